// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stacks that the threads of a block run on, and the switch between them (Boost.Context's
// assembly).
#pragma once

#include <boost/context/detail/fcontext.hpp>
#include <cstddef>

namespace tranship::emulator {

/// A point where execution stopped and can go on.
using Context = void *;

/// Goes on at `to`, and stores the current context in `*save`. Returns when another switch goes
/// back to it.
inline void switchTo(Context to, Context *save) {
  boost::context::detail::transfer_t from = boost::context::detail::jump_fcontext(to, save);
  *static_cast<Context *>(from.data) = from.fctx;
}

class Fiber {
public:
  /// `entry` must never return.
  Fiber(size_t stackSize, unsigned number, void (*entry)(Fiber &));
  ~Fiber();
  Fiber(const Fiber &) = delete;
  Fiber &operator=(const Fiber &) = delete;

  /// Forgets what ran here: the next switch calls `entry` again.
  void reset();
  /// Returns where the stack begins, aligned as for a call.
  char *top() const { return memory_ + size_ - color_; }
  /// Returns the bytes of the stack in use when it has reached `address`.
  size_t depth(const void *address) const { return top() - static_cast<const char *>(address); }
  bool holds(const void *address) const {
    return size_t(static_cast<const char *>(address) - memory_) < size_;
  }
  bool guards(const void *address) const;

  Context context = nullptr; ///< the fiber's own context when it has nothing to run

private:
  static void begin(boost::context::detail::transfer_t creator);

  char *memory_;
  size_t size_;
  size_t color_;
  void (*entry_)(Fiber &);
};

} // namespace tranship::emulator
