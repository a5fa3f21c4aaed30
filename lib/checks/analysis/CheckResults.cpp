// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/CheckResults.h"

#include "diagnostics/DiagnosticArchive.h"

#include "llvm/ADT/IntEqClasses.h"

#include <iterator>
#include <tuple>

namespace tranship::checks {

template <typename A> static void transfer(A &archive, KernelEvidence &value) {
  auto &[name, line, width, proof] = value;
  archive(name, line, width, proof);
}

template <typename A> static void transfer(A &archive, WaveSites &value) {
  auto &[keepsGroups, places] = value;
  archive(keepsGroups, places);
}

template <typename A> static void transfer(A &archive, RuntimeSource &value) {
  auto &[file, literals] = value;
  archive(file, literals);
}

template <typename A> static void transfer(A &archive, CheckResults &value) {
  auto &[findings, kernels, waves, runtimeSources, runtimeOptions] = value;
  archive(findings, kernels, waves, runtimeSources, runtimeOptions);
}

llvm::StringRef toString(WaveWidth width) {
  static constexpr llvm::StringLiteral names[] = {"width-agnostic", "safe in groups of 32 lanes",
                                                  "broken at 64"};
  return names[static_cast<size_t>(width)];
}

void CheckResults::add(CheckResults other) {
  std::move(other.findings.begin(), other.findings.end(), std::back_inserter(findings));
  std::move(other.waves.begin(), other.waves.end(), std::back_inserter(waves));
  runtimeSources.merge(other.runtimeSources);
  for (auto &[file, options] : other.runtimeOptions)
    runtimeOptions[file].merge(options);
  auto badness = [](const KernelEvidence &kernel) {
    return std::tie(kernel.width, kernel.proof.file, kernel.proof.line, kernel.proof.column,
                    kernel.proof.message);
  };
  for (auto &[file, verdicts] : other.kernels)
    for (auto &[offset, kernel] : verdicts) {
      auto [known, isNew] = kernels[file].try_emplace(offset, kernel);
      if (!isNew && badness(known->second) < badness(kernel))
        known->second = std::move(kernel);
    }
}

std::string serializeResults(const CheckResults &results) {
  ArchiveWriter archive;
  archive(results);
  return archive.take();
}

std::optional<CheckResults> deserializeResults(llvm::StringRef bytes) {
  CheckResults results;
  if (bytes.empty())
    return results;
  ArchiveReader archive(bytes);
  archive(results);
  if (archive.failed() || !archive.atEnd())
    return std::nullopt;
  return results;
}

void settleWaves(const std::vector<WaveSites> &waves, frontend::Evidence &evidence) {
  llvm::IntEqClasses classes(waves.size());
  std::map<std::pair<std::string, unsigned>, unsigned> first;
  for (unsigned i = 0; i < waves.size(); ++i)
    for (const auto &[path, offsets] : waves[i].places)
      for (unsigned offset : offsets)
        if (auto [known, isNew] = first.try_emplace({path, offset}, i); !isNew)
          classes.join(known->second, i);
  classes.compress();
  std::vector<bool> keepsGroups(classes.getNumClasses());
  for (unsigned i = 0; i < waves.size(); ++i)
    if (waves[i].keepsGroups)
      keepsGroups[classes[i]] = true;
  for (const auto &[place, i] : first)
    evidence.files[place.first].waveForms[place.second] =
        keepsGroups[classes[i]] ? frontend::WaveForm::Groups : frontend::WaveForm::Whole;
}

} // namespace tranship::checks
