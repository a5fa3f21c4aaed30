// What the two halves of the plugin tell each other about the unit that is being compiled: clang
// runs them one after the other in one process.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tranship::emulator {

/// Of an enumeration: "0=CUBLAS_OP_N", a line for each name, its number in front.
using EnumeratorText = std::string;

struct Unit {
  std::string tag; ///< joins the host's object and the device's (clang's -cuid)
  std::vector<std::string> dynamicShared; ///< symbols of `extern __shared__` variables
  bool isHost = true;                     ///< the host's pass, or a unit of the host's alone
  /// Of a relocatable unit: symbols of device functions and variables that other units may define
  /// or use.
  std::set<std::string> deviceSymbols;
  /// Of those, the instances that the unit makes for all (`template int f<int>();`).
  std::set<std::string> explicitInstances;
  /// Of a module: variables that others cannot name (`static`) and how the program asks for them.
  std::vector<std::pair<std::string, std::string>> staticVariables;
  /// Functions of the API with parameters that are enumerators: a text for each parameter, empty
  /// for others.
  std::map<std::string, std::vector<EnumeratorText>> apiEnumerators;
  bool module = false;      ///< loaded at run time: it has no host's object
  bool checked = false;     ///< memory accesses are instrumented
  bool relocatable = false; ///< device symbols are shared by the units of a program
};

Unit &currentUnit();

/// What stands in front of those symbols in the object.
inline constexpr char devicePrefix[] = "tranship.device.";

/// Names that the AST half gives and the LLVM half looks for.
inline constexpr char kernelPrefix[] = "tranship.kernel.";
inline constexpr char parametersAnnotation[] = "tranship.parameters:";
inline constexpr char sharedAnnotation[] = "tranship.shared";
inline constexpr char managedAnnotation[] = "tranship.managed";

} // namespace tranship::emulator
