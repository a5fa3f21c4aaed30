// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each source file states its license.
#include "support/Repository.h"
#include "support/Test.h"

using namespace tranship;

namespace {

bool isSource(llvm::StringRef path) {
  for (llvm::StringRef ending : {".cpp", ".h", ".hpp", ".c", ".def", ".inc", ".cmake", ".py"})
    if (path.ends_with(ending))
      return true;
  return path.ends_with("CMakeLists.txt");
}

} // namespace

TEST_CASE("Each source file has an SPDX line near its top", "[meta]") {
  size_t seen = 0;
  for (llvm::StringRef folder : {"lib", "tool", "test", "scripts"})
    for (const RepositoryFile &file : repositoryFiles(folder)) {
      llvm::StringRef text = file.text;
      if (!isSource(file.path) && !text.starts_with("#!"))
        continue;
      // After "#!", if there is one.
      llvm::StringRef head = text.starts_with("#!") ? text.split('\n').second : text;
      llvm::StringRef line = head.split('\n').first;
      INFO(file.path << " begins with: " << line.str());
      bool isOurs = line.ends_with("SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception");
      // Code that ends up in users' ports has a license without conditions.
      bool isFree = line.ends_with("SPDX-License-Identifier: 0BSD") ||
                    line.ends_with("SPDX-License-Identifier: MIT-0");
      CHECK((isOurs || isFree));
      ++seen;
    }
  CHECK(seen > 300);
}
