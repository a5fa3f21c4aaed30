// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Progress.h"

#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

#include <algorithm>

namespace tranship::driver {
namespace {

bool canRewriteLines() {
  std::optional<std::string> terminal = llvm::sys::Process::GetEnv("TERM");
  return llvm::sys::Process::StandardErrIsDisplayed() && terminal && !terminal->empty() &&
         *terminal != "dumb";
}

std::string duration(double seconds) {
  long whole = static_cast<long>(seconds + 0.5);
  if (whole < 60)
    return fmt::format("{} s", whole);
  if (whole < 3600)
    return fmt::format("{}:{:02} min", whole / 60, whole % 60);
  return fmt::format("{}:{:02} h", whole / 3600, whole / 60 % 60);
}

/// Before, most of the time went into headers that are parsed once, so that a rate would be too low.
constexpr size_t leastForRate = 5;

std::string lineFor(const Progress &progress, double seconds) {
  std::string line = fmt::format("{}/{} units", progress.done, progress.total);
  if (progress.done < leastForRate || seconds <= 0)
    return line;
  double rate = progress.done / seconds;
  return line + fmt::format(", {:.1f}/s, {} left", rate,
                            duration((progress.total - progress.done) / rate));
}

/// Moves the cursor to the start of the line and clears the line.
constexpr char rewind[] = "\r\x1b[K";

} // namespace

ProgressLine::ProgressLine(bool quiet, std::chrono::milliseconds pause)
    : form_(quiet               ? Form::None
            : canRewriteLines() ? Form::Rewritten
                                : Form::Lines),
      pause_(form_ == Form::Lines ? pause : std::chrono::milliseconds(100)) {
  if (form_ == Form::Lines)
    lastDrawn_ = start_;
}

ProgressLine::~ProgressLine() {
  if (form_ != Form::Rewritten || lastDrawn_ == Clock::time_point())
    return;
  llvm::errs() << rewind;
  llvm::errs().flush();
}

void ProgressLine::update(const Progress &progress) {
  std::lock_guard lock(mutex_);
  shown_.done = std::max(shown_.done, progress.done);
  shown_.total = std::max(shown_.total, progress.total);
  stopNote_.update(shown_.done, shown_.total);
  if (form_ == Form::None)
    return;
  Clock::time_point now = Clock::now();
  if (lastDrawn_ != Clock::time_point() && now - lastDrawn_ < pause_)
    return;
  lastDrawn_ = now;
  std::string line = lineFor(shown_, std::chrono::duration<double>(now - start_).count());
  // Written at once, so that the cursor does not flicker.
  std::string text = form_ == Form::Rewritten ? rewind + line : "tranship: " + line + "\n";
  llvm::errs() << text;
  llvm::errs().flush();
}

} // namespace tranship::driver
