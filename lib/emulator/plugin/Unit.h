// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the two halves of the plugin share about the unit being compiled. Clang runs them one after
// the other in one process.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tranship::emulator {

/// The names of an enumeration, one per line, each with its number in front: "0=CUBLAS_OP_N".
using EnumeratorText = std::string;

struct Unit {
  std::string tag; ///< joins the host's object and the device's (clang's -cuid)
  std::vector<std::string> dynamicShared; ///< symbols of `extern __shared__` variables
  bool isHost = true;                     ///< the host's pass, or a unit with host code only
  /// For a relocatable unit: symbols of device functions and variables that other units may define
  /// or use.
  std::set<std::string> deviceSymbols;
  /// The device symbols that the unit instantiates for all units (`template int f<int>();`).
  std::set<std::string> explicitInstances;
  /// For a module: variables that others cannot name (`static`), and the names by which the program
  /// asks for them.
  std::vector<std::pair<std::string, std::string>> staticVariables;
  /// API functions with enumerators among their parameters: one text per parameter, empty for other
  /// types.
  std::map<std::string, std::vector<EnumeratorText>> apiEnumerators;
  bool module = false;      ///< loaded at run time: there is no host object
  bool checked = false;     ///< memory accesses are instrumented
  bool relocatable = false; ///< the units of a program share device symbols
};

Unit &currentUnit();

/// The prefix of those symbols in the object.
inline constexpr char devicePrefix[] = "tranship.device.";

/// Names that the AST half gives and the LLVM half looks for.
inline constexpr char kernelPrefix[] = "tranship.kernel.";
inline constexpr char regionPrefix[] = "tranship.region.";
inline constexpr char parametersAnnotation[] = "tranship.parameters:";
inline constexpr char sharedAnnotation[] = "tranship.shared";
inline constexpr char managedAnnotation[] = "tranship.managed";

} // namespace tranship::emulator
