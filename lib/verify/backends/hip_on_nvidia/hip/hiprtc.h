// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// NVRTC. The sources that it compiles are ports as well, so they get these headers, which hiprtc
// has built in: as texts, since a program may run on a machine without our files.
#pragma once

#include "tranship/names.h"
#if __has_include("tranship/toolkit.h")
#include "tranship/toolkit.h" // its include folder, from tranship verify
#endif

#include <nvrtc.h>

#if defined(__cplusplus) && __has_include("tranship/texts.h")
#include "tranship/texts.h"

#include <vector>

static inline nvrtcResult transhipCreateProgram(nvrtcProgram *program, const char *source,
                                                const char *name, int count,
                                                const char *const *headers,
                                                const char *const *names) {
  std::vector<const char *> allHeaders(headers, headers + count), allNames(names, names + count);
  for (const TranshipHeader &header : transhipHeaders) {
    allHeaders.push_back(header.text);
    allNames.push_back(header.name);
  }
  return nvrtcCreateProgram(program, source, name, int(allNames.size()), allHeaders.data(),
                            allNames.data());
}
#define hiprtcCreateProgram transhipCreateProgram

static inline nvrtcResult transhipCompileProgram(nvrtcProgram program, int count,
                                                 const char *const *options) {
  std::vector<const char *> all(options, options + count);
#ifdef TRANSHIP_CUDA_INCLUDE
  all.push_back("-I" TRANSHIP_CUDA_INCLUDE);
#endif
  all.push_back("-I/usr/local/cuda/include");
  // As with hiprtc, a source need not include the main header.
  all.push_back("-include=hip/hip_runtime.h");
  return nvrtcCompileProgram(program, int(all.size()), all.data());
}
#define hiprtcCompileProgram transhipCompileProgram
#endif
