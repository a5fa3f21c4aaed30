// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/PlatformCode.h"

#include "source/Conditions.h"
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

/// A macro of CUDA's in a build of the port: its value on the host and in kernels.
struct CudaMacro {
  llvm::StringLiteral name;
  int64_t onHost, onDevice;
};

constexpr CudaMacro cudaMacros[] = {
#define CUDA_MACRO(name, onHost, onDevice) {name, onHost, onDevice},
#include "source/PlatformMacros.def"
};

/// Null if the name is none of HIP's.
const HipMacro *hipMacro(llvm::StringRef name) {
  const auto *row =
      llvm::find_if(hipMacros, [&](const HipMacro &macro) { return fits(name, macro.pattern); });
  return row != std::end(hipMacros) && row->isHip ? row : nullptr;
}

using MacroValues = llvm::function_ref<std::optional<int64_t>(llvm::StringRef macro)>;

MacroState inPort(llvm::StringRef name, int64_t CudaMacro::*side, MacroValues values) {
  if (const HipMacro *macro = hipMacro(name))
    return macro->inPort == Unknown ? MacroState()
           : macro->inPort == Yes   ? MacroState{true, 1}
                                    : MacroState{false, 0};
  for (const CudaMacro &macro : cudaMacros)
    if (macro.name == name)
      return {macro.*side != 0, macro.*side};
  return {std::nullopt, values(name)};
}

} // namespace

bool isHipMacro(llvm::StringRef name) { return hipMacro(name) != nullptr; }

std::vector<Range> hipBranches(const SourceFile &file) {
  if (llvm::none_of(file.tokens(), [&](const SourceToken &token) {
        return token.directive == Directive::Condition && isHipMacro(file.text(token));
      }))
    return {};
  std::vector<Range> branches = deadBranches(file, [](llvm::StringRef name) {
    return isHipMacro(name) ? MacroState{false, 0} : MacroState();
  });
  // `#if 0` is dead in any case.
  std::vector<Range> dead = deadBranches(file, [](llvm::StringRef) { return MacroState(); });
  llvm::erase_if(branches, [&](Range branch) {
    return llvm::any_of(dead, [&](Range other) { return other.contains(branch); });
  });
  return branches;
}

std::vector<Range> branchesDeadInPort(const SourceFile &file, MacroValues values) {
  auto deadOn = [&](int64_t CudaMacro::*side) {
    return deadBranches(file, [&](llvm::StringRef name) { return inPort(name, side, values); });
  };
  return intersection(deadOn(&CudaMacro::onHost), deadOn(&CudaMacro::onDevice));
}

} // namespace tranship
