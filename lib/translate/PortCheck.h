// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The last look at a translation before anything is written: every unit of the port is parsed as
// HIP, and each error of clang's becomes a diagnostic at the original's line, with its cause.
#pragma once

#include "frontend/parse/Parse.h"
#include "frontend/port/LibraryHeaders.h"
#include "frontend/port/OperatorFacts.h"
#include "support/Version.h"
#include "translate/MeaningCheck.h"
#include "translate/Translation.h"

#include <functional>
#include <set>

namespace tranship::translate {

struct PortCheckOptions {
  /// The folder of HIP's headers; empty: tranship's own declarations of HIP.
  std::string includeFolder;
  /// What these are to declare.
  Version declaredHip;
  /// What the headers are called in messages: `HIP 7.2.4 in /opt/rocm`.
  std::string headers;
  /// Where to keep precompiled headers and results; empty: nowhere.
  std::string cacheFolder;
  /// The GPUs to compile for, besides the host: `gfx90a`.
  std::vector<std::string> targets;
  /// What the compiler gets besides the flags of the commands.
  std::vector<std::string> flags = {};
  /// Further ones, in which `$wave` stands for the lanes of a wavefront (mapping/HipReleases.h).
  std::vector<std::string> waveFlags = {};
};

/// What a port check reads of the run around it.
struct PortCheckInput {
  /// Headers that only a PyTorch for ROCm has; null: nothing stands for them.
  frontend::LibraryHeaders *torchHeaders = nullptr;
  /// The units of the original.
  llvm::ArrayRef<frontend::CompileCommand> commands;
  /// How the originals were parsed.
  const frontend::ParseOptions *parse = nullptr;
  std::function<bool(llvm::StringRef name)> isCudaHeader;
  frontend::AnswersOtherwise answersOtherwise;
  /// Whether CUDA has a name that HIP does not have.
  std::function<bool(llvm::StringRef name)> isCudaName;
  /// Whether HIP has nothing for a CUDA name.
  std::function<bool(llvm::StringRef name)> lacksCounterpart;
  /// The CUDA version that removed a name which HIP has all the same; unknown: none did.
  std::function<Version(llvm::StringRef name)> removedFromCuda;
  /// Headers with CUDA that units read and that are not among the inputs.
  std::set<std::string> untranslatedHeaders;
  /// Surroundings::generated.
  const std::map<std::string, std::string> *generated = nullptr;
  /// What the translation reported so far.
  llvm::ArrayRef<Diagnostic> reported;
  /// `.cu` files are called `.hip` in the port.
  bool renameUnits = false;
  /// Distinguishes the runs over one tree from others.
  std::string tree;
  /// Parses at a time; 0: as many as there are cores.
  unsigned jobs = 0;
};

struct PortFindings {
  /// The errors that nothing reported yet.
  std::vector<Diagnostic> errors;
  /// What the units without errors mean.
  MeaningOfSides meaning;
  /// Units of which Clang could not tell everything: the paths of their originals.
  std::set<std::string> partlyKnown;
  /// For each of the units without errors, the paths in the port of the files that it reads.
  std::vector<std::set<std::string>> compiled;
};

/// Parses every unit of the port, and adds what it found to `translation.port`.
PortFindings checkPort(Translation &translation, const PortCheckOptions &options,
                       const PortCheckInput &input);

} // namespace tranship::translate
