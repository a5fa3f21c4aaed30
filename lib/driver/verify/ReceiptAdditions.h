// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds files that a program has gained since its receipt was written.
#pragma once

#include "driver/Rooms.h"
#include "verify/report/Receipt.h"

namespace tranship::driver {

/// Marks the receipt as stale if a verification would now read more files: sources, a manifest, or
/// settings of the translation ("k2.cu is new"). `folder` is the same as for `checkReceipt`. Does
/// nothing if the receipt is stale already.
void addNewFiles(const Receipt &receipt, const std::string &folder, ReceiptCheck &check);

} // namespace tranship::driver
