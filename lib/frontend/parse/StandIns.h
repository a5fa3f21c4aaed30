// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of libraries that are not installed here (lib/frontend/headers/fallback). What they are in one of the libraries of
// that name, such as a number or a pointer, they need not be in the one that the code is for.
#pragma once

#include "clang/Basic/Diagnostic.h"

namespace tranship::frontend {

/// Whether an error is about a type that stands in for one of a library: `MPI_Comm comm = nullptr;`.
bool isAboutStandIn(const clang::Diagnostic &diagnostic);

} // namespace tranship::frontend
