// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/SourceStandards.h"

#include "buildfiles/BuildFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

namespace tranship::buildfiles {
namespace {

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

/// Whether a build file has to do with CUDA: its standard is then more likely that of CUDA sources.
bool isAboutCuda(llvm::StringRef buildFile) {
  return buildFile.contains_insensitive("cuda") || buildFile.contains("nvcc");
}

bool mayNameStandard(llvm::StringRef line) {
  return line.contains("std") || line.contains("_STANDARD");
}

std::string flagOf(unsigned standard) {
  return standard > defaultStandard ? "-std=c++" + std::to_string(standard) : std::string();
}

/// Host compilers of the port keep the standard that they have, although HIP's needs a newer one.
std::string flagOfHost(unsigned standard) {
  return standard == 11 || standard == 14 ? "-std=gnu++" + std::to_string(standard)
                                          : flagOf(standard);
}

/// Whether what is written there is for the compiler of CUDA.
bool isForCuda(llvm::StringRef line) {
  return line.contains_insensitive("cuda") || line.contains_insensitive("nv");
}

/// The standards of the build files of a tree, each read when a source asks for it.
class BuildStandards {
public:
  BuildStandards(llvm::ArrayRef<std::string> buildFiles, CMakeModel &model) : model_(model) {
    for (const std::string &file : buildFiles)
      byFolder_[llvm::sys::path::parent_path(file)].push_back(file);
  }

  std::string flagFor(llvm::StringRef source, bool isHosts) {
    llvm::StringRef folder = llvm::sys::path::parent_path(source);
    for (; !folder.empty(); folder = llvm::sys::path::parent_path(folder)) {
      const Named &named = ofFolder(folder);
      if (isHosts && named.any && named.any == named.byHost)
        return flagOfHost(named.byHost);
      if (named.any)
        return flagOf(named.byCuda ? named.byCuda : named.any);
    }
    return flagOf(ofTree());
  }

private:
  /// The years of standards, such as 20; 0: none.
  struct Named {
    unsigned byCuda = 0, any = 0, byHost = 0;

    void add(unsigned standard, unsigned hostStandard, llvm::StringRef buildFile) {
      any = std::max(any, standard);
      byHost = std::max(byHost, hostStandard);
      if (standard && isAboutCuda(buildFile))
        byCuda = std::max(byCuda, standard);
    }
  };

  Named namedIn(llvm::ArrayRef<std::string> files) {
    Named named;
    for (const std::string &path : files)
      if (buildSystemOf(path) == BuildSystem::CMake) {
        if (const CMakeFile *file = model_.file(path))
          named.add(standardIn(*file), standardIn(*file, /*onlyHosts=*/true), file->text);
      } else if (std::optional<std::string> text = model_.files().read(path)) {
        named.add(standardIn(*text), standardIn(*text, /*onlyHosts=*/true), *text);
      }
    return named;
  }

  const Named &ofFolder(llvm::StringRef folder) {
    auto [known, isNew] = known_.try_emplace(folder);
    if (isNew)
      if (auto files = byFolder_.find(folder); files != byFolder_.end())
        known->second = namedIn(files->second);
    return known->second;
  }

  unsigned ofTree() {
    if (!ofTree_) {
      ofTree_ = 0;
      for (const auto &entry : byFolder_)
        ofTree_ = std::max(*ofTree_, ofFolder(entry.first()).byCuda);
    }
    return *ofTree_;
  }

  CMakeModel &model_;
  llvm::StringMap<std::vector<std::string>> byFolder_;
  llvm::StringMap<Named> known_;
  std::optional<unsigned> ofTree_;
};

} // namespace

unsigned standardIn(llvm::StringRef buildFile, bool onlyHosts) {
  unsigned newest = 0;
  while (!buildFile.empty()) {
    llvm::StringRef line;
    std::tie(line, buildFile) = buildFile.split('\n');
    line = line.split('#').first;
    if (mayNameStandard(line) && !(onlyHosts && isForCuda(line)))
      newest = std::max(newest, standardInLine(line));
  }
  return newest;
}

unsigned standardIn(const CMakeFile &file, bool onlyHosts) {
  if (file.parsed.problem)
    return standardIn(file.text, onlyHosts); // the commands after the problem are not known
  unsigned newest = 0;
  for (const CMakeCommand &command : file.parsed.commands) {
    if (!mayNameStandard(file.text.substr(command.begin, command.end - command.begin)))
      continue;
    std::string line;
    for (const CMakeArgument &argument : command.arguments)
      line += (" " + argument.text).str();
    if (!onlyHosts || !isForCuda(line))
      newest = std::max(newest, standardInLine(line));
  }
  return newest;
}

SourceStandards sourceStandards(llvm::ArrayRef<std::string> buildFiles,
                                llvm::ArrayRef<std::string> sources, CMakeModel &model,
                                const TargetStandards &ofTargets,
                                const std::set<std::string> &hostSources) {
  SourceStandards flags;
  if (buildFiles.empty())
    return flags;
  BuildStandards standards(buildFiles, model);
  for (const std::string &source : sources) {
    bool isHosts = hostSources.contains(source);
    auto known = isHosts ? ofTargets.end() : ofTargets.find(source);
    std::string flag =
        known != ofTargets.end() ? flagOf(known->second) : standards.flagFor(source, isHosts);
    if (!flag.empty())
      flags.emplace(source, std::move(flag));
  }
  return flags;
}

} // namespace tranship::buildfiles
