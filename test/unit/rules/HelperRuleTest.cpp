// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Helpers.h"
#include "mapping/Table.h"
#include "rules/ptx/PtxForm.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

TEST_CASE("Each helper is used by a row, a form of PTX or another helper, and they name helpers") {
  std::set<std::string> named, known;
  for (llvm::ArrayRef<Row> rows : {builtinTables().rows, rocTables().rows})
    for (const Row &row : rows)
      if (!row.helper.empty())
        named.insert(row.helper.str());
  for (const rules::PtxForm &form : rules::allPtxForms())
    if (llvm::StringRef helper = rules::helperOf(form); !helper.empty())
      named.insert(helper.str());
  for (const char *mode : {"up", "down", "bfly", "idx"}) // PtxFamilies.cpp
    named.insert(std::string("shfl-") + mode);
  named.insert("cp-async");                                // PtxMemory.cpp
  named.insert({"add-carry", "sub-carry", "globaltimer"}); // PtxFamilies.cpp, PtxWriter.cpp
  named.insert({"redux-fmin", "redux-fmax"});              // PtxWarp.cpp
  named.insert({"mbarrier-init", "mbarrier-arrive", "mbarrier-bytes", "mbarrier-test",
                "named-barrier", "copy-bulk", "copy-bulk-arriving", "add-bulk"}); // PtxBarrier.cpp
  named.insert({"atomic-add-half", "atomic-add-pair"});                           // PtxMemory.cpp
  named.insert({"ldmatrix", "stmatrix", "movmatrix", "matrix-f16", "matrix-bf16", "matrix-tf32",
                "matrix-f8", "matrix-f6", "wgmma", "ldmatrix-bytes", "stmatrix-bytes",
                "matrix-e2m1", "matrix-blocks", "matrix-integers",
                "matrix-quads"}); // PtxMatrix.cpp
  for (const Helper &helper : builtinHelpers())
    known.insert(helper.id);
  CHECK(withRequiredHelpers(named) == known);
}
