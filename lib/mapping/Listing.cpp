// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Listing.h"

#include "mapping/Explain.h"
#include "mapping/RowText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

namespace tranship::mapping {

std::vector<const Row *> answeringRows(const Table &table, const ListFilter &filter) {
  std::vector<const Row *> result;
  llvm::StringSet<> patterns;
  auto answers = [&](const Row &row) {
    llvm::ArrayRef<Row> rows = table.rowsOf(row.name);
    if (&row >= rows.begin() && &row < rows.end())
      return true;
    // A pattern applies to names other than its own, unless an earlier layer has the same one.
    return row.isPattern() && (rows.empty() || rows.front().name != row.name) &&
           patterns.insert(row.name).second;
  };
  for (llvm::ArrayRef<Row> layer : table.layers())
    for (const Row &row : layer)
      if (answers(row) && (filter.library.empty() || row.library == filter.library) &&
          (!filter.kind || row.kind == *filter.kind) &&
          (!filter.unsupportedOnly || !row.supported) && (!filter.changedOnly || changesText(row)))
        result.push_back(&row);
  llvm::stable_sort(result, [](const Row *a, const Row *b) {
    return a->library != b->library ? a->library < b->library : *a < *b;
  });
  return result;
}

/// Calls `visit` with the rows of each library.
static void eachLibrary(llvm::ArrayRef<const Row *> rows,
                        llvm::function_ref<void(llvm::ArrayRef<const Row *>)> visit) {
  while (!rows.empty()) {
    auto end =
        llvm::find_if(rows, [&](const Row *row) { return row->library != rows.front()->library; });
    visit(rows.take_front(end - rows.begin()));
    rows = rows.drop_front(end - rows.begin());
  }
}

std::string listAsText(llvm::ArrayRef<const Row *> rows) {
  constexpr size_t widest = 56; // longer names only move their own line
  std::string out;
  eachLibrary(rows, [&](llvm::ArrayRef<const Row *> page) {
    out += fmt::format("{}{} ({} row{})\n", out.empty() ? "" : "\n", page.front()->library.str(),
                       page.size(), page.size() == 1 ? "" : "s");
    std::vector<std::string> names;
    size_t width = 0;
    for (const Row *row : page) {
      std::string guard = guards(*row);
      names.push_back(guard.empty() ? row->name.str()
                                    : fmt::format("{} ({})", row->name.str(), guard));
      if (names.back().size() <= widest)
        width = std::max(width, names.back().size());
    }
    for (size_t i = 0; i < page.size(); ++i)
      out += fmt::format("  {:<{}}  {:<10}  {}\n", names[i], width, toString(page[i]->kind).str(),
                         outcome(*page[i]));
  });
  return out;
}

llvm::json::Array listAsJson(llvm::ArrayRef<const Row *> rows, const Table &table) {
  llvm::json::Array array;
  for (const Row *row : rows)
    array.push_back(toJson(*row, table));
  return array;
}

static std::string csvCell(llvm::StringRef text) {
  if (text.find_first_of(",\"\n") == llvm::StringRef::npos)
    return text.str();
  std::string out = "\"";
  for (char c : text)
    out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

std::string listAsCsv(llvm::ArrayRef<const Row *> rows) {
  std::string out = "library";
  for (llvm::StringRef key : rowColumns())
    out += fmt::format(",{}", key.str());
  out += "\n";
  for (const Row *row : rows) {
    std::vector<Column> columns = columnsOf(*row);
    out += csvCell(row->library);
    for (llvm::StringRef key : rowColumns()) {
      auto column = llvm::find_if(columns, [&](const Column &c) { return c.key == key; });
      out += ',';
      if (column != columns.end())
        out += csvCell(column->text);
    }
    out += "\n";
  }
  return out;
}

std::string markdownCell(llvm::StringRef text) {
  std::string out;
  for (char c : text) {
    if (c == '<')
      out += "&lt;";
    else if (llvm::StringRef("|*_\\`[]").contains(c))
      out += {'\\', c};
    else
      out += c;
  }
  return out;
}

/// Code in a cell: only the character that ends the cell needs escaping.
static std::string code(llvm::StringRef text) {
  std::string out = "`";
  for (char c : text)
    out += c == '|' ? "\\|" : std::string(1, c);
  return out + "`";
}

static std::string markdownRow(const Row &row) {
  std::string hip = "none", know;
  if (row.reshapesCall())
    hip = code(row.call);
  else if (row.supported)
    hip = row.hip.empty() ? "(dropped)" : code(row.hip);
  auto add = [&](const std::string &text) {
    if (!text.empty())
      know += (know.empty() ? "" : ". ") + text;
  };
  if (row.kind == RowKind::Macro && !row.call.empty())
    add("Its value: " + code(row.call));
  if (NoteRef note = row.supported ? row.warn : row.unsupported)
    add(markdownCell(sentence(*note)));
  if (!row.needs.empty())
    add("Needs " + code(row.needs));
  add(versions("CUDA", row.cudaAdded, row.cudaDeprecated, row.cudaRemoved));
  add(versions("HIP", row.hipAdded, row.hipDeprecated, row.hipRemoved));
  if (row.experimental)
    add("experimental in HIP");
  return fmt::format("| {}{} | {} | {} |\n", code(row.name), markdownCell(conditions(row)), hip,
                     know);
}

std::string listAsMarkdown(llvm::ArrayRef<const Row *> rows, const Table &table) {
  // The most wanted kinds come first.
  constexpr std::pair<RowKind, const char *> sections[] = {{RowKind::Header, "Headers"},
                                                           {RowKind::Function, "Functions"},
                                                           {RowKind::Type, "Types"},
                                                           {RowKind::Field, "Fields"},
                                                           {RowKind::Enumerator, "Enumerators"},
                                                           {RowKind::Macro, "Macros"},
                                                           {RowKind::Namespace, "Namespaces"}};
  std::string out;
  eachLibrary(rows, [&](llvm::ArrayRef<const Row *> page) {
    llvm::StringRef name = page.front()->library;
    size_t unsupported = llvm::count_if(page, [](const Row *row) { return !row->supported; });
    out +=
        fmt::format("{}# {}\n\n{} row{}, {} without a HIP counterpart.\n", out.empty() ? "" : "\n",
                    name.str(), page.size(), page.size() == 1 ? "" : "s", unsupported);
    if (const Library *library = table.library(name)) {
      auto line = [&](llvm::StringRef what, llvm::StringRef text) {
        if (!text.empty())
          out += fmt::format("\n{}: {}\n", what.str(), text.str());
      };
      line("CUDA documentation", library->cudaDocs);
      line("HIP documentation", library->hipDocs);
      line("Facts from", library->facts);
    }
    for (const auto &[kind, title] : sections) {
      std::string body;
      for (const Row *row : page)
        if (row->kind == kind)
          body += markdownRow(*row);
      if (!body.empty())
        out +=
            fmt::format("\n## {}\n\n| CUDA | HIP | notes |\n| --- | --- | --- |\n{}", title, body);
    }
  });
  return out;
}

} // namespace tranship::mapping
