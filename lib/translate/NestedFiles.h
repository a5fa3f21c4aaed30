// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Files that others include inside of braces: in a namespace or a function. An include of theirs would declare its header
// there.
#pragma once

#include "translate/FileRewriting.h"
#include "translate/SourceGraph.h"

namespace tranship::translate {

/// The helpers that such files need, by the path of each file that includes them.
std::map<std::string, std::set<std::string>>
helpersForNested(llvm::ArrayRef<project::InputFile> inputs, const SourceGraph &graph,
                 llvm::function_ref<std::set<std::string>(const project::InputFile &)> helpersOf);

} // namespace tranship::translate
