// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that the user's code defines, and that may conflict with functions in HIP's headers.
#pragma once

#include "frontend/evidence/Places.h"

#include <algorithm>
#include <compare>
#include <string>
#include <vector>

namespace tranship::frontend {

/// A user function whose parameters name CUDA types. Two such overloads may become one in HIP.
struct FunctionEvidence {
  std::string name; // qualified
  std::vector<std::string> parameters;
  unsigned end = 0; // offset after its body, or after its last token
};

template <typename A> void transfer(A &archive, FunctionEvidence &value) {
  auto &[name, parameters, end] = value;
  archive(name, parameters, end);
}

/// A default argument that a parameter gets from another declaration of its function.
struct MovedDefault {
  Range range;      // in the same file
  std::string text; // in another file; empty: in this one
};

template <typename A> void transfer(A &archive, MovedDefault &value) {
  auto &[range, text] = value;
  archive(range, text);
}

/// A user function for CUDA's vector types that HIP defines as well: `float2 operator*(float2,
/// float2)`.
struct VectorOperatorEvidence {
  unsigned end = 0; // offset after its body
  /// It does with each component what HIP's operator does.
  bool isComponentWise = false;
  /// It is for the host and for the device. Clang prefers a function for one side to HIP's, which are
  /// for both.
  bool isForBothSides = false;
};

template <typename A> void transfer(A &archive, VectorOperatorEvidence &value) {
  auto &[end, isComponentWise, isForBothSides] = value;
  archive(end, isComponentWise, isForBothSides);
}

/// A header may be read as CUDA and as plain C++, and not each unit parses all bodies.
inline void merge(ByOffset<VectorOperatorEvidence> &into, ByOffset<VectorOperatorEvidence> &&from) {
  for (const auto &[offset, seen] : from) {
    VectorOperatorEvidence &known = into.try_emplace(offset, seen).first->second;
    known.isComponentWise |= seen.isComponentWise;
    known.isForBothSides |= seen.isForBothSides;
    known.end = std::max(known.end, seen.end);
  }
}

/// The definition of a user function that may be a second one in HIP, whose headers declare more
/// overloads than CUDA's: `double atomicMax(double *, double)`.
struct OwnFunctionEvidence {
  unsigned end = 0; // offset after its body
  std::string name; // `atomicMax`, `operator+`
  /// The types of its parameters, without aliases and references: `double *`, `__half`.
  std::vector<std::string> parameters;

  friend auto operator<=>(const OwnFunctionEvidence &, const OwnFunctionEvidence &) = default;
};

template <typename A> void transfer(A &archive, OwnFunctionEvidence &value) {
  auto &[end, name, parameters] = value;
  archive(end, name, parameters);
}

} // namespace tranship::frontend
