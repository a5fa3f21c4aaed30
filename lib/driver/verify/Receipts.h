// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Receipts of `tranship verify` for the report of a translation.
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

/// Files, and of folders all `.json` files in them. Errors name what is none.
llvm::Expected<std::vector<NamedReceipt>> readReceipts(llvm::ArrayRef<std::string> paths);

/// Holds receipts against the sources and against what the translation made of them; to be asked
/// before anything is written.
std::vector<VerifiedProgram> verifiedPrograms(llvm::ArrayRef<NamedReceipt> receipts,
                                              const Translation &translation);

} // namespace tranship::driver
