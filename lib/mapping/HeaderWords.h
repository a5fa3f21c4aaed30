// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that hipCUB's and rocThrust's headers use: `mappings/hip/header-words.txt`. A macro of such
// a name, defined before the include, changes them.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship::mapping {

struct HeaderWord {
  /// In every header that brings in rocPRIM.
  bool isInHipCub = false, isInRocThrust = false;
  /// In what hipcub/hipcub.hpp includes.
  bool isInAllOfHipCub = false;
  /// Followed by a parenthesis somewhere, as a macro with parameters must be.
  bool isCalled = false;
  /// The headers define a macro of this name.
  bool isDefined = false;
};

/// Null: the headers do not use the name, or let programs configure them with it.
const HeaderWord *findHeaderWord(llvm::StringRef name);

/// The table's text; made by the build.
llvm::StringRef headerWordsText();

} // namespace tranship::mapping
