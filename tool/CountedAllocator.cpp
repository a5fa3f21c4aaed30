// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// glibc's allocator, with a count of what guarded work holds (support/CrashGuard.h). LLVM and Clang allocate in many
// ways, but all of them end here. Memory that a thread releases may have been allocated by another one; that is little,
// and counts in favor of the work.
#include "support/CrashGuard.h"

#ifndef __has_feature // GCC
#define __has_feature(x) 0
#endif
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer)

#include <cerrno>
#include <malloc.h>

using namespace tranship;

namespace {

/// Called before the allocation, when the allocator holds no lock.
void announce(size_t size) {
  if (isGuarded())
    beforeAllocation(size);
}

void *counted(void *memory) {
  if (memory && isGuarded())
    noteAllocated(int64_t(malloc_usable_size(memory)));
  return memory;
}

} // namespace

// NOLINTBEGIN: names of the C library
extern "C" {

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

void *malloc(size_t size) {
  announce(size);
  return counted(__libc_malloc(size));
}

void *calloc(size_t count, size_t size) {
  size_t whole = 0;
  if (!__builtin_mul_overflow(count, size, &whole))
    announce(whole);
  return counted(__libc_calloc(count, size));
}

void *realloc(void *memory, size_t size) {
  size_t before = memory && isGuarded() ? malloc_usable_size(memory) : 0;
  announce(size > before ? size - before : 0);
  void *result = __libc_realloc(memory, size);
  if (before && (result || !size))
    noteAllocated(-int64_t(before));
  return counted(result);
}

void *memalign(size_t alignment, size_t size) {
  announce(size);
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory)
    return ENOMEM;
  *result = memory;
  return 0;
}

void free(void *memory) {
  if (memory && isGuarded())
    noteAllocated(-int64_t(malloc_usable_size(memory)));
  __libc_free(memory);
}

} // extern "C"
// NOLINTEND

#endif
