// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/MacroReplacement.h"

#include "mapping/CallTemplate.h"
#include "source/Conditions.h"
#include "source/PlatformCode.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::rules {
namespace {

std::string valueOf(const RuleOptions &options, const mapping::Row &row) {
  std::string text;
  for (const mapping::CallTemplate::Piece &piece :
       llvm::cantFail(mapping::CallTemplate::parse(row.call))
           .forCuda(options.target.cudaOrUsual())
           .pieces)
    text += piece.text;
  // The row has the usual value.
  std::string usual = llvm::utostr(usualArchitecture);
  if (size_t at = text.find(usual); row.name == "__CUDA_ARCH__" && at != std::string::npos)
    text.replace(at, usual.size(), llvm::utostr(options.cudaArchitecture));
  return text;
}

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

} // namespace tranship::rules
