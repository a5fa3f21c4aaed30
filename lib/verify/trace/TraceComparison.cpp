// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/trace/TraceComparison.h"

#include "verify/trace/CallComparison.h"
#include "verify/trace/LaunchComparison.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

using namespace emulator;

constexpr size_t maxNotes = 5;

class TraceAlignment {
public:
  TraceAlignment(const KernelTrace &original, const KernelTrace &port, const Tolerances &tolerances)
      : original_(original), port_(port), tolerances_(tolerances) {}

  TraceComparison run() {
    size_t count = std::min(original_.launches.size(), port_.launches.size());
    for (size_t i = 0; i < count && !result_.first; ++i) {
      if (!isSameKernel(original_.launches[i].kernel, port_.launches[i].kernel))
        addSequenceFinding(i);
      else if (++result_.launches; true)
        compare(i);
    }
    bool isWhole = !original_.isCut && !port_.isCut;
    if (!result_.first && original_.launches.size() != port_.launches.size() && isWhole)
      addSequenceFinding(count);
    return std::move(result_);
  }

private:
  static std::string place(const std::string &file, uint64_t line) {
    return file.empty() ? std::string()
                        : fmt::format("{}:{}", llvm::sys::path::filename(file).str(), line);
  }
  /// The place in parentheses, to append to other text.
  static std::string inParentheses(const std::string &place) {
    return place.empty() ? std::string() : " (" + place + ")";
  }

  /// The places of the original and the port.
  static std::string both(const std::string &first, const std::string &second) {
    return inParentheses(
        first.empty() || second.empty() || first == second ? first : first + ", " + second);
  }

  std::string named(size_t i) const {
    const TracedLaunch &a = original_.launches[i], &b = port_.launches[i];
    return fmt::format("kernel {}{}, launch {}{}", a.kernel,
                       both(place(a.file, a.line), place(b.file, b.line)), a.number,
                       both(place(a.callFile, a.callLine), place(b.callFile, b.callLine)));
  }

  void addSequenceFinding(size_t i) {
    TraceFinding finding;
    finding.kind = TraceFinding::Kind::Sequence;
    auto launched = [&](const char *who, const KernelTrace &trace) {
      return i < trace.launches.size()
                 ? fmt::format(
                       "{} launches {}{}", who, trace.launches[i].kernel,
                       inParentheses(place(trace.launches[i].callFile, trace.launches[i].callLine)))
                 : fmt::format("{} launches nothing more", who);
    };
    if (i < original_.launches.size()) {
      finding.kernel = original_.launches[i].kernel;
      finding.launch = original_.launches[i].number;
    }
    if (i < port_.launches.size()) {
      finding.portLaunch = port_.launches[i].number;
      if (finding.kernel.empty())
        finding.kernel = port_.launches[i].kernel;
    }
    finding.text = fmt::format("launch {}: {}, {}", i + 1, launched("the original", original_),
                               launched("the port", port_));
    // Finds out whether one side left out a launch or added one.
    auto continues = [&](const KernelTrace &longer, const KernelTrace &other) {
      return i + 1 < longer.launches.size() && i < other.launches.size() &&
             isSameKernel(longer.launches[i + 1].kernel, other.launches[i].kernel);
    };
    if (continues(original_, port_))
      finding.text += " (the original's next launch: the port leaves one out)";
    else if (continues(port_, original_))
      finding.text += " (and then what the original launches: the port has an extra launch)";
    result_.first = std::move(finding);
  }

  void compare(size_t i) {
    const TracedLaunch &a = original_.launches[i], &b = port_.launches[i];
    LaunchComparison launch(original_, a, port_, b, tolerances_);
    std::vector<LaunchDifference> values = launch.values(), before = launch.memory(false);
    result_.notCompared += launch.notCompared;
    if (!haveSameBits(a, b, &TracedBuffer::before))
      tightenTolerances();
    std::vector<LaunchDifference> after = launch.memory(true);
    result_.notCompared += launch.notCompared;
    if (!haveSameBits(a, b, &TracedBuffer::after))
      tightenTolerances();

    auto isReal = [](llvm::ArrayRef<LaunchDifference> differences) {
      return !differences.empty() && !differences.front().isRounding; // rounding comes last
    };
    if (isReal(before))
      return found(i, TraceFinding::Kind::Inputs, before, launch.exchanged());
    if (!isReal(after) && a.error != b.error)
      after.insert(after.begin(), {"", fmt::format("error {} against {}", a.error, b.error)});
    if (isReal(after) && !values.empty())
      return found(i, TraceFinding::Kind::Inputs, values, launch.exchanged());
    if (isReal(after))
      return found(i, TraceFinding::Kind::Outputs, after,
                   before.empty() ? "" : "inputs differ by rounding");
    for (const LaunchDifference &value : values)
      if (!value.isRounding && result_.notes.size() < maxNotes)
        result_.notes.push_back(
            fmt::format("{}: {}: {}, but its outputs agree", named(i), value.what, value.text));
    if (!before.empty())
      found(i, TraceFinding::Kind::Inputs, before, "");
    else if (!after.empty())
      found(i, TraceFinding::Kind::Outputs, after, "");
  }

  void found(size_t i, TraceFinding::Kind kind, llvm::ArrayRef<LaunchDifference> differences,
             const std::string &hint) {
    const TracedLaunch &launch = original_.launches[i];
    const LaunchDifference &first = differences.front();
    if (first.isRounding && result_.rounding)
      return;
    TraceFinding finding;
    finding.kind = kind;
    finding.kernel = launch.kernel;
    finding.launch = launch.number;
    finding.portLaunch = port_.launches[i].number;
    finding.symbol = launch.symbol;
    finding.portSymbol = port_.launches[i].symbol;
    finding.what = first.what;
    finding.isRounding = first.isRounding;
    finding.argumentsSwapped = kind == TraceFinding::Kind::Inputs && !hint.empty();
    std::string also;
    for (const LaunchDifference &other : differences.drop_front())
      also += (also.empty() ? "; also " : ", ") + other.what;
    if (!hint.empty())
      also += "; " + hint;
    std::string what = first.what.empty() ? "" : first.what + ": ";
    if (kind == TraceFinding::Kind::Outputs)
      finding.detail = fmt::format("{}inputs agree, output differs: {}{}", what, first.text, also);
    else
      finding.detail = fmt::format(
          "{}input differs: {}{}; {}", what, first.text, also,
          i == 0 ? std::string("no kernel ran before, so host code is the cause")
                 : fmt::format("memory agreed after the launch before, so the cause is host code "
                               "after launch {} ({})",
                               original_.launches[i - 1].number, original_.launches[i - 1].kernel));
    finding.text = named(i) + (what.empty() ? ": " : ", ") + finding.detail;
    (first.isRounding ? result_.rounding : result_.first) = std::move(finding);
  }

  const KernelTrace &original_, &port_;
  /// Once a value is inexact, differences that are computed from it may consist only of errors,
  /// whatever their size: for example, a residual that shrinks with each iteration.
  void tightenTolerances() {
    for (Tolerance &tolerance : tolerances_)
      tolerance.isAbsoluteOfSize = false;
  }

  static bool haveSameBits(const TracedLaunch &a, const TracedLaunch &b,
                           TracedContent TracedBuffer::*content) {
    auto hashes = [&](const TracedLaunch &launch) {
      std::vector<uint64_t> all;
      for (const TracedBuffer &buffer : launch.buffers)
        all.push_back((buffer.*content).hash);
      llvm::sort(all);
      return all;
    };
    return hashes(a) == hashes(b);
  }

  /// The tolerances for the current launch.
  Tolerances tolerances_;
  TraceComparison result_;
};

} // namespace

bool isSameKernel(llvm::StringRef original, llvm::StringRef port) {
  return original == port || neutralName(original) == neutralName(port);
}

llvm::StringRef toString(TraceFinding::Kind kind) {
  switch (kind) {
  case TraceFinding::Kind::Sequence:
    return "sequence";
  case TraceFinding::Kind::Inputs:
    return "inputs";
  case TraceFinding::Kind::Outputs:
    return "outputs";
  }
  return "";
}

std::string TraceComparison::str() const {
  std::string text;
  if (first)
    text = first->text;
  else if (rounding)
    text = "only rounding, first in " + rounding->text;
  else
    text = launches == 0   ? std::string("neither side launches a kernel")
           : launches == 1 ? std::string("1 launch agrees")
                           : fmt::format("all {} launches agree", launches);
  if (first && rounding)
    text += fmt::format("; rounding differs from launch {} on ({})", rounding->launch,
                        rounding->kernel);
  if (notCompared)
    text += fmt::format("; {} buffers may differ where no sample was taken", notCompared);
  return text;
}

TraceComparison compareTraces(const KernelTrace &original, const KernelTrace &port,
                              const Tolerances &tolerances) {
  return TraceAlignment(original, port, tolerances).run();
}

} // namespace tranship::verify
