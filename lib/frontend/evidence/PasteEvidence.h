// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that macros build with `##`.
#pragma once

#include <compare>
#include <string>

namespace tranship::frontend {

/// One name that `##` builds in a macro.
struct PastedName {
  std::string name;
  /// The part after the first fragment: `Malloc` in `cudaMalloc` from `cuda##Malloc`.
  std::string rest;

  friend auto operator<=>(const PastedName &, const PastedName &) = default;
};

template <typename A> void transfer(A &archive, PastedName &value) {
  auto &[name, rest] = value;
  archive(name, rest);
}

} // namespace tranship::frontend
