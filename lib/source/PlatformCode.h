// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which parts of a CUDA source are HIP already, judged by the conditions around them, and are not
// translated; and which parts no build of the port compiles. PlatformMacros.def lists the macros.
#pragma once

#include "source/Conditions.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tranship {

/// Whether only builds for HIP define this macro: `__HIP_PLATFORM_AMD__`, `USE_ROCM`.
bool isHipMacro(llvm::StringRef name);

/// Whether no build of the port defines this macro. nvcc defines it for some of its options alone.
bool isAbsentMacro(llvm::StringRef name);

/// Returns the branches that only builds for HIP compile, in file order: those of `#ifdef
/// USE_ROCM`, and the `#else` of `#ifndef USE_ROCM`.
std::vector<Range> hipBranches(const SourceFile &file);

/// Returns the branches that nvcc alone compiles, in file order: those of `#ifdef __CUDACC__`.
std::vector<Range> nvccBranches(const SourceFile &file);

/// The value of `__CUDA_ARCH__` in the port's device code, unless a file would lose code by that
/// (ArchitectureTests.h): Pascal, the last NVIDIA GPUs whose warps run in lockstep, as on AMD GPUs.
constexpr int64_t usualArchitecture = 600;

/// Returns the branches that need a macro which no build of the port defines, in file order.
std::vector<Range> absentBranches(const SourceFile &file);

enum class PortSide : uint8_t { Host, Device };

/// What is known about a macro in a build of the port for an AMD GPU. `others`: what the caller knows about the others.
MacroState macroInPort(llvm::StringRef name, PortSide side, MacroStates others,
                       int64_t architecture = usualArchitecture);

/// Returns the branches that no build of the port for an AMD GPU compiles, in file order: those of
/// `#if 0`, `#if __CUDA_ARCH__ >= 700` and `#ifndef __HIP_PLATFORM_AMD__`, and those that the
/// `others` rule out.
std::vector<Range> branchesDeadInPort(const SourceFile &file, MacroStates others,
                                      int64_t architecture = usualArchitecture);

} // namespace tranship
