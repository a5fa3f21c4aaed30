// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the rules are told about a port as a whole.
#pragma once

#include "mapping/Helpers.h"
#include "mapping/PortTarget.h"
#include "source/PlatformCode.h"

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>

namespace tranship::rules {

/// When code keeps groups of 32 lanes on wavefronts of 64.
enum class WaveGroups : uint8_t {
  Auto, // where it counts lanes by 32
  Always,
  Never,
};

/// Where helpers of a port go (mapping/Helpers.h).
enum class HelperForm : uint8_t {
  Header, // into a header at the root of the port
  Inline, // into each file that needs them
  None,   // nowhere: names that need one are reported
  String, // into a program that is compiled at run time, if they need no headers
};

struct RuleOptions {
  WaveGroups waveGroups = WaveGroups::Auto;
  HelperForm helpers = HelperForm::Header;
  /// How the file includes the header with helpers.
  std::string helperHeader = mapping::helperHeaderName.str();
  /// The file is included inside of braces, so the files that include it include its helpers.
  bool isNested = false;
  /// The helpers of files that this one includes inside of braces.
  std::set<std::string> nestedHelpers = {};
  /// Keep `<<<>>>`, which HIP accepts as well.
  bool keepChevrons = false;
  /// Where the port leads from and to.
  mapping::PortTarget target;
  /// What `__CUDA_ARCH__` counts as in device code.
  int64_t cudaArchitecture = usualArchitecture;
  /// Report what holds for all uses of a name in a file at each of them, not once.
  bool everyPlace = false;
  /// The new name of a file of the tree that is renamed, by its path; empty if it keeps its name.
  std::function<std::string(llvm::StringRef path)> renamedFile;
  /// Whether a file includes another that uses CUDA without CUDA's runtime header; null: only
  /// the file itself counts.
  std::function<bool(llvm::StringRef path)> bringsCuda;
  /// The id of a rule that does not run, for tests.
  std::string withoutRule;
  /// HIP functions that the program replaces with macros: its own forms take CUDA's arguments.
  std::set<std::string> ownHipForms;
};

/// Why nvcc includes the runtime's header implicitly before a file; HIP compilers do not.
enum class ImplicitHeader : uint8_t {
  None,
  /// It is the main file of a unit in the CUDA language.
  Unit,
  /// It is a header that no unit of this run includes, for units elsewhere.
  LoneHeader,
};

} // namespace tranship::rules
