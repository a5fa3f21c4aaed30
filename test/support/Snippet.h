// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Translates code that a test holds as text: written to a temporary folder, read and translated
// like any input.
#pragma once

#include "support/TemporaryFolder.h"
#include "support/Test.h"
#include "translate/Translate.h"

#include <map>

namespace tranship {

/// A translation with everything that it refers to.
struct TranslatedSnippet {
  /// Throws what the tool would report as an error.
  TranslatedSnippet(const std::map<std::string, std::string> &files,
                    const translate::TranslateOptions &options, llvm::StringRef rules);

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

/// One file `a.cu`. `rules`: an overlay, as --rules takes it.
TranslatedSnippet translateText(llvm::StringRef code,
                                const translate::TranslateOptions &options = {},
                                llvm::StringRef rules = "");
/// Only the text that the code becomes.
std::string translated(llvm::StringRef code, const translate::TranslateOptions &options = {});
/// What `code` becomes in the body of a function. `before` comes before the function.
std::string translatedBody(llvm::StringRef code, llvm::StringRef before = "");
TranslatedSnippet translateFiles(const std::map<std::string, std::string> &files,
                                 const translate::TranslateOptions &options = {});

} // namespace tranship
