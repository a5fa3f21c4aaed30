// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which names PyTorch has on ROCm, by its version.
#pragma once

#include "driver/Rooms.h"
#include "mapping/Table.h"

namespace tranship::driver {

/// Sets the version of PyTorch that extensions are built with. An unknown one is the newest. If the
/// tables do not reach that far, the nearest one that they know takes its place, and a line on
/// standard error says so.
void useTorch(Version version, Table &table);

} // namespace tranship::driver
