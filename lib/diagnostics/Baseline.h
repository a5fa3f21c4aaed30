// Findings that a project has decided to live with for now, in a file of its own. They are known by
// what they are about, not by their line (Fingerprint.h).
#pragma once

#include "diagnostics/Fingerprint.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <map>

namespace tranship {

class Baseline {
public:
  /// `folder`: where the file stands; paths in it start there.
  explicit Baseline(std::string folder) : folder_(std::move(folder)) {}

  /// What `str` wrote. Errors name `fileName`.
  static llvm::Expected<Baseline> parse(llvm::StringRef text, llvm::StringRef fileName,
                                        std::string folder);

  struct Removed {
    size_t known = 0;
    /// Findings of the baseline that are there no more.
    size_t gone = 0;
  };
  /// Takes what the baseline has out of the list. `isLookedAt`: whether the run was about a file
  /// (by its absolute path), and would have found what is there.
  Removed removeKnown(Findings &findings,
                      llvm::function_ref<bool(llvm::StringRef)> isLookedAt) const;

  /// Makes it what was found; what it has of files that the run was not about stays.
  void update(const Findings &findings, llvm::function_ref<bool(llvm::StringRef)> isLookedAt);

  /// Sorted, one finding a line, so that a change of it reads well.
  std::string str() const;

  size_t size() const;

private:
  std::string absolute(const FindingIdentity &identity) const;

  std::string folder_;
  std::map<FindingIdentity, unsigned> counts_;
};

} // namespace tranship
