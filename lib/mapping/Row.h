// One row of the CUDA to HIP tables, as plain constant data: the build compiles mappings/*.yaml
// into one sorted array. What the columns mean is told in mappings/README.md.
#pragma once

#include "support/Version.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>

namespace tranship::mapping {

/// The CUDA that sources are taken to be for when nobody says.
inline constexpr Version newestCuda{13, 0, 0};

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

/// Sentences that rows refer to: why a name has no counterpart or needs care, and what to do.
struct Note {
  llvm::StringRef key, why, instead;
};

struct Row {
  llvm::StringRef name;
  RowKind kind = RowKind::Function;
  /// Number of arguments a call must have for this row to hold; -1: any.
  int8_t arity = -1;
  /// The type that an argument must have for this row to hold; argument -1: any.
  int8_t givenArgument = -1;
  llvm::StringRef givenType;
  /// How the code must treat the lanes of a wavefront, for this row to hold.
  RowWave wave = RowWave::Any;
  /// The CUDA that a source must be written for, for this row to hold: `cudaFrom` or later, earlier
  /// than `cudaBefore`; not known: any.
  Version cudaFrom, cudaBefore;
  /// The same of the HIP that is translated for; none given is the newest.
  Version hipFrom, hipBefore;
  /// The header of CUDA's that a unit must include for this row to hold; empty: any.
  llvm::StringRef including;
  /// HIP has it under the name `hip` (for a header, empty: the include is dropped).
  bool supported = false;
  llvm::StringRef hip;
  /// What `hip` is called behind `struct`, `union` or `enum`, when that is another name.
  llvm::StringRef tag;
  llvm::StringRef call;
  /// Why there is no `hip`, or what to know about it; null when there is nothing to say.
  const Note *unsupported = nullptr;
  const Note *warn = nullptr;
  /// A header that nvcc's own include brings and HIP's does not, and that this name needs.
  llvm::StringRef needs;
  llvm::StringRef decl;
  llvm::StringRef value;
  /// Of an enumerator: the value of `hip`, when that is another one.
  llvm::StringRef hipValue;
  Version cudaAdded, cudaDeprecated, cudaRemoved;
  Version hipAdded, hipDeprecated, hipRemoved;
  bool experimental = false;
  /// Where the facts of this row are from, when not from where those of its library are.
  llvm::StringRef source;
  llvm::StringRef library;

  /// A call through this row is more than another name.
  bool reshapesCall() const { return kind == RowKind::Function && !call.empty(); }
  /// HIP of that version has it, as far as is known.
  bool isIn(Version hipVersion) const {
    return !hipVersion.known() || !supported ||
           (hipAdded <= hipVersion && (!hipRemoved.known() || hipVersion < hipRemoved));
  }
  /// It holds for some calls of the name only.
  bool dependsOnCall() const { return arity >= 0 || givenArgument >= 0; }
  bool isForCuda(Version version) const {
    return cudaFrom <= version && (!cudaBefore.known() || version < cudaBefore);
  }
  bool isForHip(Version version) const {
    if (!version.known())
      return !hipBefore.known();
    return hipFrom <= version && (!hipBefore.known() || version < hipBefore);
  }
  /// It stands for all names that begin like its own and have no row.
  bool isPattern() const { return name.ends_with("*"); }
};

/// Order of tables: by name, then kind and guards, most special last.
bool operator<(const Row &a, const Row &b);

struct Library {
  llvm::StringRef name;
  /// How names look that its table has no row for.
  llvm::ArrayRef<llvm::StringRef> prefixes;
  /// Addresses of the documentation; empty when there is none.
  llvm::StringRef cudaDocs, hipDocs;
  /// What the rows were read off.
  llvm::StringRef facts;
  /// HIP's functions can be called on the host only.
  bool hostOnly = false;
  /// Its functions are called on the device only: on the host, such a name is the standard
  /// library's.
  bool deviceOnly = false;
};

} // namespace tranship::mapping
