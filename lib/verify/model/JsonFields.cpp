// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/JsonFields.h"

#include "verify/model/Json.h"
#include "verify/model/Manifest.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::verify {

namespace json = llvm::json;

void JsonFields::fail(const std::string &what) {
  if (problem_.empty())
    problem_ = what;
}

std::string JsonFields::text(const json::Object &object, llvm::StringRef key) {
  std::optional<llvm::StringRef> value = object.getString(key);
  if (!value)
    fail(fmt::format("`{}` is not text", key.str()));
  return value.value_or("").str();
}

int64_t JsonFields::number(const json::Object &object, llvm::StringRef key) {
  std::optional<int64_t> value = object.getInteger(key);
  if (!value)
    fail(fmt::format("`{}` is not a number", key.str()));
  return value.value_or(0);
}

uint64_t JsonFields::count(const json::Object &object, llvm::StringRef key) {
  int64_t value = number(object, key);
  if (value < 0)
    fail(fmt::format("`{}` is negative", key.str()));
  return uint64_t(std::max<int64_t>(value, 0));
}

const json::Array &JsonFields::list(const json::Object &object, llvm::StringRef key) {
  static const json::Array none;
  if (const json::Array *array = object.getArray(key))
    return *array;
  fail(fmt::format("`{}` is not a list", key.str()));
  return none;
}

const json::Object &JsonFields::member(const json::Object &object, llvm::StringRef key) {
  static const json::Object none;
  if (const json::Object *found = object.getObject(key))
    return *found;
  fail(fmt::format("`{}` is not an object", key.str()));
  return none;
}

const json::Object &JsonFields::object(const json::Value &value) {
  static const json::Object none;
  if (const json::Object *object = value.getAsObject())
    return *object;
  fail("a list contains something other than objects");
  return none;
}

static std::vector<std::string> textsIn(const json::Array &array, llvm::StringRef key,
                                        JsonFields &fields) {
  std::vector<std::string> result;
  for (const json::Value &value : array) {
    if (!value.getAsString())
      fields.fail(fmt::format("`{}` contains something other than text", key.str()));
    result.push_back(value.getAsString().value_or("").str());
  }
  return result;
}

std::vector<std::string> JsonFields::texts(const json::Object &object, llvm::StringRef key) {
  return textsIn(list(object, key), key, *this);
}

std::vector<std::vector<std::string>> JsonFields::textLists(const json::Object &object,
                                                            llvm::StringRef key) {
  std::vector<std::vector<std::string>> result;
  for (const json::Value &value : list(object, key)) {
    if (!value.getAsArray())
      fail(fmt::format("`{}` contains something other than lists", key.str()));
    result.push_back(value.getAsArray() ? textsIn(*value.getAsArray(), key, *this)
                                        : std::vector<std::string>());
  }
  return result;
}

std::string JsonFields::path(const json::Object &object, llvm::StringRef key) {
  std::string value = text(object, key);
  if (std::optional<std::string> problem = pathProblem(value)) {
    fail(*problem);
    return "invalid";
  }
  return value;
}

std::string JsonFields::hash(const json::Object &object, llvm::StringRef key) {
  std::string value = text(object, key);
  if (isHash(value))
    return value;
  fail(fmt::format("`{}` is not a hash", value));
  return {};
}

bool isHash(llvm::StringRef text) {
  return text.size() == 64 && llvm::all_of(text, llvm::isHexDigit);
}

json::Array jsonTexts(llvm::ArrayRef<std::string> list) {
  json::Array array;
  for (const std::string &text : list)
    array.push_back(utf8(text));
  return array;
}

} // namespace tranship::verify
