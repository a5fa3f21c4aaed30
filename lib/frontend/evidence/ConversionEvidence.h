// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values that CUDA's types allow to convert or combine, and HIP's types do not, or convert differently.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace tranship::frontend {

/// A value that CUDA converts between `uint3` and `dim3` implicitly, or one of the built-in
/// variables, whose types in HIP are neither.
struct DimensionsEvidence {
  unsigned end = 0; // offset after the value; 0 if a macro writes it with other text
  bool toDim3 = false;

  friend auto operator<=>(const DimensionsEvidence &, const DimensionsEvidence &) = default;
};

template <typename A> void transfer(A &archive, DimensionsEvidence &value) {
  auto &[end, toDim3] = value;
  archive(end, toDim3);
}

/// A value that needs a cast in HIP: a handle that is an integer in CUDA and a pointer in HIP, or
/// a conversion for which HIP's type has several ways.
struct HandleEvidence {
  enum Use : uint8_t {
    AsInteger,   // uint64_t n = texture;
    FromInteger, // an integer becomes the handle: cudaTextureObject_t texture = n;
    Changed,     // texture |= 1;
    AsFloat,     // static_cast<_Float16>(bfloat16)
    // Of handles that are narrower than a pointer in CUDA, so that HIP's do not fit:
    Truncated,     // int n = plan;
    FromTruncated, // cufftHandle plan = n;
    Kept,          // (cufftHandle)n, (cufftHandle *)&n
  };
  unsigned end = 0; // offset after the expression
  Use use = AsInteger;
  std::string type; // of the value or handle: `cudaTextureObject_t`

  friend auto operator<=>(const HandleEvidence &, const HandleEvidence &) = default;
};

template <typename A> void transfer(A &archive, HandleEvidence &value) {
  auto &[end, use, type] = value;
  archive(end, use, type);
}

/// An integer argument of `min` or `max` in device code whose type differs from the other argument's.
/// CUDA has overloads for these; HIP's are templates whose result is a double.
struct MixedArgumentEvidence {
  unsigned end = 0; // offset after the argument
  std::string type; // that the CUDA function returns: `unsigned int`

  friend auto operator<=>(const MixedArgumentEvidence &, const MixedArgumentEvidence &) = default;
};

template <typename A> void transfer(A &archive, MixedArgumentEvidence &value) {
  auto &[end, type] = value;
  archive(end, type);
}

/// A value in a list of initializers that is converted to a type which cannot represent all values
/// of its own type.
struct NarrowedValueEvidence {
  unsigned end = 0; // offset after the value
  std::string type; // that it is converted to

  friend auto operator<=>(const NarrowedValueEvidence &, const NarrowedValueEvidence &) = default;
};

template <typename A> void transfer(A &archive, NarrowedValueEvidence &value) {
  auto &[end, type] = value;
  archive(end, type);
}

/// A mask or rank of a cooperative group, where the result depends on its width, which differs in
/// HIP.
struct GroupNumberEvidence {
  unsigned end = 0; // offset after the call
  std::string type; // in CUDA: `unsigned`; empty if the value differs in HIP as well

  friend auto operator<=>(const GroupNumberEvidence &, const GroupNumberEvidence &) = default;
};

template <typename A> void transfer(A &archive, GroupNumberEvidence &value) {
  auto &[end, type] = value;
  archive(end, type);
}

} // namespace tranship::frontend
