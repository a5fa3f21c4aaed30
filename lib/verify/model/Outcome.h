// A backend's answer. Never a bool: what could not be tried is no success.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace tranship::verify {

/// One thing that speaks against the port.
struct Observation {
  /// "exit code", "stdout", "file out.bin", "build", "emulator".
  std::string what;
  std::string text;

  friend bool operator==(const Observation &, const Observation &) = default;
};

struct Passed {
  /// What was shown: "3 numbers agree".
  std::string note;
};
struct Failed {
  std::vector<Observation> evidence;
};
struct Skipped {
  std::string reason;
};

using Outcome = std::variant<Passed, Failed, Skipped>;

/// "passed", "failed", "skipped".
const char *toString(const Outcome &outcome);
/// Note, evidence or reason, on one line.
std::string summaryOf(const Outcome &outcome);

/// The answer to several questions: one failure fails them, and what was skipped did not pass.
Outcome combine(const std::vector<Outcome> &outcomes);

} // namespace tranship::verify
