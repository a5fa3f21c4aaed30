// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// JSON that several reports share.
#pragma once

#include "support/Text.h"
#include "verify/model/Outcome.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace tranship::verify {

inline llvm::json::Array jsonOf(const std::vector<Observation> &evidence) {
  llvm::json::Array array;
  for (const Observation &one : evidence)
    array.push_back(llvm::json::Object{{"what", utf8(one.what)}, {"text", utf8(one.text)}});
  return array;
}

} // namespace tranship::verify
