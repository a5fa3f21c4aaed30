// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The first step of the pipeline: which units a run parses, and with which commands.
#pragma once

#include "frontend/record/Vocabulary.h"
#include "project/CompileDatabase.h"
#include "project/Inputs.h"
#include "project/LibraryFolders.h"
#include "translate/SourceGraph.h"

namespace tranship::translate {

struct UnitPlan {
  /// One for each configuration that a file is compiled in.
  std::vector<frontend::CompileCommand> commands;
};

/// What a plan is made from.
struct PlanSources {
  llvm::ArrayRef<project::InputFile> inputs;
  /// Headers of the tree that are not inputs.
  llvm::ArrayRef<std::string> otherHeaders;
  project::CompileDatabase &database;
  project::LibraryFolders &libraries;
  /// TranslateOptions::buildStandards.
  const std::map<std::string, std::string> &buildStandards;
  /// TranslateOptions::buildMacros.
  const std::map<std::string, std::vector<std::vector<std::string>>> &buildMacros;
  const frontend::Vocabulary &vocabulary;
  /// Null: no file is HIP already, and none includes another.
  const SourceGraph *graph = nullptr;
};

/// Plans all CUDA sources, and the C++ sources that mention CUDA, in the order of the inputs. A
/// file that the compile database does not list gets a guessed command, unless another input
/// includes it and no build file compiles it: in the standard that build files name, and once for each set of macros that they
/// define for it. A C++ source that includes CUDA only if a macro such as `USE_CUDA` is defined, and
/// whose commands do not define it, is planned a second time with that macro. A CUDA source that neither a command nor a
/// build file compiles is planned with that macro alone.
UnitPlan planUnits(const PlanSources &sources);

/// Plans the headers that mention CUDA and the included sources that no unit has read, each as a
/// unit of its own.
UnitPlan planUnreadFiles(const PlanSources &sources,
                         llvm::function_ref<bool(const std::string &path)> isRead);

/// A fingerprint of everything that the parses of a run depend on. `settings` stands for the tables
/// and options.
uint64_t fingerprintOf(const UnitPlan &plan, llvm::ArrayRef<project::InputFile> inputs,
                       uint64_t settings);

} // namespace tranship::translate
