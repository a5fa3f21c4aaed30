// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/mcp/Tools.h"

#include "service/rpc/RpcError.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::service {
namespace {

namespace json = llvm::json;
using enum ToolId;

enum class ArgumentKind : uint8_t { Text, Texts, Flag, Number, Path, Paths, NewPath, Backends };

constexpr uint32_t just(auto... ids) { return ((uint32_t(1) << unsigned(ids)) | ...); }

struct Argument {
  uint32_t tools;
  llvm::StringLiteral name;
  ArgumentKind kind;
  bool isRequired;
  llvm::StringLiteral description;

  bool belongsTo(const Tool &tool, bool readOnly) const {
    return (tools >> unsigned(tool.id) & 1) && !(readOnly && writes());
  }
  /// Whether files are written if it is given.
  bool writes() const { return kind == ArgumentKind::NewPath || name == "inPlace"; }
  bool isList() const {
    return kind == ArgumentKind::Texts || kind == ArgumentKind::Paths ||
           kind == ArgumentKind::Backends;
  }
};

constexpr Tool tools[] = {
#define TOOL(Id, Name, Effect, Title, Description)                                                 \
  {ToolId::Id, Name, ToolEffect::Effect, Title, Description},
#include "service/mcp/Tools.def"
};

constexpr Argument arguments[] = {
#define ARGUMENT(Tools, Name, Kind, Required, Description)                                         \
  {Tools, Name, ArgumentKind::Kind, Required, Description},
#include "service/mcp/Tools.def"
};

enum class AnswerKind : uint8_t { Text, CutText, Count, CutTexts, Objects, CutObjects, Object };

/// A member of what a tool returns.
struct Answer {
  uint32_t tools;
  llvm::StringLiteral name;
  AnswerKind kind;
  bool isRequired;
  llvm::StringLiteral description;

  bool isCut() const {
    return kind == AnswerKind::CutText || kind == AnswerKind::CutTexts ||
           kind == AnswerKind::CutObjects;
  }
};

constexpr Answer answers[] = {
#define ANSWER(Tools, Name, Kind, Required, Description)                                           \
  {Tools, Name, AnswerKind::Kind, Required, Description},
#include "service/mcp/Tools.def"
};

constexpr size_t longestText = 4096, longestList = 200;

bool isOffered(const Tool &tool, bool readOnly) {
  return !readOnly || tool.effect != ToolEffect::Runs;
}

json::Object schemaOf(const Argument &argument) {
  json::Object text{{"type", "string"}, {"maxLength", longestText}};
  json::Object schema;
  if (argument.kind == ArgumentKind::Flag)
    schema = json::Object{{"type", "boolean"}};
  else if (argument.kind == ArgumentKind::Number)
    schema = json::Object{{"type", "integer"}, {"minimum", 0}};
  else if (argument.isList())
    schema = json::Object{
        {"type", "array"}, {"items", std::move(text)}, {"minItems", 1}, {"maxItems", longestList}};
  else
    schema = std::move(text);
  schema["description"] = argument.description;
  return schema;
}

json::Object schemaOf(const Tool &tool, bool readOnly) {
  json::Object properties;
  json::Array required;
  for (const Argument &argument : arguments) {
    if (!argument.belongsTo(tool, readOnly))
      continue;
    properties[argument.name] = schemaOf(argument);
    if (argument.isRequired)
      required.push_back(argument.name);
  }
  return json::Object{{"type", "object"},
                      {"properties", std::move(properties)},
                      {"required", std::move(required)},
                      {"additionalProperties", false}};
}

json::Object countSchema() { return json::Object{{"type", "integer"}, {"minimum", 0}}; }

json::Object schemaOf(const Answer &answer) {
  json::Object schema;
  switch (answer.kind) {
  case AnswerKind::Text:
  case AnswerKind::CutText:
    schema["type"] = "string";
    break;
  case AnswerKind::Count:
    schema = countSchema();
    break;
  case AnswerKind::CutTexts:
    schema = json::Object{{"type", "array"}, {"items", json::Object{{"type", "string"}}}};
    break;
  case AnswerKind::Objects:
  case AnswerKind::CutObjects:
    schema = json::Object{{"type", "array"}, {"items", json::Object{{"type", "object"}}}};
    break;
  case AnswerKind::Object:
    schema["type"] = json::Array{"object", "null"};
    break;
  }
  schema["description"] = answer.description;
  return schema;
}

/// What a call of the tool returns, or the reason why it failed.
json::Object answerSchemaOf(const Tool &tool) {
  json::Object properties{{"error", json::Object{{"type", "string"}}}};
  json::Array required;
  for (const Answer &answer : answers) {
    if (!(answer.tools >> unsigned(tool.id) & 1))
      continue;
    properties[answer.name] = schemaOf(answer);
    if (answer.isCut())
      properties[answer.name.str() + "LeftOut"] = countSchema();
    if (answer.isRequired)
      required.push_back(answer.name);
  }
  return json::Object{{"type", "object"},
                      {"properties", std::move(properties)},
                      {"anyOf", json::Array{json::Object{{"required", std::move(required)}},
                                            json::Object{{"required", json::Array{"error"}}}}}};
}

llvm::Error invalid(const llvm::Twine &message) {
  return rpcError(ErrorCode::InvalidParams, message);
}

/// The text of one value that is not a list.
llvm::Expected<std::string> readOne(const Argument &argument, const json::Value &value,
                                    const RootFolder &root) {
  if (argument.kind == ArgumentKind::Flag) {
    if (std::optional<bool> flag = value.getAsBoolean())
      return *flag ? "true" : "false";
    return invalid("`" + argument.name + "` is true or false");
  }
  if (argument.kind == ArgumentKind::Number) {
    if (std::optional<int64_t> number = value.getAsInteger(); number && *number >= 0)
      return llvm::utostr(*number);
    return invalid("`" + argument.name + "` is a whole number from 0");
  }
  std::optional<llvm::StringRef> text = value.getAsString();
  if (!text || text->empty() || text->size() > longestText || text->contains('\0'))
    return invalid("`" + argument.name + "` takes texts of 1 to " + llvm::Twine(longestText) +
                   " characters");
  auto path = [&](llvm::Expected<std::string> found) -> llvm::Expected<std::string> {
    return found ? std::move(found) : invalid(llvm::toString(found.takeError()));
  };
  switch (argument.kind) {
  case ArgumentKind::Path:
  case ArgumentKind::Paths:
    return path(root.existing(*text));
  case ArgumentKind::NewPath:
    return path(root.writable(*text));
  default:
    return text->str();
  }
}

llvm::Expected<std::vector<std::string>> readAll(const Argument &argument, const json::Value &value,
                                                 const RootFolder &root) {
  std::vector<std::string> texts;
  const json::Array *list = value.getAsArray();
  if (argument.isList() && (!list || list->empty() || list->size() > longestList))
    return invalid("`" + argument.name + "` is a list of 1 to " + llvm::Twine(longestList) +
                   " texts");
  for (size_t i = 0; i < (argument.isList() ? list->size() : 1); ++i) {
    llvm::Expected<std::string> text =
        readOne(argument, argument.isList() ? (*list)[i] : value, root);
    if (!text)
      return text.takeError();
    texts.push_back(std::move(*text));
  }
  return texts;
}

} // namespace

const Tool *findTool(llvm::StringRef name, bool readOnly) {
  const Tool *found = llvm::find_if(tools, [&](const Tool &tool) { return tool.name == name; });
  return found != std::end(tools) && isOffered(*found, readOnly) ? found : nullptr;
}

json::Array describeTools(bool readOnly) {
  json::Array list;
  for (const Tool &tool : tools) {
    if (!isOffered(tool, readOnly))
      continue;
    bool onlyReads = tool.effect == ToolEffect::Reads || readOnly;
    list.push_back(json::Object{{"name", tool.name},
                                {"title", tool.title},
                                {"description", tool.description},
                                {"inputSchema", schemaOf(tool, readOnly)},
                                {"outputSchema", answerSchemaOf(tool)},
                                {"annotations", json::Object{{"readOnlyHint", onlyReads},
                                                             {"destructiveHint", !onlyReads},
                                                             {"openWorldHint", false}}}});
  }
  return list;
}

llvm::Expected<ToolArguments> ToolArguments::read(const Tool &tool, const json::Value *given,
                                                  const RootFolder &root, bool readOnly) {
  static const json::Object none;
  const json::Object *object = given ? given->getAsObject() : &none;
  if (!object)
    return invalid("`arguments` is an object");
  ToolArguments result;
  size_t known = 0;
  for (const Argument &argument : arguments) {
    if (!argument.belongsTo(tool, readOnly))
      continue;
    const json::Value *value = object->get(argument.name);
    if (!value) {
      if (argument.isRequired)
        return invalid("`" + argument.name + "` is missing");
      continue;
    }
    ++known;
    llvm::Expected<std::vector<std::string>> texts = readAll(argument, *value, root);
    if (!texts)
      return texts.takeError();
    result.texts_[argument.name.str()] = std::move(*texts);
  }
  if (known != object->size())
    for (const auto &[name, value] : *object)
      if (!result.has(name))
        return invalid("`" + tool.name + "` has no argument `" + name.str() + "`");
  return result;
}

std::string ToolArguments::text(llvm::StringRef name) const {
  std::vector<std::string> texts = list(name);
  return texts.empty() ? std::string() : texts.front();
}

size_t ToolArguments::number(llvm::StringRef name) const {
  size_t number = 0;
  (void)llvm::to_integer(text(name), number, 10); // was read as a number
  return number;
}

std::vector<std::string> ToolArguments::list(llvm::StringRef name) const {
  auto found = texts_.find(name.str());
  return found == texts_.end() ? std::vector<std::string>() : found->second;
}

} // namespace tranship::service
