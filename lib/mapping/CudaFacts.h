// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What CUDA's headers say (mappings/cuda/) about the names in the tables, so that rows need not
// repeat it. Only the build and the tests use it.
#pragma once

#include "mapping/FactRow.h"
#include "mapping/RowReader.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace tranship::mapping {

/// The columns of a row that facts can fill in. Without a fact, texts are empty and
/// versions are not known.
struct CudaFact {
  std::string decl;
  llvm::StringRef value;
  Version added, removed;
};

/// The facts about CUDA, by library and name.
class CudaFacts {
public:
  explicit CudaFacts(llvm::ArrayRef<FactTable> tables);

  /// For `decl`, what the last headers with the name say; overloads with several results have none.
  /// `cublasSgemm` is a macro for the function `cublasSgemm_v2`: a function for rows, too.
  CudaFact of(const Row &row) const;

  /// The definition of a record or enumeration, `struct { int x; }`, by the newest headers with the type; empty if each of
  /// its members has a row, or if the headers tell none. `members`: the fields and enumerators with rows, by `keyOf`.
  std::string definition(const Row &type, const llvm::StringSet<> &members) const;

private:
  using Facts = llvm::SmallVector<const FactRow *, 2>;

  Facts find(const Row &row) const;
  bool isInUnnamedRecord(const Row &row) const;
  std::string withRecords(llvm::StringRef library, llvm::StringRef type) const;

  bool isExact(llvm::StringRef library, Version version) const;

  /// By "library name".
  llvm::StringMap<Facts> facts_;
  /// Fields by "library record", enumerators by "library enumeration".
  llvm::StringMap<Facts> members_;
  /// Names that hand-written headers declare.
  llvm::StringSet<> byHand_;
  /// By library, the versions whose predecessor was read, too.
  llvm::StringMap<std::vector<Version>> exact_;
};

/// `decl: by-hand`: hand-written headers declare the name, although there is a fact.
constexpr llvm::StringLiteral declaredByHand = "by-hand";

/// Fills in the columns that rows leave out. Rows of one name are next to each other.
void completeRows(RowSet &set, llvm::ArrayRef<FactTable> tables);

} // namespace tranship::mapping
