// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/Fiber.h"

#include <cstdio>
#include <cstdlib>
#include <sys/mman.h>

using namespace boost::context::detail;

namespace tranship::emulator {

namespace {

constexpr size_t pageSize = 4096;
constexpr unsigned maxGuarded = 2048; // per worker

} // namespace

void Fiber::begin(transfer_t creator) {
  Fiber &self = *static_cast<Fiber *>(creator.data);
  transfer_t from = jump_fcontext(creator.fctx, nullptr);
  *static_cast<Context *>(from.data) = from.fctx;
  self.entry_(self);
  std::abort();
}

Fiber::Fiber(size_t stackSize, unsigned number, void (*entry)(Fiber &))
    : size_((stackSize + pageSize - 1) / pageSize * pageSize + pageSize), entry_(entry) {
  void *memory = mmap(nullptr, size_, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) {
    std::perror("tranship-emulator: no memory for the stack of a thread");
    std::abort();
  }
  memory_ = static_cast<char *>(memory);
  // A guard costs the kernel two mappings, of which a process has 65,530, and grids with a barrier
  // need many stacks.
  if (number < maxGuarded)
    mprotect(memory_, pageSize, PROT_NONE);
  // Stacks that begin at the same offset in a page would compete for the same cache lines.
  color_ = number % 30 * 128;
  reset();
}

Fiber::~Fiber() { munmap(memory_, size_); }

bool Fiber::guards(const void *address) const {
  return address >= memory_ && address < memory_ + pageSize;
}

void Fiber::reset() {
  // Runs up to its first switch.
  context =
      jump_fcontext(make_fcontext(memory_ + size_ - color_, size_ - pageSize - color_, begin), this)
          .fctx;
}

} // namespace tranship::emulator
