// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/RowText.h"

#include "mapping/Columns.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::mapping {

std::string conditions(const Row &row) {
  std::string out;
  if (row.arity >= 0)
    out += fmt::format(" with {} argument{}", row.arity, row.arity == 1 ? "" : "s");
  if (row.given.isSet())
    out += fmt::format(" where argument {} is {}", row.given.argument, row.given.text.str());
  if (row.wave == RowWave::Groups)
    out += " in code that keeps groups of 32 lanes";
  else if (row.wave == RowWave::Whole)
    out += " in code that works on whole wavefronts";
  if (row.onHost)
    out += " in code that runs on the host";
  if (row.cuda.from.known())
    out += fmt::format(" from CUDA {} on", row.cuda.from.str());
  if (row.cuda.before.known())
    out += fmt::format(" before CUDA {}", row.cuda.before.str());
  if (row.forHip.from.known())
    out += fmt::format(" for HIP {} and later", row.forHip.from.str());
  if (row.forHip.before.known())
    out += fmt::format(" for HIP before {}", row.forHip.before.str());
  if (row.lacksTextures)
    out += " for GPUs without textures";
  if (!row.including.empty())
    out += fmt::format(" where {} is included", row.including.str());
  return out;
}

std::string guards(const Row &row) {
  std::string out;
  visitColumns(row, [&](const ColumnInfo &column, const auto &value) {
    std::string text = column.role == ColumnRole::Guard ? columnText(value) : std::string();
    if (!text.empty())
      out += fmt::format("{}{}: {}", out.empty() ? "" : ", ", column.key.str(), text);
  });
  return out;
}

std::string versions(llvm::StringRef what, Version added, Version deprecated, Version removed) {
  std::string text;
  auto add = [&](llvm::StringRef event, Version version) {
    if (version.known())
      text += fmt::format("{} {} {}", text.empty() ? ":" : ",", event.str(), version.str());
  };
  add("since", added);
  add("deprecated in", deprecated);
  add("removed in", removed);
  return text.empty() ? text : what.str() + text;
}

bool changesText(const Row &row) {
  llvm::StringRef plain = row.kind == RowKind::Field ? row.name.split('.').second : row.name;
  return row.supported && (row.hip != plain || !row.call.empty() || !row.tag.empty());
}

std::string sentence(const Note &note) { return columnText(NoteRef(&note)); }

std::string outcome(const Row &row) {
  if (!row.supported)
    return "no HIP counterpart: " + sentence(*row.unsupported);
  if (row.reshapesCall())
    return "→ " + row.call.str();
  return row.hip.empty() ? "dropped" : "→ " + row.hip.str();
}

std::vector<Column> columnsOf(const Row &row) {
  std::vector<Column> list;
  visitColumns(row, [&](const ColumnInfo &column, const auto &value) {
    std::string text = columnText(value);
    if (!text.empty() || (column.key == "hip" && row.supported))
      list.push_back({column.key.str(), std::move(text)});
  });
  if (!row.library.empty())
    list.push_back({"library", row.library.str()});
  return list;
}

bool translateAlike(const Row &a, const Row &b) {
  if (a < b || b < a || a.supported != b.supported)
    return false;
#define ROW_COLUMN(role, key, member, type, reader, help)                                          \
  if (ColumnRole::role == ColumnRole::Translation && columnText(a.member) != columnText(b.member)) \
    return false;
#include "mapping/Columns.def"
  return true;
}

} // namespace tranship::mapping
