// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sync/SyncPlan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"

#include <set>
#include <tuple>

namespace tranship::sync {
namespace {

/// Like git, sync takes two files for one file that moved if half of the lines are the same.
constexpr double minSimilarity = 0.5;

FileVersion versionIn(const FileTree &tree, const std::string &path) {
  auto found = tree.find(path);
  return found == tree.end() ? FileVersion() : found->second;
}

/// Finds the files whose path changed: new path → old path. Only edited files matter.
std::map<std::string, std::string> findMoves(const SyncTrees &trees) {
  struct Candidate {
    double similarity;
    bool sameName;
    std::string from, to;
  };
  std::vector<Candidate> candidates;
  for (const auto &[from, base] : trees.base) {
    FileVersion port = versionIn(trees.port, from);
    if (trees.next.contains(from) || !port.isFile() || port == base)
      continue;
    for (const auto &[to, next] : trees.next) {
      if (trees.base.contains(to) || trees.port.contains(to) || !next.isFile() ||
          llvm::sys::path::extension(from) != llvm::sys::path::extension(to))
        continue;
      if (double common = similarity(base.text, next.text); common >= minSimilarity)
        candidates.push_back(
            {common, llvm::sys::path::filename(from) == llvm::sys::path::filename(to), from, to});
    }
  }
  llvm::sort(candidates, [](const Candidate &a, const Candidate &b) {
    return std::tie(b.similarity, b.sameName, a.from, a.to) <
           std::tie(a.similarity, a.sameName, b.from, b.to);
  });
  std::map<std::string, std::string> moves;
  std::set<std::string> moved;
  for (const Candidate &candidate : candidates)
    if (!moved.contains(candidate.from) && moves.try_emplace(candidate.to, candidate.from).second)
      moved.insert(candidate.from);
  return moves;
}

/// Merges a file that was moved: the port gets the result at the new path.
llvm::Expected<FileOutcome> mergeMoved(const SyncTrees &trees, const std::string &from,
                                       const FileVersion &next, llvm::StringRef sourceName) {
  FileVersion port = versionIn(trees.port, from);
  llvm::Expected<FileOutcome> outcome =
      mergeFile(versionIn(trees.base, from), port, next, sourceName);
  if (!outcome || outcome->action == FileAction::Unmergeable)
    return outcome;
  outcome->movedFrom = from;
  if (!outcome->result)
    outcome->result = std::move(port);
  if (outcome->action == FileAction::Unchanged)
    outcome->action = FileAction::Merged;
  return outcome;
}

} // namespace

double similarity(llvm::StringRef a, llvm::StringRef b) {
  llvm::StringMap<int> lines;
  size_t ofA = 0, ofB = 0, common = 0;
  for (llvm::StringRef line : llvm::split(a, '\n'))
    if (line = line.trim(); !line.empty()) {
      ++lines[line];
      ++ofA;
    }
  for (llvm::StringRef line : llvm::split(b, '\n'))
    if (line = line.trim(); !line.empty()) {
      ++ofB;
      if (auto found = lines.find(line); found != lines.end() && found->second-- > 0)
        ++common;
    }
  return ofA + ofB ? double(common) / double(std::max(ofA, ofB)) : 0;
}

llvm::Expected<std::vector<FileOutcome>> planSync(const SyncTrees &trees) {
  std::map<std::string, std::string> moves = findMoves(trees);
  std::set<std::string> paths;
  for (const FileTree *tree : {&trees.base, &trees.next})
    for (const auto &[path, version] : *tree)
      paths.insert(path);
  std::map<std::string, FileOutcome> outcomes;
  for (const std::string &path : paths) {
    auto source = trees.sources.find(path);
    std::string sourceName = source == trees.sources.end() ? path : source->second;
    auto move = moves.find(path);
    FileVersion next = versionIn(trees.next, path);
    llvm::Expected<FileOutcome> outcome =
        move != moves.end()
            ? mergeMoved(trees, move->second, next, sourceName)
            : mergeFile(versionIn(trees.base, path), versionIn(trees.port, path), next, sourceName);
    if (!outcome)
      return outcome.takeError();
    outcome->path = path;
    outcomes.emplace(path, std::move(*outcome));
  }
  std::vector<FileOutcome> sorted;
  for (auto &[path, outcome] : outcomes) {
    if (!outcome.movedFrom.empty())
      outcomes.at(outcome.movedFrom).action = FileAction::Removed;
  }
  for (auto &[path, outcome] : outcomes)
    sorted.push_back(std::move(outcome));
  return sorted;
}

} // namespace tranship::sync
