// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pack contains programs that were built here for a machine with a GPU and none of our software.
// Its folder has pack.json, the files that it names by their SHA-256, and `run`, a static program
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

/// A file of a pack: its content, and the name that it gets on the other machine.
struct PackedFile {
  /// A path below the run's folder, or a library's name.
  std::string name;
  std::string hash;
};

/// One side of a program, as one backend built it.
struct PackedBuild {
  std::string backend;
  Side side = Side::Original;
  /// What the compiler says, or why the backend takes no part; empty: it was built.
  std::string problem;
  /// The backend takes no part, so this is not a failure.
  bool isSkipped = false;
  std::vector<Command> commands;
  /// The hash of the executable; empty: there is none.
  std::string program;
  /// The GPUs that its device code is for: "sm_90", "gfx90a"; "compute_80" is code that the driver
  /// compiles.
  std::vector<std::string> targets;
  /// The libraries of the pack that it needs, and those that the other machine must have.
  std::vector<std::string> libraries, needs;
  /// What the run finds in its folder besides inputs: modules and sources.
  std::vector<PackedFile> files;
};

struct PackedProgram {
  /// Unique in the pack; a name for folders.
  std::string name;
  /// The program's path (absolute) where it was packed.
  std::string source;
  /// The compiler flags that were given for it.
  std::vector<std::string> flags;
  /// What KeptProgram writes; the runner reads its `inputs` only.
  llvm::json::Object kept;
  std::vector<PackedBuild> builds;
  ProcessLimits limits;
  std::vector<VerifyCase> cases;
};

/// A variant for the runner, which knows no backends.
struct PackedVariant {
  std::string backend;
  /// See BackendProperties::gpuVendor.
  std::string gpu;
  Variant variant;
  /// For each repeat, what changes in the environment.
  std::vector<std::vector<std::string>> repeats;
  /// The memory limit for programs that have none of their own, in bytes; 0: none.
  uint64_t memoryBytes = 0;
  /// How many more runs measure the times of kernels; 0: the variant has no GPU.
  unsigned timedRuns = 0;
};

struct Pack {
  std::string tool, time;
  /// The version of the CUDA toolkit that built it; not known: no NVIDIA backend.
  Version cuda;
  /// The library that measures kernels; empty hash: none.
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
