// Writes results: atomically, and never outside of where it was told to.
#pragma once

#include "Options.h"

#include "llvm/Support/raw_ostream.h"

namespace tranship {

/// Where each file goes; decided before anything is parsed, so that a misuse costs nothing.
struct OutputPlan {
  enum class Mode { Stdout, Diff, Files } mode = Mode::Stdout;
  /// Empty for in-place; everything is written below it.
  std::string root;
  /// One for each input. Files mode only.
  std::vector<std::string> targets;
  bool renameUnits = false;
};

llvm::Expected<OutputPlan> planOutput(const Options &options, llvm::ArrayRef<InputFile> inputs);

llvm::Error writeOutput(const OutputPlan &plan, const Translation &translation);

} // namespace tranship
