#include "mapping/Explain.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <algorithm>

namespace tranship {

Explanation explain(const Table &table, llvm::StringRef name) {
  Explanation result;
  for (const Row &row : table.rowsOf(name))
    result.rows.push_back(&row);
  if (!result.rows.empty())
    return result;
  std::vector<std::pair<unsigned, llvm::StringRef>> near;
  unsigned limit = std::max<size_t>(2, name.size() / 5);
  for (llvm::ArrayRef<Row> rows : table.layers())
    for (const Row &row : rows) {
      bool isField = row.kind == RowKind::Field && row.name.split('.').second == name;
      if (isField || (row.supported && row.hip == name)) {
        result.askedForHipName |= !isField;
        result.rows.push_back(&row);
        continue;
      }
      unsigned distance = name.edit_distance_insensitive(row.name, true, limit);
      if (distance <= limit)
        near.emplace_back(distance, row.name);
    }
  if (!result.rows.empty())
    return result;
  llvm::stable_sort(near, llvm::less_first());
  for (const auto &[distance, candidate] : near)
    if (result.suggestions.size() < 5 && !llvm::is_contained(result.suggestions, candidate))
      result.suggestions.push_back(candidate);
  return result;
}

namespace {

std::string versions(llvm::StringRef what, Version added, Version deprecated, Version removed) {
  std::string text;
  auto add = [&](llvm::StringRef event, Version version) {
    if (version.known())
      text += fmt::format("{} {} {}", text.empty() ? "" : ",", event.str(), version.str());
  };
  add("since", added);
  add("deprecated in", deprecated);
  add("removed in", removed);
  return text.empty() ? text : fmt::format("  {}:{}\n", what.str(), text);
}

/// What must hold for a row to be taken.
std::string conditions(const Row &row) {
  std::string out;
  if (row.arity >= 0)
    out += fmt::format(" with {} argument{}", row.arity, row.arity == 1 ? "" : "s");
  if (row.givenArgument >= 0)
    out += fmt::format(" where argument {} is {}", row.givenArgument, row.givenType.str());
  if (row.cudaFrom.known())
    out += fmt::format(" from CUDA {} on", row.cudaFrom.str());
  if (row.cudaBefore.known())
    out += fmt::format(" before CUDA {}", row.cudaBefore.str());
  if (!row.including.empty())
    out += fmt::format(" where {} is included", row.including.str());
  return out;
}

} // namespace

std::string describe(const Row &row, const Table &table) {
  std::string out = fmt::format("{} ({} of {}){}\n", row.name.str(), toString(row.kind).str(),
                                row.library.str(), conditions(row));
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
  if (row.warn) {
    out += fmt::format("  note: {}\n", row.warn->why.str());
    if (!row.warn->instead.empty())
      out += fmt::format("        {}\n", row.warn->instead.str());
  }
  out += versions("CUDA", row.cudaAdded, row.cudaDeprecated, row.cudaRemoved);
  out += versions("HIP", row.hipAdded, row.hipDeprecated, row.hipRemoved);
  const Library *library = table.library(row.library);
  auto line = [&](llvm::StringRef what, llvm::StringRef text) {
    if (!text.empty())
      out += fmt::format("  {}: {}\n", what.str(), text.str());
  };
  if (!library)
    return out;
  line("CUDA documentation", library->cudaDocs);
  line("HIP documentation", row.supported ? library->hipDocs : "");
  line("facts from", row.source.empty() ? library->facts : row.source);
  return out;
}

llvm::json::Object toJson(const Row &row, const Table &table) {
  llvm::json::Object object{{"name", row.name},
                            {"kind", toString(row.kind)},
                            {"library", row.library},
                            {"supported", row.supported}};
  auto text = [&](llvm::StringRef key, llvm::StringRef value) {
    if (!value.empty())
      object[key] = value;
  };
  if (row.supported)
    object["hip"] = row.hip;
  text("call", row.call);
  if (row.arity >= 0)
    object["arity"] = row.arity;
  if (row.givenArgument >= 0)
    object["given"] = fmt::format("${} {}", row.givenArgument, row.givenType.str());
  if (row.cudaFrom.known())
    object["cuda-from"] = row.cudaFrom.str();
  if (row.cudaBefore.known())
    object["cuda-before"] = row.cudaBefore.str();
  text("including", row.including);
  if (const Note *note = row.supported ? row.warn : row.unsupported) {
    text("why", note->why);
    text("instead", note->instead);
  }
  if (row.experimental)
    object["experimental"] = true;
  auto version = [&](llvm::StringRef key, Version value) {
    if (value.known())
      object[key] = value.str();
  };
  version("cuda-added", row.cudaAdded);
  version("cuda-deprecated", row.cudaDeprecated);
  version("cuda-removed", row.cudaRemoved);
  version("hip-added", row.hipAdded);
  version("hip-deprecated", row.hipDeprecated);
  version("hip-removed", row.hipRemoved);
  if (const Library *library = table.library(row.library)) {
    text("cuda-documentation", library->cudaDocs);
    text("hip-documentation", row.supported ? library->hipDocs : "");
    text("facts-from", row.source.empty() ? library->facts : row.source);
  }
  return object;
}

} // namespace tranship
