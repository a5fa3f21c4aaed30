// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The check of one open document, and what the editor asks of its result.
#pragma once

#include "driver/SourceCheck.h"
#include "service/lsp/Documents.h"

namespace tranship::service {

struct DocumentCheck {
  /// That of the document that was checked.
  int64_t version = 0;
  std::unique_ptr<driver::CheckedSources> checked;
  /// Those in the document that no comment suppresses. They point to `checked`.
  Findings findings;

  llvm::StringRef text() const { return file().input->source->text(); }
  const translate::TranslatedFile &file() const {
    return checked->result.translation.files.front();
  }
};

/// The texts that are open, by path; those of files on disk do not count.
using OpenTexts = std::map<std::string, std::string>;

/// Errors: the settings of the project are wrong, or the text is not C++.
llvm::Expected<std::shared_ptr<const DocumentCheck>>
checkDocument(const driver::CheckArguments &arguments, const Document &document, OpenTexts open,
              std::function<bool()> isStopped);

/// Where a finding is; empty at the start of the text if it is about the whole file.
tranship::Range rangeOf(const DocumentCheck &check, const Diagnostic &diagnostic);

/// Edits that belong together.
struct ProposedEdits {
  std::string title;
  std::vector<Replacement> edits;
  /// The finding that they fix or that the translation settles; null: there is none.
  const Finding *finding = nullptr;
  /// The source stays CUDA.
  bool isFix = false;
};

/// The fixes of the findings that touch a range, and the translation of what is there.
std::vector<ProposedEdits> editsAt(const DocumentCheck &check, tranship::Range range);

/// The findings at an offset with their pages, and what the tables say about the name there, as Markdown; empty: nothing.
/// `check`: null if there is none of this text.
std::string explanationAt(const mapping::Table &table, llvm::StringRef text, size_t offset,
                          const DocumentCheck *check);

} // namespace tranship::service
