// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The constraints of inline PTX, which clang does not know when it compiles for the host.
#pragma once

namespace clang {
class Preprocessor;
}

namespace tranship::emulator {

/// Lets clang read the constraints of NVIDIA GPUs as those of the host that mean the same kind of
/// register, in the main file and each header that is not a system header. Must be called before
/// clang enters the main file.
void readConstraintsAsNvcc(clang::Preprocessor &preprocessor);

} // namespace tranship::emulator
