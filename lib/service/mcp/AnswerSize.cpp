// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/mcp/AnswerSize.h"

#include "diagnostics/JsonPrinter.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

namespace tranship::service {
namespace {

namespace json = llvm::json;

/// Bytes of each part of an answer.
constexpr size_t maxPart = 40'000;
constexpr size_t maxLine = 200;
/// Lines of code before and after a finding.
constexpr unsigned around = 3;

size_t sizeOf(const json::Value &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text.size();
}

/// The first bytes of a text, without a part of a character at the end.
std::string cut(llvm::StringRef text, size_t size) { return utf8(text.take_front(size)); }

/// The lines around a finding, with their numbers; empty if they are not at hand.
std::string codeAround(const Findings &findings, const Diagnostic &diagnostic) {
  std::string code;
  if (!diagnostic.line || !findings.texts.contains(diagnostic.file))
    return code;
  unsigned last = std::max(diagnostic.line, diagnostic.span.endLine) + around;
  last = std::min(last, diagnostic.line + 4 * around);
  size_t lines = findings.texts.lookup(diagnostic.file).count('\n') + 1;
  for (unsigned line = diagnostic.line > around ? diagnostic.line - around : 1;
       line <= std::min<size_t>(last, lines); ++line)
    code += fmt::format("{}{:5} {}\n", line == diagnostic.line ? '>' : ' ', line,
                        cut(findings.line(diagnostic.file, line), maxLine));
  return code;
}

/// A copy that owns its texts.
json::Value limited(const json::Value &value, size_t maxText, size_t maxItems) {
  if (std::optional<llvm::StringRef> text = value.getAsString())
    return text->size() > maxText ? cut(*text, maxText) + "…" : text->str();
  if (const json::Array *list = value.getAsArray()) {
    json::Array result;
    for (size_t i = 0; i < std::min(list->size(), maxItems); ++i)
      result.push_back(limited((*list)[i], maxText, maxItems));
    if (list->size() > maxItems)
      result.push_back(fmt::format("… {} more", list->size() - maxItems));
    return result;
  }
  if (const json::Object *object = value.getAsObject()) {
    json::Object result;
    for (const auto &[key, member] : *object)
      result[key.str()] = limited(member, maxText, maxItems);
    return result;
  }
  return value;
}

} // namespace

void addText(llvm::StringRef text, llvm::StringRef key, json::Object &answer) {
  answer[key] = cut(text, maxPart);
  if (text.size() > maxPart)
    answer[key.str() + "LeftOut"] = text.size() - maxPart;
}

void addList(json::Array list, llvm::StringRef key, json::Object &answer) {
  if (list.empty())
    return;
  size_t size = 0, fitting = 0;
  while (fitting < list.size() && (size += sizeOf(list[fitting])) <= maxPart)
    ++fitting;
  if (fitting < list.size())
    answer[key.str() + "LeftOut"] = list.size() - fitting;
  while (list.size() > fitting)
    list.pop_back();
  answer[key] = std::move(list);
}

void addFindings(const Findings &findings, size_t offset, json::Object &answer) {
  json::Value whole = findingsAsJson(findings);
  json::Array &all = *whole.getAsObject()->getArray("findings");
  json::Array list;
  size_t size = 0, next = offset;
  for (; next < all.size(); ++next) {
    json::Value item = limited(all[next], maxLine * 10, maxLine);
    if (std::string code = codeAround(findings, findings.list[next].diagnostic); !code.empty())
      (*item.getAsObject())["code"] = std::move(code);
    size += sizeOf(item);
    if (size > maxPart && !list.empty())
      break;
    list.push_back(std::move(item));
  }
  answer["count"] = all.size();
  answer["findings"] = std::move(list);
  if (next < all.size())
    answer["next"] = next;
}

json::Value shortened(const json::Value &value) {
  json::Value result = limited(value, std::string::npos, std::string::npos);
  for (size_t limit = 2000; limit > 1 && sizeOf(result) > maxPart; limit /= 2)
    result = limited(value, limit, limit / 10 + 1);
  return result;
}

} // namespace tranship::service
