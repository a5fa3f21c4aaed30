// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/CompilerSetup.h"

#include "frontend/toolkit/Headers.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;

static std::string textOf(CompilerSetup &setup, const ParseOptions &options,
                          const std::string &header) {
  auto buffer = setup.files(options, "/")->getBufferForFile(headerFolder.str() + header);
  return buffer ? (*buffer)->getBuffer().str() : buffer.getError().message();
}

TEST_CASE("CompilerSetup: the headers outlive the options that they come from") {
  std::string text(100'000, 'x');
  std::map<std::string, std::string> overlay = {{headerFolder.str() + "/overlay.h", text}};
  CompilerSetup setup;
  {
    ParseOptions options;
    options.cudaHeaders["mine.h"] = text;
    options.overlay = &overlay;
    CHECK(textOf(setup, options, "/include/mine.h") == text);
  }
  overlay.begin()->second.assign(100'000, 'y');
  std::string reused(100'000, 'z'); // likely where the first text was
  CHECK(textOf(setup, {}, "/include/mine.h") == text);
  CHECK(textOf(setup, {}, "/overlay.h") == text);
}
