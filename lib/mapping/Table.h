// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Looks up names in the compiled-in rows and in the rows that override them: those for a version of
// PyTorch, those for ROC mode and the user's.
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
/// mappings/roc/*.yaml: AMD's own libraries instead of the hip* libraries.
const BuiltinTables &rocTables();

/// What PyTorch for ROCm calls its classes.
enum class TorchNames : uint8_t {
  Masquerading, // HIP, and some have twins that pass for CUDA's in Python
  Cuda,         // as PyTorch for CUDA does
};
/// The versions of PyTorch that the tables were made from, and the first one that keeps its names.
inline constexpr Version oldestTorch{2, 1, 0}, newestTorch{2, 15, 0}, torchKeepsNames{2, 11, 0};
/// The folders that PyTorch's headers are in. That which may be around the others comes last: `torch/include/c10/`.
llvm::ArrayRef<llvm::StringRef> torchFolders();
/// Whether a row is for a name that PyTorch itself declares.
bool isOfTorch(const Row &row);
/// The headers and folders of other libraries that include the library's whose folder this is.
llvm::ArrayRef<llvm::StringRef> includersOf(llvm::StringRef folder);
/// Whether a header, as spelled in an include directive, is in one of them.
bool isTorchHeader(llvm::StringRef path);
/// Whether a name, or the path of a header, begins as those of HIP and of AMD's libraries do.
bool looksLikeHip(llvm::StringRef name);
/// Whether a header, as spelled in an include directive, belongs to HIP's runtime: `hip/hip_runtime.h`.
bool isHipRuntimeHeader(llvm::StringRef path);
/// Whether the path of a header looks like that of a GPU library, whichever maker's.
bool looksLikeGpuHeader(llvm::StringRef path);
/// Whether a word looks like the name of a function in a CUDA library: a prefix in small letters (`cublas`), then a capital.
bool looksLikeFunction(llvm::StringRef word);
/// mappings/torch/*.yaml.
const BuiltinTables &torchTables(TorchNames names);
/// C++ declarations of everything in the rows, to parse CUDA sources on without a toolkit (see
/// Declarations.h).
llvm::StringRef builtinDeclarations();

class Table {
public:
  Table() = default;
  Table(const Table &) = delete;

  /// Adds a file of user rows. From now on, only its rows apply to the names that it has rows for.
  llvm::Error addRules(llvm::StringRef text, llvm::StringRef fileName, OtherKey otherKey = nullptr);
  /// Lets the rows for ROC mode override the others, except where the user has rows for a name.
  void useRocLibraries() { roc_ = true; }
  /// Sets the version of PyTorch that extensions are for; without a call, it is the newest.
  void useTorch(Version version) {
    torch_ = version < torchKeepsNames ? TorchNames::Masquerading : TorchNames::Cuda;
  }

  TorchNames torchNames() const { return torch_; }

  /// All rows of a name with any kind and guards, or the pattern that matches it. A field is named
  /// `struct.field`.
  llvm::ArrayRef<Row> rowsOf(llvm::StringRef name) const;
  /// The row of a header, as spelled in an include directive; null if there is none.
  const Row *header(llvm::StringRef path) const;
  /// Whether the user has a row for the name, which may be a name of their own.
  bool hasUserRow(llvm::StringRef name) const;
  /// Whether the macro is part of the interface of CUDA's compiler or headers (`__CUDACC__`,
  /// `__CUDA_NO_HALF_OPERATORS__`), so that code that defines it does not mean a name of its own.
  bool isCudaSwitch(llvm::StringRef name) const;
  /// The library that the name seems to belong to, by its prefix; empty if there is none.
  llvm::StringRef libraryLike(llvm::StringRef name) const;
  /// Whether an include path without a row looks like a CUDA header. If the file was found, only
  /// the folder of a library (`thrust/`) counts, whether the library is installed or not.
  bool looksLikeHeader(llvm::StringRef path, bool isFound) const;
  /// Differs if names may be translated differently.
  uint64_t fingerprint() const;
  /// The user's rows that apply, with their places, in file order.
  struct UserRow {
    const Row *row;
    llvm::StringRef file;
    unsigned line;
  };
  std::vector<UserRow> userRows() const;
  /// Null if no table is for this library.
  const Library *library(llvm::StringRef name) const;
  /// All rows that may apply, by precedence: the user's in file order, those for ROC mode, those for
  /// the version of PyTorch, the compiled-in rows and their patterns.
  llvm::SmallVector<llvm::ArrayRef<Row>, 6> layers() const;

private:
  llvm::SmallVector<llvm::ArrayRef<Library>, 3> libraries() const;

  RowSet overlay_;
  /// The rule files, with the index of the first row of each.
  std::vector<std::pair<size_t, std::string>> overlayFiles_;
  /// The text of the rules.
  std::string rulesText_;
  llvm::DenseMap<llvm::StringRef, std::pair<size_t, size_t>> overlayIndex_;
  std::vector<Row> overlayPatterns_;
  llvm::StringSet<> disabled_;
  bool roc_ = false;
  TorchNames torch_ = TorchNames::Cuda;
};

} // namespace tranship::mapping
