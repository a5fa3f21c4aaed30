// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeModel.h"

#include "buildfiles/CMakeEvaluator.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::buildfiles {
namespace {

std::string versionText(llvm::StringRef pattern, const Version &version) {
  return pattern == "X"     ? std::to_string(version.major)
         : pattern == "Y"   ? std::to_string(version.minor)
         : pattern == "X.Y" ? fmt::format("{}.{}", version.major, version.minor)
                            : pattern.str();
}

} // namespace

CMakePlatform platformOfCuda(const Version &version) {
  CMakePlatform platform;
  for (const mapping::BuildRow &row : mapping::BuildTable::builtin().rows())
    if (row.kind == mapping::BuildRowKind::Variable && row.holds == mapping::BuildValue::Version &&
        !row.value.empty())
      platform.variables.push_back({row.cuda, versionText(row.value, version)});
  return platform;
}

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
