// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How evidence at places of a file is kept, merged and restricted. The header of a subject that
// merges in another way overloads `merge`. `transfer` (support/Archive.h) converts to bytes and back;
// structured bindings there name all members of a struct, so forgetting one is a compile error.
#pragma once

#include "source/Ranges.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tranship {

template <typename A> void transfer(A &archive, Range &value) {
  auto &[begin, end] = value;
  archive(begin, end);
}

} // namespace tranship

namespace tranship::frontend {

using Offsets = std::set<unsigned>;
template <typename T> using ByOffset = std::map<unsigned, T>;
/// A text in a macro, a template, or a file that is included several times may mean several things.
template <typename T> using AllByOffset = std::map<unsigned, std::set<T>>;

/// Adds what another parse or unit saw in the same file. Where both saw something, `into` keeps its
/// own.
template <typename T> void merge(ByOffset<T> &into, ByOffset<T> &&from) { into.merge(from); }
/// Where both saw something, this keeps all of it.
template <typename T> void merge(AllByOffset<T> &into, AllByOffset<T> &&from) {
  for (auto &[offset, seen] : from)
    into[offset].merge(seen);
}
template <typename T> void merge(std::set<T> &into, std::set<T> &&from) { into.merge(from); }
/// Ranges of inactive code: code is inactive if no unit compiles it.
inline void merge(std::vector<Range> &into, std::vector<Range> &&from) {
  into = intersection(into, from);
}

/// Removes evidence at offsets that `keeps` rejects.
template <typename T, typename Keeps> void restrictTo(const Keeps &keeps, ByOffset<T> &evidence) {
  std::erase_if(evidence, [&](const auto &entry) { return !keeps(entry.first); });
}
template <typename Keeps> void restrictTo(const Keeps &keeps, Offsets &offsets) {
  std::erase_if(offsets, [&](unsigned offset) { return !keeps(offset); });
}
template <typename Keeps> void restrictTo(const Keeps &, std::set<std::string> &) {}
template <typename Keeps> void restrictTo(const Keeps &, std::vector<Range> &) {}

} // namespace tranship::frontend
