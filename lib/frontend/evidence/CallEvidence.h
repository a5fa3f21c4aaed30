// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of functions and macros that rows may ask about.
#pragma once

#include <compare>
#include <map>
#include <set>
#include <string>

namespace tranship::frontend {

/// One way in which a function is called at an offset.
struct CallEvidence {
  /// Written arguments, default ones not counted.
  int arguments = 0;
  /// By position, the types of arguments that a row may ask for, as Clang writes them, without
  /// aliases, `const` and `struct`: `cudaMemLocation`, `cudaGraphEdgeData *`, `float`.
  std::map<unsigned, std::string> types;
  /// Positions of arguments that are records.
  std::set<unsigned> records;
  /// Positions of arguments whose value is known to be 32 ones: the mask of a whole warp on NVIDIA
  /// GPUs.
  std::set<unsigned> fullMasks;
  /// Positions of arguments that are 32 or more, or begin so: `for (int m = 32; …)`.
  std::set<unsigned> wide;
  /// The call is in code that runs only on the device, or only on the host.
  bool onDevice = false, onHost = false;
  /// It calls a function of the C++ library: `std::max`.
  bool isOfStd = false;

  friend auto operator<=>(const CallEvidence &, const CallEvidence &) = default;
};

template <typename A> void transfer(A &archive, CallEvidence &value) {
  auto &[arguments, types, records, fullMasks, wide, onDevice, onHost, isOfStd] = value;
  archive(arguments, types, records, fullMasks, wide, onDevice, onHost, isOfStd);
}

} // namespace tranship::frontend
