// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Diff.h"

#include "mapping/Table.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <algorithm>

namespace tranship::mapping {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static void append(std::vector<const Row *> &to, llvm::ArrayRef<Row> rows) {
  for (const Row &row : rows)
    to.push_back(&row);
}

static void sort(std::vector<const Row *> &rows) {
  llvm::stable_sort(rows, [](const Row *a, const Row *b) { return *a < *b; });
}

std::unique_ptr<TableState> TableState::compiledIn() {
  auto state = std::make_unique<TableState>();
  append(state->rows, builtinTables().rows);
  append(state->rows, builtinTables().patterns);
  append(state->rocRows, rocTables().rows);
  append(state->rocRows, rocTables().patterns);
  sort(state->rows);
  sort(state->rocRows);
  return state;
}

llvm::Error TableState::readFile(llvm::StringRef file) {
  llvm::Expected<std::string> text = readRegularFile(file.str(), maxSourceSize);
  if (!text)
    return text.takeError();
  llvm::SmallString<256> full(file);
  (void)fs::make_absolute(full); // fails only without a working directory
  bool isRoc = path::filename(path::parent_path(full)) == "roc";
  return readRows(*text, file, isRoc ? rocSet_ : set_, RowOrder::Any);
}

llvm::Expected<std::unique_ptr<TableState>> TableState::read(llvm::StringRef where) {
  auto state = std::make_unique<TableState>();
  state->isOneFile_ = !fs::is_directory(where);
  std::vector<std::string> files;
  if (state->isOneFile_)
    files.push_back(where.str());
  llvm::SmallString<256> roc(where);
  path::append(roc, "roc");
  for (llvm::StringRef folder : {where, llvm::StringRef(roc)}) {
    std::error_code error;
    if (!fs::is_directory(folder))
      continue;
    for (fs::directory_iterator i(folder, error), end; i != end && !error; i.increment(error))
      if (path::extension(i->path()) == ".yaml")
        files.push_back(i->path());
    if (error)
      return llvm::createFileError(folder, error);
  }
  if (files.empty())
    return llvm::createStringError(where + ": no mapping files (*.yaml) in this folder");
  llvm::sort(files);
  for (const std::string &file : files)
    if (llvm::Error error = state->readFile(file))
      return error;
  append(state->rows, state->set_.rows);
  append(state->rocRows, state->rocSet_.rows);
  sort(state->rows);
  sort(state->rocRows);
  return state;
}

void TableState::keepLibrariesOf(const TableState &other) {
  auto keep = [](std::vector<const Row *> &rows, llvm::ArrayRef<const Row *> like) {
    llvm::StringSet<> libraries;
    for (const Row *row : like)
      libraries.insert(row->library);
    llvm::erase_if(rows, [&](const Row *row) { return !libraries.contains(row->library); });
  };
  keep(rows, other.rows);
  keep(rocRows, other.rocRows);
}

static std::vector<RowDifference::Change> changesBetween(const Row &before, const Row &after) {
  std::vector<RowDifference::Change> changes;
  llvm::StringMap<std::string> old, now;
  for (Column &column : columnsOf(before))
    old[column.key] = std::move(column.text);
  for (Column &column : columnsOf(after))
    now[column.key] = std::move(column.text);
  // Rows in files leave out what CUDA's facts say (completeRows).
  auto isCompleted = [&](llvm::StringRef key) {
    return (key == "decl" || key == "value" || key == "cuda-added" || key == "cuda-removed") &&
           (old[key].empty() || now[key].empty());
  };
  auto addIfChanged = [&](llvm::StringRef key) {
    if (isCompleted(key))
      return;
    if (old[key] != now[key] || (key == "hip" && before.supported != after.supported))
      changes.push_back({key, old[key], now[key]});
  };
  llvm::for_each(rowColumns(), addIfChanged);
  addIfChanged("library");
  return changes;
}

static void compareRows(llvm::ArrayRef<const Row *> before, llvm::ArrayRef<const Row *> after,
                        bool isRoc, std::vector<RowDifference> &into) {
  while (!before.empty() || !after.empty()) {
    if (after.empty() || (!before.empty() && *before.front() < *after.front())) {
      into.push_back({before.consume_front(), nullptr, isRoc});
    } else if (before.empty() || *after.front() < *before.front()) {
      into.push_back({nullptr, after.consume_front(), isRoc});
    } else {
      const Row *old = before.consume_front(), *now = after.consume_front();
      if (auto changes = changesBetween(*old, *now); !changes.empty())
        into.push_back({old, now, isRoc, std::move(changes)});
    }
  }
}

std::vector<RowDifference> compare(const TableState &before, const TableState &after) {
  std::vector<RowDifference> result;
  compareRows(before.rows, after.rows, false, result);
  compareRows(before.rocRows, after.rocRows, true, result);
  return result;
}

static const char *wordFor(const RowDifference &difference) {
  return !difference.before ? "added" : !difference.after ? "removed" : "changed";
}

std::string differencesAsText(llvm::ArrayRef<RowDifference> list) {
  std::string out;
  size_t added = 0, removed = 0;
  for (const RowDifference &difference : list) {
    const Row &row = difference.after ? *difference.after : *difference.before;
    added += !difference.before;
    removed += !difference.after;
    out += fmt::format("{} {} ({} of {}{}){}", wordFor(difference), row.name.str(),
                       toString(row.kind).str(), row.library.str(),
                       difference.isRoc ? ", with --roc" : "", conditions(row));
    out += difference.changes.empty() ? fmt::format(" {}\n", outcome(row)) : "\n";
    auto shown = [](const std::string &text) { return text.empty() ? "(none)" : text; };
    for (const auto &[key, before, after] : difference.changes)
      out += fmt::format("  {}: {} → {}\n", key.str(), shown(before), shown(after));
  }
  return out + fmt::format("{} added, {} removed, {} changed\n", added, removed,
                           list.size() - added - removed);
}

llvm::json::Array differencesAsJson(llvm::ArrayRef<RowDifference> list) {
  llvm::json::Array array;
  for (const RowDifference &difference : list) {
    llvm::json::Object row, columns;
    for (const Column &column :
         columnsOf(difference.after ? *difference.after : *difference.before))
      row[column.key] = column.text;
    llvm::json::Object object{{"change", wordFor(difference)}, {"roc", difference.isRoc}};
    object["row"] = std::move(row);
    for (const auto &[key, before, after] : difference.changes)
      columns[key] = llvm::json::Object{{"before", before}, {"after", after}};
    if (!columns.empty())
      object["columns"] = std::move(columns);
    array.push_back(std::move(object));
  }
  return array;
}

} // namespace tranship::mapping
