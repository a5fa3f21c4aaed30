// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiles a unit of device code while the program runs, with the commands that the program was
// built with (headers/tranship/toolchain.c).
#pragma once

#include <map>
#include <string>
#include <vector>

namespace tranship::emulator {

struct UnitRequest {
  std::string source;
  /// The name that the program gives it. Its folder is searched for includes.
  std::string name;
  /// The names of headers and their texts.
  std::vector<std::pair<std::string, std::string>> headers;
  /// Clang's flags: -I -D -std=…
  std::vector<std::string> flags;
  /// Functions without __device__ are for the device too.
  bool deviceByDefault = false;
  /// The name expressions: `kernel<int>`, `&table`.
  std::vector<std::string> expressions;
};

struct CompiledUnit {
  bool good = false;
  std::string log;
  /// The image of the shared object; see Modules.h.
  std::string image;
  std::map<std::string, std::string> names; ///< the mangled names of the expressions
};

CompiledUnit compileUnit(const UnitRequest &request);

} // namespace tranship::emulator
