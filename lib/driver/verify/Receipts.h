// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks receipts of `tranship verify` for the report of a translation.
#pragma once

#include "driver/Rooms.h"
#include "report/Verified.h"
#include "translate/Translation.h"
#include "verify/report/Receipt.h"

namespace tranship::driver {

struct NamedReceipt {
  std::string file;
  Receipt receipt;
};

/// Reads receipt files, and all `.json` files below folders. Errors: a file is not a receipt.
llvm::Expected<std::vector<NamedReceipt>> readReceipts(llvm::ArrayRef<std::string> paths);

/// Compares receipts with the sources and with their translation. Call this before the translation
/// is written.
std::vector<VerifiedProgram> verifiedPrograms(llvm::ArrayRef<NamedReceipt> receipts,
                                              const Translation &translation);

} // namespace tranship::driver
