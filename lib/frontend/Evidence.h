// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all units together know about one file. Many units read a header, but it is written only
// once, so decisions wait until all of them have been merged.
#pragma once

#include "frontend/ParsedUnit.h"

#include <map>
#include <optional>
#include <set>

namespace tranship::frontend {

/// How warps are translated at a place.
enum class WaveForm : uint8_t {
  Unknown, // not examined
  Whole,   // as whole wavefronts
  Groups,  // as groups of 32 lanes
};

struct FileEvidence : FileRecord {
  /// Some unit that reads the file may use CUDA. In a plain C++ program, a name that looks like a
  /// CUDA name is the user's.
  bool mayUseCuda = false;
  /// The CUDA headers that are included by units which read the file.
  std::set<std::string> cudaHeaders;
  /// Headers that every CUDA unit which reads the file includes; nothing if there is no such unit.
  std::optional<std::set<std::string>> includesOfCudaUnits;
  /// Names that clang takes for CUDA names in units of plain C++ that do not include CUDA: offset →
  /// key in the tables, empty if it is the name as written.
  std::map<unsigned, std::string> unconnected;
  /// Offsets of names that are the user's own in units of plain C++.
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
  /// The same for units of plain C++ that do not include CUDA.
  std::set<std::string> plainUserNames;
  std::vector<Diagnostic> problems;

  /// Adds what a unit saw. The result does not depend on the order of units.
  void add(ParsedUnit unit);
  /// Must be called once all units are added. A name that is CUDA's in one unit and the user's in
  /// another is a contradiction.
  void settle();
};

} // namespace tranship::frontend
