// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/ToolkitIncludes.h"

#include "mapping/ToolkitPaths.h"
#include "source/IncludeDirectives.h"

namespace tranship::translate {

void dropToolkitFolders(const SourceFile &file, const mapping::Table &table, std::string &text) {
  if (!file.text().contains("/include/") && !file.text().contains("\\include\\"))
    return;
  for (const IncludeDirective &directive : findIncludes(file).directives) {
    llvm::StringRef path = file.text(directive.name), header = mapping::withoutToolkitFolder(path);
    if (header == path || !table.header(path))
      continue;
    // In angle brackets, so that it is not looked for beside the file.
    std::string include = "<" + header.str() + ">";
    include.resize(directive.name.size() + 2, ' ');
    if (text.empty())
      text = file.text().str();
    text.replace(directive.name.begin - 1, include.size(), include);
  }
}

} // namespace tranship::translate
