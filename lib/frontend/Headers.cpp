// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/Headers.h"

#include "support/LibraryNames.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace tranship::frontend {

std::string includeFileText(llvm::StringRef name) {
  std::string first;
  if (isOfLibrary(name))
    first = "#include \"" + headerFolder.str() + "/core/libraries.h\"\n";
  // libcu++ is the standard library once more.
  if (llvm::StringRef plain = name; plain.consume_front("cuda/std/"))
    first = "#if __has_include(<" + plain.str() + ">)\n#include <" + plain.str() + ">\n#endif\n";
  const EmbeddedHeader *list = llvm::find_if(embeddedHeaders(), [](const EmbeddedHeader &header) {
    return header.name == "includes.txt";
  });
  llvm::SmallVector<llvm::StringRef> lines;
  list->text.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    llvm::SmallVector<llvm::StringRef> words;
    line.split(words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    if (words.empty() || words[0].starts_with("#"))
      continue;
    bool isFolder = words[0].ends_with("/");
    if (isFolder ? !name.starts_with(words[0]) : name != words[0])
      continue;
    if (words.size() == 2 && words[1] == noHeaderOfOurs)
      return noHeaderOfOurs.str();
    std::string text = std::move(first);
    for (llvm::StringRef header : llvm::drop_begin(words))
      text += "#include \"" + headerFolder.str() + "/core/" + header.str() + "\"\n";
    return text;
  }
  return first;
}

} // namespace tranship::frontend
