// Lookup over the compiled-in rows and the user's overlay.
#pragma once

#include "mapping/RowReader.h"

#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace tranship {

/// The rows of mappings/*.yaml, compiled in as constant data, sorted; and the libraries they come
/// from.
llvm::ArrayRef<Row> builtinRows();
llvm::ArrayRef<Library> builtinLibraries();
/// C++ declarations of everything in the rows, to parse CUDA sources on without a toolkit (see
/// Declarations.h).
llvm::StringRef builtinDeclarations();

class Table {
public:
  Table() = default;
  Table(const Table &) = delete;

  /// Adds a file of user rows; a name that it mentions is answered by it alone from now on.
  llvm::Error addRules(llvm::StringRef text, llvm::StringRef fileName);

  /// All rows of a name, whatever their kind and guards. For a field, `struct.field`.
  llvm::ArrayRef<Row> rowsOf(llvm::StringRef name) const;
  /// The row of a header as spelled in an include directive.
  const Row *header(llvm::StringRef path) const;
  /// The library whose names look like this one, or an empty string.
  llvm::StringRef libraryLike(llvm::StringRef name) const;
  /// Does an include file that no row knows look like CUDA's?
  bool looksLikeHeader(llvm::StringRef path) const;
  /// The user's rows, in file order.
  llvm::ArrayRef<Row> userRows() const { return overlay_.rows; }

private:
  RowSet overlay_;
  llvm::DenseMap<llvm::StringRef, std::pair<size_t, size_t>> overlayIndex_;
};

} // namespace tranship
