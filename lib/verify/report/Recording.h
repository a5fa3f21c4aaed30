// What a verification did on one machine, in a folder that another machine can take it from:
// recording.json, and `files/` with everything it names, each file under its SHA-256.
#pragma once

#include "verify/judge/Verification.h"
#include "verify/run/KeptProgram.h"

namespace tranship::verify {

inline constexpr llvm::StringLiteral recordingFileName = "recording.json";
/// What is written and read; 2: with the translation's errors.
inline constexpr int64_t recordingFormat = 2;

/// What only the caller knows.
struct RecordingOrigin {
  std::string tool, program;
  /// Variables that programs may depend on, "NAME=value".
  std::vector<std::string> environment;
};

struct Recording {
  std::string tool;
  /// Variables that programs may depend on, "NAME=value".
  std::vector<std::string> environment;
  /// What the machine had, for people: "CUDA 13.0, NVIDIA H100, …".
  std::string machine;
  KeptProgram program;
  /// The outputs lie in the recording.
  std::vector<RunSet> runs;
};

/// Into a new folder.
llvm::Error writeRecording(const std::string &folder, const VerifyJob &job,
                           const Verification &verification, const RecordingOrigin &origin);

/// Errors: it is incomplete, or not what was written.
llvm::Expected<Recording> readRecording(const std::string &folder);

/// A line about a machine.
std::string describe(const Machine &machine);

} // namespace tranship::verify
