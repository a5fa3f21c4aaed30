#include "HostCalls.h"

thread_local const tranship::emulator::HostCallSite *tranship_hostSite = nullptr;

namespace tranship::emulator {

TranshipSite hostPlace() {
  return tranship_hostSite ? TranshipSite{tranship_hostSite->file, int(tranship_hostSite->line)}
                           : TranshipSite{};
}

std::string hostFunction(const char *otherwise) {
  return tranship_hostSite && tranship_hostSite->name ? tranship_hostSite->name : otherwise;
}

} // namespace tranship::emulator

extern "C" void tranship_hostCall(const char *, const char *, const uint64_t *) {}
