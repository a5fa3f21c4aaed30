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
  for (llvm::ArrayRef<Row> rows : {table.userRows(), builtinRows()})
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

} // namespace

std::string describe(const Row &row) {
  std::string out =
      fmt::format("{} ({} of {})", row.name.str(), toString(row.kind).str(), row.library.str());
  if (row.arity >= 0)
    out += fmt::format(" with {} argument{}", row.arity, row.arity == 1 ? "" : "s");
  if (row.givenArgument >= 0)
    out += fmt::format(" where argument {} is {}", row.givenArgument, row.givenType.str());
  out += "\n";
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
  return out;
}

llvm::json::Object toJson(const Row &row) {
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
  return object;
}

} // namespace tranship
