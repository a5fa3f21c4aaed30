// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/toolkit/Headers.h"

#include "mapping/Table.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;

TEST_CASE("includeFileText names our own headers") {
  CHECK(llvm::StringRef(includeFileText("cuda_fp16.h"))
            .contains("#include \"/tranship-headers/core/cuda_fp16.h\""));
  CHECK(llvm::StringRef(includeFileText("cub/device/device_reduce.cuh")).contains("/core/cub.h\""));
  CHECK(includeFileText("curand.h") == "#undef CURAND_H_\n#define CURAND_H_\n");
  CHECK(includeFileText("cuda_runtime.h") == ""); // the prelude covers it
  CHECK(includeFileText("no/such.h") == "");
}

TEST_CASE("includeFileText: every header that is named is there") {
  auto exists = [](llvm::StringRef name) {
    return llvm::any_of(embeddedHeaders(),
                        [&](const EmbeddedHeader &header) { return header.name == name; });
  };
  REQUIRE(exists("prelude.h"));
  for (const Row &row : builtinTables().rows) {
    if (row.kind != RowKind::Header)
      continue;
    std::string text = includeFileText(row.name);
    llvm::StringRef rest = text;
    while (rest.contains("/core/")) {
      rest = rest.split("/core/").second;
      INFO(row.name.str() << " needs " << rest.split('"').first.str());
      CHECK(exists(rest.split('"').first));
    }
  }
}
