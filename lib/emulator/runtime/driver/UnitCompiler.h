// Compiles a unit of device code while the program runs, by the commands that the program was built
// with (headers/tranship/toolchain.c).
#pragma once

#include <map>
#include <string>
#include <vector>

namespace tranship::emulator {

struct UnitRequest {
  std::string source;
  /// As the program calls it; its folder is where it includes from.
  std::string name;
  /// Include names and their texts.
  std::vector<std::pair<std::string, std::string>> headers;
  /// clang's: -I -D -std=…
  std::vector<std::string> flags;
  /// Functions without __device__ are for the device too.
  bool deviceByDefault = false;
  /// `kernel<int>`, `&table`: what to name.
  std::vector<std::string> expressions;
};

struct CompiledUnit {
  bool good = false;
  std::string log;
  /// Of a shared object; see Modules.h.
  std::string image;
  std::map<std::string, std::string> names; ///< of the expressions, mangled
};

CompiledUnit compileUnit(const UnitRequest &request);

} // namespace tranship::emulator
