// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which parts of a CUDA source are not translated, by the conditions around them: what is HIP
// already. And which parts no build of the port compiles. PlatformMacros.def lists the macros.
#pragma once

#include "source/SourceFile.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tranship {

/// Whether only builds for HIP define this macro: `__HIP_PLATFORM_AMD__`, `USE_ROCM`.
bool isHipMacro(llvm::StringRef name);

/// Returns the branches that only builds for HIP compile, in file order: those of `#ifdef
/// USE_ROCM`, and the `#else` of `#ifndef USE_ROCM`.
std::vector<Range> hipBranches(const SourceFile &file);

/// Returns the branches that no build of the port for an AMD GPU compiles, in file order: those of
/// `#if 0`, `#if __CUDA_ARCH__ >= 700` and `#ifndef __HIP_PLATFORM_AMD__`, and those that `values`
/// rules out: what the port writes for other macros.
std::vector<Range>
branchesDeadInPort(const SourceFile &file,
                   llvm::function_ref<std::optional<int64_t>(llvm::StringRef macro)> values);

} // namespace tranship
