// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeTemplates.h"

#include "buildfiles/HipPlaces.h"
#include "buildfiles/TextEdits.h"

#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

std::set<std::string> configuredFiles(const CMakeFile &file) {
  std::set<std::string> names;
  for (const CMakeCommand &command : file.parsed.commands)
    if (command.name.equals_insensitive("configure_file") && !command.arguments.empty())
      names.insert(llvm::sys::path::filename(command.arguments.front().text).str());
  return names;
}

TranslatedBuildFile rewriteTemplate(const BuildFile &file, const CMakeNames &names,
                                    CMakePackages &packages, const mapping::BuildTable &table,
                                    const BuildOptions &options) {
  BuildReporter reporter(file.path, file.text);
  CMakeText rewriter({table, names, packages, options, file.path, reporter});
  llvm::StringRef text = file.text;
  std::string result;
  // CMake replaces `@NAME@` and `${NAME}`. All other words are the text's own.
  for (size_t at = 0; at < text.size();) {
    llvm::StringRef rest = text.drop_front(at);
    llvm::StringRef close = rest.starts_with("${") ? "}" : rest.starts_with("@") ? "@" : "";
    size_t begin = close == "}" ? 2 : 1;
    llvm::StringRef name =
        rest.drop_front(std::min(begin, rest.size())).take_while(isNameCharacter);
    size_t size = begin + name.size() + close.size();
    bool isReference =
        !close.empty() && !name.empty() && rest.substr(begin + name.size(), 1) == close;
    if (!isReference) {
      result += text[at++];
      continue;
    }
    const mapping::BuildRow *row = table.find(mapping::BuildRowKind::Variable, name);
    if (row && row->holds == mapping::BuildValue::Version)
      result += rewriter.versionText(row->value);
    else if (row)
      result += close == "@" && !row->value.empty()
                    ? row->value
                    : rewriter.rewrite(rest.take_front(size), at, false);
    else
      result += rest.take_front(size);
    at += size;
  }
  TranslatedBuildFile translated;
  result = withHipIncludes(result);
  if (result != text)
    translated.newText = std::move(result);
  if (size_t at = findCudaCode(text); at != llvm::StringRef::npos)
    reporter.report(DiagnosticKind::BuildByHand, at,
                    "CMake makes a source from this text, whose code was not translated",
                    "translate it by hand");
  translated.diagnostics = std::move(reporter.diagnostics);
  return translated;
}

} // namespace tranship::buildfiles
