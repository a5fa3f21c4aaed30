// Where the memory behind a pointer comes from, as far as one unit shows it: from a kernel's
// parameter over the launches to the allocation in host code.
//   cudaMallocManaged(&p, n);  k<<<1, 1>>>(p);  __global__ void k(int *q) { atomicMin(q, 1); }
#pragma once

#include "checks/analysis/CodeIndex.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

namespace tranship::checks {

enum class MemoryKind : uint8_t { Device, Managed, Pinned, Shared };

struct MemoryOrigin {
  MemoryKind kind;
  /// As the user wrote it: `cudaMallocManaged`, `__managed__`.
  llvm::StringRef how;
  clang::SourceLocation where;
  /// The call that allocates; null: a variable.
  const clang::CallExpr *call = nullptr;
};

class MemoryOrigins {
public:
  explicit MemoryOrigins(const CodeIndex &index);

  /// Each origin once. Empty: not known. What is there may not be all: a value that comes from
  /// another unit, or out of a container, is not followed.
  llvm::SmallVector<MemoryOrigin> of(const clang::Expr *pointer) const;

private:
  using Visited = llvm::SmallPtrSet<const clang::Decl *, 8>;

  void collect(const clang::Expr *pointer, llvm::SmallVectorImpl<MemoryOrigin> &result,
               Visited &visited) const;
  void collect(const clang::ValueDecl *place, llvm::SmallVectorImpl<MemoryOrigin> &result,
               Visited &visited) const;
  /// `address` is where an allocation stores its result: `&p`, `(void **)&s.p`, a `T **` parameter.
  void allocate(const clang::Expr *address, const MemoryOrigin &origin, Visited &visited);
  void allocatePlace(const clang::Expr *place, const MemoryOrigin &origin, Visited &visited);

  const CodeIndex &index_;
  llvm::DenseMap<const clang::ValueDecl *, llvm::SmallVector<MemoryOrigin, 1>> allocated_;
  llvm::DenseMap<const clang::ValueDecl *, llvm::SmallVector<const clang::Expr *, 1>> fieldValues_;
  llvm::DenseMap<const clang::FunctionDecl *, llvm::SmallVector<const clang::Expr *, 1>> returned_;
};

/// The origin of one of these kinds; null: none has it.
const MemoryOrigin *findKind(llvm::ArrayRef<MemoryOrigin> origins,
                             std::initializer_list<MemoryKind> kinds);
/// "managed memory", "pinned host memory".
llvm::StringRef nameOf(MemoryKind kind);

} // namespace tranship::checks
