// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What `tranship verify` is about: a program's manifest, its files, and their translation.
#pragma once

#include "driver/Rooms.h"
#include "verify/model/Manifest.h"
#include "verify/model/Program.h"
#include "verify/run/KeptProgram.h"

#include <string>
#include <vector>

namespace tranship::driver {

struct VerifySource {
  /// A program's folder or file, or its manifest.
  std::string path;
  /// A port that is there already, instead of that of the manifest.
  std::vector<std::string> port;
  /// Flags for compilers, from the folder where tranship was started.
  std::vector<std::string> flags;
  std::string cudaPath;
  /// In place of that of the settings; not known: as they say, and else the newest.
  Version hipVersion;
};

struct VerifyInputs {
  Manifest manifest;
  Program original, port;
  /// The errors of the translation: "a.cu:8:12: …", from the program's folder.
  std::vector<std::string> errors;
  size_t warnings = 0;
  /// A header that uses CUDA and is no part of the program, so that the port includes it as it is;
  /// empty: there is none.
  std::string headerOutside;
  /// What the port was translated for, see VerifyJob.
  std::optional<Version> translatedFor;
  /// Errors in code that this build leaves out.
  size_t errorsLeftOut = 0;
  /// Where the port lies that somebody made: absolute; empty: it was made for the occasion.
  std::vector<std::string> portGiven;
  /// Files that the translation depends on besides the sources: absolute.
  std::vector<std::string> settings;
};

/// The port is written below `workFolder`.
llvm::Expected<VerifyInputs> readVerifyInputs(const VerifySource &source,
                                              const std::string &workFolder);

/// A program that a recording or a pack keeps, with the port that was made then unless `source`
/// names another; all of it is written below `workFolder`.
llvm::Expected<VerifyInputs> keptInputs(const KeptProgram &kept, const VerifySource &source,
                                        const std::string &workFolder);

} // namespace tranship::driver
