// Lets clang read angle brackets as nvcc does: launches with blanks in theirs
// (source/LaunchChevrons.h), and `operator<<<T>` (source/OperatorChevrons.h). Compiled into the
// emulator's plugin as well.
#pragma once

#include "clang/Lex/Preprocessor.h"

namespace tranship::frontend {

/// To be called before clang enters the main file. In this file and in headers that are not the
/// system's, clang then sees a different text where there are such brackets. With `keepsPlaces`,
/// all offsets stay those of the file, at the price of the template arguments of such operators;
/// without it, columns behind these are off by one.
void readChevronsAsNvcc(clang::Preprocessor &preprocessor, bool keepsPlaces);

} // namespace tranship::frontend
