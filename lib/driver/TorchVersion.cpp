// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/TorchVersion.h"

#include "llvm/Support/raw_ostream.h"

#include <algorithm>

namespace tranship::driver {

void useTorch(Version version, Table &table) {
  if (!version.known())
    return;
  Version whole{version.major, version.minor, 0};
  Version nearest = std::clamp(whole, mapping::oldestTorch, mapping::newestTorch);
  if (nearest != whole)
    llvm::errs() << "tranship: the tables know PyTorch " << mapping::oldestTorch.str() << " to "
                 << mapping::newestTorch.str() << "; PyTorch " << version.str()
                 << " is translated as " << nearest.str() << "\n";
  table.useTorch(nearest);
}

} // namespace tranship::driver
