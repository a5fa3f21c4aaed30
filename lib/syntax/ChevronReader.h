// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lets clang read angle brackets as nvcc does: launches with blanks in theirs
// (syntax/LaunchChevrons.h), and `operator<<<T>` (syntax/OperatorChevrons.h). Compiled into the
// emulator's plugin as well.
#pragma once

#include "clang/Lex/Preprocessor.h"

namespace tranship {

/// Replaces the text that clang sees of the main file, and of each header that is not a system
/// header, where it has such brackets. Must be called before clang enters the main file. With
/// `keepsPlaces` all offsets stay those of the file, but clang does not see the template arguments
/// of such operators; without it, clang sees them, and the columns behind them are off by one.
void readChevronsAsNvcc(clang::Preprocessor &preprocessor, bool keepsPlaces);

} // namespace tranship
