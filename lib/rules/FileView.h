// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All that rules know about a file. Nothing in it changes while they run.
#pragma once

#include "frontend/evidence/Evidence.h"
#include "mapping/Table.h"
#include "rules/Resolve.h"
#include "rules/RuleOptions.h"

#include <set>
#include <string>
#include <vector>

namespace tranship::rules {

class FileView {
public:
  FileView(const SourceFile &file, const frontend::FileEvidence &evidence,
           const frontend::Evidence &all, const mapping::Table &table, const RuleOptions &options,
           ImplicitHeader implicitHeader);

  const SourceFile &file;
  const frontend::FileEvidence &evidence;
  const mapping::Table &table;
  const RuleOptions &options;
  /// Names in the tables that user code declares for itself, in any unit.
  const std::set<std::string> &userNames;
  const ImplicitHeader implicitHeader;
  const Resolver resolver;
  /// Branches that are HIP already (`hipBranches`). Nothing in them is changed or reported.
  const std::vector<Range> hipCode;
  /// Branches that no build of the port compiles. Faults in them are not reported.
  const std::vector<Range> deadCode;
  /// In file order.
  std::vector<ResolvedUse> uses;
  /// The uses in branches that are HIP already, in PyTorch's extensions. Their authors count on
  /// PyTorch's hipify, which renames CUDA names in these branches as well.
  std::vector<ResolvedUse> usesInTorchBranches;

  /// The port of the file is compiled as HIP, not only as C++.
  bool isForHipcc() const {
    return implicitHeader == ImplicitHeader::Unit || evidence.includesOfCudaUnits;
  }
  /// Whether a unit that reads the file includes PyTorch.
  bool isTorchExtension() const;
  bool isHipAt(unsigned offset) const;
  bool isDeadAt(unsigned offset) const;
};

} // namespace tranship::rules
