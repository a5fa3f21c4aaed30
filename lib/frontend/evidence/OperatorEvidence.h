// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operators of CUDA's classes that a table has a row for.
#pragma once

#include "frontend/evidence/Places.h"

#include <compare>
#include <string>
#include <tuple>

namespace tranship::frontend {

/// A use of an operator of a CUDA class: `a < b`, or a conversion, `(int)a`.
struct OperatorEvidence {
  std::string name;  // `operator<`, `operator int`
  std::string type;  // of the first operand: `__half2`
  Range left, right; // the operands; a conversion has no `right`
  /// The use is in code that runs only on the device, or only on the host.
  bool onDevice = false, onHost = false;

  auto key() const {
    return std::tuple(name, type, left.begin, left.end, right.begin, right.end, onDevice, onHost);
  }
  friend auto operator<=>(const OperatorEvidence &a, const OperatorEvidence &b) {
    return a.key() <=> b.key();
  }
  friend bool operator==(const OperatorEvidence &a, const OperatorEvidence &b) {
    return a.key() == b.key();
  }
};

template <typename A> void transfer(A &archive, OperatorEvidence &value) {
  auto &[name, type, left, right, onDevice, onHost] = value;
  archive(name, type, left, right, onDevice, onHost);
}

} // namespace tranship::frontend
