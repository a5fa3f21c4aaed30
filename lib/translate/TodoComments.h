// What is left to do, as comments in the result: `// TODO(tranship): message [id]` on the line
// above.
#pragma once

#include "translate/Translate.h"

namespace tranship::translate {

/// Adds them to the texts of the files, for errors and warnings. One that stands there already is
/// not written again.
void addTodoComments(Translation &translation);

} // namespace tranship::translate
