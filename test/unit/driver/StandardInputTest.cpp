// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/StandardInput.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::driver;

TEST_CASE("A dash is standard input, anywhere among the inputs", "[driver]") {
  CHECK(readsStandardInput({"a.cu", "-"}));
  CHECK_FALSE(readsStandardInput({"a.cu", "./-"}));
  CHECK_FALSE(readsStandardInput({}));
}

TEST_CASE("The result of standard input goes to a file, not to a folder", "[driver]") {
  TemporaryFolder folder;
  auto problem = [](const Strings &inputs, const std::string &output,
                    const InputOptions &options = {}) {
    return messageOf(checkOutputOfStandardInput(inputs, output, options));
  };
  CHECK(problem({"-"}, "").empty());
  CHECK(problem({"-"}, folder.path("new.hip")).empty());
  CHECK(problem({"a.cu"}, folder.path()).empty());
  CHECK(llvm::StringRef(problem({"-"}, folder.path()))
            .starts_with("-o cannot be a folder for standard input"));
  CHECK_FALSE(problem({"-"}, "new/").empty());
  CHECK_FALSE(problem({"-", "a.cu"}, "new").empty());
  InputOptions withRoot;
  withRoot.root = ".";
  CHECK_FALSE(problem({"-"}, "new", withRoot).empty());
}

TEST_CASE("Standard input is not read when it is no input", "[driver]") {
  llvm::Expected<std::optional<StandardInputText>> text = readStandardInput({"a.cu"});
  REQUIRE(bool(text));
  CHECK_FALSE(text->has_value());
}
