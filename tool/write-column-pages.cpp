// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// scripts/update-columns runs this program, which rewrites the generated parts of
// mappings/README.md and mappings/rules.schema.json.
#include "mapping/ColumnPages.h"
#include "support/FileWriting.h"
#include "support/TextFile.h"

#include "llvm/Support/raw_ostream.h"

using namespace tranship;
using namespace tranship::mapping;

using Update = llvm::Expected<std::string> (*)(llvm::StringRef page);

static llvm::Error rewrite(const std::string &file, Update update) {
  llvm::Expected<std::string> page = readTextFile(file);
  if (!page)
    return page.takeError();
  llvm::Expected<std::string> updated = update(*page);
  if (!updated)
    return llvm::createFileError(file, updated.takeError());
  return writeTextFile(file, *updated);
}

int main(int argc, char **argv) {
  if (argc != 3) {
    llvm::errs() << "usage: write-column-pages mappings/README.md mappings/rules.schema.json\n";
    return 2;
  }
  const Update updates[] = {updateColumnTable, updateColumnSchema};
  for (int i = 0; i < 2; ++i)
    if (llvm::Error error = rewrite(argv[i + 1], updates[i])) {
      llvm::errs() << llvm::toString(std::move(error)) << "\n";
      return 2;
    }
  return 0;
}
