// NVRTC. What it compiles is a port as well: it has to find these headers, which hiprtc knows by
// itself.
#pragma once

#include "tranship/names.h"
#if __has_include("tranship/toolkit.h")
#include "tranship/toolkit.h" // its include folder, from tranship verify
#endif

#include <nvrtc.h>

#ifdef __cplusplus
#include <string>
#include <vector>

static inline nvrtcResult transhipCompileProgram(nvrtcProgram program, int count,
                                                 const char *const *options) {
  std::string headers = __FILE__;
  headers = "-I" + headers.substr(0, headers.rfind("/hip/"));
  std::vector<const char *> all(options, options + count);
  all.push_back(headers.c_str());
#ifdef TRANSHIP_CUDA_INCLUDE
  all.push_back("-I" TRANSHIP_CUDA_INCLUDE);
#endif
  // As in hiprtc, a source need not include the main header.
  all.push_back("-include=hip/hip_runtime.h");
  return nvrtcCompileProgram(program, int(all.size()), all.data());
}
#define hiprtcCompileProgram transhipCompileProgram
#endif
