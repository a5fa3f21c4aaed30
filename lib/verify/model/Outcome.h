// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A backend's answer. It is never a bool: something that was not tried has not succeeded.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace tranship::verify {

/// A piece of evidence that something differs.
struct Observation {
  /// "exit code", "stdout", "file out.bin", "build", "emulator".
  std::string what;
  std::string text;

  friend bool operator==(const Observation &, const Observation &) = default;
};

struct Passed {
  /// What the runs showed: "3 numbers agree".
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
/// The word in a table for people: "FAILED" is in capitals to be noticed.
const char *shownWord(const Outcome &outcome);
/// The note, the evidence or the reason, on one line.
std::string summaryOf(const Outcome &outcome);

/// The combined outcome: it fails if one of them failed, and does not pass if one of them was
/// skipped.
Outcome combine(const std::vector<Outcome> &outcomes);

} // namespace tranship::verify
