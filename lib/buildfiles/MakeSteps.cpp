// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeSteps.h"

#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

/// Files are made from files that are made from others, and no deeper.
constexpr unsigned maxChain = 6;

/// The same file may be named with and without it.
llvm::StringRef plain(llvm::StringRef name) {
  while (name.consume_front("./"))
    name = name.ltrim('/');
  return name;
}

} // namespace

MakeSteps::MakeSteps(const std::string &makefile, const TreeFiles &files, const MakeStart &start)
    : files_(files), folder_(path::parent_path(makefile).str()), values_(makefile, files, start) {
  for (const MakeRule &rule : values_.rules())
    if (!rule.isPattern())
      for (llvm::StringRef target : rule.targets)
        targets_.insert(plain(target).str());
  for (const std::string &target : targets_)
    visit(target, 0);
}

bool MakeSteps::isFile(llvm::StringRef name) const {
  auto isIn = [&](llvm::StringRef folder) {
    return files_.has(withoutDots(path::is_absolute(name) ? name.str() : joinPath(folder, name)));
  };
  return isIn(folder_) || llvm::any_of(values_.searchPaths(), [&](const auto &place) {
           return matchPattern(name, place.first, "") && isIn(joinPath(folder_, place.second));
         });
}

bool MakeSteps::canMake(llvm::StringRef name, unsigned depth) const {
  name = plain(name);
  if (isFile(name) || targets_.contains(name.str()))
    return true;
  if (depth >= maxChain)
    return false;
  // A file that is made from itself is not made.
  auto [known, isNew] = made_.try_emplace(name.str(), false);
  if (isNew)
    made_[name.str()] = stepByPattern(name, depth) || isMadeByMake(name);
  return made_[name.str()];
}

/// Whether one of the rules that make has by itself makes the object.
bool MakeSteps::isMadeByMake(llvm::StringRef name) const {
  const llvm::StringRef sources[] = {".c", ".cc", ".cpp", ".C", ".f", ".s", ".S"};
  return name.consume_back(".o") && llvm::any_of(sources, [&](llvm::StringRef extension) {
           return isFile((name + extension).str());
         });
}

std::optional<MakeStep> MakeSteps::stepByPattern(llvm::StringRef name, unsigned depth) const {
  for (const MakeRule &rule : values_.rules()) {
    if (!rule.isPattern() || rule.recipe.empty())
      continue;
    for (llvm::StringRef pattern : rule.targets) {
      pattern = plain(pattern);
      std::optional<std::string> stem = matchPattern(name, pattern, "%");
      // A pattern without a folder matches the name of the file in any folder.
      std::string folder;
      if (!stem && !pattern.contains('/') && name.contains('/')) {
        auto [parent, last] = name.rsplit('/');
        stem = matchPattern(last, pattern, "%");
        folder = (parent + "/").str();
      }
      if (!stem || stem->empty())
        continue;
      MakeStep step{&rule, {name.str(), folder + *stem, {}}};
      for (llvm::StringRef prerequisite : rule.prerequisites) {
        auto [before, after] = prerequisite.split('%');
        step.automatic.prerequisites.push_back(prerequisite.contains('%')
                                                   ? folder + (before + *stem + after).str()
                                                   : prerequisite.str());
      }
      if (llvm::all_of(step.automatic.prerequisites, [&](const std::string &prerequisite) {
            return canMake(prerequisite, depth + 1);
          }))
        return step;
    }
  }
  return std::nullopt;
}

void MakeSteps::visit(const std::string &target, unsigned depth) {
  if (depth > maxChain || !visited_.insert(target).second)
    return;
  std::vector<std::string> prerequisites = values_.prerequisitesOf(target);
  bool hasRecipe = false;
  for (const MakeRule &rule : values_.rules())
    if (!rule.isPattern() && !rule.recipe.empty() &&
        llvm::any_of(rule.targets, [&](llvm::StringRef name) { return plain(name) == target; })) {
      steps_.try_emplace(target, MakeStep{&rule, {target, "", prerequisites}});
      hasRecipe = true;
    }
  if (!hasRecipe && !isFile(target))
    if (std::optional<MakeStep> step = stepByPattern(target, 0)) {
      // What the pattern needs comes first, as in make.
      llvm::append_range(step->automatic.prerequisites, prerequisites);
      prerequisites = step->automatic.prerequisites;
      steps_.try_emplace(target, std::move(*step));
    }
  for (const std::string &prerequisite : prerequisites)
    visit(plain(prerequisite).str(), depth + 1);
}

} // namespace tranship::buildfiles
