// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pages of docs/, which `tranship help` prints.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship {

struct HelpPage {
  llvm::StringRef name, text; ///< "inputs.md"

  /// Its name in `tranship help`: "inputs".
  llvm::StringRef topic() const;
  /// Its heading.
  llvm::StringRef title() const;
  /// The text without HTML comments, which are notes to those who edit it.
  std::string shownText() const;
};

/// All pages, sorted by name (generated at build time).
llvm::ArrayRef<HelpPage> helpPages();

/// The page with this name: "inputs", or as messages may spell it, "docs/inputs.md"; null if there
/// is none.
const HelpPage *findHelpPage(llvm::StringRef name);

/// A line for each page.
std::string helpPageList();

} // namespace tranship
