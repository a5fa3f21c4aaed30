// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/FileView.h"

#include "rules/MacroReplacement.h"
#include "rules/NameSites.h"
#include "source/PlatformCode.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <iterator>

namespace tranship::rules {

FileView::FileView(const SourceFile &file, const frontend::FileEvidence &evidence,
                   const frontend::Evidence &all, const mapping::Table &table,
                   const RuleOptions &options, ImplicitHeader implicitHeader)
    : file(file), evidence(evidence), table(table), options(options), userNames(all.userNames),
      implicitHeader(implicitHeader), resolver(file, evidence, options), hipCode(hipBranches(file)),
      deadCode(branchesDeadInPort(
          file,
          [&](llvm::StringRef macro) { return macroInPort(macro, userNames, table, options); },
          options.cudaArchitecture)),
      uses(resolver.resolve(findNames(file, evidence, userNames, table))) {
  auto inHip = std::stable_partition(uses.begin(), uses.end(), [&](const ResolvedUse &use) {
    return !isHipAt(file.tokens()[use.token].offset);
  });
  if (isTorchExtension())
    usesInTorchBranches.assign(std::make_move_iterator(inHip), std::make_move_iterator(uses.end()));
  uses.erase(inHip, uses.end());
}

bool FileView::isTorchExtension() const {
  return llvm::any_of(mapping::torchFolders(),
                      [&](llvm::StringRef folder) { return evidence.includesOfCuda(folder); });
}

static bool isIn(llvm::ArrayRef<Range> ranges, unsigned offset) {
  return llvm::any_of(ranges, [&](Range range) { return range.contains(offset); });
}

bool FileView::isHipAt(unsigned offset) const { return isIn(hipCode, offset); }
bool FileView::isDeadAt(unsigned offset) const { return isIn(deadCode, offset); }

} // namespace tranship::rules
