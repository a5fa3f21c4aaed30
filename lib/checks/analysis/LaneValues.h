// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which integers in device code are thread indices, lane indices, warp indices, or lane masks.
// Values are followed through local variables, parameters, results, simple members and macros. The
// order of statements does not matter.
#pragma once

#include "checks/analysis/CodeIndex.h"

#include "llvm/ADT/SmallPtrSet.h"

#include <optional>
#include <vector>

namespace tranship::checks {

class UnitContext;

class LaneValues {
public:
  enum Trait : uint8_t {
    /// A thread's index in its block or grid, plus any multiple of a warp: `threadIdx.x`,
    /// `blockIdx.x * blockDim.x + threadIdx.x`, `block.thread_rank()`.
    Thread = 1,
    /// A lane's index in its warp.
    Lane = 2,
    /// A warp's index in its block or grid.
    Warp = 4,
    /// A lane mask from a ballot or a similar operation.
    Mask = 8,
    /// A lane mask made by shifting: `1 << lane`.
    LaneBits = 16,
    /// The number of threads of a block.
    BlockSize = 32,
    /// Computed from `warpSize`, the real width of a warp.
    Native = 64,
    /// The width of a warp as the host queries it: `prop.warpSize`.
    HostWidth = 128,
  };
  using Traits = uint8_t;

  explicit LaneValues(const UnitContext &unit);

  Traits traitsOf(const clang::Expr *expression) const;
  /// Whether an expression has at least one of the traits.
  bool hasAny(const clang::Expr *expression, Traits traits) const {
    return traitsOf(expression) & traits;
  }

  /// The known values that an expression may start with: those of a loop counter before the loop,
  /// and all arguments of a parameter.
  std::vector<int64_t> startValues(const clang::Expr *expression) const;

private:
  Traits ofVariable(const clang::VarDecl *variable) const;
  Traits ofField(const clang::FieldDecl *field) const;
  Traits ofResult(const clang::FunctionDecl *function) const;
  Traits ofCall(const clang::CallExpr *call) const;
  Traits ofBinary(clang::BinaryOperatorKind operation, const clang::Expr *left,
                  const clang::Expr *right) const;
  Traits ofSum(const clang::Expr *left, Traits a, const clang::Expr *right, Traits b) const;
  std::optional<Traits> joined(const clang::VarDecl *variable) const;
  bool isAligned(const clang::Expr *expression, unsigned depth = 0) const;
  void collectStarts(const clang::Expr *expression, std::vector<int64_t> &into,
                     unsigned depth) const;

  void addCounters(const clang::Stmt *loop);

  const UnitContext &unit_;
  llvm::DenseMap<const clang::FieldDecl *, std::vector<const clang::Expr *>> fieldValues_;
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<const clang::Expr *>> results_;
  /// Variables that inline PTX or a query of the device writes.
  llvm::DenseMap<const clang::VarDecl *, Traits> written_;
  /// The traits that are known so far; empty while they are being computed.
  mutable llvm::DenseMap<const clang::Decl *, std::optional<Traits>> known_;
  /// Variables whose values `isAligned` is looking at.
  mutable llvm::SmallPtrSet<const clang::VarDecl *, 8> examined_;
};

} // namespace tranship::checks
