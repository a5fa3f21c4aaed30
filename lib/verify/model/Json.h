// JSON of what several reports have.
#pragma once

#include "support/Text.h"
#include "verify/model/Outcome.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace tranship::verify {

/// Reads a text that anybody may have made and that does not nest without end.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text);
/// Reads a file that anybody may have made: not a large one, and one that does not nest without
/// end. Errors name the file.
llvm::Expected<llvm::json::Value> readJsonFile(const std::string &file);

inline llvm::json::Array jsonOf(const std::vector<Observation> &evidence) {
  llvm::json::Array array;
  for (const Observation &one : evidence)
    array.push_back(llvm::json::Object{{"what", utf8(one.what)}, {"text", utf8(one.text)}});
  return array;
}

} // namespace tranship::verify
