// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/PageText.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::driver;

TEST_CASE("withLiterals tells literal text from the rest", "[driver]") {
  auto plain = [](llvm::StringRef text) { return text.upper(); };
  auto literal = [](llvm::StringRef text) { return "<" + text.str() + ">"; };
  CHECK(withLiterals("use `-o` or `x`", plain, literal) == "USE <-o> OR <x>");
  CHECK(withLiterals("`a`", plain, literal) == "<a>");
  CHECK(withLiterals("", plain, literal).empty());
}

TEST_CASE("termOf shows names with their value", "[driver]") {
  CHECK(termOf(optionOf(OptionId::Jobs)) == "-j, --jobs N");
  CHECK(termOf(optionOf(OptionId::InPlace)) == "--in-place");
  CHECK(termOf(optionOf(OptionId::TraceKernels)) == "--trace-kernels[=FOLDER]");
}

TEST_CASE("synopsesOf has a line for each form", "[driver]") {
  CHECK(synopsesOf(commandOf(CommandId::MappingsSchema)) == Strings{"tranship mappings schema"});
  CHECK(synopsesOf(commandOf(CommandId::Verify)).size() == 4);
  CHECK(synopsesOf(commandOf(CommandId::Translate)).back() == "tranship COMMAND [options] ...");
  CHECK(paragraphsOf("a\n\nb c") == std::vector<llvm::StringRef>{"a", "b c"});
}
