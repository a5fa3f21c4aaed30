// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Statistics.h"

#include "mapping/Listing.h"
#include "mapping/RowText.h"

#include <fmt/format.h>

#include <cstring>

namespace tranship::mapping {
namespace {

struct Count {
  const char *title;
  const char *key;
  size_t LibraryStatistics::*member;
};
constexpr Count counts[] = {
    {"rows", "rows", &LibraryStatistics::rows},
    {"renamed", "renamed", &LibraryStatistics::renamed},
    {"same name", "same-name", &LibraryStatistics::sameName},
    {"calls rewritten", "calls-rewritten", &LibraryStatistics::callsRewritten},
    {"dropped", "dropped", &LibraryStatistics::dropped},
    {"unsupported", "unsupported", &LibraryStatistics::unsupported},
    {"guarded", "guarded", &LibraryStatistics::guarded},
    {"with a warning", "with-a-warning", &LibraryStatistics::warned},
};

size_t widthOf(const Count &count) { return std::max<size_t>(6, strlen(count.title)); }

void add(const Row &row, LibraryStatistics &to) {
  ++to.rows;
  ++(!row.supported       ? to.unsupported
     : row.reshapesCall() ? to.callsRewritten
     : row.hip.empty()    ? to.dropped
     : changesText(row)   ? to.renamed
                          : to.sameName);
  to.guarded += !guards(row).empty();
  to.warned += bool(row.warn);
}

} // namespace

std::vector<LibraryStatistics> statistics(const Table &table) {
  std::vector<LibraryStatistics> list;
  LibraryStatistics total{"total"};
  for (const Row *row : answeringRows(table)) {
    if (list.empty() || list.back().library != row->library)
      list.push_back({row->library});
    add(*row, list.back());
    add(*row, total);
  }
  list.push_back(total);
  return list;
}

std::string statisticsAsText(llvm::ArrayRef<LibraryStatistics> list) {
  std::string out = fmt::format("{:<14}", "library");
  for (const Count &count : counts)
    out += fmt::format("  {:>{}}", count.title, widthOf(count));
  for (const LibraryStatistics &entry : list) {
    out += fmt::format("\n{:<14}", entry.library.str());
    for (const Count &count : counts)
      out += fmt::format("  {:>{}}", entry.*count.member, widthOf(count));
  }
  return out + fmt::format("\n\nCUDA up to {}, HIP up to {}\n", newestCuda.str(), newestHip.str());
}

std::string statisticsAsMarkdown(llvm::ArrayRef<LibraryStatistics> list) {
  std::string out = "| library |", line = "| --- |";
  for (const Count &count : counts) {
    out += fmt::format(" {} |", count.title);
    line += " ---: |";
  }
  out += "\n" + line + "\n";
  for (const LibraryStatistics &entry : list) {
    std::string name = entry.library.str();
    out += &entry == &list.back() ? fmt::format("| {} |", name)
                                  : fmt::format("| [{0}]({0}.md) |", name);
    for (const Count &count : counts)
      out += fmt::format(" {} |", entry.*count.member);
    out += "\n";
  }
  return out;
}

llvm::json::Array statisticsAsJson(llvm::ArrayRef<LibraryStatistics> list) {
  llvm::json::Array array;
  for (const LibraryStatistics &entry : list) {
    llvm::json::Object object{{"library", entry.library}};
    for (const Count &count : counts)
      object[count.key] = int64_t(entry.*count.member);
    array.push_back(std::move(object));
  }
  return array;
}

} // namespace tranship::mapping
