// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeModel.h"

#include "buildfiles/CMakeEvaluator.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::buildfiles {

const CMakeFile *CMakeModel::file(const std::string &path) {
  auto [known, isNew] = read_.try_emplace(path);
  if (isNew)
    if (std::optional<std::string> text = files_.read(path)) {
      known->second = std::make_unique<CMakeFile>(CMakeFile{path, std::move(*text), {}});
      known->second->parsed = parseCMake(known->second->text);
    }
  return known->second.get();
}

CMakeProject CMakeModel::evaluate(const std::string &path, Branches branches, CMakeUses *uses,
                                  const CMakePlatform &platform) {
  return CMakeEvaluator(*this, branches, uses, platform).run(path);
}

std::vector<std::string> CMakeTarget::textsOf(std::initializer_list<CMakePart::Kind> kinds) const {
  std::vector<std::string> texts;
  for (const CMakePart &part : parts)
    if (llvm::is_contained(kinds, part.kind))
      texts.push_back(part.text);
  return texts;
}

std::vector<std::string> CMakeTarget::flags() const {
  using enum CMakePart::Kind;
  return textsOf({Folder, Macro, Standard, Option});
}

std::vector<std::string> CMakeTarget::links() const {
  using enum CMakePart::Kind;
  return textsOf({LinkOption, Library});
}

} // namespace tranship::buildfiles
