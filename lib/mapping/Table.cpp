// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Table.h"

#include "mapping/ToolkitPaths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>

namespace tranship::mapping {

llvm::Error Table::addRules(llvm::StringRef text, llvm::StringRef fileName, OtherKey otherKey) {
  size_t first = overlay_.rows.size();
  overlay_.disabled.clear();
  overlay_.disabledLines.clear();
  if (llvm::Error error = readRows(text, fileName, overlay_, RowOrder::Any, otherKey))
    return error;
  rulesText_ += text;
  overlayFiles_.emplace_back(first, fileName.str());
  for (llvm::StringRef name : overlay_.disabled) {
    disabled_.insert(name);
    overlayIndex_.erase(name);
  }
  for (size_t i = first; i < overlay_.rows.size(); ++i) {
    disabled_.erase(overlay_.rows[i].name);
    auto [entry, isNew] = overlayIndex_.try_emplace(overlay_.rows[i].name, i, i);
    // A later file replaces the rows that an earlier one has for a name.
    if (!isNew && entry->second.first < first)
      entry->second.first = i;
    entry->second.second = i + 1;
  }
  overlayPatterns_.clear();
  for (const auto &[name, range] : overlayIndex_)
    if (const Row &row = overlay_.rows[range.first]; row.isPattern())
      overlayPatterns_.push_back(row);
  llvm::sort(overlayPatterns_);
  return llvm::Error::success();
}

static llvm::ArrayRef<Row> rowsIn(llvm::ArrayRef<Row> sorted, llvm::StringRef name) {
  const Row *first = llvm::partition_point(sorted, [&](const Row &row) { return row.name < name; });
  const Row *last = first;
  while (last != sorted.end() && last->name == name)
    ++last;
  return {first, last};
}

/// The longest pattern that matches the name. Names with a dot are headers or fields, and only headers
/// have patterns.
static llvm::ArrayRef<Row> patternFor(llvm::ArrayRef<Row> sorted, llvm::StringRef name) {
  if (name.empty())
    return {};
  bool hasDot = name.contains('.');
  // A prefix of the name sorts before it; the longest comes last.
  const Row *row =
      llvm::partition_point(sorted, [&](const Row &pattern) { return pattern.name < name; });
  while (row != sorted.begin() && (--row)->name.ref().front() == name.front())
    if (name.starts_with(row->name.ref().drop_back()) && (row->kind == RowKind::Header) == hasDot)
      return *row;
  return {};
}

llvm::ArrayRef<Row> Table::rowsOf(llvm::StringRef name) const {
  if (!disabled_.empty() && disabled_.contains(name))
    return {};
  if (auto found = overlayIndex_.find(name); found != overlayIndex_.end())
    return llvm::ArrayRef(overlay_.rows)
        .slice(found->second.first, found->second.second - found->second.first);
  if (roc_)
    if (llvm::ArrayRef<Row> rows = rowsIn(rocTables().rows, name); !rows.empty())
      return rows;
  if (llvm::ArrayRef<Row> rows = rowsIn(torchTables(torch_).rows, name); !rows.empty())
    return rows;
  if (llvm::ArrayRef<Row> rows = rowsIn(builtinTables().rows, name); !rows.empty())
    return rows;
  if (llvm::ArrayRef<Row> rows = patternFor(overlayPatterns_, name); !rows.empty())
    return rows;
  if (roc_)
    if (llvm::ArrayRef<Row> rows = patternFor(rocTables().patterns, name); !rows.empty())
      return rows;
  return patternFor(builtinTables().patterns, name);
}

bool Table::hasUserRow(llvm::StringRef name) const {
  return overlayIndex_.contains(name) || !patternFor(overlayPatterns_, name).empty();
}

std::vector<Table::UserRow> Table::userRows() const {
  std::vector<UserRow> result;
  for (size_t file = 0; file < overlayFiles_.size(); ++file) {
    size_t end =
        file + 1 < overlayFiles_.size() ? overlayFiles_[file + 1].first : overlay_.rows.size();
    for (size_t i = overlayFiles_[file].first; i < end; ++i) {
      auto applying = overlayIndex_.find(overlay_.rows[i].name);
      if (applying != overlayIndex_.end() && i >= applying->second.first &&
          i < applying->second.second)
        result.push_back({&overlay_.rows[i], overlayFiles_[file].second, overlay_.rowLines[i]});
    }
  }
  return result;
}

llvm::SmallVector<llvm::ArrayRef<Row>, 6> Table::layers() const {
  llvm::SmallVector<llvm::ArrayRef<Row>, 6> result = {overlay_.rows};
  if (roc_)
    llvm::append_values(result, rocTables().rows, rocTables().patterns);
  result.push_back(torchTables(torch_).rows);
  result.push_back(builtinTables().rows);
  result.push_back(builtinTables().patterns);
  return result;
}

llvm::SmallVector<llvm::ArrayRef<Library>, 3> Table::libraries() const {
  // A library may be in both tables.
  if (roc_)
    return {overlay_.libraries, rocTables().libraries, builtinTables().libraries};
  return {overlay_.libraries, builtinTables().libraries};
}

uint64_t Table::fingerprint() const {
  llvm::StringRef torch = torch_ == TorchNames::Cuda ? "cuda\n" : "masquerading\n";
  return llvm::xxh3_64bits((roc_ ? "roc\n" : "hip\n") + torch.str() + rulesText_);
}

const Library *Table::library(llvm::StringRef name) const {
  for (llvm::ArrayRef<Library> list : libraries())
    for (const Library &library : list)
      if (library.name == name)
        return &library;
  return nullptr;
}

const Row *Table::header(llvm::StringRef path) const {
  for (const Row &row : rowsOf(withoutToolkitFolder(path)))
    if (row.kind == RowKind::Header)
      return &row;
  return nullptr;
}

/// The table whose prefixes are prefixes of include paths.
static constexpr llvm::StringLiteral headerTable = "headers";

/// PyTorch's table.
static constexpr llvm::StringLiteral torchTable = "torch";

bool isOfTorch(const Row &row) { return row.library == torchTable; }

llvm::ArrayRef<llvm::StringRef> torchFolders() {
  static const llvm::ArrayRef<llvm::StringRef> folders =
      llvm::find_if(builtinTables().libraries, [](const Library &library) {
        return library.name == torchTable;
      })->folders;
  return folders;
}

llvm::ArrayRef<llvm::StringRef> includersOf(llvm::StringRef folder) {
  for (const Library &library : builtinTables().libraries)
    if (llvm::is_contained(library.folders, folder))
      return library.includedBy;
  return {};
}

bool isTorchHeader(llvm::StringRef path) {
  return llvm::any_of(torchFolders(),
                      [&](llvm::StringRef folder) { return path.starts_with(folder); });
}

/// Whether a name has one of the library's prefixes and a new word after it: `cu` must not match `cursor` or `cube`.
static bool isLikeNamesOf(const Library &library, llvm::StringRef name) {
  return library.name != headerTable && llvm::any_of(library.prefixes, [&](llvm::StringRef prefix) {
           llvm::StringRef rest = name;
           return rest.consume_front(prefix) && !rest.empty() &&
                  (prefix.ends_with("_") || llvm::isUpper(rest.front()));
         });
}

bool looksLikeHip(llvm::StringRef name) {
  constexpr llvm::StringLiteral prefixes[] = {"amd_", "hip", "miopen", "rccl", "roc"};
  return llvm::any_of(prefixes,
                      [&](llvm::StringRef prefix) { return name.starts_with_insensitive(prefix); });
}

bool isHipRuntimeHeader(llvm::StringRef path) { return path.starts_with("hip/hip_"); }

bool looksLikeGpuHeader(llvm::StringRef path) {
  const Table table;
  return looksLikeHip(path) || table.header(path) ||
         table.looksLikeHeader(path, /*isFound=*/false) ||
         llvm::any_of(builtinTables().libraries, [&](const Library &library) {
           return llvm::any_of(library.folders,
                               [&](llvm::StringRef folder) { return path.starts_with(folder); });
         });
}

bool looksLikeFunction(llvm::StringRef word) {
  return !word.empty() && llvm::isLower(word.front()) &&
         llvm::any_of(builtinTables().libraries,
                      [&](const Library &library) { return isLikeNamesOf(library, word); });
}

bool Table::looksLikeHeader(llvm::StringRef path, bool isFound) const {
  // Headers of C libraries end in `.h` and are in no folder: headers of others are called
  // "nccl_p2p.cuh" and "nvrtc_kernels/x.h".
  bool mayBeOfC = !isFound && !path.contains('/') && path.ends_with(".h");
  return !disabled_.contains(path) &&
         llvm::any_of(builtinTables().libraries, [&](const Library &library) {
           return library.name == headerTable &&
                  llvm::any_of(library.prefixes, [&](llvm::StringRef prefix) {
                    return path.starts_with(prefix) && (mayBeOfC || prefix.ends_with("/"));
                  });
         });
}

bool Table::isCudaSwitch(llvm::StringRef name) const {
  if (name.ends_with("_WRAPPED_NAMESPACE") && !rowsOf(name).empty())
    return true; // CUB's and Thrust's, which a project defines for them
  if (!name.starts_with("__") && name != "CUDA_API_PER_THREAD_DEFAULT_STREAM")
    return false; // a project may define its own CUDART_PI_F
  return llvm::any_of(rowsOf(name), [](const Row &row) {
    bool isVersion = row.call.contains("$cuda-"); // a user may set one
    return row.kind == RowKind::Macro && row.supported && !row.hip.empty() && !isVersion;
  });
}

llvm::StringRef Table::libraryLike(llvm::StringRef name) const {
  if (!disabled_.empty() && disabled_.contains(name))
    return {};
  for (llvm::ArrayRef<Library> list : {llvm::ArrayRef(overlay_.libraries),
                                       torchTables(torch_).libraries, builtinTables().libraries})
    for (const Library &library : list)
      if (isLikeNamesOf(library, name))
        return library.name;
  return {};
}

} // namespace tranship::mapping
