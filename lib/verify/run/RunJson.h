// A run as JSON, in recordings and in the results of packs; what it left stands elsewhere, by its
// hash.
#pragma once

#include "verify/model/JsonFields.h"
#include "verify/run/Run.h"

#include <functional>

namespace tranship::verify {

/// Keeps a file and returns its hash.
using KeepFile = llvm::function_ref<llvm::Expected<std::string>(const std::string &path)>;

llvm::Expected<llvm::json::Object> writeRun(const CapturedRun &run, KeepFile keep);

/// `fileOf` says where the content of a hash lies.
CapturedRun readRun(const llvm::json::Object &object, JsonFields &fields,
                    llvm::function_ref<std::string(const std::string &hash)> fileOf);

} // namespace tranship::verify
