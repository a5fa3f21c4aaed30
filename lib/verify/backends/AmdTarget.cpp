// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/AmdTarget.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::verify {

AmdTarget readAmdTarget(llvm::StringRef name) {
  llvm::SmallVector<llvm::StringRef> words;
  name.split(words, ':');
  AmdTarget target;
  target.gpu = words.front().str();
  target.id = target.gpu;
  bool hasSixtyFour = words.front().starts_with("gfx9");
  for (llvm::StringRef feature : llvm::ArrayRef(words).drop_front()) {
    if (feature == "wavefrontsize64+")
      target.isWidened = !hasSixtyFour;
    else if (feature != "wavefrontsize64-")
      target.id += (":" + feature).str();
  }
  target.lanes = hasSixtyFour || target.isWidened ? 64 : 32;
  return target;
}

std::optional<unsigned> isaVersion(llvm::StringRef gpu) {
  if (!gpu.consume_front("gfx") || gpu.size() < 3)
    return std::nullopt;
  unsigned major = 0;
  if (gpu.drop_back(2).getAsInteger(10, major) || !llvm::isHexDigit(gpu[gpu.size() - 2]) ||
      !llvm::isHexDigit(gpu.back()))
    return std::nullopt;
  return major * 1000 + llvm::hexDigitValue(gpu[gpu.size() - 2]) * 100 +
         llvm::hexDigitValue(gpu.back());
}

} // namespace tranship::verify
