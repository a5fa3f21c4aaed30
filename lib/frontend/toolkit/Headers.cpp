// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/toolkit/Headers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <vector>

namespace tranship::frontend {
namespace {

/// A line of includes.txt.
struct IncludeLine {
  /// A header, or a folder with a slash at its end.
  llvm::StringRef name;
  /// Our headers, and guards that it defines: `-DCUFFT_H`.
  llvm::SmallVector<llvm::StringRef, 3> headers;

  bool matches(llvm::StringRef header) const {
    return name.ends_with("/") ? header.starts_with(name) : header == name;
  }
};

std::vector<IncludeLine> readIncludes() {
  const EmbeddedHeader *list = llvm::find_if(embeddedHeaders(), [](const EmbeddedHeader &header) {
    return header.name == "includes.txt";
  });
  llvm::SmallVector<llvm::StringRef> lines, words;
  list->text.split(lines, '\n');
  std::vector<IncludeLine> includes;
  for (llvm::StringRef line : lines) {
    words.clear();
    line.split(words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    if (!words.empty() && !words[0].starts_with("#"))
      includes.push_back({words[0], {words.begin() + 1, words.end()}});
  }
  return includes;
}

} // namespace

std::string includeFileText(llvm::StringRef name) {
  static const std::vector<IncludeLine> includes = readIncludes();
  auto line =
      llvm::find_if(includes, [&](const IncludeLine &include) { return include.matches(name); });
  std::string text;
  // libcu++ is the standard library once more.
  if (llvm::StringRef plain = name; plain.consume_front("cuda/std/"))
    text = "#if __has_include(<" + plain.str() + ">)\n#include <" + plain.str() + ">\n#endif\n";
  if (line != includes.end()) {
    for (llvm::StringRef header : line->headers)
      if (llvm::StringRef guard = header; guard.consume_front("-D"))
        text += "#undef " + guard.str() + "\n#define " + guard.str() + "\n";
      else
        text += "#include \"" + headerFolder.str() + "/core/" + header.str() + "\"\n";
  }
  return text;
}

} // namespace tranship::frontend
