// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The programs that read mapping files for the build have no compiled-in tables.
#include "mapping/TableText.h"

namespace tranship::mapping {

const char tableTexts[] = "";
const Note tableNotes[1];

} // namespace tranship::mapping
