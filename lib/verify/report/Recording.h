// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A recording stores what a verification did on one machine, for another machine: recording.json,
// and `files/` with everything that it names, each file under its SHA-256.
#pragma once

#include "verify/judge/Verification.h"
#include "verify/run/KeptProgram.h"

namespace tranship::verify {

inline constexpr llvm::StringLiteral recordingFileName = "recording.json";
/// The version of the format; 2: with the translation's errors.
inline constexpr int64_t recordingFormat = 2;

/// What only the caller of `writeRecording` knows.
struct RecordingOrigin {
  std::string tool, program;
  /// Variables that programs may depend on, "NAME=value".
  std::vector<std::string> environment;
};

struct Recording {
  std::string tool;
  /// Variables that programs may depend on, "NAME=value".
  std::vector<std::string> environment;
  /// A description of the machine: "CUDA 13.0, NVIDIA H100, …".
  std::string machine;
  KeptProgram program;
  /// The runs. Their output files are in the recording.
  std::vector<RunSet> runs;
};

/// Writes a recording to a new folder.
llvm::Error writeRecording(const std::string &folder, const VerifyJob &job,
                           const Verification &verification, const RecordingOrigin &origin);

/// Reads a recording. Errors: it is incomplete or was changed.
llvm::Expected<Recording> readRecording(const std::string &folder);

/// A description of a machine in one line.
std::string describe(const Machine &machine);

} // namespace tranship::verify
