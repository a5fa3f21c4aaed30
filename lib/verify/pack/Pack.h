// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pack contains programs that were built here for a machine that has a GPU but no tranship. Its
// folder contains pack.json, the files that it names by their SHA-256, and `run`, a static program
// that runs everything there and writes one file with the results.
#pragma once

#include "verify/backends/Backend.h"
#include "verify/model/Manifest.h"
#include "verify/model/Program.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace tranship::verify {

inline constexpr llvm::StringLiteral packFileName = "pack.json";
inline constexpr llvm::StringLiteral packFilesFolder = "files";
inline constexpr llvm::StringLiteral packRunnerName = "run";
inline constexpr int64_t packFormat = 1;

/// A file of a pack: its content, and its name on the other machine.
struct PackedFile {
  /// A path below the run's folder, or a library's name.
  std::string name;
  std::string hash;
};

/// One side of a program, as one backend built it.
struct PackedBuild {
  std::string backend;
  Side side = Side::Original;
  /// The compiler's error, or why the backend does not take part; empty if it was built.
  std::string problem;
  /// The backend does not take part, so this is not a failure.
  bool isSkipped = false;
  std::vector<Command> commands;
  /// The hash of the executable; empty if there is none.
  std::string program;
  /// The GPUs that its device code is for: "sm_90", "gfx90a"; "compute_80" is code that the driver
  /// compiles.
  std::vector<std::string> targets;
  /// The libraries of the pack that it needs, and those that the other machine must have.
  std::vector<std::string> libraries, needs;
  /// The files that the run needs besides inputs: modules and sources.
  std::vector<PackedFile> files;
};

struct PackedProgram {
  /// Unique in the pack; a name for folders.
  std::string name;
  /// The absolute path of the program on the machine that packed it.
  std::string source;
  /// The compiler flags from the command line.
  std::vector<std::string> flags;
  /// The JSON that KeptProgram writes; the runner reads only its `inputs`.
  llvm::json::Object kept;
  std::vector<PackedBuild> builds;
  ProcessLimits limits;
  std::vector<VerifyCase> cases;
};

/// A variant for the runner, which does not know backends.
struct PackedVariant {
  std::string backend;
  /// See BackendProperties::gpuVendor.
  std::string gpu;
  Variant variant;
  /// The changes of the environment for each repeat.
  std::vector<std::vector<std::string>> repeats;
  /// The memory limit for programs without their own, in bytes; 0 if there is none.
  uint64_t memoryBytes = 0;
  /// How many more runs measure the times of kernels; 0: the variant has no GPU.
  unsigned timedRuns = 0;
};

struct Pack {
  std::string tool, time;
  /// The version of the CUDA toolkit that built it; unknown if there is no NVIDIA backend.
  Version cuda;
  /// The library that measures kernels; an empty hash if there is none.
  PackedFile timer;
  std::vector<PackedFile> libraries;
  std::vector<PackedVariant> variants;
  std::vector<PackedProgram> programs;
};

/// Writes pack.json.
llvm::Error writePack(const Pack &pack, const std::string &folder);

struct ReadPack {
  Pack pack;
  /// The SHA-256 of pack.json, which names everything else by hash. Results contain it.
  std::string hash;
};
/// Reads and checks pack.json. Errors: it is malformed or of another version.
llvm::Expected<ReadPack> readPack(const std::string &folder);

} // namespace tranship::verify
