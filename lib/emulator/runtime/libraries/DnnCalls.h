// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the functions of cuDNN and MIOpen check and copy, whichever library they belong to.
#pragma once

#include "libraries/DnnNumbers.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace tranship::emulator {

/// The number of the only algorithm: the same in cuDNN and MIOpen, so that programs that print it
/// print the same on both sides.
constexpr int onlyAlgorithm = 1;

/// A row that pairs a library's value with that of the loops.
template <class Theirs, class Ours, size_t count>
Ours ours(const std::pair<Theirs, Ours> (&rows)[count], Theirs value, Ours otherwise) {
  for (const auto &[theirs, ours] : rows)
    if (theirs == value)
      return ours;
  return otherwise;
}
template <class Theirs, class Ours, size_t count>
Theirs theirs(const std::pair<Theirs, Ours> (&rows)[count], Ours value, Theirs otherwise) {
  for (const auto &[theirs, ours] : rows)
    if (ours == value)
      return theirs;
  return otherwise;
}

/// Tensors must have been set; any other argument must not be null.
inline bool isGiven(const void *place) { return place != nullptr; }
inline bool isGiven(const Tensor *tensor) { return tensor && tensor->isSet(); }
template <class... Places> bool areGiven(Places... places) { return (isGiven(places) && ...); }

/// Copies the first `wanted` numbers to `to`, unless that is null.
inline void give(const std::vector<int> &values, int wanted, int *to) {
  for (size_t i = 0; to && i < values.size() && i < size_t(std::max(wanted, 0)); ++i)
    to[i] = values[i];
}
/// Copies each number to its place, if there are as many of both.
inline bool giveEach(const std::vector<int> &values, std::initializer_list<int *> to) {
  if (values.size() != to.size())
    return false;
  for (size_t i = 0; i < values.size(); ++i)
    *to.begin()[i] = values[i];
  return true;
}

} // namespace tranship::emulator
