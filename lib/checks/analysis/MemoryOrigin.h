// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The origin of the memory that a pointer refers to, as far as one unit shows it: a kernel's parameter
// is followed through the launches to the allocation in host code.
//   cudaMallocManaged(&p, n);  k<<<1, 1>>>(p);  __global__ void k(int *q) { atomicMin(q, 1); }
#pragma once

#include "checks/analysis/CodeIndex.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

namespace tranship::checks {

enum class MemoryKind : uint8_t { Device, Managed, Pinned, Shared };

struct MemoryOrigin {
  MemoryKind kind;
  /// The function or attribute that the user wrote: `cudaMallocManaged`, `__managed__`.
  llvm::StringRef allocator;
  clang::SourceLocation location;
  /// The call that allocates; null: the memory is a variable.
  const clang::CallExpr *call = nullptr;
  /// The library of the function.
  llvm::StringRef library = {};
  /// The flags that the memory is allocated with; null if there are none.
  const clang::Expr *flags = nullptr;
};

struct RoleCall;

class MemoryOrigins {
public:
  explicit MemoryOrigins(const CodeIndex &index);

  /// The known origins of a pointer, each once. The list may be incomplete: values from other units
  /// or from containers are not followed.
  llvm::SmallVector<MemoryOrigin> of(const clang::Expr *pointer) const;

private:
  using Visited = llvm::SmallPtrSet<const clang::Decl *, 8>;

  void collect(const clang::Expr *pointer, llvm::SmallVectorImpl<MemoryOrigin> &result,
               Visited &visited) const;
  void collect(const clang::ValueDecl *place, llvm::SmallVectorImpl<MemoryOrigin> &result,
               Visited &visited) const;
  void addAllocation(const RoleCall &call, MemoryKind kind);
  /// Records an allocation that stores its result at `address`: `&p`, `(void **)&s.p`, or a `T **`
  /// parameter.
  void allocate(const clang::Expr *address, const MemoryOrigin &origin, Visited &visited);
  void allocatePlace(const clang::Expr *place, const MemoryOrigin &origin, Visited &visited);

  const CodeIndex &index_;
  llvm::DenseMap<const clang::ValueDecl *, llvm::SmallVector<MemoryOrigin, 1>> allocated_;
  llvm::DenseMap<const clang::ValueDecl *, llvm::SmallVector<const clang::Expr *, 1>> fieldValues_;
  llvm::DenseMap<const clang::FunctionDecl *, llvm::SmallVector<const clang::Expr *, 1>> returned_;
};

/// The first origin of one of the kinds; null: there is none.
const MemoryOrigin *findKind(llvm::ArrayRef<MemoryOrigin> origins,
                             std::initializer_list<MemoryKind> kinds);
/// The kind in words: "managed memory", "pinned host memory".
llvm::StringRef nameOf(MemoryKind kind);

} // namespace tranship::checks
