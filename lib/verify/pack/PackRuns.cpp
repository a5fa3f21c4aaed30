// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/PackRuns.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

/// The outcome of a backend whose programs did not build, as a local build would report it; nothing if they built.
std::optional<Outcome> outcomeOfBuilds(const PackedProgram &program, llvm::StringRef backend) {
  bool hasProgram = false, isAboutPort = false;
  for (const PackedBuild &build : program.builds)
    isAboutPort |= build.backend == backend && build.side == Side::Port;
  for (const PackedBuild &build : program.builds) {
    if (build.backend != backend)
      continue;
    hasProgram |= !build.program.empty();
    if (build.problem.empty())
      continue;
    if (build.isSkipped)
      return Skipped{build.problem};
    if (build.side == Side::Original && isAboutPort)
      return Skipped{"the original does not build: " + build.problem};
    return Failed{{{"build", build.problem}}};
  }
  if (!hasProgram)
    return Skipped{"it was only compiled, so there is nothing to run"};
  return std::nullopt;
}

std::vector<RunSet> runsOf(const PackedProgram &program, llvm::StringRef backend,
                           const PackResults &results) {
  std::vector<const PackResults::Run *> ordered;
  for (const PackResults::Run &run : results.runs)
    if (run.key.program == program.name && run.key.backend == backend)
      ordered.push_back(&run);
  llvm::sort(ordered, [](const auto *a, const auto *b) { return a->key < b->key; });
  std::vector<RunSet> sets;
  for (const PackResults::Run *run : ordered) {
    const PackRunKey &key = run->key;
    auto set = llvm::find_if(sets, [&](const RunSet &one) {
      return one.testCase == key.testCase && one.variant == key.variant && one.side == key.side;
    });
    if (set == sets.end()) {
      sets.emplace_back();
      set = std::prev(sets.end());
      set->testCase = key.testCase;
      set->variant = key.variant;
      set->side = key.side;
    }
    if (!key.isTimed)
      set->runs.push_back(run->run);
    else if (run->times && run->run.process.end == ProcessResult::End::Exited)
      set->launchTimes.push_back(*run->times);
  }
  return sets;
}

} // namespace

std::map<std::string, RanElsewhere> ranElsewhere(const Pack &pack, const PackedProgram &program,
                                                 const PackResults &results) {
  std::map<std::string, RanElsewhere> all;
  for (const PackedVariant &variant : pack.variants) {
    auto [entry, isNew] = all.try_emplace(variant.backend);
    RanElsewhere &there = entry->second;
    if (!isNew)
      continue;
    there.outcome = outcomeOfBuilds(program, variant.backend);
    for (const PackedBuild &build : program.builds)
      if (build.backend == variant.backend && !build.isSkipped)
        there.builds.push_back(
            {build.backend, build.side, build.commands, build.program, build.problem});
    for (const PackSkip &skip : results.skips) {
      if (skip.backend != variant.backend)
        continue;
      if (skip.program.empty() && !there.outcome)
        there.outcome = Skipped{skip.reason};
      else if (skip.program == program.name)
        there.notRun[skip.side] = skip.reason;
    }
    there.runs = runsOf(program, variant.backend, results);
    if (there.runs.empty() && there.notRun.empty() && !there.outcome && !results.isComplete)
      there.outcome = Skipped{"the runner ended before this program"};
  }
  return all;
}

llvm::Error checkBelongsTo(const PackResults &results, const ReadPack &pack,
                           const std::string &resultsFile) {
  if (results.head.pack == pack.hash)
    return llvm::Error::success();
  return llvm::createStringError(fmt::format("{}: these are results of another pack ({}, not {})",
                                             resultsFile, results.head.pack.substr(0, 12),
                                             pack.hash.substr(0, 12)));
}

} // namespace tranship::verify
