// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "GoldenCase.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship {
namespace {

/// The rest of the first line that contains `directive`.
llvm::StringRef directive(llvm::StringRef text, llvm::StringRef directive) {
  size_t at = text.find(directive);
  return at == llvm::StringRef::npos
             ? ""
             : text.drop_front(at + directive.size()).split('\n').first.trim();
}

} // namespace

llvm::Expected<GoldenCase> GoldenCase::read(llvm::StringRef input) {
  GoldenCase result;
  llvm::SmallString<256> path(input);
  if (std::error_code error = llvm::sys::fs::make_absolute(path))
    return llvm::createStringError(error, input);
  result.input = path.str();
  result.isTree = llvm::sys::fs::is_directory(path);
  result.onlyChecks = path.str().contains("/test-inputs/checks/");
  llvm::Expected<std::vector<project::InputFile>> files = project::readInputs({result.input});
  if (!files)
    return files.takeError();
  for (const project::InputFile &file : *files) {
    llvm::SmallVector<llvm::StringRef> words;
    directive(file.source->text(), "// ARGS:").split(words, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef word : words)
      (word.starts_with("--") ? result.options : result.flags).push_back(word.str());
    result.compiles &= !directive(file.source->text(), "// COMPILES:").starts_with("no,");
    result.fitsToolkit &= !directive(file.source->text(), "// TOOLKIT:").starts_with("no,");
  }
  std::string database = result.input + "/compile_commands.json";
  result.options.push_back("-p=" + (llvm::sys::fs::exists(database) ? database : std::string()));
  return result;
}

std::string GoldenCase::expected() const {
  if (!isTree)
    return translate::outputName(input);
  llvm::SmallString<256> path(llvm::sys::path::parent_path(input));
  llvm::sys::path::append(path, "expected");
  return std::string(path);
}

std::set<std::string> announcedDiagnostics(llvm::ArrayRef<project::InputFile> inputs) {
  std::set<std::string> announced;
  for (const project::InputFile &input : inputs) {
    llvm::SmallVector<llvm::StringRef> lines;
    input.source->text().split(lines, '\n');
    for (size_t i = 0; i < lines.size(); ++i) {
      size_t at = lines[i].find("// DIAG");
      if (at == llvm::StringRef::npos)
        continue;
      llvm::StringRef mark = lines[i].drop_front(at + 7);
      int offset = 0;
      if (mark.consume_front("@"))
        mark.consume_front("+"), (void)mark.consumeInteger(10, offset);
      if (!mark.consume_front(":"))
        continue;
      llvm::SmallVector<llvm::StringRef> ids;
      mark.trim().split(ids, ' ', -1, /*KeepEmpty=*/false);
      for (llvm::StringRef id : ids)
        announced.insert(fmt::format("{}:{}: {}",
                                     llvm::sys::path::filename(input.source->path()).str(),
                                     int(i) + 1 + offset, id.str()));
    }
  }
  return announced;
}

std::set<std::string> reportedDiagnostics(llvm::ArrayRef<Diagnostic> diagnostics) {
  std::set<std::string> reported;
  for (const Diagnostic &diagnostic : diagnostics)
    reported.insert(fmt::format("{}:{}: {}", llvm::sys::path::filename(diagnostic.file).str(),
                                diagnostic.line, idOf(diagnostic.kind).str()));
  return reported;
}

} // namespace tranship
