// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mapping file reader takes any bytes: rows or an error that names file and line.
#include "mapping/RowReader.h"

#include "llvm/ADT/StringExtras.h"

#include <cstdlib>

using namespace tranship;
using namespace tranship::mapping;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  for (RowOrder order : {RowOrder::Any, RowOrder::Sorted}) {
    RowSet rows;
    if (llvm::Error error = readRows(text, "f.yaml", rows, order)) {
      std::string message = llvm::toString(std::move(error));
      llvm::StringRef rest = message;
      if (!rest.consume_front("f.yaml:") || !llvm::isDigit(rest.front()))
        std::abort();
      continue;
    }
    for (const Row &row : rows.rows)
      if (row.name.empty() || (row.supported && row.unsupported))
        std::abort();
  }
  return 0;
}
