// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texts and notes of rows. The compiled-in tables refer to them by position, not by address: the loader has to adjust every
// address when the program starts, and with 20,000 rows that took a third of a small run.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <compare>
#include <cstdint>
#include <string>
#include <utility>

/// The compiled-in tables (TableBlob.h).
extern "C" const char tranship_tables[];

namespace tranship::mapping {

/// Sentences that rows refer to: why a name has no counterpart or needs care, and what to do.
struct Note {
  llvm::StringRef key, why, instead;
  /// All names without a counterpart that refer to it are reported together, at the first of them in a file.
  bool oncePerFile = false;
};

/// The note with this index in the compiled-in tables.
const Note &compiledNote(uint32_t index);

/// A text that lives as long as the table: part of the compiled-in tables, or in the storage of a mapping file that was read (RowSet).
class TableText {
public:
  constexpr TableText() = default;
  explicit TableText(llvm::StringRef text)
      : place_(reinterpret_cast<uintptr_t>(text.data())), size_(text.size()) {}
  /// The text that begins at this offset in the compiled-in tables.
  constexpr TableText(uint32_t offset, uint32_t size)
      : place_(offset), size_(size), isCompiledIn_(true) {}

  llvm::StringRef ref() const {
    return {isCompiledIn_ ? tranship_tables + place_ : reinterpret_cast<const char *>(place_),
            size_};
  }
  operator llvm::StringRef() const { return ref(); }

  bool empty() const { return size_ == 0; }
  size_t size() const { return size_; }
  std::string str() const { return ref().str(); }
  bool starts_with(llvm::StringRef prefix) const { return ref().starts_with(prefix); }
  bool ends_with(llvm::StringRef suffix) const { return ref().ends_with(suffix); }
  template <typename Part> bool contains(Part part) const { return ref().contains(part); }
  template <typename Separator>
  std::pair<llvm::StringRef, llvm::StringRef> split(Separator separator) const {
    return ref().split(separator);
  }

  friend bool operator==(TableText a, TableText b) { return a.ref() == b.ref(); }
  friend bool operator==(TableText a, llvm::StringRef b) { return a.ref() == b; }
  friend std::strong_ordering operator<=>(TableText a, TableText b) { return a <=> b.ref(); }
  friend std::strong_ordering operator<=>(TableText a, llvm::StringRef b) {
    return a.ref().compare(b) <=> 0;
  }

private:
  // All bits have a meaning, so that the file of the tables is the same each time.
  uint64_t place_ = 0;
  uint64_t size_ : 63 = 0;
  uint64_t isCompiledIn_ : 1 = false;
};

/// A note that a row refers to, or none.
class NoteRef {
public:
  constexpr NoteRef() = default;
  explicit NoteRef(const Note *note) : place_(reinterpret_cast<uintptr_t>(note)) {}
  /// The note with this index in the compiled-in tables. Addresses of notes are even.
  constexpr explicit NoteRef(uint32_t index) : place_(uint64_t(index) << 1 | 1) {}

  const Note *get() const {
    return place_ & 1 ? &compiledNote(uint32_t(place_ >> 1))
                      : reinterpret_cast<const Note *>(place_);
  }
  explicit operator bool() const { return place_ != 0; }
  const Note &operator*() const { return *get(); }
  const Note *operator->() const { return get(); }
  friend auto operator<=>(NoteRef, NoteRef) = default;

private:
  uint64_t place_ = 0;
};

} // namespace tranship::mapping
