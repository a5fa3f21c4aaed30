// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/UnconnectedNames.h"

#include "source/CallSyntax.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// Whether HIP has the name in another form, or not at all.
bool wantsTranslation(const mapping::Table &table, llvm::ArrayRef<mapping::Row> rows) {
  // `fma` is the standard library's where there is no CUDA.
  for (const mapping::Row &row : rows)
    if (const mapping::Library *library = table.library(row.library);
        library && library->deviceOnly && row.hip == row.name && !row.name.ref().starts_with("__"))
      return false;
  return llvm::any_of(rows, [](const mapping::Row &row) {
    return row.kind != mapping::RowKind::Namespace && row.kind != mapping::RowKind::Macro &&
           !row.isPattern() && (!row.supported || row.hip != row.name || !row.call.empty());
  });
}

} // namespace

std::optional<Finding> unconnectedNames(const FileView &view, const frontend::Evidence &all) {
  const SourceToken *first = nullptr;
  std::set<llvm::StringRef> names;
  const std::vector<SourceToken> &tokens = view.file.tokens();
  for (size_t i = 0; i < tokens.size(); ++i) {
    const SourceToken &token = tokens[i];
    auto known = view.evidence.unconnected.find(token.offset);
    if (known == view.evidence.unconnected.end())
      continue;
    llvm::StringRef spelled = view.file.text(token);
    if (all.plainUserNames.contains(spelled.str()) || followsTagKeyword(view.file, i) ||
        !wantsTranslation(view.table,
                          view.table.rowsOf(known->second.empty() ? spelled : known->second)))
      continue;
    if (!first)
      first = &token;
    names.insert(spelled);
  }
  if (!first)
    return std::nullopt;
  llvm::StringRef name = view.file.text(*first);
  std::string others = "is";
  if (names.size() == 2)
    others = "and another CUDA name are";
  else if (names.size() > 2)
    others = fmt::format("and {} more CUDA names are", names.size() - 1);
  return Finding{
      DiagnosticKind::CudaNotIncluded, first->offset,
      fmt::format("`{}` {} used, but no include leads to a CUDA header; the file is not translated",
                  name.str(), others),
      "include cuda_runtime.h; if the build includes it, pass the compile database with -p, or `-- "
      "-include cuda_runtime.h`; tranship does not translate names that you declare yourself",
      name.str()};
}

} // namespace tranship::rules
