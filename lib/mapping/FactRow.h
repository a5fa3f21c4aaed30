// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One fact about the headers of HIP or CUDA: a name with its exact signature, type or value. The
// tables in mappings/hip/ and mappings/cuda/ hold them; scripts/hip-facts and scripts/cuda-facts
// write and check them.
#pragma once

#include "support/Version.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/StringSaver.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::mapping {

/// Whose headers a table describes.
enum class FactPlatform : uint8_t { Cuda, Hip };

/// `cuda` or `hip`.
llvm::StringRef toString(FactPlatform platform);

enum class FactKind : uint8_t { Function, Type, Enumerator, Field, Method, Macro, Header };

llvm::StringRef toString(FactKind kind);
std::optional<FactKind> parseFactKind(llvm::StringRef text);

/// Where a function may be called.
enum class FactSide : uint8_t { Host, Device, Both };

std::optional<FactSide> parseFactSide(llvm::StringRef text);

/// The language that links to a function of the host; C, unless C++ alone can declare the function.
enum class FactLinkage : uint8_t { C, Cxx };

std::optional<FactLinkage> parseFactLinkage(llvm::StringRef text);

/// The compilations that see a name.
enum class FactCompilations : uint8_t {
  All,
  Gpu,    // HIP or CUDA, not plain C++
  Plain,  // plain C++ alone
  Host,   // HIP or CUDA for the host, but not for a GPU
  Device, // HIP or CUDA for a GPU, but not for the host
};

std::optional<FactCompilations> parseFactCompilations(llvm::StringRef text);

using FactTexts = llvm::ArrayRef<llvm::StringRef>;

/// FactColumns.def describes the members.
struct FactRow {
#define FACT_COLUMN(key, member, type, reader, help) type member{};
#include "mapping/FactColumns.def"

  /// What a field or a method belongs to; empty for others.
  llvm::StringRef owner() const;
  /// Whether it is a function that plain C could declare, too.
  bool hasCLinkage() const;
  /// The name after `owner`.
  llvm::StringRef lastName() const;
};

/// The declaration of a field, with its semicolon.
std::string fieldText(const FactRow &row);

/// The rows of one file.
struct FactTable {
  FactPlatform platform = FactPlatform::Hip;
  llvm::StringRef library;
  /// The versions of the headers that the rows come from, oldest first.
  std::vector<Version> versions;
  /// Hand-written headers declare the names, so no declaration is made of the facts.
  bool isDeclaredByHand = false;
  std::vector<FactRow> rows;
};

/// Tables together with the storage that their texts point into.
class FactTables {
public:
  std::vector<FactTable> tables;

  FactTables() = default;
  FactTables(FactTables &&) = delete;

  llvm::StringRef save(llvm::StringRef text) { return saver_.save(text); }
  FactTexts save(FactTexts list) { return list.copy(allocator_); }

private:
  llvm::BumpPtrAllocator allocator_;
  llvm::UniqueStringSaver saver_{allocator_};
};

} // namespace tranship::mapping
