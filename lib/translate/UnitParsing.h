// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The second step of the pipeline: parses the units of a plan, several at a time, or takes them
// from the cache of the last run or from shards.
#pragma once

#include "frontend/evidence/UnitFile.h"
#include "frontend/precompile/CompilerSetup.h"
#include "frontend/precompile/PreludePch.h"
#include "frontend/precompile/UnitCache.h"
#include "translate/Progress.h"
#include "translate/ShardFile.h"
#include "translate/UnitPlan.h"

#include <atomic>
#include <functional>

namespace tranship::translate {

/// Units in the order of the plan's commands. They stay bytes until their evidence is merged: a
/// parsed unit takes many times that memory, scattered among what clang gives back.
struct ParsedUnits {
  std::vector<frontend::CompileCommand> commands;
  std::vector<frontend::SerializedUnit> units;
};

/// What all parses of a run share.
struct ParseSession {
  /// `cacheFolder`: where to keep what saves time in the next run; empty: nowhere. `tree`: tells
  /// runs over one tree from others.
  ParseSession(const std::string &cacheFolder, std::string tree);

  frontend::ParseOptions options;
  /// A fingerprint of the tables and options that parses depend on.
  uint64_t settings = 0;
  /// Parses at a time; 0: as many as there are cores.
  unsigned jobs = 0;
  /// Called before the first unit and after each one, by the threads that parse.
  std::function<void(const Progress &)> progress;
  /// As in TranslateOptions.
  std::function<bool()> isStopped;

  frontend::CompilerSetup setup;
  frontend::PreludePch prelude;
  frontend::UnitCache cache;
  std::atomic<size_t> done = 0;
  size_t total = 0;
};

/// The error of a unit that was not parsed because the run was stopped.
inline constexpr llvm::StringLiteral stoppedError = "the run was stopped";

ParsedUnits parseUnits(UnitPlan plan, ParseSession &session);

/// The units of the plan as shards parsed them.
ParsedUnits takeUnits(UnitPlan plan, const ShardFile &shards);

} // namespace tranship::translate
