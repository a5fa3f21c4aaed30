// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/PathPatterns.h"

#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::project {

namespace path = llvm::sys::path;

namespace {

/// Enough for any list that a person writes. More is a mistake that costs memory.
constexpr size_t maxAlternatives = 1024;

/// `**/` also matches no folder at all, which the globs of LLVM cannot express.
std::string withoutFolders(llvm::StringRef glob) {
  constexpr llvm::StringLiteral written = "/**/", expanded = "{/,/**/}";
  std::string text = glob.str();
  for (size_t at = 0; (at = text.find(written, at)) != std::string::npos; at += expanded.size())
    text.replace(at, written.size(), expanded);
  return text;
}

} // namespace

llvm::Error PathPatterns::add(llvm::StringRef pattern, llvm::StringRef folder,
                              llvm::StringRef source) {
  llvm::StringRef rest = pattern;
  bool takesBack = rest.consume_front("!");
  if (rest.starts_with("\\#") || rest.starts_with("\\!"))
    rest = rest.drop_front();
  bool foldersOnly = rest.consume_back("/");
  bool anchored = rest.consume_front("/");
  bool anywhere = rest.consume_front("**/");
  bool namesOnly = !anchored && !rest.contains('/');
  if (rest.empty())
    return llvm::createStringError(fmt::format("`{}` is not a path pattern", pattern.str()));
  auto text = std::make_unique<std::string>(withoutFolders(rest));
  if (!namesOnly && anywhere)
    *text = "{,*/}" + *text;
  llvm::Expected<llvm::GlobPattern> glob = llvm::GlobPattern::create(*text, maxAlternatives);
  if (!glob)
    return llvm::createStringError(fmt::format("`{}` is not a path pattern: {}", pattern.str(),
                                               llvm::toString(glob.takeError())));
  patterns_.push_back({std::move(text), std::move(*glob), folder.str(), pattern.str(), source.str(),
                       foldersOnly, takesBack, namesOnly});
  return llvm::Error::success();
}

llvm::Error PathPatterns::addFile(llvm::StringRef file) {
  llvm::Expected<std::string> read = readRegularFile(file.str(), maxSourceSize);
  if (!read)
    return read.takeError();
  llvm::StringRef text = *read;
  text.consume_front("\xEF\xBB\xBF");
  unsigned line = 0;
  for (auto [current, rest] = text.split('\n'); !current.empty() || !rest.empty();
       std::tie(current, rest) = rest.split('\n')) {
    ++line;
    llvm::StringRef pattern = current.rtrim(" \t\r");
    if (pattern.empty() || pattern.starts_with("#"))
      continue;
    if (llvm::Error error = add(pattern, path::parent_path(file), path::filename(file)))
      return llvm::createStringError(
          fmt::format("{}:{}: {}", file.str(), line, llvm::toString(std::move(error))));
  }
  return llvm::Error::success();
}

std::optional<PathPatterns::Verdict> PathPatterns::of(llvm::StringRef file, bool isFolder) const {
  std::optional<Verdict> verdict;
  for (const Pattern &pattern : llvm::reverse(patterns_)) {
    if (verdict && pattern.matched)
      continue;
    llvm::StringRef below = file;
    if (!below.consume_front(pattern.folder) ||
        (pattern.folder != "/" && !below.consume_front("/")))
      continue;
    if (pattern.foldersOnly && !isFolder)
      continue;
    if (!pattern.glob.match(pattern.namesOnly ? path::filename(below) : below))
      continue;
    pattern.matched = true;
    if (!verdict)
      verdict = {!pattern.takesBack, pattern.text, pattern.source};
  }
  return verdict;
}

std::vector<std::string> PathPatterns::used() const {
  std::vector<std::string> texts;
  for (const Pattern &pattern : patterns_)
    if (pattern.matched)
      texts.push_back(pattern.text);
  return texts;
}

} // namespace tranship::project
