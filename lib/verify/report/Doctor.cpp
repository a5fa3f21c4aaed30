// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The report of `--doctor`: what this machine can run, and what is missing.
#include "verify/backends/Backend.h"
#include "verify/backends/NvidiaCompiler.h"
#include "verify/model/Json.h"
#include "verify/report/VerifyReport.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

struct Finding {
  const char *what;
  std::string found;
};

std::string withVersion(const std::string &program) {
  if (program.empty())
    return {};
  return fmt::format("{} ({})", program, versionLine(program));
}

std::vector<Finding> findingsOf(const Machine &machine) {
  auto versioned = [](const std::string &folder, Version version) {
    return folder.empty() ? folder : fmt::format("{} ({})", folder, version.str());
  };
  return {{"clang", withVersion(machine.clang)},
          {"CUDA toolkit", versioned(machine.cudaFolder, machine.cuda)},
          {"nvcc", withVersion(machine.nvcc)},
          {"NVIDIA GPU", llvm::join(machine.nvidiaGpus, "; ")},
          {"HIP for NVIDIA", machine.cudaFolder.empty() ? "" : hipForNvidia(machine)},
          {"HIP headers", versioned(machine.hipHeaders, machine.hip)},
          {"hipcc", withVersion(machine.hipcc)},
          {"device libraries", machine.deviceLibraries},
          {"AMD GPU", llvm::join(machine.amdGpus, ", ")}};
}

/// "runs", "compiles only: no GPU", "unavailable: no compiler".
std::string abilityOf(const Backend &backend, const Machine &machine) {
  std::string build = backend.whyNotBuild(machine, /*compileOnly=*/false),
              compile = backend.whyNotBuild(machine, /*compileOnly=*/true),
              run = backend.whyNotRun(machine);
  if (build.empty() && run.empty())
    return "runs";
  if (!compile.empty())
    return "unavailable: " + compile;
  if (!build.empty())
    return fmt::format("compiles only: {}", build);
  return "compiles only: " + run;
}

} // namespace

std::string doctorReport(const Machine &machine) {
  std::string text;
  for (const auto &backend : allBackends())
    text += fmt::format("{:<11} {}\n            {}\n", backend->id().str(),
                        abilityOf(*backend, machine), backend->description().str());
  text += "\n";
  for (const Finding &finding : findingsOf(machine))
    text += fmt::format("{:<17} {}\n", finding.what,
                        finding.found.empty() ? "not found" : finding.found);
  return text;
}

llvm::json::Value doctorJson(const Machine &machine) {
  llvm::json::Object backends, found;
  for (const auto &backend : allBackends())
    backends[backend->id()] = utf8(abilityOf(*backend, machine));
  for (const Finding &finding : findingsOf(machine))
    found[finding.what] =
        finding.found.empty() ? llvm::json::Value(nullptr) : llvm::json::Value(utf8(finding.found));
  return llvm::json::Object{{"backends", std::move(backends)}, {"found", std::move(found)}};
}

} // namespace tranship::verify
