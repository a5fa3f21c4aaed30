// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A run as JSON, for recordings and for the results of packs. Its outputs are stored elsewhere, by
// hash.
#pragma once

#include "verify/model/JsonFields.h"
#include "verify/run/Run.h"

#include <functional>

namespace tranship::verify {

/// Keeps a file and returns its hash.
using KeepFile = llvm::function_ref<llvm::Expected<std::string>(const std::string &path)>;

llvm::Expected<llvm::json::Object> writeRun(const CapturedRun &run, KeepFile keep);

/// Reads a run; `fileOf` returns the file that has the content with a hash.
CapturedRun readRun(const llvm::json::Object &object, JsonFields &fields,
                    llvm::function_ref<std::string(const std::string &hash)> fileOf);

} // namespace tranship::verify
