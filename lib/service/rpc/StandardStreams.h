// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Standard input and output for one protocol alone.
#pragma once

#include "llvm/Support/Error.h"

namespace tranship::service {

/// While it lives, whatever else reads standard input finds it empty, and what else is printed goes to standard error.
class StandardStreams {
public:
  static llvm::Expected<StandardStreams> take();
  ~StandardStreams();
  StandardStreams(StandardStreams &&other) noexcept;

  int in() const { return in_; }
  int out() const { return out_; }

private:
  StandardStreams(int in, int out) : in_(in), out_(out) {}

  int in_, out_;
};

} // namespace tranship::service
