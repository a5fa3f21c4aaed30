// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A part of a large header that can be left out where nobody names what it declares: `torch/nn.h` takes a fifth of the time for
// `torch/extension.h`, and few kernels are about neural networks' modules.
#pragma once

#include "clang/Lex/HeaderSearch.h"

#include <string>
#include <vector>

namespace tranship::frontend {

struct SeparablePart {
  /// The headers to leave out; empty: there is no such part.
  std::vector<std::string> headers;
  /// Who needs the part says one of these words: names that it declares in the library's namespace or outside of all, its macros,
  /// and the namespaces in the library's namespace in which the rest is.
  std::vector<std::string> words;
  /// All files that were looked at.
  std::vector<std::string> files;

  template <typename A> friend void transfer(A &archive, SeparablePart &value) {
    auto &[headers, words, files] = value;
    archive(headers, words, files);
  }
};

/// Looks for headers which the file includes, perhaps through others that consist of includes, that bring in much
/// text which nothing else in it includes.
SeparablePart separablePartOf(clang::FileEntryRef file, clang::HeaderSearch &search);

/// The words of the part in C++ code outside of the bodies of classes and functions. Exposed for tests.
std::vector<std::string> wordsToReach(const std::string &text);

/// Whether a text has one of the words, outside of comments and strings.
bool saysAny(llvm::StringRef text, llvm::ArrayRef<std::string> words);

} // namespace tranship::frontend
