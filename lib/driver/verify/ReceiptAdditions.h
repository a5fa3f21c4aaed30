// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a program has that its receipt says nothing of.
#pragma once

#include "driver/Rooms.h"
#include "verify/report/Receipt.h"

namespace tranship::driver {

/// "k2.cu is new": sources, a manifest, and files that settle the translation, which a verification
/// would take in now. `folder` as for `checkReceipt`. Nothing where the receipt is stale anyway.
void addNewFiles(const Receipt &receipt, const std::string &folder, ReceiptCheck &check);

} // namespace tranship::driver
