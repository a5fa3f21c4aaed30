// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/HelperHeaders.h"

#include "mapping/Helpers.h"

namespace tranship::translate {

std::string helperIncludeOf(const project::InputFile &input) {
  std::string path;
  for (size_t i = llvm::StringRef(input.relativePath()).count('/'); i > 0; --i)
    path += "../";
  return path + mapping::helperHeaderName.str();
}

std::map<std::string, std::string> helperHeadersOf(llvm::ArrayRef<TranslatedFile> files) {
  std::map<std::string, std::set<std::string>> used;
  for (const TranslatedFile &file : files)
    if (!file.helpers.empty())
      used[file.input->root].insert(file.helpers.begin(), file.helpers.end());
  std::map<std::string, std::string> headers;
  for (auto &[root, helpers] : used) {
    for (const TranslatedFile &file : files)
      if (file.input->source->path() == helperHeaderPath(root))
        if (auto known = mapping::helpersIn(file.input->source->text()))
          helpers.merge(*known);
    headers[root] = mapping::helperHeader(helpers);
  }
  return headers;
}

std::string helperHeaderPath(llvm::StringRef root) {
  return (root + "/" + mapping::helperHeaderName).str();
}

} // namespace tranship::translate
