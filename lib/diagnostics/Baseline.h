// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A file with findings that a project accepts for now. They are identified by their content and not
// by their line (Fingerprint.h).
#pragma once

#include "diagnostics/Fingerprint.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <map>

namespace tranship {

class Baseline {
public:
  /// `folder` contains the file; paths in it are relative to this folder.
  explicit Baseline(std::string folder) : folder_(std::move(folder)) {}

  /// Reads the text that `str` writes. Errors name `fileName`.
  static llvm::Expected<Baseline> parse(llvm::StringRef text, llvm::StringRef fileName,
                                        std::string folder);

  struct Removed {
    size_t known = 0;
    /// Findings of the baseline that no longer exist.
    size_t gone = 0;
  };
  /// Removes the findings of the baseline from the list. `isLookedAt` says whether the run covered
  /// a file (named by its absolute path).
  Removed removeKnown(Findings &findings,
                      llvm::function_ref<bool(llvm::StringRef)> isLookedAt) const;

  /// Replaces the baseline by the findings, except for files that the run did not cover.
  void update(const Findings &findings, llvm::function_ref<bool(llvm::StringRef)> isLookedAt);

  /// The text of the file: sorted, one finding per line, so that diffs are readable.
  std::string str() const;

  size_t size() const;

private:
  std::string absolute(const FindingIdentity &identity) const;

  std::string folder_;
  std::map<FindingIdentity, unsigned> counts_;
};

} // namespace tranship
