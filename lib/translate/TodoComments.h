// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the remaining work as comments into the result: `// TODO(tranship): message [id]` on the
// line above.
#pragma once

#include "translate/Translate.h"

namespace tranship::translate {

/// Adds comments for errors and warnings to the texts of the files. A comment that is already there
/// is not written again.
void addTodoComments(Translation &translation);

} // namespace tranship::translate
