// What all units together know of one file. Headers are seen by many units and written once, so
// decisions wait for this.
#pragma once

#include "frontend/ParsedUnit.h"

#include <map>
#include <optional>
#include <set>

namespace tranship {

struct FileEvidence : FileRecord {
  /// Some unit that reads it may use CUDA. In a plain C++ program a name that looks like CUDA's is
  /// the user's.
  bool mayUseCuda = false;
  /// Headers of CUDA's that units which read it include.
  std::set<std::string> cudaHeaders;
  /// Headers that all units in the CUDA language which read it include; nothing: there is none.
  std::optional<std::set<std::string>> includesOfCudaUnits;
};

struct Evidence {
  std::map<std::string, FileEvidence> files;
  /// Names in the tables that user code declares for itself, in any unit.
  std::set<std::string> userNames;
  std::vector<Diagnostic> problems, findings;

  /// Adds what a unit saw. The result does not depend on the order of units.
  void add(ParsedUnit unit);
};

} // namespace tranship
