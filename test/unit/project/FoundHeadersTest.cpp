// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/FoundHeaders.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::project;

namespace {

std::vector<std::string> namesFound(const TemporaryFolder &folder, llvm::StringRef start,
                                    llvm::ArrayRef<std::string> folders) {
  std::vector<InputFile> inputs;
  llvm::Expected<InputFile> first =
      inputOf(folder.path(start.str()), folder.read(start.str()), folder.path("p"));
  REQUIRE(bool(first));
  inputs.push_back(std::move(*first));
  REQUIRE(!addFoundHeaders(inputs, folder.path("p"), folders));
  std::vector<std::string> names;
  for (const InputFile &input : llvm::ArrayRef(inputs).drop_front())
    names.push_back(input.relativePath());
  return names;
}

} // namespace

TEST_CASE("addFoundHeaders finds headers beside the file and in the given folders") {
  TemporaryFolder folder;
  folder.write("p/a.cu", "#include \"b.h\"\n#include <c.h>\n#include <d.h>\n");
  folder.write("p/b.h", "#include \"sub/e.table\"\n#include \"x.cu\"\n");
  folder.write("p/c.h", "");
  folder.write("p/include/d.h", "#include \"b.h\"\n");
  folder.write("p/include/b.h", "");
  folder.write("p/sub/e.table", "1, 2\n");
  folder.write("p/x.cu", "");
  // <c.h> is not found beside the file, and sources are not headers.
  CHECK(namesFound(folder, "p/a.cu", {}) == std::vector<std::string>{"b.h", "sub/e.table"});
  CHECK(namesFound(folder, "p/a.cu", {folder.path("p/include")}) ==
        std::vector<std::string>{"b.h", "include/d.h", "include/b.h", "sub/e.table"});
}

TEST_CASE("addFoundHeaders leaves out headers outside the root") {
  TemporaryFolder folder;
  folder.write("p/a.cu", "#include \"../q/b.h\"\n");
  folder.write("q/b.h", "");
  CHECK(namesFound(folder, "p/a.cu", {}).empty());
}
