// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/PlatformGuard.h"
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Leaves out a project's own declarations of built-in variables. Some projects declare them so that an
/// editor or the compiler for the host knows the names. In CUDA the types agree; HIP's variables have
/// other types, and Clang rejects the declaration.
///
///     before  extern const dim3 blockDim;
///     after   #if !defined(__HIP_PLATFORM_AMD__) // HIP declares it with another type
///             extern const dim3 blockDim;
///             #endif
class BuiltInVariableRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    if (!view.isForHipcc())
      return result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (size_t i = 0; i + 1 < tokens.size(); ++i) {
      if (!tokens[i].is(tok::raw_identifier) || tokens[i].directiveIndex != 0 ||
          view.file.text(tokens[i]) != "extern" || isInactive(view, tokens[i].offset))
        continue;
      size_t end = endOfDeclaration(view.file, i);
      if (end == tokens.size())
        continue;
      std::vector<Edit> edits = guardFromAmd(view.file, tokens[end - 1].offset, tokens[end].end(),
                                             "HIP declares it with another type");
      if (!edits.empty())
        result.change({"built-in-variable", Layer::Token, std::move(edits)});
    }
    return result;
  }

private:
  static bool isInactive(const FileView &view, unsigned offset) {
    return llvm::any_of(view.evidence.inactive,
                        [&](Range range) { return range.contains(offset); });
  }

  /// The semicolon after a declaration of built-in variables alone that begins with `extern`; no token if it declares anything
  /// else.
  static size_t endOfDeclaration(const SourceFile &file, size_t begin) {
    const std::vector<SourceToken> &tokens = file.tokens();
    bool hasType = false, hasName = false;
    for (size_t i = begin + 1; i < tokens.size() && tokens[i].directiveIndex == 0; ++i) {
      if (tokens[i].is(tok::semi))
        return hasName ? i : tokens.size();
      if (tokens[i].is(tok::comma) && hasName)
        continue;
      if (!tokens[i].is(tok::raw_identifier))
        break;
      llvm::StringRef word = file.text(tokens[i]);
      bool isName =
          llvm::is_contained({"threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"}, word);
      if (hasName && !isName)
        break;
      if (!isName && word != "const" && !word.starts_with("__")) {
        if (hasType)
          break;
        hasType = true;
      }
      hasName |= isName;
    }
    return tokens.size();
  }
};

} // namespace

std::unique_ptr<Rule> makeBuiltInVariableRule() { return std::make_unique<BuiltInVariableRule>(); }

} // namespace tranship::rules
