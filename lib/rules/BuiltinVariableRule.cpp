// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/PlatformGuard.h"
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Disables declarations of built-in variables, which some programs make for the host. HIP declares them for
/// both sides, with types of its own.
///
///     before  extern const dim3 blockDim;
///     after   #if !defined(__HIP_PLATFORM_AMD__) // HIP declares it
///             extern const dim3 blockDim;
///             #endif
class BuiltinVariableRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (const ResolvedUse &use : view.uses) {
      if (!use.isDeclaration || !use.row || use.row->library != "device" ||
          use.row->hip != use.row->name || use.token < 2 || use.token + 1 >= tokens.size() ||
          !tokens[use.token + 1].is(tok::semi) || tokens[use.token].directive != Directive::None ||
          !isDeclaredExtern(view.file, use.token))
        continue;
      const SourceToken &name = tokens[use.token];
      std::vector<Edit> edits = guardFromAmd(view.file, name.offset, name.end(), "HIP declares it");
      if (!edits.empty())
        result.change({"builtin-variable", use.layer, std::move(edits)});
    }
    return result;
  }

private:
  /// `extern const dim3 name`, `extern uint3 const name`.
  static bool isDeclaredExtern(const SourceFile &file, size_t name) {
    const std::vector<SourceToken> &tokens = file.tokens();
    for (size_t i = name; i-- > 0 && name - i <= 5 && tokens[i].is(tok::raw_identifier);)
      if (file.text(tokens[i]) == "extern")
        return true;
    return false;
  }
};

} // namespace

std::unique_ptr<Rule> makeBuiltinVariableRule() { return std::make_unique<BuiltinVariableRule>(); }

} // namespace tranship::rules
