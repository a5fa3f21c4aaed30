// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the checks are to look for.
#pragma once

#include "mapping/Table.h"
#include "mapping/Targets.h"

namespace tranship::checks {

struct CheckOptions {
  /// The GPUs that the port is for.
  std::vector<mapping::Target> targets = mapping::defaultTargets();
  const mapping::Table *table = nullptr;
  /// The version of CUDA that the source is written for.
  Version cudaVersion;
  /// The version of HIP that the port is for; if unknown, the newest one that the tables know.
  Version hipVersion;

  /// The port brings along textures in plain memory, for the runtime's objects and arrays.
  bool bringsTextures = false;

  bool anyTarget(bool (*predicate)(const mapping::Target &)) const {
    return std::any_of(targets.begin(), targets.end(), predicate);
  }
  bool hasWave64() const {
    return anyTarget([](const mapping::Target &target) { return target.waveWidth == 64; });
  }
};

} // namespace tranship::checks
