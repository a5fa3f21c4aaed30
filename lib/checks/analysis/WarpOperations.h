// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on a whole warp: shuffles, votes and ballots, and features that come with a width of
// their own.
#pragma once

#include "checks/analysis/CodeIndex.h"
#include "mapping/Row.h"

#include <vector>

namespace tranship::checks {

class UnitContext;

/// A call of a CUDA warp intrinsic.
struct WarpOperation {
  using enum mapping::WarpCall::Kind;

  mapping::WarpCall::Kind kind;
  const clang::CallExpr *call;
  const clang::FunctionDecl *in;
  /// The mask of participating lanes; the lane or distance and the width of a shuffle. Null:
  /// omitted.
  const clang::Expr *mask = nullptr, *distance = nullptr, *width = nullptr;

  llvm::StringRef name() const;
  /// The location of the callee's name.
  clang::SourceLocation nameLocation() const;
  /// Whether it is a shuffle over a distance, not from a lane.
  bool isDirected() const { return kind == ShuffleUp || kind == ShuffleDown || kind == ShuffleXor; }
  /// Whether its result has one bit for each lane.
  bool givesMask() const { return kind == Ballot || kind == ActiveMask || kind == Match; }
};

/// A feature that works on a whole warp and has no form for a part of a wavefront.
struct WarpFeature {
  enum Kind : uint8_t {
    LaneRegister,   // %laneid in inline PTX
    LaneMask,       // %lanemask_lt
    WarpRegister,   // %warpid
    PtxCollective,  // shfl.sync, vote.sync, mma.sync in inline PTX
    Matrix,         // nvcuda::wmma
    LibraryDefault, // cub::WarpReduce<T> with the default number of threads
    Coalesced,      // the lane mask of a coalesced group
  } kind;
  clang::SourceRange range;
  const clang::FunctionDecl *in;

  bool isPtx() const { return kind <= PtxCollective; }
};

/// Whether the result of a CUDA function has one bit for each lane.
bool givesMaskOfLanes(llvm::StringRef function);
std::vector<WarpOperation> findWarpOperations(const UnitContext &unit);
std::vector<WarpFeature> findWarpFeatures(const UnitContext &unit);

/// Whether inline PTX reads the index of the lane or warp that it runs on.
bool readsLaneRegister(const clang::AsmStmt *statement);

} // namespace tranship::checks
