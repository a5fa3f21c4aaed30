// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What to verify of a program, and how: verify.yaml, or what holds for a program without one
// (docs/verification.md). A manifest travels with its program, so all paths in it lie below its
// folder.
#pragma once

#include "support/Process.h"
#include "verify/compare/Number.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tranship::verify {

inline constexpr llvm::StringLiteral manifestFileName = "verify.yaml";

/// Something that a run leaves behind and that both sides must agree on.
struct OutputSpec {
  enum class Kind : uint8_t { Stream, File, Buffer };
  Kind kind = Kind::Stream;
  /// "stdout" or "stderr", the file's path from the folder of the run, the buffer's name.
  std::string name = "stdout";
  /// The type of an array as it is in memory; nothing: text.
  std::optional<ElementType> type;
  /// What the numbers of a text are.
  ElementType numbers = ElementType::F32;
  Tolerance tolerance = Tolerance::defaultFor(ElementType::F32);
  /// How much numbers that a text has as integers may differ.
  double integers = 0;
  bool anyOrder = false;
  /// Regular expressions; what they match is not compared.
  std::vector<std::string> masks;

  /// "stdout", "file out.bin", "buffer y".
  std::string str() const;
};

/// One run of the program.
struct VerifyCase {
  std::string name = "default";
  std::vector<std::string> arguments;
  /// Files that the run finds in its folder; from the manifest's folder, and at the same place.
  std::vector<std::string> inputs;
  /// Such a file; empty: nothing to read.
  std::string stdinFile;
  /// "NAME=value".
  std::vector<std::string> environment;
  int exitCode = 0;
  std::vector<OutputSpec> outputs = {OutputSpec()};
  std::chrono::milliseconds timeout = std::chrono::seconds(60);
  /// Runs of each side, to tell what differs from run to run.
  unsigned repeats = 1;
};

struct Manifest {
  /// The manifest's own path, for messages; empty: there is none.
  std::string file;
  /// Absolute; all paths start here.
  std::string folder;
  /// Files and folders to build; what they include comes along.
  std::vector<std::string> sources = {"."};
  /// A port that already exists: files and folders; empty: what tranship makes of `sources`.
  std::vector<std::string> port;
  /// For all compilers, and for one side only.
  std::vector<std::string> flags, portFlags;
  /// Flags that only one backend's compiler knows.
  std::map<std::string, std::vector<std::string>> flagsFor;
  /// Sources whose kernels the program loads from a file: the file's path from the folder of the
  /// run, and the source.
  std::map<std::string, std::string> modules;
  /// Sources that the program reads and compiles itself, from the folder of the run.
  std::vector<std::string> runtimeSources;
  /// The folder that runs start in, from the manifest's folder; empty: that folder itself. Inputs
  /// keep their places, so a program finds `../data/in.bin`.
  std::string workingFolder;
  /// Device functions are used across sources.
  bool relocatable = false;
  /// Runs with checks of each access to memory; lanes in step.
  bool checked = false, lockstep = false;
  /// The command to put in front of the program, for each backend.
  std::map<std::string, std::vector<std::string>> runners;
  std::chrono::milliseconds buildTimeout = std::chrono::minutes(10);
  /// The limits of each run, except on its time. By default, no run fills a disk.
  ProcessLimits limits = {.fileBytes = uint64_t(4) << 30, .filesBytes = uint64_t(4) << 30};
  /// What holds where no output says more: for what kernels leave in memory.
  Tolerances tolerances = defaultTolerances();
  /// Times and names of devices in text are not compared.
  bool defaultMasks = true;
  std::vector<VerifyCase> cases = {VerifyCase()};

  /// A program without a manifest: one run without arguments, whose standard output counts.
  static Manifest without(llvm::StringRef folder, std::vector<std::string> sources);
};

/// Errors name file and line. `backends`: names that a manifest may use.
llvm::Expected<Manifest> readManifest(llvm::StringRef text, llvm::StringRef file,
                                      llvm::ArrayRef<llvm::StringLiteral> backends);

/// The keys that a manifest and its parts may have, for the tests of schema and documentation.
struct ManifestKeys {
  std::vector<llvm::StringLiteral> top, limits, tolerance, testCase, output;
};
ManifestKeys manifestKeys();

/// Why a path must not stand in a manifest: it is empty, absolute or leads out of its folder;
/// nothing: it may.
std::optional<std::string> pathProblem(llvm::StringRef path);

/// Whether what is there, links followed, lies in the folder; also true of what is not there.
bool staysInside(llvm::StringRef folder, llvm::StringRef relative);

/// Sources and folders for compilers that a link leads out of the manifest's folder; the first one
/// is named with the manifest's file.
llvm::Error checkLinks(const Manifest &manifest);

/// manifest.schema.json (embedded at build time).
llvm::StringRef manifestSchema();

} // namespace tranship::verify
