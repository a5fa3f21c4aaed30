// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where an installation of ROCm has what the CUDA toolkit has: folders, library files and headers.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace tranship::buildfiles {

/// Where CUDA and ROCm are installed by default.
inline constexpr llvm::StringLiteral toolkitFolder = "/usr/local/cuda", rocmFolder = "/opt/rocm";

/// ROCm has no folder `lib64`. `at`: the end of the name of an installation's folder.
void shortenLibraryFolder(std::string &text, size_t at);

/// `${CUDA_HOME}/lib64` becomes `${CUDA_HOME}/lib`.
std::string withShortLibraryFolders(std::string text);

/// Replaces the toolkit's default folder, such as `/usr/local/cuda-12.4/lib64`. `found`, unless it is null,
/// becomes true if there is one.
std::string withRocmFolders(std::string text, bool *found = nullptr);

/// Replaces names of library files, such as `libcublas.so` and `libcudart_static.a`.
std::string withHipLibraryFiles(llvm::StringRef text);

/// The header that a compiler finds instead of a CUDA header; nothing: there is none, or it is
/// another library's.
std::optional<std::string> hipHeaderOf(llvm::StringRef header);

/// Replaces CUDA headers in the include directives of a text.
std::string withHipIncludes(llvm::StringRef text);

/// The offset of a word that only code for CUDA contains: a name of its API, a launch. npos: none.
size_t findCudaCode(llvm::StringRef text);

} // namespace tranship::buildfiles
