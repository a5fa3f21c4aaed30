// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

#include "support/TestCache.h"

#include <algorithm>
#include <stdexcept>

namespace tranship {

TranslatedSnippet::TranslatedSnippet(const std::map<std::string, std::string> &files,
                                     translate::TranslateOptions options, llvm::StringRef rules) {
  if (options.parse.cacheFolder.empty())
    options.parse.cacheFolder = testCache();
  for (const auto &[path, text] : files)
    folder.write(path, text);
  if (!rules.empty())
    if (std::string message = messageOf(table.addRules(rules, "rules.yaml")); !message.empty())
      throw std::runtime_error(message);
  llvm::Expected<std::vector<project::InputFile>> read = project::readInputs({folder.path()});
  if (!read)
    throw std::runtime_error(llvm::toString(read.takeError()));
  inputs = std::move(*read);
  const translate::SourceGraph graph(inputs, table);
  llvm::Expected<translate::Translation> result = translateInputs(inputs, graph, table, options);
  if (!result)
    throw std::runtime_error(llvm::toString(result.takeError()));
  translation = std::move(*result);
}

const translate::TranslatedFile &TranslatedSnippet::file(llvm::StringRef relativePath) const {
  for (const translate::TranslatedFile &file : translation.files)
    if (file.input->relativePath() == relativePath)
      return file;
  throw std::runtime_error("no such file: " + relativePath.str());
}

std::string TranslatedSnippet::text() const { return translation.files.at(0).text().str(); }

Strings TranslatedSnippet::layers() const {
  std::vector<Change> changes = translation.files.at(0).changes;
  std::stable_sort(changes.begin(), changes.end(), [](const Change &a, const Change &b) {
    return a.edits.front().range.begin < b.edits.front().range.begin;
  });
  Strings layers;
  for (const Change &change : changes)
    layers.push_back(toString(change.layer).str());
  return layers;
}

Strings TranslatedSnippet::diagnostics() const {
  Strings lines;
  for (const Diagnostic &diagnostic : translation.diagnostics)
    lines.push_back(std::to_string(diagnostic.line) + ": " + idOf(diagnostic.kind).str());
  return lines;
}

TranslatedSnippet translateText(llvm::StringRef code, const translate::TranslateOptions &options,
                                llvm::StringRef rules) {
  return TranslatedSnippet({{"a.cu", code.str()}}, options, rules);
}

std::string translated(llvm::StringRef code, const translate::TranslateOptions &options) {
  return translateText(code, options).text();
}

std::string translatedBody(llvm::StringRef code, llvm::StringRef before) {
  std::string text =
      translated(("#include <cuda_runtime.h>\n" + before + "void body() {" + code + "}\n").str());
  llvm::StringRef rest = llvm::StringRef(text).split("void body() {").second;
  return rest.rsplit("}\n").first.str();
}

TranslatedSnippet translateFiles(const std::map<std::string, std::string> &files,
                                 const translate::TranslateOptions &options) {
  return TranslatedSnippet(files, options, "");
}

} // namespace tranship
