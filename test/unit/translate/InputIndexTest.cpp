// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/InputIndex.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("InputIndex knows inputs, and the folders above them") {
  std::vector<InputFile> inputs;
  inputs.push_back({std::make_unique<SourceFile>("/tree/a/b.cu", ""), "/tree"});
  inputs.push_back({std::make_unique<SourceFile>("/tree/a-b.cu", ""), "/tree"});
  InputIndex index(inputs);
  CHECK(index.contains("/tree/a/b.cu"));
  CHECK_FALSE(index.contains("/tree/a"));
  for (const char *path : {"/tree/a/b.cu", "/tree/a", "/tree"})
    CHECK(index.containsBelow(path));
  for (const char *path : {"/tree/a/b", "/tree/a/c.cu", "/tr", "/tree/b"})
    CHECK_FALSE(index.containsBelow(path));
}
