// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Describes rows in words for the commands that show them: explain, list, lint, diff.
#pragma once

#include "mapping/Row.h"

#include <string>
#include <vector>

namespace tranship::mapping {

/// The conditions under which a row applies: " with 2 arguments", or an empty text.
std::string conditions(const Row &row);
/// The same conditions as in a mapping file: "arity: 2, cuda: >=12.0".
std::string guards(const Row &row);
/// "CUDA: since 11.2, removed in 13.0", or an empty text.
std::string versions(llvm::StringRef what, Version added, Version deprecated, Version removed);

/// Whether a row changes the text of a source, and not only what is reported.
bool changesText(const Row &row);

/// What the name becomes, in one line: "→ hipMalloc", "dropped", "no HIP counterpart: …".
std::string outcome(const Row &row);
/// "why; instead".
std::string sentence(const Note &note);

struct Column {
  std::string key;
  std::string text;
};
/// The columns that a row has, as in a mapping file, with notes written out and the library at the
/// end.
std::vector<Column> columnsOf(const Row &row);
/// Whether two rows translate alike; columns that only describe the name (declarations, versions)
/// may differ.
bool translateAlike(const Row &a, const Row &b);

} // namespace tranship::mapping
