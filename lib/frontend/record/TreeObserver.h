// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Analyzes the tree of each unit while Clang has it in memory. The front end stores an observer's
// results without reading them.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace clang {
class ASTContext;
class Preprocessor;
} // namespace clang

namespace tranship::frontend {

class UnitRecorder;
class UnitWalk;

/// A unit that Clang has parsed to its end.
struct ParsedTree {
  clang::ASTContext &context;
  /// The walk over the user's code, which has not begun. Observers may be added before it runs; the evidence of the unit is
  /// complete afterwards.
  UnitWalk &walk;
  UnitRecorder &recorder;
  const clang::Preprocessor &preprocessor;
};

/// Called from several threads at once.
class TreeObserver {
public:
  virtual ~TreeObserver() = default;

  /// Runs the walk. Returns its results as bytes that only `join` and the caller read. It may add evidence to the
  /// recorder.
  virtual std::string observe(const ParsedTree &tree) const = 0;

  /// The front end parses a unit that contains device-only code twice, with other branches active.
  /// Adds the results of the second parse in code that the first one did not see.
  virtual std::string
  join(std::string first, std::string second,
       llvm::function_ref<bool(const std::string &file, unsigned offset)> isNewCode) const = 0;

  /// Drops what holds for device code alone and is in code that only the host compiles, as in the `#else` of
  /// `#ifdef __CUDA_ARCH__` in a `__host__ __device__` function.
  virtual std::string
  dropOnHost(std::string results,
             llvm::function_ref<bool(const std::string &file, unsigned offset)> isHostCode) const {
    return results;
  }
};

} // namespace tranship::frontend
