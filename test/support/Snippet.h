// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Translates code from a text: writes it to a temporary folder, and reads and translates it like
// any input.
#pragma once

#include "support/TemporaryFolder.h"
#include "support/Test.h"
#include "translate/Translate.h"

#include <map>

namespace tranship {

/// A translation with everything that it refers to.
struct TranslatedSnippet {
  /// Throws what the tool would report as an error. Without a folder for its cache, the options get testCache().
  TranslatedSnippet(const std::map<std::string, std::string> &files,
                    translate::TranslateOptions options, llvm::StringRef rules);

  TemporaryFolder folder;
  std::vector<project::InputFile> inputs;
  mapping::Table table;
  translate::Translation translation;

  const translate::TranslatedFile &file(llvm::StringRef relativePath) const;
  /// The text of the only file.
  std::string text() const;
  /// Layers of the changes of the only file, in file order: "ast", "token".
  Strings layers() const;
  /// "3: unknown-name" for each diagnostic, in order.
  Strings diagnostics() const;
};

/// Translates one file `a.cu`. `rules`: an overlay, as for --rules.
TranslatedSnippet translateText(llvm::StringRef code,
                                const translate::TranslateOptions &options = {},
                                llvm::StringRef rules = "");
/// Only the text of the translation.
std::string translated(llvm::StringRef code, const translate::TranslateOptions &options = {});
/// The translation of `code` in the body of a function. `before` comes before the function.
std::string translatedBody(llvm::StringRef code, llvm::StringRef before = "");
TranslatedSnippet translateFiles(const std::map<std::string, std::string> &files,
                                 const translate::TranslateOptions &options = {});

} // namespace tranship
