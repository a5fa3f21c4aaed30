// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/SharedLibrary.h"

#include "core/Report.h"

#include <cstdlib>
#include <dlfcn.h>
#include <string>

namespace tranship::emulator {

namespace {
void reportMissing(const std::string &message) {
  Finding finding;
  finding.kind = "library-missing";
  finding.message = message;
  report(finding);
}
} // namespace

SharedLibrary::SharedLibrary(const char *file, const char *package)
    : file_(file), handle_(dlopen(file, RTLD_NOW | RTLD_LOCAL)) {
  if (!handle_)
    reportMissing(std::string("the program needs ") + file +
                  ", which is not installed (Debian package " + package + ")");
}

void *SharedLibrary::symbol(const char *name) const {
  void *found = handle_ ? dlsym(handle_, name) : nullptr;
  if (!found) {
    reportMissing(std::string(file_) + " has no function " + name);
    std::exit(1);
  }
  return found;
}

} // namespace tranship::emulator
