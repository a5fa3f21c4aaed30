// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which C++ sources a build for HIP must compile as HIP.
#pragma once

#include "project/Inputs.h"

#include <set>

namespace tranship::project {

/// The C++ sources that include headers which a host compiler reads with CUDA's toolkit, but not
/// with HIP's: those of Thrust, CUB and cuRAND's device functions, directly or through headers
/// among the inputs. Includes are read as text, in all branches. The inputs are sorted by path.
std::set<std::string> deviceSources(llvm::ArrayRef<InputFile> inputs);

} // namespace tranship::project
