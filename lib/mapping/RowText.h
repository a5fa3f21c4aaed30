// Rows in words, for everything that shows them: explain, list, lint, diff.
#pragma once

#include "mapping/Row.h"

#include <string>
#include <vector>

namespace tranship::mapping {

/// What must hold for a row to be taken: " with 2 arguments", or nothing.
std::string conditions(const Row &row);
/// The same in the words of a mapping file: "arity: 2, cuda: >=12.0".
std::string guards(const Row &row);
/// "CUDA: since 11.2, removed in 13.0", or nothing.
std::string versions(llvm::StringRef what, Version added, Version deprecated, Version removed);

/// A row changes the name, the call, or only what the user is told.
bool changesText(const Row &row);

/// What becomes of the name, in one line: "→ hipMalloc", "dropped", "no HIP counterpart: …".
std::string outcome(const Row &row);
/// "why; instead".
std::string sentence(const Note &note);

struct Column {
  std::string key;
  std::string text;
};
/// The columns that are set, as a mapping file has them and in its order, with notes in full, and
/// the library at the end.
std::vector<Column> columnsOf(const Row &row);
/// They translate alike: what is left aside only describes the name (declarations, versions).
bool translateAlike(const Row &a, const Row &b);

} // namespace tranship::mapping
