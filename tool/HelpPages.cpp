// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HelpPages.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace tranship {

llvm::StringRef HelpPage::topic() const { return name.drop_back(llvm::StringRef(".md").size()); }

llvm::StringRef HelpPage::title() const { return text.split('\n').first.ltrim("# "); }

std::string HelpPage::shownText() const {
  std::string shown;
  llvm::StringRef rest = text;
  while (!rest.empty()) {
    auto [before, comment] = rest.split("<!--");
    shown += before;
    if (before.size() == rest.size())
      break;
    rest = comment.split("-->").second;
    // Nor an empty line on both sides.
    if (llvm::StringRef(shown).ends_with("\n\n"))
      rest = rest.ltrim('\n');
  }
  return shown;
}

const HelpPage *findHelpPage(llvm::StringRef name) {
  name.consume_front("docs/");
  name.consume_back(".md");
  auto found =
      llvm::find_if(helpPages(), [&](const HelpPage &page) { return page.topic() == name; });
  return found == helpPages().end() ? nullptr : found;
}

std::string helpPageList() {
  size_t width = 0;
  for (const HelpPage &page : helpPages())
    width = std::max(width, page.topic().size());
  std::string list;
  for (const HelpPage &page : helpPages())
    list += page.topic().str() + std::string(width + 2 - page.topic().size(), ' ') +
            page.title().str() + "\n";
  return list;
}

} // namespace tranship
