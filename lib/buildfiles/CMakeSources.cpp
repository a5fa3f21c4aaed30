// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sources in CMake files: sets the language of those whose names do not show it, and extends patterns that no
// longer match renamed sources.
#include "buildfiles/CMakeRewriter.h"

#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

#include <fmt/format.h>

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

/// `aux_source_directory(folder variable)`.
bool listsFolder(const CommandEdit &edit) {
  return edit.lowerName == "aux_source_directory" && edit.arguments.size() == 2;
}

/// Whether the command stores the files that it finds in the variable that its second argument names.
bool isGlob(const CommandEdit &edit) {
  return listsFolder(edit) || (edit.lowerName == "file" && edit.text(0).starts_with("GLOB"));
}

bool matches(llvm::StringRef pattern, llvm::StringRef name) {
  llvm::Expected<llvm::GlobPattern> glob = llvm::GlobPattern::create(pattern);
  if (glob)
    return glob->match(name);
  llvm::consumeError(glob.takeError());
  return false;
}

/// Whether a pattern or path in a command of a file in `folder` means `file`. If it has references, only the
/// text after the last one is compared.
bool names(llvm::StringRef written, llvm::StringRef file, llvm::StringRef folder,
           bool isRecursive) {
  if (!matches(path::filename(written), path::filename(file)))
    return false;
  size_t reference = written.rfind('}');
  llvm::StringRef below = path::parent_path(
      reference == llvm::StringRef::npos ? written : written.drop_front(reference + 1));
  std::string parent = path::parent_path(file).str();
  if (reference == llvm::StringRef::npos) {
    std::string whole = withoutDots(joinPath(folder, below));
    return isRecursive ? isWithin(whole, parent) : whole == parent;
  }
  below = below.ltrim('/');
  return below.empty() || isRecursive || below.contains("..") || parent == below ||
         llvm::StringRef(parent).ends_with(("/" + below).str());
}

/// A name in a regular expression of CMake.
std::string escaped(llvm::StringRef name) {
  std::string text;
  for (char c : name)
    text += c == '.' || c == '+' ? std::string("[") + c + "]" : std::string(1, c);
  return text;
}

} // namespace

/// Lets a regular expression that ends with one for `.cu`, such as `\\.c.?`, match `.hip` as well.
static void addRenamedExtension(ArgumentEdit &argument) {
  llvm::StringRef text = argument.text;
  size_t begin = std::max(text.rfind("\\\\.c") + 4, text.rfind("[.]c") + 4) - 1;
  if (begin < 3)
    return; // neither
  llvm::StringRef extension = text.drop_front(begin), end = extension.ends_with("$") ? "$" : "";
  extension = extension.drop_back(end.size());
  llvm::Regex pattern(("^(" + extension + ")$").str());
  if (extension.find_first_of("()|[]{}$") == llvm::StringRef::npos && pattern.match("cu") &&
      !pattern.match("hip"))
    argument.text =
        fmt::format("{}({}|hip){}", text.take_front(begin).str(), extension.str(), end.str());
}

void CMakeRewriter::addRenamedPatterns(CommandEdit &edit) {
  if (!options_.renamed.empty() && edit.lowerName == "string" && edit.text(0) == "REGEX" &&
      edit.arguments.size() > 2)
    addRenamedExtension(edit.arguments[2]);
  if (!isGlob(edit))
    return;
  llvm::StringRef folder = path::parent_path(file_.path);
  bool isRecursive = edit.text(0) == "GLOB_RECURSE";
  if (listsFolder(edit) && llvm::any_of(options_.renamed, [&](const std::string &file) {
        return names(edit.text(0).str() + "/*.cu", file, folder, false);
      })) {
    // CMake does not count `.hip` among the names of sources.
    std::string variable = edit.text(1).str();
    edit.after.push_back(fmt::format("file(GLOB {}_HIP {}/*.hip)", variable, edit.text(0).str()));
    edit.after.push_back(fmt::format("list(APPEND {0} ${{{0}_HIP}})", variable));
  }
  for (size_t i = 2; i < edit.arguments.size(); ++i) {
    ArgumentEdit &argument = edit.arguments[i];
    llvm::StringRef text = argument.text;
    llvm::StringRef last = path::filename(text);
    size_t dot = last.rfind('.');
    if (argument.isRemoved || dot == llvm::StringRef::npos ||
        matches(last.drop_front(dot), ".hip") ||
        llvm::none_of(options_.renamed, [&](const std::string &file) {
          return names(text, file, folder, isRecursive);
        }))
      continue;
    std::string pattern = text.drop_back(last.size() - dot).str() + ".hip";
    if (edit.find(pattern) == edit.arguments.size())
      argument.text += (argument.isUnquoted() ? " " : "\" \"") + pattern;
  }
}

void CMakeRewriter::setLanguages(CommandEdit &edit) {
  if (options_.kept.empty() && options_.deviceSources.empty())
    return;
  bool hasSources = edit.name == "add_executable" || edit.name == "add_library" ||
                    edit.name == "target_sources" || edit.name == "set" ||
                    (edit.lowerName == "list" && edit.text(0) == "APPEND") || isGlob(edit);
  if (!hasSources)
    return;
  llvm::StringRef folder = path::parent_path(file_.path);
  bool isRecursive = edit.text(0) == "GLOB_RECURSE";
  std::string sources;
  std::set<std::string> matched;
  for (const ArgumentEdit &argument : edit.arguments) {
    bool isFolder = listsFolder(edit) && &argument == &edit.arguments.front();
    std::string written = argument.text + (isFolder ? "/*.*" : "");
    if (argument.isRemoved || !llvm::StringRef(written).contains('.'))
      continue;
    bool isNamed = false;
    for (const std::set<std::string> *files : {&options_.kept, &options_.deviceSources})
      for (const std::string &file : *files)
        if (names(written, file, folder, isRecursive) &&
            !(files == &options_.deviceSources && uses_.becomesCuda(file))) {
          isNamed = true;
          matched.insert(escaped(path::filename(file)));
        }
    if (isNamed)
      sources += (sources.empty() ? "" : " ") + argument.text;
  }
  if (sources.empty())
    return;
  std::string first =
      isGlob(edit)
          ? fmt::format("foreach(hip_source IN LISTS {})", edit.text(1).str())
          : fmt::format("set_source_files_properties({} PROPERTIES LANGUAGE HIP)", sources);
  if (llvm::StringRef(file_.text).contains(first))
    return; // an earlier translation said so
  edit.after.push_back(std::move(first));
  if (!isGlob(edit))
    return;
  std::string condition =
      options_.deviceSources.empty() ? "[.]cu$" : "/(" + llvm::join(matched, "|") + ")$";
  edit.after.insert(edit.after.end(),
                    {fmt::format("  if(hip_source MATCHES \"{}\")", condition),
                     "    set_source_files_properties(${hip_source} PROPERTIES LANGUAGE HIP)",
                     "  endif()", "endforeach()"});
}

} // namespace tranship::buildfiles
