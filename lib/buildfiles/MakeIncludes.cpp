// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeIncludes.h"

#include "buildfiles/MakeLines.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

std::vector<std::string> includesOfMakefile(llvm::StringRef text) {
  std::vector<std::string> names;
  for (const MakeLine &line : readMakefile(text)) {
    if (line.isRecipe || !line.variable.empty() || line.words.empty())
      continue;
    auto wordText = [&](const MakeWord &word) { return text.slice(word.begin, word.end); };
    llvm::StringRef command = wordText(line.words.front());
    if (command != "include" && command != "-include" && command != "sinclude")
      continue;
    for (const MakeWord &word : llvm::ArrayRef(line.words).drop_front())
      names.push_back(wordText(word).str());
  }
  return names;
}

std::optional<std::string> findMakeInclude(llvm::StringRef written, llvm::StringRef makefile,
                                           const std::set<std::string> &files) {
  size_t variable = written.find_last_of(")}");
  llvm::StringRef name =
      variable == llvm::StringRef::npos ? written : written.drop_front(variable + 1).ltrim('/');
  if (name.empty() || name.contains('$'))
    return std::nullopt;
  auto find = [&](llvm::StringRef folder) -> std::optional<std::string> {
    llvm::SmallString<256> whole(folder);
    path::append(whole, name);
    path::remove_dots(whole, /*remove_dot_dot=*/true);
    auto found = files.find(std::string(whole));
    return found == files.end() ? std::nullopt : std::optional(*found);
  };
  if (path::is_absolute(name))
    return find("");
  for (llvm::StringRef folder = path::parent_path(makefile); !folder.empty();
       folder = path::parent_path(folder))
    if (std::optional<std::string> found = find(folder))
      return found;
  return std::nullopt;
}

void addIncludedMakefiles(
    std::set<std::string> &makefiles, const std::set<std::string> &files,
    llvm::function_ref<std::optional<std::string>(const std::string &)> read) {
  std::vector<std::string> queue(makefiles.begin(), makefiles.end());
  while (!queue.empty()) {
    std::string makefile = std::move(queue.back());
    queue.pop_back();
    std::optional<std::string> text = read(makefile);
    if (!text)
      continue;
    for (const std::string &name : includesOfMakefile(*text))
      if (std::optional<std::string> found = findMakeInclude(name, makefile, files);
          found && makefiles.insert(*found).second)
        queue.push_back(std::move(*found));
  }
}

namespace {

using Graph = std::map<std::string, std::set<std::string>>;

void addReachable(const Graph &graph, const std::string &from, std::set<std::string> &reached) {
  auto next = graph.find(from);
  if (next == graph.end())
    return;
  for (const std::string &file : next->second)
    if (reached.insert(file).second)
      addReachable(graph, file, reached);
}

} // namespace

std::map<std::string, std::set<std::string>>
relatedMakefiles(const std::map<std::string, llvm::StringRef> &makefiles) {
  std::set<std::string> files;
  for (const auto &[file, text] : makefiles)
    files.insert(file);
  Graph includes, related;
  std::set<std::string> included;
  for (const auto &[file, text] : makefiles)
    for (const std::string &name : includesOfMakefile(text))
      if (std::optional<std::string> found = findMakeInclude(name, file, files)) {
        includes[file].insert(*found);
        included.insert(*found);
      }
  for (const auto &[file, text] : makefiles) {
    if (included.contains(file))
      continue;
    std::set<std::string> read = {file};
    addReachable(includes, file, read);
    for (const std::string &one : read)
      related[one].insert(read.begin(), read.end());
  }
  for (auto &[file, others] : related)
    others.erase(file);
  return related;
}

std::set<std::string> calledMakefiles(const std::string &makefile,
                                      const std::map<std::string, llvm::StringRef> &makefiles) {
  std::set<std::string> called;
  llvm::StringRef text = makefiles.at(makefile), folder = path::parent_path(makefile);
  for (const MakeLine &line : readMakefile(text)) {
    auto wordAt = [&](size_t i) { return text.slice(line.words[i].begin, line.words[i].end); };
    for (size_t i = 1; line.isRecipe && i < line.words.size(); ++i) {
      if (wordAt(i - 1) != "-C" && wordAt(i - 1).ltrim("@-+(") != "cd")
        continue;
      bool isAny = wordAt(i).contains('$');
      std::string named = withoutDots(joinPath(folder, wordAt(i).rtrim(";")));
      for (const auto &[other, otherText] : makefiles)
        if (isAny ? other != makefile && isWithin(folder, other)
                  : path::parent_path(other) == named)
          called.insert(other);
    }
  }
  return called;
}

} // namespace tranship::buildfiles
