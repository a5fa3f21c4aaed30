// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Page.h"

namespace tranship {

std::vector<CodeBlock> codeBlocks(llvm::StringRef page) {
  std::vector<CodeBlock> blocks;
  llvm::StringRef section, before;
  unsigned number = 0;
  bool isInside = false;
  while (!page.empty()) {
    auto [line, rest] = page.split('\n');
    page = rest;
    ++number;
    if (isInside) {
      CodeBlock &block = blocks.back();
      if (line == "```")
        isInside = false;
      else
        block.text = {block.text.data(), size_t(line.end() + 1 - block.text.begin())};
    } else if (line.consume_front("```")) {
      isInside = true;
      blocks.push_back({line, rest.take_front(0), number, section, before});
    } else if (line.consume_front("## ")) {
      section = line;
    }
    before = line;
  }
  return blocks;
}

} // namespace tranship
