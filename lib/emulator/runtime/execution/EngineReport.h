// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records how kernels run, for `tranship verify -v`.
#pragma once

#include "core/Launch.h"

namespace tranship::emulator {

/// Writes "ENGINE<tab>KERNEL<tab>REASON" to the file that the settings name, if they do, once for
/// each kernel and engine. The reason says why the kernel runs on fibers. Launches must not run at
/// the same time.
void reportEngine(const Launch &launch);

} // namespace tranship::emulator
