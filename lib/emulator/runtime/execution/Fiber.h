// Stacks that the threads of a block run on, and the switch between them (Boost.Context's
// assembly).
#pragma once

#include <boost/context/detail/fcontext.hpp>
#include <cstddef>

namespace tranship::emulator {

/// A place where execution stopped and can go on.
using Context = void *;

/// Goes on at `to`; the place here is stored in `*save`. Returns when somebody switches back.
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

  /// Forgets what ran here: the next switch calls `entry` anew.
  void reset();
  /// Where its stack begins, aligned as for a call.
  char *top() const { return memory_ + size_ - color_; }
  /// Bytes of the stack in use when it has reached `address`.
  size_t depth(const void *address) const { return top() - static_cast<const char *>(address); }
  bool holds(const void *address) const {
    return size_t(static_cast<const char *>(address) - memory_) < size_;
  }
  bool guards(const void *address) const;

  Context context = nullptr; ///< of the fiber itself when it has nothing to run

private:
  static void begin(boost::context::detail::transfer_t creator);

  char *memory_;
  size_t size_;
  size_t color_;
  void (*entry_)(Fiber &);
};

} // namespace tranship::emulator
