// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which C++ sources a build for HIP must compile as HIP.
#pragma once

#include "project/Inputs.h"

#include <map>

namespace tranship::project {

/// Why a C++ source must be compiled as HIP: an include in it of such a header, or of one of the
/// inputs that leads to it.
struct DeviceInclude {
  std::string header; ///< as it is written
  unsigned line = 0, column = 0;

  friend bool operator==(const DeviceInclude &, const DeviceInclude &) = default;
};

/// The C++ sources that include headers which a host compiler can read from the CUDA toolkit, but not
/// from ROCm: those of Thrust, CUB and the device functions of cuRAND, directly or through headers
/// among the inputs. Includes are read as text, in all branches. The inputs are sorted by path.
std::map<std::string, DeviceInclude> deviceSources(llvm::ArrayRef<InputFile> inputs);

} // namespace tranship::project
