// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One fact about HIP's own headers: a name with its exact signature, type or value. The tables in
// mappings/hip/ hold them; scripts/hip-facts writes and checks them.
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

enum class HipKind : uint8_t { Function, Type, Enumerator, Field, Method, Macro, Header };

llvm::StringRef toString(HipKind kind);
std::optional<HipKind> parseHipKind(llvm::StringRef text);

/// Where a function may be called.
enum class HipSide : uint8_t { Host, Device, Both };

std::optional<HipSide> parseHipSide(llvm::StringRef text);

/// The language that links to a function of the host; C, unless C++ alone can declare the function.
enum class HipLinkage : uint8_t { C, Cxx };

std::optional<HipLinkage> parseHipLinkage(llvm::StringRef text);

/// The compilations that see a name.
enum class HipCompilations : uint8_t {
  All,
  Hip,    // not plain C++
  Plain,  // plain C++ alone
  Host,   // HIP for the host, but not for a GPU
  Device, // HIP for a GPU, but not for the host
};

std::optional<HipCompilations> parseHipCompilations(llvm::StringRef text);

using HipTexts = llvm::ArrayRef<llvm::StringRef>;

/// HipColumns.def describes the members.
struct HipRow {
#define HIP_COLUMN(key, member, type, reader, help) type member{};
#include "mapping/HipColumns.def"

  /// What a field or a method belongs to; empty for others.
  llvm::StringRef owner() const;
  /// Whether it is a function that plain C could declare, too.
  bool hasCLinkage() const;
  /// The name after `owner`.
  llvm::StringRef lastName() const;
};

/// The rows of one file.
struct HipTable {
  llvm::StringRef library;
  /// The versions of the headers that the rows come from, oldest first.
  std::vector<Version> versions;
  std::vector<HipRow> rows;
};

/// Tables together with the storage that their texts point into.
class HipTables {
public:
  std::vector<HipTable> tables;

  HipTables() = default;
  HipTables(HipTables &&) = delete;

  llvm::StringRef save(llvm::StringRef text) { return saver_.save(text); }
  HipTexts save(HipTexts list) { return list.copy(allocator_); }

private:
  llvm::BumpPtrAllocator allocator_;
  llvm::UniqueStringSaver saver_{allocator_};
};

} // namespace tranship::mapping
