// The functions of a unit by what they do with warps, through all that they call.
#pragma once

#include "checks/analysis/LaneValues.h"
#include "checks/analysis/WarpOperations.h"

namespace tranship::checks {

/// A kernel, or a device function that nobody in the unit calls, with all that it calls.
struct WaveRoot {
  const clang::FunctionDecl *function;
  std::vector<const clang::FunctionDecl *> reached; // itself included; see WaveCode::patternOf
};

class WaveCode {
public:
  explicit WaveCode(const UnitContext &unit);

  const UnitContext &unit;
  const std::vector<WarpOperation> operations;
  const std::vector<WarpFeature> features;
  const LaneValues values;
  /// Uses of `warpSize` in device code; those in default arguments, which say nothing of the code,
  /// apart.
  std::vector<Indexed<clang::DeclRefExpr>> warpSizeUses, warpSizeDefaults;
  std::vector<WaveRoot> roots;

  /// Stands for all instances of a template.
  static const clang::FunctionDecl *patternOf(const clang::FunctionDecl *function);

  /// It works on all lanes of a wavefront, whatever their number; a shuffle of a constant width
  /// does not.
  bool isWaveWide(const WarpOperation &operation) const;
  /// Code that runs together with such an operation: in one kernel with it.
  bool isWaveWide(const clang::FunctionDecl *function) const;
  /// Code that runs together with a use of `warpSize`.
  bool usesWarpSize(const clang::FunctionDecl *function) const;
  /// The unit has nothing to do with warps.
  bool isEmpty() const { return operations.empty() && features.empty() && warpSizeUses.empty(); }

private:
  void findRoots();

  llvm::DenseSet<const clang::FunctionDecl *> waveWide_, withWarpSize_;
};

} // namespace tranship::checks
