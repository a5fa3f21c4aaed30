// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The platforms that a translation leads from and to.
#pragma once

#include "mapping/Row.h"
#include "mapping/Targets.h"
#include "support/Version.h"

#include "llvm/ADT/STLExtras.h"

#include <vector>

namespace tranship::mapping {

struct PortTarget {
  /// The CUDA version that the sources are for. Unknown: that of the toolkit they are parsed on, or else
  /// the usual one.
  Version cuda;
  /// The HIP version that the port is for. Unknown: `defaultHip`.
  Version hip;
  /// The GPUs that the port is for.
  std::vector<Target> gpus = defaultTargets();

  Version cudaOrUsual() const { return cuda.known() ? cuda : usualCuda; }
  /// Lanes of a wavefront on all GPUs; 0: it differs.
  unsigned waveWidth() const { return commonWaveWidth(gpus); }
  /// One of the GPUs has no textures.
  bool lacksTextures() const {
    return llvm::any_of(gpus, [](const Target &gpu) { return !gpu.hasTextures(); });
  }
};

} // namespace tranship::mapping
