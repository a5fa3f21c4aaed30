#include "verify/run/Preparation.h"

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
  BuildJob build;
  build.backend = &backend;
  build.machine = job.machine;
  build.program = side == Side::Original ? &job.original : &job.port;
  if (auto flags = manifest.flagsFor.find(backend.id().str()); flags != manifest.flagsFor.end())
    build.flags = flags->second;
  build.relocatable = manifest.relocatable;
  build.compileOnly = job.compileOnly;
  build.isForElsewhere = job.isForElsewhere;
  build.checked = checked;
  build.timeout = manifest.buildTimeout;
  build.folder = fmt::format("{}/build/{}-{}{}", job.workFolder, backend.id().str(),
                             toString(side).str(), checked ? "-checked" : "");
  llvm::Expected<BuildResult> built = verify::build(build);
  if (built)
    records.push_back(
        {backend.id().str(), side, built->commands,
         built->program.empty() ? std::string() : hashOf(textOrNothing(built->program)),
         built->problem});
  return built;
}

} // namespace

bool isAboutPort(const Backend &backend, const Machine &machine) {
  return llvm::any_of(backend.variants(machine),
                      [](const Variant &v) { return v.side == Side::Port; });
}

const Runner &runnerOf(const VerifyJob &job, const Backend &backend) {
  static const Runner local;
  auto found = job.runners.find(backend.id().str());
  return found == job.runners.end() ? local : found->second;
}

/// Why a port that builds with newer headers of HIP may not with these; empty where that is not so.
static std::string hintAtVersion(const VerifyJob &job, const Backend &backend) {
  Version installed = backend.hipVersion(*job.machine);
  if (!job.translatedFor || !installed.known())
    return {};
  if (installed >= *job.translatedFor)
    return {};
  return fmt::format(
      "translated for HIP {}, and this is {}: --hip-version={}.{} translates for it, "
      "and says what it lacks",
      job.translatedFor->str(), installed.str(), installed.major, installed.minor);
}

llvm::Expected<PreparedBackend> prepare(const VerifyJob &job, const Backend &backend,
                                        std::vector<BuildRecord> &records) {
  PreparedBackend prepared;
  std::string reason = backend.whyNotBuild(*job.machine, job.compileOnly);
  if (auto refused = job.refusedRunners.find(backend.id().str());
      reason.empty() && !job.compileOnly && refused != job.refusedRunners.end())
    reason = fmt::format("the manifest starts programs by `{}`: --allow-runners lets it",
                         llvm::join(llvm::map_range(refused->second, shellQuoted), " "));
  // A runner may lead to another machine, of which nothing is known here.
  if (reason.empty() && !job.compileOnly && !job.isForElsewhere && runnerOf(job, backend).empty())
    reason = backend.whyNotRun(*job.machine);
  if (!reason.empty()) {
    prepared.outcome = Skipped{reason};
    return prepared;
  }
  std::vector<Outcome> compiled;
  for (const Variant &variant : backend.variants(*job.machine)) {
    if (prepared.builds.count(variant.side) || prepared.outcome)
      continue;
    // In step nothing runs without checks.
    bool inStep = job.lockstep && backend.canCheck() && !job.compileOnly;
    llvm::Expected<BuildResult> built = buildSide(job, backend, variant.side, inStep, records);
    if (!built)
      return built.takeError();
    std::string problem = built->problem;
    if (problem.empty() && job.checked && backend.canCheck() && !job.compileOnly) {
      llvm::Expected<BuildResult> checked =
          inStep ? *built : buildSide(job, backend, variant.side, true, records);
      if (!checked)
        return checked.takeError();
      problem = checked->problem;
      prepared.checkedBuilds[variant.side] = std::move(*checked);
    }
    prepared.builds[variant.side] = std::move(*built);
    if (problem.empty()) {
      compiled.push_back(Passed{toString(variant.side).str() + " compiles"});
      continue;
    }
    if (variant.side == Side::Original && isAboutPort(backend, *job.machine))
      prepared.outcome = Skipped{"the original does not build: " + problem};
    else
      prepared.outcome = Failed{{{"build", problem}}};
    if (auto *failed = std::get_if<Failed>(&*prepared.outcome))
      if (std::string hint = hintAtVersion(job, backend);
          variant.side == Side::Port && !hint.empty())
        failed->evidence.push_back({"HIP", hint});
  }
  if (job.compileOnly && !prepared.outcome)
    prepared.outcome = compiled.size() == 1 ? compiled.front() : Passed{"both sides compile"};
  return prepared;
}

} // namespace tranship::verify
