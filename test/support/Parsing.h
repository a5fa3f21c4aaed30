// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Simple replacements of the tables and the checks, for tests of parsing.
#pragma once

#include "frontend/parse/Parse.h"

#include <functional>

namespace tranship {

/// Treats every name as interesting.
class AllNames : public frontend::Vocabulary {
public:
  bool isInteresting(llvm::StringRef) const override { return true; }
};

/// Calls a function for each unit, and finds nothing.
class LookAtTree : public frontend::TreeObserver {
public:
  explicit LookAtTree(std::function<void(const frontend::ParsedTree &)> look)
      : look_(std::move(look)) {}

  std::string observe(const frontend::ParsedTree &tree) const override {
    look_(tree);
    return {};
  }
  std::string join(std::string first, std::string,
                   llvm::function_ref<bool(const std::string &, unsigned)>) const override {
    return first;
  }

private:
  std::function<void(const frontend::ParsedTree &)> look_;
};

} // namespace tranship
