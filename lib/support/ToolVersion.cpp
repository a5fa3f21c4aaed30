// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/ToolVersion.h"

#include "llvm/Config/llvm-config.h"

namespace tranship {

llvm::StringRef toolVersion() { return TRANSHIP_VERSION; }

llvm::StringRef fullToolVersion() { return TRANSHIP_VERSION " (clang " LLVM_VERSION_STRING ")"; }

} // namespace tranship
