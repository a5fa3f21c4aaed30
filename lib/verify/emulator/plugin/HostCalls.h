// How a call of the API is written in the program's text.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship::emulator {

/// The functions of CUDA's and HIP's APIs and libraries, by what their names begin with.
bool isApiName(llvm::StringRef name);

/// The call of `name` that begins in `text`, on one line and with a limit; empty: there is none.
std::string callText(llvm::StringRef text, llvm::StringRef name);

} // namespace tranship::emulator
