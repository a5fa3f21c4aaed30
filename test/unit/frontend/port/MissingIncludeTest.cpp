// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/MissingInclude.h"

#include "frontend/precompile/CompilerSetup.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Frontend/FrontendActions.h"

#include "support/Test.h"

using namespace tranship;
using frontend::IncludeScan;

namespace {

class Scan : public clang::PreprocessorFrontendAction {
public:
  IncludeScan found;

protected:
  void ExecuteAction() override {
    found = frontend::scanIncludes(
        getCompilerInstance().getPreprocessor(),
        [](llvm::StringRef path) { return path.starts_with("/tree/"); },
        [](llvm::StringRef name) { return name.starts_with("library/"); });
  }
  bool hasPCHSupport() const override { return false; }
};

/// What a unit with this code includes. Its tree has a header with a guard that needs a library.
IncludeScan scan(const std::string &code) {
  const std::string guarded = "#ifndef GUARD\n#define GUARD\n#include <library/absent.h>\n#endif\n";
  frontend::CompilerSetup setup;
  auto files = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>(llvm::vfs::createPhysicalFileSystem()));
  files->pushOverlay(frontend::ownFiles({{"/tree/unit.cpp", code},
                                         {"/tree/inner/guarded.h", guarded},
                                         {"/tree/plain.h", "#include \"inner/plain.h\"\n"},
                                         {"/tree/inner/plain.h", "#include \"../plain.h\"\n"},
                                         {"/folder/library/present.h", guarded}}));
  clang::IgnoringDiagConsumer diagnostics;
  Scan action;
  auto invocation = setup.invocation({"clang++", "-fsyntax-only", "-x", "c++", "-I/folder"},
                                     "/tree/unit.cpp", files, diagnostics);
  REQUIRE(invocation);
  REQUIRE(frontend::runClang(std::move(invocation), files, diagnostics, action).finished());
  return std::move(action.found);
}

} // namespace

TEST_CASE("scanIncludes finds a missing header through the user's headers") {
  IncludeScan found = scan("#include <library/present.h>\n#include \"inner/guarded.h\"\n");
  REQUIRE(found.missing);
  CHECK(found.missing->file == "/tree/inner/guarded.h");
  CHECK(found.missing->offset == 38);
  CHECK(found.missing->name == "library/absent.h");
  CHECK(found.filesRead == std::set<std::string>{"/tree/inner/guarded.h", "/tree/unit.cpp"});
  CHECK(found.includes ==
        std::set<std::string>{"inner/guarded.h", "library/absent.h", "library/present.h"});
}

TEST_CASE("scanIncludes passes over what a compilation may not see") {
  CHECK_FALSE(
      scan("#if __has_include(<library/absent.h>)\n#include <library/absent.h>\n#endif\n").missing);
  CHECK_FALSE(scan("#ifdef A\n#include \"inner/guarded.h\"\n#endif\n").missing);
}

TEST_CASE(
    "scanIncludes takes no notice of other missing headers, and ends in circles of includes") {
  IncludeScan found = scan("#include \"absent.h\"\n#include \"plain.h\"\n");
  CHECK_FALSE(found.missing);
  CHECK(found.filesRead ==
        std::set<std::string>{"/tree/inner/plain.h", "/tree/plain.h", "/tree/unit.cpp"});
}
