// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The evidence of all units about each file. Many units read a header, but tranship writes it only
// once, so decisions wait until the evidence of all units has been merged.
#pragma once

#include "frontend/evidence/ParsedUnit.h"

#include <map>
#include <optional>
#include <set>

namespace tranship::frontend {

/// How tranship translates warps at a place.
enum class WaveForm : uint8_t {
  Unknown, // not examined
  Whole,   // as whole wavefronts
  Groups,  // as groups of 32 lanes
};

struct FileEvidence : FileRecord {
  /// Some unit that reads the file may use CUDA. In a plain C++ program, a name that looks like a
  /// CUDA name belongs to the user.
  bool mayUseCuda = false;
  /// What no other unit compiles; nothing if no other unit reads the file.
  std::optional<std::vector<Range>> inactiveInPlainUnits = {};
  /// The CUDA headers that are included by units which read the file.
  std::set<std::string> cudaHeaders;
  /// Headers that every CUDA unit which reads the file includes in it or before it; `nullopt` if there is no
  /// such unit.
  std::optional<std::set<std::string>> includesOfCudaUnits;
  /// Names that Clang resolves to CUDA in plain C++ units that do not include CUDA: offset → key in
  /// the tables, empty if the key is the name as written.
  std::map<unsigned, std::string> unconnected;
  /// Offsets of names that plain C++ units resolve to the user's own declarations.
  std::set<unsigned> ownInPlainUnits;
  /// By the offset of a name; filled by `checks::settleWaves`.
  std::map<unsigned, WaveForm> waveForms;

  /// Whether a unit that reads the file includes this CUDA header or, for a folder (`cuda/`), a
  /// header in it.
  bool includesOfCuda(llvm::StringRef header) const {
    if (!header.ends_with("/"))
      return cudaHeaders.contains(header.str());
    auto next = cudaHeaders.lower_bound(header.str());
    return next != cudaHeaders.end() && llvm::StringRef(*next).starts_with(header);
  }
  WaveForm waveFormAt(unsigned offset) const {
    auto known = waveForms.find(offset);
    return known == waveForms.end() ? WaveForm::Unknown : known->second;
  }
};

struct Evidence {
  std::map<std::string, FileEvidence> files;
  /// Names in the tables that user code declares for itself, in any unit.
  std::set<std::string> userNames;
  /// Such names in plain C++ units that do not include CUDA.
  std::set<std::string> plainUserNames;
  std::vector<Diagnostic> problems;

  /// Adds what a unit saw. The result does not depend on the order of units.
  void add(ParsedUnit unit);
  /// The caller calls this once, after all units have been added. A name that is a CUDA name in one
  /// unit and the user's own in another is a contradiction.
  void settle();
};

} // namespace tranship::frontend
