// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which GPUs and versions the checks examine code for.
#pragma once

#include "mapping/PortTarget.h"
#include "mapping/Table.h"

namespace tranship::checks {

struct CheckOptions {
  /// Where the port leads from and to.
  mapping::PortTarget target;
  const mapping::Table *table = nullptr;
  /// The port contains helpers that emulate the runtime's texture objects and arrays in plain memory.
  bool bringsTextures = false;

  bool anyTarget(bool (*predicate)(const mapping::Target &)) const {
    return llvm::any_of(target.gpus, predicate);
  }
  bool hasWave64() const {
    return anyTarget([](const mapping::Target &target) { return target.waveWidth == 64; });
  }
};

} // namespace tranship::checks
