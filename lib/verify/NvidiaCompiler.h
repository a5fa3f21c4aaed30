// How sources are compiled for NVIDIA's GPUs: nvcc, or clang with a CUDA toolkit.
#pragma once

#include "verify/CompilerCalls.h"

namespace tranship {

/// Why none of the two can; empty: one can.
std::string whyNoNvidiaCompiler(const Machine &machine);

/// `definitions` stand before a program's flags in all commands that compile. The GPU that is
/// compiled for is the oldest one that is here, unless the flags name one.
CompilerCall nvidiaCall(const Machine &machine, const BuildRequest &request,
                        const std::vector<std::string> &definitions);

/// hip_on_nvidia.hpp (embedded at build time).
llvm::StringRef hipOnNvidiaHeader();

} // namespace tranship
