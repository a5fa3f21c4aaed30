// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Includes that name the folder of a toolkit, as editors and scripts write them:
// `#include "/usr/local/cuda-10.1/include/cuda_runtime.h"`. That toolkit may be missing here, and if
// it is not, its headers must not get between those that a parse uses.
#pragma once

#include "mapping/Table.h"
#include "source/SourceFile.h"

#include <string>

namespace tranship::translate {

/// Writes such includes of CUDA headers without the folder in `text`, which has the file's offsets, and
/// keeps everything else in its place. An empty text becomes the file's if there is such an include.
void dropToolkitFolders(const SourceFile &file, const mapping::Table &table, std::string &text);

} // namespace tranship::translate
