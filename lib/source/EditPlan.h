// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All changes of one file: finds those that contradict each other and applies the rest in one go.
#pragma once

#include "source/Edit.h"
#include "source/TextMap.h"

namespace tranship {

class EditPlan {
public:
  explicit EditPlan(const SourceFile &file) : file_(file) {}

  void add(Change change) { changes_.push_back(std::move(change)); }

  /// Drops changes that overlap with each other (all of them, since none is known to be right), and
  /// returns them. Equal changes become one. An edit inside another one applies where that one
  /// quotes its range; a change is dropped if all text that it edits is removed by another one.
  std::vector<Change> resolve();

  /// The file after all changes. Call resolve() first. `map`, if given, records where each part of
  /// the result comes from.
  std::string apply(TextMap *map = nullptr) const;

  const std::vector<Change> &changes() const { return changes_; }
  bool empty() const { return changes_.empty(); }

private:
  const SourceFile &file_;
  std::vector<Change> changes_;
};

} // namespace tranship
