// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/Symbolizer.h"

#include "core/Subprocess.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <link.h>
#include <unistd.h>

namespace tranship::emulator {

TranshipSite siteOfCode(const void *code, std::string &file) {
  Dl_info info;
  if (!dladdr(code, &info) || !info.dli_fname)
    return {};
  // Programs at fixed addresses keep them; addresses in others are relative to where they were
  // loaded.
  auto *header = static_cast<const ElfW(Ehdr) *>(info.dli_fbase);
  uintptr_t offset = reinterpret_cast<uintptr_t>(code);
  if (header->e_type == ET_DYN)
    offset -= reinterpret_cast<uintptr_t>(info.dli_fbase);
  char address[24];
  std::snprintf(address, sizeof address, "0x%zx", size_t(offset));
  char program[4096];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  std::string object = info.dli_fname;
  if (length > 0 && object.find('/') == std::string::npos)
    object.assign(program, length);
  for (const char *tool : {"llvm-addr2line-22", "llvm-addr2line", "addr2line"}) {
    // The innermost line that is not in one of our headers: the user's.
    std::string text = runSubprocess({tool, "-i", "-e", object, address}, Reads::Output, 5).output;
    for (size_t start = 0; start < text.size();) {
      size_t end = std::min(text.find('\n', start), text.size());
      std::string line = text.substr(start, end - start);
      start = end + 1;
      if (size_t space = line.find(" ("); space != std::string::npos) // "(discriminator 1)"
        line.erase(space);
      size_t colon = line.find(':');
      if (colon == std::string::npos || line[0] == '?' ||
          line.find("/include/tranship/") != std::string::npos)
        continue;
      file = line.substr(0, colon);
      return {file.c_str(), std::atoi(line.c_str() + colon + 1)};
    }
  }
  return {};
}

} // namespace tranship::emulator
