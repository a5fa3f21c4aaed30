// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a header includes by its text alone: includes in inactive branches count as well.
#pragma once

#include "clang/Lex/HeaderSearch.h"
#include "llvm/ADT/SmallVector.h"

namespace tranship::frontend {

/// The files that `text`, that of `file`, includes, as far as they are found. None of ours is among them.
llvm::SmallVector<clang::FileEntryRef> includesOf(clang::FileEntryRef file, llvm::StringRef text,
                                                  clang::HeaderSearch &search);

} // namespace tranship::frontend
