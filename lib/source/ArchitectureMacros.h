// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Conditions that depend on `__CUDA_ARCH__`, directly or through macros that the file defines:
//   #if __CUDA_ARCH__ >= 800
//   #define FAST_AVAILABLE
//   #endif
//   …
//   #ifdef FAST_AVAILABLE
#pragma once

#include "source/PlatformCode.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tranship {

class ArchitectureConditions {
public:
  explicit ArchitectureConditions(const SourceFile &file);

  /// In file order.
  const std::vector<Conditional> &conditionals() const { return conditionals_; }

  /// Of each conditional, the branch that is compiled for an architecture; nothing if other macros decide.
  std::vector<std::optional<size_t>> branchesFor(int64_t architecture, MacroStates values) const;

private:
  /// `#define NAME`, by the token `#`.
  struct Definition {
    size_t token;
    llvm::StringRef name;
    std::optional<int64_t> value;
  };
  bool isTest(const Conditional &conditional) const;

  const SourceFile &file_;
  std::vector<Conditional> conditionals_;
  /// Of macros that only branches of these conditionals define, in file order.
  std::vector<Definition> definitions_;
};

} // namespace tranship
