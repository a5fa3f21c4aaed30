// UnitContext → WaveFacts → which code keeps groups of 32 lanes, and a verdict on each kernel.
//
// Kept groups make all of CUDA's warp intrinsics mean on a wavefront of 64 lanes what they mean in
// CUDA: a group is the half of the wavefront that a lane is in. So code gets that form as soon as
// anything in its kernel takes 32 lanes for granted; and with it all code that shares a function
// with it, for a function has one form.
#pragma once

#include "checks/analysis/CheckResults.h"
#include "checks/analysis/WaveFacts.h"

namespace tranship::checks {

class WaveAnalysis {
public:
  explicit WaveAnalysis(const UnitContext &unit);

  const WaveCode code;
  WaveFacts facts;

  /// A kernel with what is to be said of it.
  struct Verdict {
    const clang::FunctionDecl *kernel;
    WaveWidth width;
    /// The fact, operation or feature that settles it; invalid: nothing in it looks at lanes.
    clang::SourceLocation proof = {};
    std::string reason = {};
  };
  std::vector<Verdict> verdicts;

  /// The translation puts a fact's code right.
  bool isSettled(const WaveFact &fact) const;
  bool keepsGroups(const clang::FunctionDecl *function) const;

  /// Which code has to agree on a form, for the rules.
  std::vector<WaveSites> sites(frontend::UnitRecorder &recorder) const;

private:
  void chooseForms();
  void judge(const WaveRoot &root);

  /// Functions in one component share a form.
  llvm::DenseMap<const clang::FunctionDecl *, unsigned> componentOf_;
  std::vector<bool> keepsGroups_;
};

} // namespace tranship::checks
