// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The `call` column of a row: what a whole call becomes. `hipFoo(nullptr, $1, $0, $2...)` puts the
// second argument as written first; `$2...` stands for all arguments from the third on (and takes
// its comma with it when there are none). `$cuda-version` is the CUDA that the source is for, written
// as CUDA does: 12040. `$cuda-major` and `$cuda-minor` are its parts: 12 and 4.
#pragma once

#include "support/Version.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::mapping {

struct CallTemplate {
  struct Piece {
    enum Kind { Text, Argument, Rest, CudaVersion, CudaMajor, CudaMinor } kind;
    std::string text = {}; // Text
    unsigned index = 0;    // Argument, Rest
  };
  std::vector<Piece> pieces;

  /// The number of arguments that a call needs so that every `$n` has a value.
  unsigned minimumArguments() const;

  static llvm::Expected<CallTemplate> parse(llvm::StringRef text);
  /// Returns the template for a CUDA version: numbers replace `$cuda-version`, `$cuda-major` and
  /// `$cuda-minor`.
  CallTemplate forCuda(Version version) const;
  /// The same template for a C file, with C casts. Nothing if it needs C++ for other reasons.
  std::optional<CallTemplate> forC() const;
};

} // namespace tranship::mapping
