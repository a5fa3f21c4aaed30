// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One row of the CUDA-to-HIP tables, as plain constant data: the build compiles mappings/*.yaml
// into one sorted array. Columns.def describes the columns.
#pragma once

#include "mapping/HipReleases.h"
#include "mapping/TableText.h"
#include "support/Version.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tranship::mapping {

/// The newest CUDA in the tables.
inline constexpr Version newestCuda{13, 5, 0};
/// The CUDA version that sources are assumed to be written for unless one is given.
inline constexpr Version usualCuda{13, 0, 0};

enum class RowKind : uint8_t { Function, Type, Enumerator, Field, Macro, Header, Namespace };

llvm::StringRef toString(RowKind kind);
std::optional<RowKind> parseRowKind(llvm::StringRef text);

/// How the code around a use treats the lanes of a wavefront, where that is known.
enum class RowWave : uint8_t {
  Any,    // the row does not ask
  Whole,  // as one warp, whatever its width
  Groups, // as groups of 32
};

llvm::StringRef toString(RowWave wave);
std::optional<RowWave> parseRowWave(llvm::StringRef text);

/// What one argument of a call must be.
struct ArgumentGuard {
  enum class Kind : uint8_t {
    Type,       // of the type `text`, or written as the enumerator `text`
    FullMask,   // known to be 32 ones
    Record,     // of any class type
    BracedList, // written `{…}`
    Comma,      // written with a comma outside of parentheses
    Several,    // of several types for which the other rows differ, as in a template
    AllInt,     // it and all that follow have the type `int`
    Wide,       // known to be 32 or more at first, or the width of a warp
  };

  /// Position of the argument, from 0; -1: the row does not ask.
  int8_t argument = -1;
  /// What follows the argument's number in a mapping file; it decides `kind`.
  TableText text;
  Kind kind = Kind::Type;

  constexpr bool isSet() const { return argument >= 0; }
  bool is(Kind other) const { return isSet() && kind == other; }
  /// `$2 cudaMemLocation`.
  std::string str() const;
  friend bool operator==(const ArgumentGuard &, const ArgumentGuard &) = default;
  friend std::strong_ordering operator<=>(const ArgumentGuard &, const ArgumentGuard &) = default;
};

/// The words for the kinds of an ArgumentGuard, in the order of the kinds; empty for a type.
llvm::ArrayRef<llvm::StringLiteral> argumentGuardWords();

/// The versions from `from` on and earlier than `before`; an unknown bound does not count.
struct VersionRange {
  Version from, before;

  constexpr bool isSet() const { return from.known() || before.known(); }
  constexpr bool contains(Version version) const {
    return from <= version && (!before.known() || version < before);
  }
  /// `>=12.0 <13.0`.
  std::string str() const;
  friend bool operator==(const VersionRange &, const VersionRange &) = default;
  friend std::strong_ordering operator<=>(const VersionRange &, const VersionRange &) = default;
};

/// What a warp intrinsic does, and the positions of its mask, distance (or lane) and width; -1 if it has none.
struct WarpCall {
  enum Kind : uint8_t {
    None, // the row is for another function
    Shuffle,
    ShuffleUp,
    ShuffleDown,
    ShuffleXor,
    Vote,
    Ballot,
    ActiveMask,
    Match,
    Reduce,
    Synchronize,
    Coalesced, // makes a group of the lanes that are active
  } kind = None;
  int8_t mask = -1, distance = -1, width = -1;

  /// `shuffle-down $0 mask $2 distance $3 width`.
  std::string str() const;
  static std::optional<WarpCall> parse(llvm::StringRef text);
  friend auto operator<=>(const WarpCall &, const WarpCall &) = default;
};

/// An argument that is the value of a property of GPUs, or points to what receives it.
struct PropertyArgument {
  int8_t argument;
  /// Empty: the argument `attribute` names it.
  llvm::StringRef property;
  int8_t attribute = -1;

  /// `$0 major $1 minor`, `$0 of $1`.
  static std::optional<std::vector<PropertyArgument>> parse(llvm::StringRef text);
};

/// The numbers from `low` to `high`.
struct NumberRange {
  int64_t low, high;

  bool contains(int64_t number) const { return low <= number && number <= high; }
  /// `-5 to 0`, `65537 or more`.
  std::string inWords() const;
  /// `0, -5..-1, 65537..`.
  static std::optional<std::vector<NumberRange>> parseList(llvm::StringRef text);
};

/// The default arguments of a template, from the position `first` on.
struct TemplateDefaults {
  size_t first = 0;
  std::vector<llvm::StringRef> values;

  /// `$2 hipcub::WARP_LOAD_DIRECT, 32`.
  static std::optional<TemplateDefaults> parse(llvm::StringRef text);
};

/// The value of a column that a row does not have.
template <typename Type> inline constexpr Type unset{};
template <> inline constexpr int8_t unset<int8_t> = -1;

struct Row {
#define ROW_COLUMN(role, key, member, type, reader, help) type member = unset<type>;
#include "mapping/Columns.def"
  /// The row has the column `hip`, which may be empty.
  bool supported = false;
  /// The library whose table the row is in.
  TableText library;

  /// The call becomes more than a call of another name.
  bool reshapesCall() const { return kind == RowKind::Function && !call.empty(); }
  /// Whether this version of HIP has the name, as far as is known. An unknown version is the default.
  bool isIn(Version hipVersion) const {
    if (!supported || !hipVersion.known())
      return !supported || hipAdded <= defaultHip;
    return hipAdded <= hipVersion && (!hipRemoved.known() || hipVersion < hipRemoved);
  }
  /// The row holds only for some calls of the name.
  bool dependsOnCall() const { return arity >= 0 || given.isSet() || onHost; }
  bool isForCuda(Version version) const { return cuda.contains(version); }
  /// An unknown version is the default.
  bool isForHip(Version version) const {
    return version.known() ? forHip.contains(version)
                           : forHip.from <= defaultHip && !forHip.before.known();
  }
  /// The row stands for all names with its prefix that have no row.
  bool isPattern() const { return name.ends_with("*"); }
};

/// The order of tables: by name, then kind and guards. Rows that ask for more come later.
bool operator<(const Row &a, const Row &b);

struct Library {
  llvm::StringRef name;
  /// Prefixes of names that belong to the library although its table has no row for them.
  llvm::ArrayRef<llvm::StringRef> prefixes;
  /// The folders of its headers, as include directives spell them: `thrust/`.
  llvm::ArrayRef<llvm::StringRef> folders;
  /// Headers of other libraries, or folders of them, that include its headers.
  llvm::ArrayRef<llvm::StringRef> includedBy;
  /// Addresses of the documentation; empty if there is none.
  llvm::StringRef cudaDocs, hipDocs;
  /// Where the facts in the rows come from.
  llvm::StringRef facts;
  /// HIP's functions can only be called on the host.
  bool hostOnly = false;
  /// Its functions are called on the device only: on the host, such a name is the standard
  /// library's.
  bool deviceOnly = false;
  /// Its names without a counterpart that have the same advice are reported together, at the first of
  /// them in a file.
  bool oncePerFile = false;
};

} // namespace tranship::mapping
