// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A port beside its original (--build-files=beside): the tree keeps its files, and the port is a
// complete tree in its folder `hip`. A block at the top of the tree's CMakeLists.txt builds that one
// with ENABLE_HIP.
#pragma once

#include "driver/Output.h"
#include "driver/RunRequest.h"

namespace tranship::driver {

/// Makes the folder `hip` of the tree the output: of the tree itself with --in-place, or of a copy
/// that -o names. Errors: the inputs are not one folder, or it has a folder `hip` that does not come
/// from tranship.
llvm::Error placeBeside(RunRequest &request);

/// A CMake file without the block that an earlier run wrote.
std::string withoutHipBlock(llvm::StringRef text);
/// The same file with the block before its first command. Nothing else changes.
std::string withHipBlock(llvm::StringRef text);

/// A CMake file of the port. CMAKE_SOURCE_DIR and CMAKE_BINARY_DIR are those of the tree above it,
/// so it uses variables instead; `setsVariables`: it is the file at the top of the port, which sets
/// them.
std::string asPartOfPort(llvm::StringRef text, bool setsVariables);

/// Completes the translated build files: those of CMake become parts of the port. Errors: the tree
/// uses the name ENABLE_HIP for something else.
llvm::Error completePort(const OutputRequest &request, std::vector<OutputFile> &buildFiles);

/// What is not in the folder of the port: the block, and, for -o, the copies of the tree's files.
std::vector<ResultFile> filesBeside(const OutputRequest &request, llvm::ArrayRef<InputFile> inputs,
                                    llvm::ArrayRef<OutputFile> buildFiles);

} // namespace tranship::driver
