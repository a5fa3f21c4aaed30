// Two traces of launches, side by side: which kernel is the first that does something else.
#pragma once

#include "verify/model/Manifest.h"
#include "verify/trace/KernelTrace.h"

#include <optional>

namespace tranship::verify {

struct TraceFinding {
  enum class Kind : uint8_t {
    /// Another kernel is launched, or none.
    Sequence,
    /// What the kernel finds differs, while all that launches before it left agrees.
    Inputs,
    /// What it leaves differs, while what it found agrees.
    Outputs
  };
  Kind kind = Kind::Outputs;
  /// The original's name for it, and its number on each side, from 1; 0: it is not launched there.
  std::string kernel;
  uint64_t launch = 0, portLaunch = 0;
  /// Its mangled names.
  std::string symbol, portSymbol;
  /// "argument 2 (`y`)", "variable `table`"; empty: none is to be named.
  std::string what;
  /// All of it in one line; and without the launch.
  std::string text, detail;
  /// It could come from rounding in another order.
  bool isRounding = false;
  /// The port passes two arguments in each other's place.
  bool argumentsSwapped = false;
};

struct TraceComparison {
  /// Compared, of those of the original.
  uint64_t launches = 0;
  /// Buffers that may differ where nothing was kept of them.
  uint64_t notCompared = 0;
  /// The first that is more than rounding; and the first that is not, if it comes before that.
  std::optional<TraceFinding> first, rounding;
  /// What else is different, and does no harm by itself.
  std::vector<std::string> notes;

  /// Nothing but rounding.
  bool agrees() const { return !first; }
  std::string str() const;
};

/// Launches are held against each other in their order. Addresses are not compared.
TraceComparison compareTraces(const KernelTrace &original, const KernelTrace &port,
                              const Tolerances &tolerances);

/// Two kernels are one, written for CUDA and for HIP: what their vendors' names begin with is no
/// matter.
bool isSameKernel(llvm::StringRef original, llvm::StringRef port);

/// One line for JSON and reports: "inputs", "outputs", "sequence".
llvm::StringRef toString(TraceFinding::Kind kind);

} // namespace tranship::verify
