// Lookup over the compiled-in rows and what is laid over them: rows for ROC mode, and the user's.
#pragma once

#include "mapping/RowReader.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"

#include <memory>

namespace tranship::mapping {

/// Compiled-in tables as constant data: rows sorted, patterns (see Row::isPattern) apart.
struct BuiltinTables {
  llvm::ArrayRef<Row> rows, patterns;
  llvm::ArrayRef<Library> libraries;
};

/// mappings/*.yaml.
const BuiltinTables &builtinTables();
/// mappings/roc/*.yaml: AMD's own libraries in place of the hip* ones.
const BuiltinTables &rocTables();
/// C++ declarations of everything in the rows, to parse CUDA sources on without a toolkit (see
/// Declarations.h).
llvm::StringRef builtinDeclarations();

class Table {
public:
  Table() = default;
  Table(const Table &) = delete;

  /// Adds a file of user rows; a name that it mentions is answered by it alone from now on.
  llvm::Error addRules(llvm::StringRef text, llvm::StringRef fileName, OtherKey otherKey = nullptr);
  /// A name that the rows for ROC mode mention is answered by them, unless the user has rows for
  /// it.
  void useRocLibraries() { roc_ = true; }

  /// All rows of a name, whatever their kind and guards; or the pattern that it fits. For a field,
  /// `struct.field`.
  llvm::ArrayRef<Row> rowsOf(llvm::StringRef name) const;
  /// The row of a header as spelled in an include directive.
  const Row *header(llvm::StringRef path) const;
  /// The user has a row for it: he may mean his own name.
  bool isUsers(llvm::StringRef name) const;
  /// A macro by which code and CUDA's compiler or headers tell each other something
  /// (`__CUDACC__`, `__CUDA_NO_HALF_OPERATORS__`): who defines it means CUDA's, not a name of his
  /// own.
  bool isCudaSwitch(llvm::StringRef name) const;
  /// The library whose names look like this one, or an empty string.
  llvm::StringRef libraryLike(llvm::StringRef name) const;
  /// Does an include file that no row knows look like CUDA's? Where it was found as somebody's
  /// header, only the folder of a library tells (`thrust/`), be it installed here or not.
  bool looksLikeHeader(llvm::StringRef path, bool isFound) const;
  /// Differs when names may be answered differently.
  uint64_t fingerprint() const;
  /// Null for a name that no table has.
  const Library *library(llvm::StringRef name) const;
  /// All rows that may answer, by precedence: the user's in file order, ROC mode's, the compiled-in
  /// ones and their patterns.
  llvm::SmallVector<llvm::ArrayRef<Row>, 5> layers() const;

private:
  llvm::SmallVector<llvm::ArrayRef<Library>, 3> libraries() const;

  RowSet overlay_;
  /// The rules as they were read.
  std::string rulesText_;
  llvm::DenseMap<llvm::StringRef, std::pair<size_t, size_t>> overlayIndex_;
  std::vector<Row> overlayPatterns_;
  llvm::StringSet<> disabled_;
  bool roc_ = false;
};

} // namespace tranship::mapping
