// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes clang read angle brackets as nvcc does: launches whose brackets contain white space
// (syntax/LaunchChevrons.h), and `operator<<<T>` (syntax/OperatorChevrons.h); and a linkage before a
// macro (syntax/LinkageSpaces.h). The emulator's plugin compiles this file as well.
#pragma once

#include "clang/Lex/Preprocessor.h"

namespace tranship {

/// Replaces the text that clang sees of the main file, and of each header that is not a system
/// header, if it contains such brackets. Call it before clang enters the main file. With
/// `keepsPlaces`, all offsets stay those of the file, but clang does not see the template arguments
/// of such operators; without it, clang sees them, and the columns after them are off by one.
void readChevronsAsNvcc(clang::Preprocessor &preprocessor, bool keepsPlaces);

} // namespace tranship
