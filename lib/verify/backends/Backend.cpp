// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/Backend.h"

#include "llvm/ADT/STLExtras.h"

#include <cassert>

namespace tranship::verify {

Backend::~Backend() = default;

llvm::ArrayRef<std::unique_ptr<Backend>> allBackends() {
  static const std::unique_ptr<Backend> backends[] = {
#define BACKEND(Name, Id) make##Name##Backend(),
#include "verify/backends/Backends.def"
  };
  return backends;
}

const Backend *backendNamed(llvm::StringRef id) {
  auto backends = allBackends();
  const auto *found = llvm::find_if(backends, [&](const auto &b) { return b->id() == id; });
  return found == backends.end() ? nullptr : found->get();
}

const Backend &emulatorBackend() {
  auto backends = allBackends();
  const auto *found =
      llvm::find_if(backends, [](const auto &b) { return b->properties().isEmulated; });
  assert(found != backends.end());
  return **found;
}

llvm::ArrayRef<llvm::StringLiteral> backendIds() {
  static constexpr llvm::StringLiteral ids[] = {
#define BACKEND(Name, Id) Id,
#include "verify/backends/Backends.def"
  };
  return ids;
}

} // namespace tranship::verify
