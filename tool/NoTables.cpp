// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The programs that read mapping files for the build contain no compiled tables.
#include "mapping/TableText.h"

extern "C" {
const char tranship_tables[] = "";
}

namespace tranship::mapping {

const Note &compiledNote(uint32_t) {
  static const Note none;
  return none;
}

} // namespace tranship::mapping
