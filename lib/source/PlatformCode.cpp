// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/PlatformCode.h"

#include "source/Ranges.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

bool fits(llvm::StringRef name, llvm::StringRef pattern) {
  if (pattern.consume_front("*"))
    return name.ends_with(pattern);
  if (pattern.consume_back("*"))
    return name.starts_with(pattern) && name.size() > pattern.size();
  return name == pattern;
}

enum InPort : uint8_t { Yes, No, Unknown };

struct HipMacro {
  llvm::StringLiteral pattern;
  bool isHip;
  InPort inPort;
};

constexpr HipMacro hipMacros[] = {
#define NOT_HIP_MACRO(pattern) {pattern, false, Unknown},
#define HIP_MACRO(pattern, inPort) {pattern, true, inPort},
#include "source/PlatformMacros.def"
};

/// Null if the name is not a HIP macro.
const HipMacro *hipMacro(llvm::StringRef name) {
  const auto *row =
      llvm::find_if(hipMacros, [&](const HipMacro &macro) { return fits(name, macro.pattern); });
  return row != std::end(hipMacros) && row->isHip ? row : nullptr;
}

bool isNvccMacro(llvm::StringRef name) {
  return name == "__CUDACC__" || name == "__NVCC__" || name == "__HIP_PLATFORM_NVIDIA__" ||
         name == "__HIP_PLATFORM_NVCC__";
}

/// The branches that are compiled only if one of the macros is defined.
std::vector<Range> branchesOf(const SourceFile &file,
                              llvm::function_ref<bool(llvm::StringRef name)> isOne) {
  if (llvm::none_of(file.tokens(), [&](const SourceToken &token) {
        return token.directive == Directive::Condition && isOne(file.text(token));
      }))
    return {};
  std::vector<Range> branches = deadBranches(file, [&](llvm::StringRef name) {
    return isOne(name) ? MacroState{false, 0} : MacroState();
  });
  // `#if 0` is dead in any case.
  std::vector<Range> dead = deadBranches(file, [](llvm::StringRef) { return MacroState(); });
  llvm::erase_if(branches, [&](Range branch) {
    return llvm::any_of(dead, [&](Range other) { return other.contains(branch); });
  });
  return branches;
}

} // namespace

bool isHipMacro(llvm::StringRef name) { return hipMacro(name) != nullptr; }

bool isAbsentMacro(llvm::StringRef name) {
  constexpr llvm::StringLiteral patterns[] = {
#define ABSENT_MACRO(pattern) pattern,
#include "source/PlatformMacros.def"
  };
  return llvm::any_of(patterns, [&](llvm::StringRef pattern) { return fits(name, pattern); });
}

std::vector<Range> hipBranches(const SourceFile &file) { return branchesOf(file, isHipMacro); }

std::vector<Range> nvccBranches(const SourceFile &file) { return branchesOf(file, isNvccMacro); }

std::vector<Range> absentBranches(const SourceFile &file) {
  return branchesOf(file, isAbsentMacro);
}

MacroState macroInPort(llvm::StringRef name, PortSide side, MacroStates others,
                       int64_t architecture) {
  if (const HipMacro *macro = hipMacro(name))
    return macro->inPort == Unknown ? MacroState()
           : macro->inPort == Yes   ? MacroState{true, 1}
                                    : MacroState{false, 0};
  if (isAbsentMacro(name))
    return {false, 0};
  if (name == "__CUDA_ARCH__")
    return side == PortSide::Device ? MacroState{true, architecture} : MacroState{false, 0};
  return others(name);
}

std::vector<Range> branchesDeadInPort(const SourceFile &file, MacroStates others,
                                      int64_t architecture) {
  auto deadOn = [&](PortSide side) {
    return deadBranches(
        file, [&](llvm::StringRef name) { return macroInPort(name, side, others, architecture); });
  };
  return intersection(deadOn(PortSide::Host), deadOn(PortSide::Device));
}

} // namespace tranship
