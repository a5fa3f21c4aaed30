// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/ConfiguredHeaders.h"

#include "buildfiles/CMakeEvaluator.h"
#include "buildfiles/TextEdits.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

bool isHeaderName(llvm::StringRef name) {
  return llvm::is_contained({".h", ".hh", ".hpp", ".hxx", ".h++", ".cuh", ".inc", ".inl", ".ipp"},
                            path::extension(name));
}

llvm::StringRef takeName(llvm::StringRef &text) {
  text = text.ltrim(" \t");
  llvm::StringRef name = text.take_while(isNameCharacter);
  text = text.drop_front(name.size());
  return name;
}

class Template {
public:
  Template(TemplateValues values, bool onlyAt) : values_(values), onlyAt_(onlyAt) {}

  std::string line(llvm::StringRef text) const {
    llvm::StringRef directive = text.ltrim(" \t");
    if (!directive.consume_front("#"))
      return replaced(text, "");
    llvm::StringRef word = takeName(directive);
    if (word == "define") {
      llvm::StringRef name = takeName(directive);
      return fmt::format("#define {}{}", name.str(), valueOf(directive));
    }
    if (word != "cmakedefine" && word != "cmakedefine01")
      return replaced(text, "");
    std::string name = takeName(directive).str();
    std::optional<std::string> value = values_(name);
    bool isOn = value && !isFalseConstant(*value);
    if (word == "cmakedefine01")
      return fmt::format("#define {} {}", name, int(isOn));
    return isOn ? fmt::format("#define {}{}", name, valueOf(directive))
                : fmt::format("/* #undef {} */", name);
  }

private:
  /// Nothing in the place of a number would be an error in a condition.
  std::string valueOf(llvm::StringRef written) const {
    std::string value = replaced(written, "");
    bool isLost = !written.trim().empty() && llvm::StringRef(value).trim().empty();
    return isLost ? " 0" : value;
  }

  std::string replaced(llvm::StringRef text, llvm::StringRef unknown) const {
    std::string result;
    while (!text.empty()) {
      bool isBraced = !onlyAt_ && text.starts_with("${");
      llvm::StringRef rest = text.drop_front(isBraced ? 2 : 1);
      llvm::StringRef name = rest.take_while(isNameCharacter);
      rest = rest.drop_front(name.size());
      if (name.empty() ||
          !(isBraced ? rest.starts_with("}") : text.starts_with("@") && rest.starts_with("@"))) {
        result += text.front();
        text = text.drop_front();
        continue;
      }
      result += values_(name).value_or(unknown.str());
      text = rest.drop_front();
    }
    return result;
  }

  TemplateValues values_;
  bool onlyAt_;
};

} // namespace

std::string configuredText(llvm::StringRef text, TemplateValues values, bool onlyAt) {
  Template made(values, onlyAt);
  std::string result;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    result += made.line(line);
    if (line.size() < text.size())
      result += '\n';
    text = rest;
  }
  return result;
}

llvm::StringRef headerOfTemplate(llvm::StringRef path) {
  llvm::StringRef header = path;
  for (bool isTemplate = false;; isTemplate = true) {
    if (isTemplate && isHeaderName(header))
      return header;
    if (!header.consume_back(".in") && !header.consume_back(".cmake") &&
        !header.consume_back(".cmakein") && !header.consume_back(".template"))
      return {};
  }
}

bool isCudaSwitch(llvm::StringRef variable) {
  llvm::SmallVector<llvm::StringRef> words;
  variable.split(words, '_');
  if (words.back() == "ENABLED")
    words.pop_back();
  return words.size() > 1 && words.back() == "CUDA" &&
         llvm::none_of(words, [](llvm::StringRef word) {
           return word == "NO" || word == "DISABLE" || word == "WITHOUT";
         });
}

void CMakeEvaluator::configureFile(const Words &words) {
  if (!platform_.configuresHeaders || words.size() < 2 || !isHeaderName(words[1]))
    return;
  std::string source = absolute(words[0]);
  std::optional<std::string> text = files_.read(source);
  if (!text)
    return;
  auto valueOf = [&](llvm::StringRef name) -> std::optional<std::string> {
    auto found = variables_.find(name.str());
    if (isCudaSwitch(name) && (found == variables_.end() || isFalseConstant(found->second)))
      return "1";
    return found == variables_.end() ? std::nullopt : std::optional(found->second.text());
  };
  if (!llvm::is_contained(words, "COPYONLY"))
    text = configuredText(*text, valueOf, llvm::is_contained(words, "@ONLY"));
  project_.configured[inBuildFolder(words[1])] = {source, std::move(*text)};
}

/// `generate_export_header(target BASE_NAME name EXPORT_FILE_NAME file …)`.
void CMakeEvaluator::generateExportHeader(const Words &words) {
  if (!platform_.configuresHeaders)
    return;
  auto given = [&](llvm::StringRef keyword, std::string otherwise) {
    auto found = llvm::find(words, keyword);
    return found == words.end() || found + 1 == words.end() ? otherwise : (found + 1)->text();
  };
  std::string base = given("BASE_NAME", words[0].text());
  for (char &c : base)
    if (!isNameCharacter(c))
      c = '_';
  std::string file = given("EXPORT_FILE_NAME", llvm::StringRef(base).lower() + "_export.h");
  base = given("PREFIX_NAME", "") + llvm::StringRef(base).upper();
  std::string text = "#pragma once\n";
  for (const char *name :
       {"EXPORT", "NO_EXPORT", "DEPRECATED", "DEPRECATED_EXPORT", "DEPRECATED_NO_EXPORT"})
    text +=
        fmt::format("#define {}\n", given(std::string(name) + "_MACRO_NAME", base + "_" + name));
  project_.configured[inBuildFolder(file)] = {"", std::move(text)};
}

std::string CMakeEvaluator::inBuildFolder(llvm::StringRef file) const {
  return withoutDots(path::is_absolute(file)
                         ? file.str()
                         : joinPath(value("CMAKE_CURRENT_BINARY_DIR").text(), file));
}

ConfiguredHeaders configuredHeaders(llvm::ArrayRef<std::string> buildFiles, CMakeModel &model,
                                    CMakePlatform platform) {
  std::vector<std::string> projects;
  bool hasHeaders = false;
  for (const std::string &path : buildFiles) {
    if (path::filename(path) == "CMakeLists.txt")
      projects.push_back(path);
    const CMakeFile *file =
        path::extension(path) == ".cmake" || path::filename(path) == "CMakeLists.txt"
            ? model.file(path)
            : nullptr;
    hasHeaders |= file && (llvm::StringRef(file->text).contains_insensitive("configure_file") ||
                           llvm::StringRef(file->text).contains_insensitive("_export_header"));
  }
  ConfiguredHeaders headers;
  if (!hasHeaders)
    return headers;
  // A file in a folder above comes first, because it may add the others.
  llvm::stable_sort(
      projects, [](llvm::StringRef a, llvm::StringRef b) { return a.count('/') < b.count('/'); });
  platform.configuresHeaders = true;
  std::set<std::string> read;
  for (const std::string &path : projects)
    if (!read.contains(path)) {
      CMakeProject project = model.evaluate(path, Branches::Required, nullptr, platform);
      read.insert(project.filesRead.begin(), project.filesRead.end());
      headers.merge(project.configured);
    }
  return headers;
}

} // namespace tranship::buildfiles
