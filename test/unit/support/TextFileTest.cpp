#include "support/TextFile.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;

TEST_CASE("Files are written with their folders and read whole", "[support]") {
  TemporaryFolder folder;
  std::string path = joinPath(folder.path(), "a/b/c.txt"), text("x\0y\n", 4);
  CHECK(messageOf(writeTextFile(path, text)).empty());
  llvm::Expected<std::string> read = readTextFile(path);
  REQUIRE(bool(read));
  CHECK(*read == text);
  CHECK(textOrNothing(path) == text);
}

TEST_CASE("What cannot be read or written is told with its name", "[support]") {
  TemporaryFolder folder;
  std::string missing = joinPath(folder.path(), "missing");
  CHECK(textOrNothing(missing).empty());
  CHECK(llvm::StringRef(messageOf(readTextFile(missing).takeError())).contains("missing"));
  folder.write("file", "");
  CHECK(llvm::StringRef(messageOf(writeTextFile(joinPath(folder.path(), "file/below"), "")))
            .contains("below"));
}
