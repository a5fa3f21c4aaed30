// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/BuildStandards.h"

#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

namespace tranship::project {
namespace {

/// Bytes. Larger build files are not read.
constexpr uint64_t maxSize = 4u << 20;

constexpr unsigned defaultStandard = 17;

/// The year of `20`, `2a` and the like; 0: no standard of C++.
unsigned yearOf(llvm::StringRef name) {
  return llvm::StringSwitch<unsigned>(name)
      .Cases({"98", "03"}, 3)
      .Cases({"11", "0x"}, 11)
      .Cases({"14", "1y"}, 14)
      .Cases({"17", "1z"}, 17)
      .Cases({"20", "2a"}, 20)
      .Cases({"23", "2b"}, 23)
      .Cases({"26", "2c"}, 26)
      .Default(0);
}

unsigned standardInLine(llvm::StringRef line) {
  // `-std=c++20`, `--std c++20`, `cpp_std=gnu++20`, `'cpp_std', 'c++20'`
  static const llvm::Regex flag(R"(std['" =:,]+(c|gnu)\+\+([0-9][0-9a-z]))");
  // `CMAKE_CUDA_STANDARD 20`, `CXX_STANDARD "20"`
  static const llvm::Regex property(R"((CUDA|CXX)_STANDARD[ ]+"?([0-9][0-9]))");
  // `cxx_std_20`
  static const llvm::Regex feature(R"((cuda|cxx)_std_([0-9][0-9]))");
  unsigned newest = 0;
  for (const llvm::Regex *pattern : {&flag, &property, &feature}) {
    llvm::SmallVector<llvm::StringRef, 3> groups;
    for (llvm::StringRef rest = line; pattern->match(rest, &groups);) {
      newest = std::max(newest, yearOf(groups[2]));
      rest = rest.substr(size_t(groups[0].end() - rest.begin()));
    }
  }
  return newest;
}

bool mentionsCuda(llvm::StringRef text) {
  return text.contains_insensitive("cuda") || text.contains("nvcc");
}

std::string flagOf(unsigned standard) {
  return standard > defaultStandard ? "-std=c++" + std::to_string(standard) : std::string();
}

} // namespace

unsigned standardIn(llvm::StringRef buildFile) {
  unsigned newest = 0;
  while (!buildFile.empty()) {
    llvm::StringRef line;
    std::tie(line, buildFile) = buildFile.split('\n');
    line = line.split('#').first;
    if (line.contains("std") || line.contains("_STANDARD"))
      newest = std::max(newest, standardInLine(line));
  }
  return newest;
}

BuildStandards::BuildStandards(llvm::ArrayRef<std::string> buildFiles) {
  for (const std::string &file : buildFiles)
    byFolder_[llvm::sys::path::parent_path(file)].push_back(file);
}

BuildStandards::Named BuildStandards::namedIn(const std::vector<std::string> &files) {
  Named named;
  for (const std::string &file : files) {
    llvm::Expected<std::string> text = readRegularFile(file, maxSize);
    if (!text) {
      llvm::consumeError(text.takeError()); // then it names no standard
      continue;
    }
    unsigned standard = standardIn(*text);
    named.any = std::max(named.any, standard);
    if (standard && mentionsCuda(*text))
      named.byCuda = std::max(named.byCuda, standard);
  }
  return named;
}

const BuildStandards::Named &BuildStandards::ofFolder(llvm::StringRef folder) {
  auto [known, isNew] = known_.try_emplace(folder);
  if (isNew)
    if (auto files = byFolder_.find(folder); files != byFolder_.end())
      known->second = namedIn(files->second);
  return known->second;
}

unsigned BuildStandards::ofTree() {
  if (!ofTree_) {
    ofTree_ = 0;
    for (const auto &entry : byFolder_)
      ofTree_ = std::max(*ofTree_, ofFolder(entry.first()).byCuda);
  }
  return *ofTree_;
}

std::string BuildStandards::flagFor(llvm::StringRef source) {
  if (byFolder_.empty())
    return "";
  llvm::StringRef folder = llvm::sys::path::parent_path(source);
  for (; !folder.empty(); folder = llvm::sys::path::parent_path(folder)) {
    const Named &named = ofFolder(folder);
    if (named.any)
      return flagOf(named.byCuda ? named.byCuda : named.any);
  }
  return flagOf(ofTree());
}

} // namespace tranship::project
