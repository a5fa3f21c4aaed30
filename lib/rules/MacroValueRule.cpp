// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/MacroReplacement.h"

#include "rules/Rule.h"
#include "source/Conditions.h"
#include "source/ExecutionSpaceTests.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::rules {
namespace {

/// The condition as it was, for readers who wonder why it is 1 or 0.
std::string commentOf(const SourceFile &file, Range tokens) {
  llvm::StringRef written =
      file.text(Range{file.tokens()[tokens.begin].offset, file.tokens()[tokens.end - 1].end()});
  if (!written.contains("/*") && !written.contains("//") && !written.contains('\\'))
    return written.str();
  std::string text;
  for (size_t i = tokens.begin; i < tokens.end; ++i)
    text += (text.empty() ? "" : " ") + file.text(file.tokens()[i]).str();
  return text;
}

/// Replaces macros whose value means something else in HIP: with HIP's macro where a macro is
/// defined or tested for being defined, and with the row's `call` where its value matters.
///
///     #ifdef __CUDA_ARCH__                    #ifdef __HIP_DEVICE_COMPILE__
///     #if __CUDA_ARCH__ >= 350                #if (__HIP_DEVICE_COMPILE__ * 600) >= 350
///
/// The number is that of RuleOptions::cudaArchitecture.
///
/// Where execution spaces depend on the side, HIP's Clang requires them on both:
///
///     #ifdef __CUDA_ARCH__                    #ifdef __HIPCC__
///     #define BOTH __host__ __device__        #define BOTH __host__ __device__
///
/// A comparison of versions that are known is decided; the branch that holds can be seen:
///
///     #if CUDART_VERSION >= 11000             #if 1 /* CUDART_VERSION >= 11000 */
class MacroValueRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    std::vector<ExecutionSpaceTest> ofSpaces = executionSpaceTests(view.file);
    for (const ResolvedUse &use : view.uses) {
      const mapping::Row *row = use.row;
      if (use.disposition != Disposition::Valued)
        continue;
      result.claim(use);
      if (auto test = llvm::find_if(
              ofSpaces,
              [&](const ExecutionSpaceTest &one) { return one.architecture == use.token; });
          test != ofSpaces.end()) {
        const mapping::Row &compiler = view.table.rowsOf("__CUDACC__").back();
        Change change{"macro-value",
                      use.layer,
                      {{view.file.tokens()[use.token].range(), {compiler.hip.str()}}}};
        for (size_t space : test->spacesOfBoth) {
          unsigned begin = view.file.tokens()[space].offset;
          change.edits.push_back({{begin, begin}, {std::string("__host__ ")}});
        }
        result.change(std::move(change));
        continue;
      }
      if (std::optional<Edit> decided = decide(view, use)) {
        result.change({"macro-value", use.layer, {std::move(*decided)}});
        continue;
      }
      result.change(
          {"macro-value",
           use.layer,
           {{view.file.tokens()[use.token].range(), {macroReplacement(view, use, *row)}}}});
    }
    return result;
  }

private:
  /// Decides the comparison that contains a version, if all of it is known.
  static std::optional<Edit> decide(const FileView &view, const ResolvedUse &use) {
    const std::vector<SourceToken> &tokens = view.file.tokens();
    if (tokens[use.token].directive != Directive::Condition || wantsName(view.file, use.token) ||
        !versionValue(use.rows, view.options))
      return std::nullopt;
    std::optional<Range> comparison = comparisonAround(view.file, use.token);
    if (!comparison)
      return std::nullopt;
    // Names of the user have no uses here.
    auto isCudas = [&](llvm::StringRef name) {
      return llvm::any_of(view.uses, [&](const ResolvedUse &other) {
        return comparison->contains(other.token) && view.file.text(tokens[other.token]) == name;
      });
    };
    std::optional<int64_t> value =
        valueOfCondition(view.file, *comparison, [&](llvm::StringRef name) {
          return MacroState{std::nullopt, isCudas(name)
                                              ? versionValue(view.table.rowsOf(name), view.options)
                                              : std::nullopt};
        });
    if (!value)
      return std::nullopt;
    return Edit{{tokens[comparison->begin].offset, tokens[comparison->end - 1].end()},
                {(*value ? "1 /* " : "0 /* ") + commentOf(view.file, *comparison) + " */"}};
  }
};

} // namespace

std::unique_ptr<Rule> makeMacroValueRule() { return std::make_unique<MacroValueRule>(); }

} // namespace tranship::rules
