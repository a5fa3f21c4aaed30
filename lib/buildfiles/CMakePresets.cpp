// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakePresets.h"

#include "buildfiles/CMakeText.h"
#include "buildfiles/FlagRewriter.h"
#include "buildfiles/TextEdits.h"
#include "mapping/BuildTable.h"
#include "support/Json.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

#include <fmt/format.h>

namespace tranship::buildfiles {
namespace {

/// A string of a JSON text, without its quotes.
struct JsonString {
  size_t begin, end;
  bool isKey;
};

/// All strings of a valid JSON text, in their order.
std::vector<JsonString> stringsOf(llvm::StringRef text) {
  std::vector<JsonString> strings;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '"')
      continue;
    size_t begin = ++at;
    while (at < text.size() && text[at] != '"')
      at += text[at] == '\\' ? 2 : 1;
    llvm::StringRef rest = text.drop_front(std::min(at + 1, text.size())).ltrim();
    strings.push_back({begin, std::min(at, text.size()), rest.starts_with(":")});
  }
  return strings;
}

class PresetRewriter {
public:
  PresetRewriter(const BuildFile &file, const BuildOptions &options)
      : text_(file.text), options_(options), reporter_(file.path, file.text) {}

  TranslatedBuildFile run() {
    std::vector<JsonString> strings = stringsOf(text_);
    for (size_t i = 0; i < strings.size(); ++i)
      if (strings[i].isKey)
        key(strings, i);
    TranslatedBuildFile result;
    if (!edits_.empty())
      result.newText = edits_.apply(text_);
    result.diagnostics = std::move(reporter_.diagnostics);
    return result;
  }

private:
  llvm::StringRef textOf(const JsonString &string) const {
    return text_.slice(string.begin, string.end);
  }

  void key(llvm::ArrayRef<JsonString> strings, size_t i) {
    llvm::StringRef name = textOf(strings[i]);
    const mapping::BuildTable &table = mapping::BuildTable::builtin();
    const mapping::BuildRow *row = table.find(mapping::BuildRowKind::Variable, name);
    if (!row)
      row = table.find(mapping::BuildRowKind::Environment, name);
    if (!row) {
      if (name.starts_with("CMAKE_CUDA_") || name.starts_with("CUDAToolkit_"))
        reporter_.reportUnknown(name, "variable of CUDA's build", strings[i].begin);
      return;
    }
    if (row->hip.empty()) {
      reporter_.report(DiagnosticKind::BuildUnknown, strings[i].begin,
                       fmt::format("`{}` was kept, and has no effect on a build for HIP{}{}",
                                   name.str(), row->why.empty() ? "" : ": ", row->why),
                       row->holds == mapping::BuildValue::Separable
                           ? "add -fgpu-rdc to CMAKE_HIP_FLAGS"
                           : "remove it",
                       name);
      return;
    }
    edits_.replace(strings[i].begin, strings[i].end, row->hip);
    if (std::optional<JsonString> value = valueAfter(strings, i))
      rewriteValue(*row, *value);
  }

  /// The string that is the value of a key: directly, or as `{"type": …, "value": "…"}`.
  std::optional<JsonString> valueAfter(llvm::ArrayRef<JsonString> strings, size_t i) const {
    llvm::StringRef rest = text_.drop_front(strings[i].end + 1).ltrim().drop_front(1).ltrim();
    if (rest.starts_with("\""))
      return i + 1 < strings.size() ? std::optional(strings[i + 1]) : std::nullopt;
    if (!rest.starts_with("{"))
      return std::nullopt;
    size_t close = text_.find('}', strings[i].end);
    for (size_t j = i + 1; j + 1 < strings.size() && strings[j].begin < close; ++j)
      if (strings[j].isKey && textOf(strings[j]) == "value" && !strings[j + 1].isKey)
        return strings[j + 1];
    return std::nullopt;
  }

  void rewriteValue(const mapping::BuildRow &row, const JsonString &value) {
    llvm::StringRef text = textOf(value);
    std::string result = text.str();
    if (row.holds == mapping::BuildValue::Architectures) {
      if (isArchitectureList(text))
        result = joinTargets(options_.targets, ";");
    } else if (row.holds == mapping::BuildValue::Flags ||
               row.holds == mapping::BuildValue::FlagList) {
      result = flags(text, value.begin);
    } else if (text.ends_with("nvcc")) {
      result = "clang++";
    } else if (row.hip == "ROCM_PATH" && text.contains("cuda")) {
      result = "/opt/rocm";
    }
    if (result != text)
      edits_.replace(value.begin, value.end, std::move(result));
  }

  std::string flags(llvm::StringRef text, size_t offset) {
    std::vector<FlagWord> words;
    for (llvm::StringRef word : llvm::split(text, ' '))
      if (!word.empty())
        words.push_back({word.str(), ' ', /*isForNvcc=*/true});
    for (const FlagReport &report : rewriteFlags(words, options_.targets))
      reporter_.reportFlag(report, offset);
    std::string result;
    for (const FlagWord &word : words)
      if (!word.isRemoved)
        result += (result.empty() ? "" : " ") + word.text;
    return result;
  }

  llvm::StringRef text_;
  const BuildOptions &options_;
  BuildReporter reporter_;
  TextEdits edits_;
};

} // namespace

TranslatedBuildFile rewritePresets(const BuildFile &file, const BuildOptions &options) {
  llvm::Expected<llvm::json::Value> parsed = readJson(file.text, file.path);
  if (parsed)
    return PresetRewriter(file, options).run();
  BuildReporter reporter(file.path, file.text);
  std::string reason = llvm::toString(parsed.takeError());
  auto [line, why] = llvm::StringRef(reason).drop_front(file.path.size() + 1).split(": ");
  reporter.report(DiagnosticKind::BuildSyntax, 0,
                  fmt::format("copied as it is: tranship cannot read its JSON: line {}: {}",
                              line.str(), why.str()),
                  "correct it, and translate again");
  return {std::nullopt, std::move(reporter.diagnostics)};
}

} // namespace tranship::buildfiles
