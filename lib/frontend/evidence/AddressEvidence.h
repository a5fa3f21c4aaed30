// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic on driver API addresses, which are integers in CUDA and pointers in HIP.
#pragma once

#include "frontend/evidence/Places.h"

#include <cstdint>

namespace tranship::frontend {

struct AddressArithmeticEvidence {
  enum Form : uint8_t {
    Offset,     // p + n, p - n
    Commuted,   // n + p
    Difference, // p - q
    Assignment, // p += n, p -= n
    Before,     // ++p, --p; `left` is the operand, `right` the operator
    After,      // p++, p--
  };
  Range left, right;
  Form form = Offset;
};

template <typename A> void transfer(A &archive, AddressArithmeticEvidence &value) {
  auto &[left, right, form] = value;
  archive(left, right, form);
}

/// An integer that becomes a driver API address without a cast: `CUdeviceptr p = n;`.
struct AddressConversionEvidence {
  unsigned end = 0; // offset after the integer
};

template <typename A> void transfer(A &archive, AddressConversionEvidence &value) {
  auto &[end] = value;
  archive(end);
}

} // namespace tranship::frontend
