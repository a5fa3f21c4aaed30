// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/MacroReplacement.h"

#include "mapping/CallTemplate.h"
#include "rules/Rule.h"
#include "source/Conditions.h"
#include "source/ExecutionSpaceTests.h"
#include "source/PlatformCode.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::rules {
namespace {

std::string valueOf(const RuleOptions &options, const mapping::Row &row) {
  std::string text;
  for (const mapping::CallTemplate::Piece &piece :
       llvm::cantFail(mapping::CallTemplate::parse(row.call)).forCuda(options.target.cudaOrUsual()).pieces)
    text += piece.text;
  // The row has the usual value.
  std::string usual = llvm::utostr(usualArchitecture);
  if (size_t at = text.find(usual); row.name == "__CUDA_ARCH__" && at != std::string::npos)
    text.replace(at, usual.size(), llvm::utostr(options.cudaArchitecture));
  return text;
}

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

bool wantsName(const SourceFile &file, size_t name) {
  const std::vector<SourceToken> &tokens = file.tokens();
  bool isDefined =
      tokens[name].directive == Directive::Define || tokens[name].directive == Directive::Undef;
  if (isDefined && name >= 2 && tokens[name - 2].is(clang::tok::hash))
    return true;
  if (name == 0 || tokens[name].directive != Directive::Condition)
    return false;
  size_t before = name - 1;
  if (tokens[before].is(clang::tok::l_paren) && before > 0)
    --before;
  llvm::StringRef word = file.text(tokens[before]);
  return word == "defined" || word.starts_with("ifdef") || word.starts_with("ifndef") ||
         word.starts_with("elifdef") || word.starts_with("elifndef");
}

std::optional<int64_t> versionValue(llvm::ArrayRef<mapping::Row> rows, const RuleOptions &options) {
  for (const mapping::Row &row : llvm::reverse(rows)) {
    if (row.kind != mapping::RowKind::Macro || row.call.empty() ||
        !row.isForHip(options.target.hip) || !row.isForCuda(options.target.cudaOrUsual()))
      continue;
    int64_t value = 0;
    std::string text = valueOf(options, row);
    if (!llvm::StringRef(text).split(' ').first.getAsInteger(10, value))
      return value;
  }
  return std::nullopt;
}

MacroState macroInPort(llvm::StringRef macro, const std::set<std::string> &userNames,
                       const mapping::Table &table, const RuleOptions &options) {
  llvm::ArrayRef<mapping::Row> rows = table.rowsOf(macro);
  if (userNames.contains(macro.str()) || rows.empty())
    return {};
  bool isLacking = llvm::all_of(rows, [](const mapping::Row &row) {
    return row.kind == mapping::RowKind::Macro && !row.supported && !row.isPattern();
  });
  return isLacking ? MacroState{false, 0} : MacroState{std::nullopt, versionValue(rows, options)};
}

std::string macroReplacement(const FileView &view, const ResolvedUse &use,
                             const mapping::Row &row) {
  return wantsName(view.file, use.token) ? row.hip.str() : valueOf(view.options, row);
}

std::unique_ptr<Rule> makeMacroValueRule() { return std::make_unique<MacroValueRule>(); }

} // namespace tranship::rules
