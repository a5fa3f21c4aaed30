// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists of initializers that make CUDA's short vectors.
#pragma once

#include <compare>
#include <string>
#include <vector>

namespace tranship::frontend {

/// What a list of initializers in braces makes. CUDA's short vectors are aggregates; HIP's have
/// constructors, for one value that fills all lanes and for as many values as there are lanes.
struct VectorListEvidence {
  /// `float4`; empty if the list makes something else.
  std::string vector;
  unsigned lanes = 0;
  /// Written initializers.
  unsigned given = 0;
  /// The lanes that designators name, in order.
  std::vector<unsigned> designated;

  /// Whether the list has the same meaning in HIP in every context.
  bool isSame() const {
    return vector.empty() || given == 0 || (given == lanes && lanes > 1 && designated.empty());
  }
  friend auto operator<=>(const VectorListEvidence &, const VectorListEvidence &) = default;
};

template <typename A> void transfer(A &archive, VectorListEvidence &value) {
  auto &[vector, lanes, given, designated] = value;
  archive(vector, lanes, given, designated);
}

/// Initializers of a vector, or of something that holds one, without braces of their own:
/// `float2 pairs[2] = {1, 2, 3, 4}`.
struct ElidedBracesEvidence {
  unsigned end = 0; // offset after the last initializer
  /// What they make; `vector` is empty if it holds vectors.
  VectorListEvidence makes;

  friend auto operator<=>(const ElidedBracesEvidence &, const ElidedBracesEvidence &) = default;
};

template <typename A> void transfer(A &archive, ElidedBracesEvidence &value) {
  auto &[end, makes] = value;
  archive(end, makes);
}

} // namespace tranship::frontend
