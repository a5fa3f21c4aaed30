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

/// The makefiles that recipes in the text of this one start make for.
static std::set<std::string>
calledMakefiles(const std::string &makefile,
                const std::map<std::string, llvm::StringRef> &makefiles) {
  std::set<std::string> called;
  llvm::StringRef text = makefiles.at(makefile), folder = path::parent_path(makefile);
  for (const MakeLine &line : readMakefile(text)) {
    auto wordAt = [&](size_t i) { return text.slice(line.words[i].begin, line.words[i].end); };
    for (size_t i = 1; line.isRecipe && i < line.words.size(); ++i) {
      llvm::StringRef before = wordAt(i - 1), word = wordAt(i).rtrim(";");
      bool isFile = before == "-f" || before == "--file" || word.consume_front("--file=");
      if (!isFile && before != "-C" && before != "--directory" && before.ltrim("@-+(") != "cd" &&
          !word.consume_front("--directory="))
        continue;
      bool isAny = word.contains('$');
      std::string named = withoutDots(joinPath(folder, word));
      for (const auto &[other, otherText] : makefiles)
        if (isAny    ? other != makefile && isWithin(folder, other)
            : isFile ? other == named
                     : path::parent_path(other) == named)
          called.insert(other);
    }
  }
  return called;
}

MakeCalls callsOfMakefiles(const std::map<std::string, llvm::StringRef> &makefiles,
                           const std::map<std::string, std::set<std::string>> &related) {
  Graph direct;
  auto withRelated = [&](const std::string &makefile) {
    auto found = related.find(makefile);
    std::set<std::string> all = found == related.end() ? std::set<std::string>() : found->second;
    all.insert(makefile);
    return all;
  };
  for (const auto &[makefile, text] : makefiles)
    for (const std::string &called : calledMakefiles(makefile, makefiles))
      for (const std::string &from : withRelated(makefile))
        direct[from].merge(withRelated(called));
  MakeCalls calls;
  for (const auto &[makefile, text] : makefiles) {
    addReachable(direct, makefile, calls.called[makefile]);
    for (const std::string &own : withRelated(makefile))
      calls.called[makefile].erase(own);
  }
  for (const auto &[makefile, others] : calls.called)
    for (const std::string &other : others)
      calls.callers[other].insert(makefile);
  return calls;
}

} // namespace tranship::buildfiles
