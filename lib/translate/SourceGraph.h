// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the inputs say about each other and about themselves before anything is parsed, read off
// their tokens: who includes whom, which files are HIP already, which macros bring CUDA in.
#pragma once

#include "mapping/Table.h"
#include "project/Inputs.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tranship::translate {

class SourceGraph {
public:
  /// `table` must outlive it.
  SourceGraph(llvm::ArrayRef<project::InputFile> inputs, const mapping::Table &table);

  /// Whether an include of this name means a CUDA header.
  bool isCudaHeader(llvm::StringRef name) const {
    return table_->header(name) && !table_->hasUserRow(name);
  }

  /// Whether the file is HIP already: it is called `.hip`, includes HIP's headers or
  /// uses HIP's names and does neither with CUDA's, or is reached only from such files. A file that
  /// shows neither is what the other files in its folder are.
  bool isHip(llvm::StringRef path) const { return hip_.contains(path.str()); }

  /// Whether an input includes the file.
  bool isIncluded(llvm::StringRef path) const { return included_.contains(path.str()); }

  /// Whether an input includes the file inside of braces: in a namespace or a function.
  bool isNested(llvm::StringRef path) const { return nested_.contains(path.str()); }

  /// Calls `visit` for each input that includes the file.
  void forEachIncluder(llvm::StringRef path,
                       llvm::function_ref<void(const std::string &)> visit) const;

  /// The files, and all inputs that they reach.
  std::set<std::string> withIncluded(std::set<std::string> files) const {
    return reachedFrom(std::move(files), /*throughHip=*/true);
  }

  /// Whether the file includes a CUDA header, in any branch but those for HIP.
  bool includesCuda(const std::string &path) const;

  /// Whether it does, or a file that it includes.
  bool reachesCuda(const std::string &path) const;

  /// Whether a name in a text shows that the text uses CUDA. Some names do only if the text includes their
  /// library: `USE_CUDA` is PyTorch's, or any project's. Those that the host has as well do not: `max`.
  bool mayBeCudas(llvm::StringRef name, llvm::StringRef text) const;

  /// Whether a file that it includes uses CUDA but not the header of CUDA's runtime: it contains
  /// kernels, launches or CUDA names and relies on what is included before it.
  bool bringsCuda(const std::string &path) const;

  /// Macros that open the branches in which the file, or one that it includes, includes CUDA's
  /// headers: `USE_CUDA` of `#ifdef USE_CUDA`. Empty if it includes one of them in any case.
  std::set<std::string> macrosForCuda(const std::string &path) const;

private:
  struct Include {
    /// The input that it means, as far as can be guessed; empty if there is none.
    std::string target;
    /// In a branch that only builds for HIP compile.
    bool forHip = false;
    bool isNested = false;
    /// See macrosThatOpen.
    std::set<std::string> macros;
  };
  struct File {
    std::vector<Include> includes;
    /// Outside of branches for HIP: HIP headers, and CUDA headers with the macros that open their
    /// branches.
    bool includesHip = false;
    std::vector<std::set<std::string>> cudaIncludes;
    /// Outside of branches for HIP: the header of the runtime, under no condition on a macro.
    bool includesRuntime = false;
    /// Outside of branches for HIP: names that only HIP has, and CUDA names that HIP calls
    /// otherwise.
    bool namesHip = false, namesCuda = false;
    /// Among the latter, names that HIP does not have, such as `cudaMalloc`; HIP has `__popcll`.
    bool namesOnlyCuda = false;
    /// It defines such a name itself: `#define cudaMalloc hipMalloc`.
    bool definesCuda = false;
    bool hasDeviceCode = false;
    bool isHeader = false;
    bool isCalledHip = false;
  };

  void findHip();
  /// Adds files that show neither CUDA nor HIP, by what the others in the nearest folder are.
  void addNeighbors();
  /// Whether the file is HIP because of what it holds or includes.
  bool isHipByItself(const std::string &path) const;
  /// Whether the file uses CUDA and relies on others to include the header of CUDA's runtime.
  bool lacksRuntime(const std::string &path) const;
  /// All files that `from` reach through includes that CUDA compiles, as well as these files.
  std::set<std::string> reachedFrom(std::set<std::string> from, bool throughHip) const;

  const mapping::Table *table_;
  std::map<std::string, File> files_;
  /// Some file defines CUDA names itself, so code for HIP may use them.
  bool definesCuda_ = false;
  std::set<std::string> included_, nested_, hip_, lackRuntime_;

  friend class SourceReader;
};

} // namespace tranship::translate
