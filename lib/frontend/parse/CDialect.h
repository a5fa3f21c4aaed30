// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// C sources are parsed as C++, on the same declarations as all others. What C allows and C++ does not
// is allowed in them.
#pragma once

namespace tranship::frontend {

/// Whether an error that clang reports, by its id, is one that valid C may have when it is read as C++, such
/// as an assignment of a `void *` to a `float *`.
bool isErrorInCxxAlone(unsigned diagnosticId);

} // namespace tranship::frontend
