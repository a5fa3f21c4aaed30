// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build files of a tree: which build system reads a file, and the translation of all files.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "mapping/Targets.h"
#include "support/Version.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tranship::buildfiles {

enum class BuildSystem : uint8_t {
  CMake,
  CMakePresets,
  CMakeTemplate, // an input of configure_file; its name does not show that
  Make,
  Python,
  Meson,
  Bazel,
  Script // of the shell, of autoconf, or for containers
};

/// Returns the build system that reads a file of this name; nothing for other files.
std::optional<BuildSystem> buildSystemOf(llvm::StringRef path);

/// Bytes. Larger build files are copied as they are.
inline constexpr size_t maxBuildFileSize = 4u << 20;

struct BuildFile {
  /// Absolute.
  std::string path;
  BuildSystem system;
  std::string text;
};

/// What the translation of build files depends on besides their text.
struct BuildOptions {
  /// The GPUs that the port is for.
  std::vector<mapping::Target> targets;
  /// The version of CUDA that the sources were written for: conditions on the version test it.
  Version cudaVersion;
  /// Absolute paths of the `.cu` files that get the extension `.hip`.
  std::set<std::string> renamed;
  /// Absolute paths of the `.cu` files that keep their names.
  std::set<std::string> kept;
  /// Absolute paths of the sources that are HIP already, whatever their names.
  std::set<std::string> hipSources;
  /// Absolute paths of the C++ sources that only the compiler of HIP can read, because they include
  /// headers such as those of Thrust.
  std::set<std::string> deviceSources;
};

struct TranslatedBuildFile {
  /// Nothing if the text is unchanged.
  std::optional<std::string> newText;
  std::vector<Diagnostic> diagnostics;
};

/// Translates the build files of one tree, which share variables and packages. The results have the
/// same order. A file that cannot be read as what its name says is reported and left unchanged.
std::vector<TranslatedBuildFile> translateBuildFiles(llvm::ArrayRef<BuildFile> files,
                                                     const BuildOptions &options);

} // namespace tranship::buildfiles
