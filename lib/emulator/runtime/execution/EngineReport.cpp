// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/EngineReport.h"

#include "core/Settings.h"

#include <cstdio>
#include <set>

namespace tranship::emulator {

void reportEngine(const Launch &launch) {
  const std::string &path = settings().engineReport;
  if (path.empty())
    return;
  static std::set<std::pair<std::string, bool>> &reported =
      *new std::set<std::pair<std::string, bool>>;
  const Kernel &kernel = *launch.kernel;
  bool inLoops = launch.loops != nullptr;
  if (!reported.insert({kernel.name, inLoops}).second)
    return;
  std::FILE *file = std::fopen(path.c_str(), "a");
  if (!file)
    return;
  const char *reason = inLoops ? "" : kernel.loops ? "the settings ask for it" : kernel.whyFibers;
  std::fprintf(file, "%s\t%s\t%s\n", inLoops ? "loops" : "fibers", kernel.name.c_str(), reason);
  std::fclose(file);
}

} // namespace tranship::emulator
