// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The platforms that a translation leads from and to.
#pragma once

#include "mapping/Targets.h"
#include "support/Version.h"

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
};

} // namespace tranship::mapping
