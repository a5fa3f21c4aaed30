// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/BuiltBackend.h"

#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

llvm::Expected<BuildResult> buildSide(const VerifyJob &job, const Backend &backend, Side side,
                                      bool checked, std::vector<BuildRecord> &records) {
  if (job.progress)
    job.progress(fmt::format("building the {} ({}{})", toString(side).str(), backend.id().str(),
                             checked ? ", with checks" : ""));
  const Manifest &manifest = *job.manifest;
  BuildRequest request;
  request.program = side == Side::Original ? &job.original : &job.port;
  if (auto flags = manifest.flagsFor.find(backend.id().str()); flags != manifest.flagsFor.end())
    request.flags = flags->second;
  request.relocatable = manifest.relocatable;
  request.compileOnly = job.scrutiny.compileOnly;
  request.isForElsewhere = job.isForElsewhere;
  request.checked = checked;
  request.jobs = job.jobs;
  request.timeout = manifest.buildTimeout;
  request.folder = fmt::format("{}/build/{}-{}{}", job.workFolder, backend.id().str(),
                               toString(side).str(), checked ? "-checked" : "");
  llvm::Expected<BuildResult> built = build(backend, *job.machine, request);
  if (built)
    records.push_back(
        {backend.id().str(), side, built->commands,
         built->program.empty() ? std::string() : hashOf(textOrNothing(built->program)),
         built->problem});
  return built;
}

/// Why a port that builds with newer HIP headers may not build with these; empty if they are new
/// enough.
std::string hintAtVersion(const VerifyJob &job, const Backend &backend) {
  Version installed = backend.hipVersion(*job.machine);
  if (!job.origin.hipVersion || !installed.known() || installed >= *job.origin.hipVersion)
    return {};
  return fmt::format("translated for HIP {}, but this is HIP {}; --hip-version={}.{} translates "
                     "for it and reports what it lacks",
                     job.origin.hipVersion->str(), installed.str(), installed.major,
                     installed.minor);
}

/// Why a backend builds nothing; empty if it builds.
std::string whySkipped(const VerifyJob &job, const Backend &backend) {
  std::string reason = backend.whyNotBuild(*job.machine, job.scrutiny.compileOnly);
  if (!reason.empty() || job.scrutiny.compileOnly)
    return reason;
  if (auto refused = job.runners.refused.find(backend.id().str());
      refused != job.runners.refused.end())
    return fmt::format("the manifest starts programs with `{}`; --allow-runners permits it",
                       llvm::join(llvm::map_range(refused->second, shellQuoted), " "));
  // A runner may start programs on another machine, about which we know nothing here.
  if (!job.isForElsewhere && runnerOf(job, backend).empty())
    return backend.whyNotRun(*job.machine);
  return {};
}

/// The outcome for a backend when a side does not build.
Outcome outcomeOfFailure(const VerifyJob &job, const Backend &backend, Side side,
                         const std::string &problem) {
  if (side == Side::Original && isAboutPort(backend, *job.machine))
    return Skipped{"the original does not build: " + problem};
  // Both sides build with the emulator's own headers, so missing features are not the port's fault.
  if (backend.properties().isEmulated && llvm::StringRef(problem).contains(emulatorLacks))
    return Skipped{"the port does not build: " + problem};
  if (side == Side::Port && !job.origin.headerOutside.empty())
    return Skipped{job.origin.headerOutside +
                   ": uses CUDA and is outside the program's folder, so the port includes it "
                   "untranslated and does not build: " +
                   problem};
  Failed failed{{{"build", problem}}};
  if (side == Side::Port)
    if (std::string hint = hintAtVersion(job, backend); !hint.empty())
      failed.evidence.push_back({"HIP", hint});
  return failed;
}

/// Builds one side, or twice if checks are requested. Returns the error; empty if there was none.
llvm::Expected<std::string> addBuilds(const VerifyJob &job, Side side, BuiltBackend &into,
                                      std::vector<BuildRecord> &records) {
  const Backend &backend = *into.backend;
  bool canCheck = backend.properties().canCheck && !job.scrutiny.compileOnly;
  // Only programs with checks can run lanes in lockstep.
  bool inStep = job.scrutiny.lockstep && canCheck;
  llvm::Expected<BuildResult> built = buildSide(job, backend, side, inStep, records);
  if (!built)
    return built.takeError();
  std::string problem = built->problem;
  bool isAsked = job.scrutiny.checked || (job.origin.isGiven && !backend.properties().isOnRequest);
  if (problem.empty() && isAsked && canCheck) {
    llvm::Expected<BuildResult> checked =
        inStep ? *built : buildSide(job, backend, side, /*checked=*/true, records);
    if (!checked)
      return checked.takeError();
    if (job.scrutiny.checked)
      problem = checked->problem;
    if (checked->problem.empty())
      into.checkedBuilds[side] = std::move(*checked);
  }
  into.builds[side] = std::move(*built);
  return problem;
}

} // namespace

std::vector<BuiltVariant> BuiltBackend::variants(const Machine &machine) const {
  std::vector<BuiltVariant> result;
  if (!takesPart())
    return result;
  for (const Variant &variant : backend->variants(machine)) {
    BuiltVariant built{backend, variant, {}, {}};
    if (auto found = builds.find(variant.side); found != builds.end())
      built.build = found->second;
    if (auto found = checkedBuilds.find(variant.side); found != checkedBuilds.end())
      built.checkedBuild = found->second;
    result.push_back(std::move(built));
  }
  return result;
}

bool isAboutPort(const Backend &backend, const Machine &machine) {
  return llvm::any_of(backend.variants(machine),
                      [](const Variant &v) { return v.side == Side::Port; });
}

const Runner &runnerOf(const VerifyJob &job, const Backend &backend) {
  static const Runner local;
  auto found = job.runners.allowed.find(backend.id().str());
  return found == job.runners.allowed.end() ? local : found->second;
}

llvm::Expected<BuiltBackend> buildWith(const VerifyJob &job, const Backend &backend,
                                       std::vector<BuildRecord> &records) {
  BuiltBackend built;
  built.backend = &backend;
  if (std::string reason = whySkipped(job, backend); !reason.empty()) {
    built.outcome = Skipped{reason};
    return built;
  }
  std::vector<Outcome> compiled;
  for (const Variant &variant : backend.variants(*job.machine)) {
    if (built.builds.count(variant.side) || built.outcome)
      continue;
    llvm::Expected<std::string> problem = addBuilds(job, variant.side, built, records);
    if (!problem)
      return problem.takeError();
    if (problem->empty())
      compiled.push_back(Passed{toString(variant.side).str() + " compiles"});
    else
      built.outcome = outcomeOfFailure(job, backend, variant.side, *problem);
  }
  if (job.scrutiny.compileOnly && !built.outcome)
    built.outcome = compiled.size() == 1 ? compiled.front() : Passed{"both sides compile"};
  return built;
}

} // namespace tranship::verify
