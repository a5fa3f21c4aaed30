// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/MacroLocations.h"

#include "support/Test.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Frontend/ASTUnit.h"
#include "clang/Tooling/Tooling.h"

using namespace tranship::frontend;

namespace {

/// Where each variable is, and whether that counts as a header of the system's.
std::vector<std::string> placesOf(clang::ASTUnit &unit) {
  const clang::SourceManager &sources = unit.getSourceManager();
  std::vector<std::string> places;
  for (const clang::Decl *declaration : unit.getASTContext().getTranslationUnitDecl()->decls())
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(declaration)) {
      clang::SourceLocation at = variable->getLocation();
      places.push_back(variable->getName().str() + " " +
                       sources.getFilename(sources.getExpansionLoc(at)).str() +
                       (sources.isInSystemHeader(at) ? " system" : ""));
      // What is spelled there can be read.
      CHECK_FALSE(sources.getBufferData(sources.getFileID(sources.getSpellingLoc(at))).empty());
    }
  return places;
}

} // namespace

TEST_CASE("MacroLocations: few of them are kept, and all are in the same files") {
  std::string header =
                  "#define MAKE(TYPE, NAME) TYPE NAME\n#define MAKE_INT(NAME) MAKE(int, NAME)\n",
              uses;
  for (int i = 0; i < 200; ++i)
    uses += "MAKE_INT(name" + std::to_string(i) + ");\n";
  std::unique_ptr<clang::ASTUnit> unit = clang::tooling::buildASTFromCodeWithArgs(
      "#include \"second.h\"\nMAKE_INT(own);\n#include \"first.h\"\nint plain;\nMAKE_INT(last);\n",
      {"-w"}, "main.cc", "test", std::make_shared<clang::PCHContainerOperations>(),
      clang::tooling::getClangStripDependencyFileAdjuster(),
      {{"second.h", "#pragma GCC system_header\n" + header}, {"first.h", uses}});
  REQUIRE(unit);
  clang::SourceManager &sources = unit->getSourceManager();
  std::vector<std::string> before = placesOf(*unit);
  REQUIRE(before.size() == 203);
  REQUIRE(sources.local_sloc_entry_size() > 600);

  thinMacroLocations(sources);
  CHECK(sources.local_sloc_entry_size() < 30);
  CHECK(placesOf(*unit) == before);
  CHECK(sources.getFileEntryRefForID(sources.getMainFileID())->getName() == "main.cc");
  clang::SourceLocation inSystem;
  for (unsigned i = 1; i < sources.local_sloc_entry_size(); ++i) {
    const clang::SrcMgr::SLocEntry &entry = sources.getLocalSLocEntry(i);
    clang::SourceLocation start = clang::SourceLocation::getFromRawEncoding(entry.getOffset());
    if (entry.isFile() && sources.getFilename(start).ends_with("second.h"))
      inSystem = start.getLocWithOffset(40);
  }
  REQUIRE(inSystem.isValid());
  CHECK(sources.isInSystemHeader(inSystem)); // by a pragma, which is known by the file's number
}
