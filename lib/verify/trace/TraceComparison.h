// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares two traces of launches and finds the first kernel that differs.
#pragma once

#include "verify/model/Manifest.h"
#include "verify/trace/KernelTrace.h"

#include <optional>

namespace tranship::verify {

struct TraceFinding {
  enum class Kind : uint8_t {
    /// The port launches another kernel, or none.
    Sequence,
    /// What the kernel reads differs, although what earlier launches wrote agrees.
    Inputs,
    /// What the kernel writes differs, although what it reads agrees.
    Outputs
  };
  Kind kind = Kind::Outputs;
  /// The kernel's name in the original, and the number of the launch on each side, from 1; 0 if
  /// that side does not launch it.
  std::string kernel;
  uint64_t launch = 0, portLaunch = 0;
  /// The kernel's mangled names.
  std::string symbol, portSymbol;
  /// The argument or variable that differs: "argument 2 (`y`)", "variable `table`"; empty if there is none.
  std::string what;
  /// The whole finding on one line; and the same without the launch.
  std::string text, detail;
  /// Rounding in another order can explain it.
  bool isRounding = false;
  /// The port swaps two arguments.
  bool argumentsSwapped = false;
};

struct TraceComparison {
  /// The number of launches of the original that were compared.
  uint64_t launches = 0;
  /// The number of buffers that may differ in parts that the traces do not contain.
  uint64_t notCompared = 0;
  /// The first difference that is more than rounding; and the first rounding before it.
  std::optional<TraceFinding> first, rounding;
  /// Other differences, which are harmless by themselves.
  std::vector<std::string> notes;

  /// There is no difference except rounding.
  bool agrees() const { return !first; }
  std::string str() const;
};

/// Compares launches in their order. Addresses are not compared.
TraceComparison compareTraces(const KernelTrace &original, const KernelTrace &port,
                              const Tolerances &tolerances);

/// Whether two kernels are the same, written for CUDA and for HIP. Ignores the vendors' prefixes in
/// their names.
bool isSameKernel(llvm::StringRef original, llvm::StringRef port);

/// The name of the kind in reports: "inputs", "outputs", "sequence".
llvm::StringRef toString(TraceFinding::Kind kind);

} // namespace tranship::verify
