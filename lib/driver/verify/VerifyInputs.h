// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads what `tranship verify` compares: a program's manifest, its files and their translation.
#pragma once

#include "driver/RunRequest.h"
#include "verify/model/Manifest.h"
#include "verify/model/Program.h"
#include "verify/run/KeptProgram.h"

#include <string>
#include <vector>

namespace tranship::driver {

struct VerifySource {
  /// The program: its folder, its source file or its manifest.
  std::string path;
  /// A manifest in another folder; empty: the one in the program's folder, if any.
  std::string manifestFile;
  /// An existing port that replaces the one in the manifest.
  std::vector<std::string> port;
  /// Flags for compilers. Relative paths start at the folder where tranship was started.
  std::vector<std::string> flags;
  /// How the port is made. Its inputs and flags are those of the program; the default compile database is the one in the
  /// program's folder.
  RunRequest run;
};

struct VerifyInputs {
  Manifest manifest;
  Program original, port;
  /// The errors of the translation: "a.cu:8:12: …". Paths start at the program's folder.
  std::vector<std::string> errors;
  size_t warnings = 0;
  /// A header that uses CUDA but is not part of the program, so the port includes it untranslated;
  /// empty if there is none.
  std::string headerOutside;
  /// The HIP version that the port was translated for, see VerifyJob.
  std::optional<Version> translatedFor;
  /// The number of errors in code that this build leaves out.
  size_t errorsLeftOut = 0;
  /// The absolute paths of an existing port. Empty: tranship made the port for this run.
  std::vector<std::string> portGiven;
  /// The absolute paths of files that the translation depends on in addition to the sources.
  std::vector<std::string> settings;
};

/// Reads a program and its port. A port that tranship makes is written below `workFolder`.
llvm::Expected<VerifyInputs> readVerifyInputs(const VerifySource &source,
                                              const std::string &workFolder);

/// Takes a program from a recording or a pack, and writes it below `workFolder`. Its port is the
/// recorded one, unless `source` names another one.
llvm::Expected<VerifyInputs> keptInputs(const KeptProgram &kept, const VerifySource &source,
                                        const std::string &workFolder);

} // namespace tranship::driver
