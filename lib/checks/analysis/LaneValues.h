// What integers of device code are made of, as far as lanes go: thread indices, lanes, numbers of
// warps, masks of lanes. Followed through locals, parameters, results, simple members and macros;
// the order of statements does not count.
#pragma once

#include "checks/analysis/CodeIndex.h"

#include <optional>
#include <vector>

namespace tranship::checks {

class UnitContext;

class LaneValues {
public:
  enum Trait : uint8_t {
    /// A thread's index in its block or grid, up to whole warps: `threadIdx.x`,
    /// `blockIdx.x * blockDim.x + threadIdx.x`, `block.thread_rank()`.
    Thread = 1,
    /// A lane's number in its warp.
    Lane = 2,
    /// A warp's number in its block or grid.
    Warp = 4,
    /// Lanes as bits, the result of a ballot or its like.
    Mask = 8,
    /// Lanes as bits, shifted there: `1 << lane`.
    LaneBits = 16,
    /// The number of threads of a block.
    BlockSize = 32,
    /// Made from `warpSize`, which knows the real width.
    Native = 64,
    /// The width of a warp as the host asks for it: `prop.warpSize`.
    HostWidth = 128,
  };
  using Traits = uint8_t;

  explicit LaneValues(const UnitContext &unit);

  Traits traitsOf(const clang::Expr *expression) const;
  /// Whether an expression has at least one of the traits.
  bool hasAny(const clang::Expr *expression, Traits traits) const {
    return traitsOf(expression) & traits;
  }

  /// Values that an expression may start with, where they are known: those of a loop's counter
  /// before the loop, those of all arguments of a parameter.
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

  const UnitContext &unit_;
  llvm::DenseMap<const clang::FieldDecl *, std::vector<const clang::Expr *>> fieldValues_;
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<const clang::Expr *>> results_;
  /// Variables that inline PTX writes.
  llvm::DenseMap<const clang::VarDecl *, Traits> ptxResults_;
  /// What is known by now; nothing: it is being looked at.
  mutable llvm::DenseMap<const clang::Decl *, std::optional<Traits>> known_;
};

} // namespace tranship::checks
