// What code does with a warp as a whole: shuffles, votes, ballots, and features that bring a width
// of their own.
#pragma once

#include "checks/analysis/CodeIndex.h"

#include <vector>

namespace tranship::checks {

class UnitContext;

/// A call of one of CUDA's warp intrinsics.
struct WarpOperation {
  enum Kind : uint8_t { Shuffle, Vote, Ballot, ActiveMask, Match, Reduce, Synchronize } kind;
  /// `xor`, `down`, `up` or nothing, of a shuffle.
  llvm::StringLiteral direction;
  const clang::CallExpr *call;
  const clang::FunctionDecl *in;
  /// The lanes that take part, the lane or distance and the width of a shuffle; null: not given.
  const clang::Expr *mask = nullptr, *distance = nullptr, *width = nullptr;

  llvm::StringRef name() const;
  /// Of the callee's name.
  clang::SourceLocation nameLocation() const;
  /// Its result has one bit for each lane.
  bool givesMask() const { return kind == Ballot || kind == ActiveMask || kind == Match; }
};

/// Something that works on a whole warp and has no form for a part of a wavefront.
struct WarpFeature {
  enum Kind : uint8_t {
    LaneRegister,   // %laneid, %lanemask_lt in inline PTX
    PtxCollective,  // shfl.sync, vote.sync, mma.sync in inline PTX
    Matrix,         // nvcuda::wmma
    LibraryDefault, // cub::WarpReduce<T> without a number of threads
    Coalesced,      // a coalesced group's lanes as bits
  } kind;
  clang::SourceRange range;
  const clang::FunctionDecl *in;
};

std::vector<WarpOperation> findWarpOperations(const UnitContext &unit);
std::vector<WarpFeature> findWarpFeatures(const UnitContext &unit);

/// Inline PTX that asks which lane, or which warp, it runs on.
bool readsLaneRegister(const clang::AsmStmt *statement);

} // namespace tranship::checks
