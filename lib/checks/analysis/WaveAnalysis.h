// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// UnitContext → WaveFacts → which code keeps groups of 32 lanes, and a verdict on each kernel.
//
// If groups are kept, each CUDA warp intrinsic has the same meaning on a wavefront of 64 lanes as in
// CUDA: a group is the half of the wavefront that contains the lane. Code gets that form as soon as
// anything in its kernel assumes 32 lanes, and so does all code that shares a function with it, for
// a function has one form.
#pragma once

#include "checks/analysis/CheckResults.h"
#include "checks/analysis/WaveFacts.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::checks {

class WaveAnalysis {
public:
  explicit WaveAnalysis(const UnitContext &unit);

  const WaveCode code;
  const WaveFacts facts;

  /// How a kernel depends on the width of a warp.
  struct Verdict {
    const clang::FunctionDecl *kernel;
    WaveWidth width;
    /// The fact, operation or feature that settles it; invalid: the kernel does not look at lanes.
    clang::SourceLocation proof = {};
    std::string reason = {};
  };
  std::vector<Verdict> verdicts;

  /// Whether the check that found a fact has to report it.
  bool isToBeReported(const WaveFact &fact) const;
  /// Whether the translation corrects the code of a fact, or reports it itself.
  bool isSettledByTranslation(const WaveFact &fact) const;
  bool keepsGroups(const clang::FunctionDecl *function) const;

  /// Which code has to agree on a form, for the rules.
  std::vector<WaveSites> sites(frontend::UnitRecorder &recorder) const;

private:
  using IsInside = llvm::function_ref<bool(const clang::FunctionDecl *)>;

  void findComponents();
  void chooseForms();
  /// Null: no kernel reaches the function.
  const unsigned *componentOf(const clang::FunctionDecl *function) const;
  /// `groups`: the root's code keeps groups of 32 lanes.
  Verdict judge(const WaveRoot &root, bool groups) const;
  std::optional<Verdict> judgeBroken(const WaveRoot &root, bool groups, IsInside isInside) const;
  Verdict judgeAgnostic(const WaveRoot &root, IsInside isInside) const;
  Verdict judgeGroups(const WaveRoot &root, IsInside isInside) const;

  /// Functions in one component share a form.
  llvm::DenseMap<const clang::FunctionDecl *, unsigned> componentOf_;
  std::vector<bool> keepsGroups_;
  /// The component of each root.
  std::vector<unsigned> rootComponents_;
};

} // namespace tranship::checks
