// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Headers that a tree lacks because CMake makes them: `configure_file(config.h.in config.h)` and
// `generate_export_header(target)`. Nothing is written; a parse reads what CMake would write.
#pragma once

#include "buildfiles/CMakeModel.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::buildfiles {

/// The value of a variable; nothing: it is not known.
using TemplateValues = llvm::function_ref<std::optional<std::string>(llvm::StringRef variable)>;

/// What CMake makes of a template. A variable that is not known counts as undefined, and as 0 where it is
/// all of a macro. `onlyAt`: `${NAME}` stays.
std::string configuredText(llvm::StringRef text, TemplateValues values, bool onlyAt = false);

/// The name of the header that a file is a template of by its name: `config.h` of `config.h.in`. Empty:
/// it is none.
llvm::StringRef headerOfTemplate(llvm::StringRef path);

/// Whether a variable says whether a project uses CUDA, such as `USE_CUDA`.
bool isCudaSwitch(llvm::StringRef variable);

/// The headers that the CMake projects among `buildFiles` (absolute paths) make, with CUDA switched on.
ConfiguredHeaders configuredHeaders(llvm::ArrayRef<std::string> buildFiles, CMakeModel &model,
                                    CMakePlatform platform = {});

} // namespace tranship::buildfiles
