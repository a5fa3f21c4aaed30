// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The headers with helpers that a port gets, one for each root of the inputs (mapping/Helpers.h).
#pragma once

#include "translate/Translation.h"

namespace tranship::translate {

/// How the port of a file includes the header at its root: `../../tranship_hip.h`.
std::string helperIncludeOf(const project::InputFile &input);

/// By root, the text of the header with all helpers that the files below it use. A header of
/// tranship's among the inputs keeps what it has.
std::map<std::string, std::string> helperHeadersOf(llvm::ArrayRef<TranslatedFile> files);

/// Where the header of a root would be, if the port had the folders of the original.
std::string helperHeaderPath(llvm::StringRef root);

} // namespace tranship::translate
