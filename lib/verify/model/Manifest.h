// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What to verify in a program, and how: verify.yaml, or the defaults for a program without one
// (docs/manifests.md). A manifest belongs to the folder of its program, so all paths in it are
// below that folder.
#pragma once

#include "support/Process.h"
#include "verify/compare/Number.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tranship::verify {

inline constexpr llvm::StringLiteral manifestFileName = "verify.yaml";

/// An output that a run leaves and that both sides must agree on.
struct OutputSpec {
  enum class Kind : uint8_t { Stream, File, Buffer };
  Kind kind = Kind::Stream;
  /// "stdout" or "stderr", the file's path from the folder of the run, the buffer's name.
  std::string name = "stdout";
  /// The type of an array in its memory format; nothing for text.
  std::optional<ElementType> type;
  /// The type of the numbers in a text.
  ElementType numbers = ElementType::F32;
  Tolerance tolerance = Tolerance::defaultFor(ElementType::F32);
  /// How much numbers that the text prints as integers may differ.
  double integers = 0;
  bool anyOrder = false;
  /// Regular expressions; text that matches them is not compared.
  std::vector<std::string> masks;

  /// "stdout", "file out.bin", "buffer y".
  std::string str() const;
};

/// One run of the program.
struct VerifyCase {
  std::string name = "default";
  std::vector<std::string> arguments;
  /// Files that the run finds in its folder; relative to the manifest's folder, and at the same relative path.
  std::vector<std::string> inputs;
  /// One of these files; empty if standard input is empty.
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
  /// The manifest's own path, for messages; empty if there is none.
  std::string file;
  /// Absolute; all paths start here.
  std::string folder;
  /// Files and folders to build, with the files that they include.
  std::vector<std::string> sources = {"."};
  /// An existing port: files and folders; empty to translate `sources`.
  std::vector<std::string> port;
  /// For all compilers, and for one side only.
  std::vector<std::string> flags, portFlags;
  /// Flags that only one backend's compiler knows.
  std::map<std::string, std::vector<std::string>> flagsFor;
  /// Sources whose kernels the program loads from a file: the file's path, relative to the run's
  /// folder, and the source.
  std::map<std::string, std::string> modules;
  /// Sources that the program reads and compiles at run time, relative to the run's folder.
  std::vector<std::string> runtimeSources;
  /// The folder that runs start in, relative to the manifest's folder; empty for that folder
  /// itself. Inputs keep their paths, so a program finds `../data/in.bin`.
  std::string workingFolder;
  /// Sources use device functions of other sources.
  bool relocatable = false;
  /// Runs with checks of each memory access; with lanes in lockstep.
  bool checked = false, lockstep = false;
  /// The command that starts the program, for each backend.
  std::map<std::string, std::vector<std::string>> runners;
  std::chrono::milliseconds buildTimeout = std::chrono::minutes(10);
  /// The limits of each run, except on its time. By default, no run fills a disk.
  ProcessLimits limits = {.fileBytes = uint64_t(4) << 30, .filesBytes = uint64_t(4) << 30};
  /// Tolerances for outputs without their own, and for what kernels leave in memory.
  Tolerances tolerances = defaultTolerances();
  /// Do not compare times and device names in text.
  bool defaultMasks = true;
  std::vector<VerifyCase> cases = {VerifyCase()};

  /// The manifest of a program without one: one run without arguments, whose standard output is compared.
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

/// Why a manifest must not contain a path: it is empty, absolute or leads out of its folder;
/// nothing if it may.
std::optional<std::string> pathProblem(llvm::StringRef path);

/// Whether a file is in the folder once links are followed; also true if it does not exist.
bool staysInside(llvm::StringRef folder, llvm::StringRef relative);

/// Errors: a link leads a source, or a folder for compilers, out of the manifest's folder. Names
/// the first one, and the manifest's file.
llvm::Error checkLinks(const Manifest &manifest);

/// manifest.schema.json (embedded at build time).
llvm::StringRef manifestSchema();

} // namespace tranship::verify
