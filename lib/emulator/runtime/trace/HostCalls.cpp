// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace/HostCalls.h"

#include "trace/CallTrace.h"

thread_local const tranship::emulator::HostCallSite *tranship_hostSite = nullptr;

namespace tranship::emulator {

TranshipSite hostCallSite() {
  return tranship_hostSite ? TranshipSite{tranship_hostSite->file, int(tranship_hostSite->line)}
                           : TranshipSite{};
}

std::string hostFunction(const char *otherwise) {
  return tranship_hostSite && tranship_hostSite->name ? tranship_hostSite->name : otherwise;
}

} // namespace tranship::emulator

extern "C" void tranship_hostCall(const char *name, const char *kinds, const uint64_t *values,
                                  const char *const *enumerators) {
  using namespace tranship::emulator;
  if (CallTrace *trace = callTrace())
    trace->add(name, kinds, values, enumerators);
}
