// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The version of tranship.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship {

/// "0.1.0".
llvm::StringRef toolVersion();

/// The version of tranship and of the clang in it: "0.1.0 (clang 22.1.0)". Only a program with the same full version
/// can be trusted to understand what another one has written about a unit.
llvm::StringRef fullToolVersion();

} // namespace tranship
