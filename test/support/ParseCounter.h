// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For tests that count parses.
#pragma once

#include "frontend/record/TreeObserver.h"

#include <atomic>

namespace tranship {

/// Counts how often a unit is parsed.
class ParseCounter : public frontend::TreeObserver {
public:
  std::string observe(const frontend::ParsedTree &) const override {
    ++parses;
    return {};
  }
  std::string join(std::string first, std::string,
                   llvm::function_ref<bool(const std::string &, unsigned)>) const override {
    return first;
  }

  mutable std::atomic<int> parses = 0;
};

} // namespace tranship
