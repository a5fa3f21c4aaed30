// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Explain.h"

#include "mapping/Columns.h"
#include "mapping/NearNames.h"
#include "mapping/RowText.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::mapping {
namespace {

/// Whether another row, which needs a helper, applies wherever helpers may be used.
bool isForNoHelpers(const Row &row, const Table &table) {
  return row.helper.empty() && llvm::any_of(table.rowsOf(row.name), [&](const Row &other) {
           return !other.helper.empty() && other.kind == row.kind &&
                  conditions(other) == conditions(row);
         });
}

} // namespace

Explanation explain(const Table &table, llvm::StringRef name) {
  Explanation result;
  for (const Row &row : table.rowsOf(name))
    result.rows.push_back(&row);
  // What the name usually becomes comes first. The table has rows for --helpers=none before it.
  llvm::stable_sort(result.rows, [&](const Row *a, const Row *b) {
    return isForNoHelpers(*a, table) < isForNoHelpers(*b, table);
  });
  if (!result.rows.empty())
    return result;
  NearNames near(name);
  for (llvm::ArrayRef<Row> rows : table.layers())
    for (const Row &row : rows) {
      bool isField = row.kind == RowKind::Field && row.name.split('.').second == name;
      if (isField || (row.supported && row.hip == name)) {
        result.askedForHipName |= !isField;
        result.rows.push_back(&row);
        continue;
      }
      near.consider(row.name);
    }
  if (result.rows.empty())
    result.suggestions = near.take();
  return result;
}

std::string describe(const Row &row, const Table &table) {
  std::string out = fmt::format("{} ({} of {}){}{}\n", row.name.str(), toString(row.kind).str(),
                                row.library.str(), conditions(row),
                                isForNoHelpers(row, table) ? " with --helpers=none" : "");
  const char *experimental = row.experimental ? " (experimental in HIP)" : "";
  if (!row.supported)
    out += fmt::format("  no HIP counterpart: {}\n  instead: {}\n", row.unsupported->why.str(),
                       row.unsupported->instead.str());
  else if (row.hip.empty())
    out += row.kind == RowKind::Header ? "  dropped: HIP's main header covers it\n" : "  dropped\n";
  else if (row.reshapesCall())
    out += fmt::format("  a call becomes {}{}\n", row.call.str(), experimental);
  else
    out += fmt::format("  becomes {}{}\n", row.hip.str(), experimental);
  if (row.kind == RowKind::Macro && !row.call.empty())
    out += fmt::format("  its value: {}\n", row.call.str());
  if (!row.hipValue.empty())
    out += fmt::format("  its value: {} in CUDA, {} in HIP\n", row.value.str(), row.hipValue.str());
  if (row.warn) {
    out += fmt::format("  note: {}\n", row.warn->why.str());
    if (!row.warn->instead.empty())
      out += fmt::format("        {}\n", row.warn->instead.str());
  }
  if (!row.helper.empty())
    out += fmt::format("  helper: {}\n", row.helper.str());
  if (!row.needs.empty())
    out += fmt::format("  needs: {}\n", row.needs.str());
  for (const std::string &known :
       {versions("CUDA", row.cudaAdded, row.cudaDeprecated, row.cudaRemoved),
        versions("HIP", row.hipAdded, row.hipDeprecated, row.hipRemoved)})
    if (!known.empty())
      out += "  " + known + "\n";
  const Library *library = table.library(row.library);
  auto line = [&](llvm::StringRef what, llvm::StringRef text) {
    if (!text.empty())
      out += fmt::format("  {}: {}\n", what.str(), text.str());
  };
  if (!library)
    return out;
  line("CUDA documentation", library->cudaDocs);
  line("HIP documentation", row.supported ? library->hipDocs : "");
  line("facts from", row.source.empty() ? library->facts : row.source.ref());
  return out;
}

llvm::json::Object toJson(const Row &row, const Table &table) {
  llvm::json::Object object;
  auto text = [&](llvm::StringRef key, llvm::StringRef value) {
    if (!value.empty())
      object[key.str()] = value.str(); // JSON does not copy a StringRef
  };
  visitColumns(row, [&](const ColumnInfo &column, const auto &value) {
    using Type = std::decay_t<decltype(value)>;
    if constexpr (std::is_same_v<Type, VersionRange>) {
      std::string key = column.key == "for-hip" ? "hip" : column.key.str();
      text(key + "-from", columnText(value.from));
      text(key + "-before", columnText(value.before));
    } else if constexpr (std::is_same_v<Type, NoteRef>) {
      // written below, as `why` and `instead`
    } else if constexpr (std::is_integral_v<Type>) { // a number or `true`
      if (value != unset<Type>)
        object[column.key] = value;
    } else {
      text(column.key, columnText(value));
    }
  });
  if (row.supported && row.hip.empty())
    object["hip"] = "";
  object["supported"] = row.supported;
  text("library", row.library);
  if (NoteRef note = row.supported ? row.warn : row.unsupported) {
    text("why", note->why);
    text("instead", note->instead);
  }
  if (const Library *library = table.library(row.library)) {
    text("cuda-documentation", library->cudaDocs);
    text("hip-documentation", row.supported ? library->hipDocs : "");
    text("facts-from", row.source.empty() ? library->facts : row.source.ref());
  }
  return object;
}

} // namespace tranship::mapping
