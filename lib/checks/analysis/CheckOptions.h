// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which GPUs and versions the checks examine code for.
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

  /// The port contains helpers that emulate the runtime's texture objects and arrays in plain memory.
  bool bringsTextures = false;

  bool anyTarget(bool (*predicate)(const mapping::Target &)) const {
    return std::any_of(targets.begin(), targets.end(), predicate);
  }
  bool hasWave64() const {
    return anyTarget([](const mapping::Target &target) { return target.waveWidth == 64; });
  }
};

} // namespace tranship::checks
