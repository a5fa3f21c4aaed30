// Lets clang read launches as nvcc does, with blanks in their brackets (source/LaunchChevrons.h).
// Compiled into the emulator's plugin as well.
#pragma once

#include "clang/Lex/Preprocessor.h"

namespace tranship {

/// To be called before clang enters the main file. Of it and of each header that is not the
/// system's clang then sees a text with joined brackets where it has such launches; places in it
/// are those of the file.
void readSpacedChevrons(clang::Preprocessor &preprocessor);

} // namespace tranship
