// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/Outcome.h"

#include <fmt/format.h>

namespace tranship::verify {

const char *toString(const Outcome &outcome) {
  constexpr const char *names[] = {"passed", "failed", "skipped"};
  return names[outcome.index()];
}

const char *shownWord(const Outcome &outcome) {
  return std::holds_alternative<Failed>(outcome) ? "FAILED" : toString(outcome);
}

std::string summaryOf(const Outcome &outcome) {
  if (const auto *passed = std::get_if<Passed>(&outcome))
    return passed->note;
  if (const auto *skipped = std::get_if<Skipped>(&outcome))
    return skipped->reason;
  std::string text;
  for (const Observation &evidence : std::get<Failed>(outcome).evidence)
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", evidence.what, evidence.text);
  return text;
}

Outcome combine(const std::vector<Outcome> &outcomes) {
  if (outcomes.empty())
    return Skipped{"there was nothing to do"};
  if (outcomes.size() == 1)
    return outcomes.front();
  Failed failed;
  std::string firstReason, note;
  size_t skipped = 0, passed = 0;
  bool isOneNote = true;
  for (const Outcome &outcome : outcomes) {
    if (const auto *one = std::get_if<Failed>(&outcome))
      failed.evidence.insert(failed.evidence.end(), one->evidence.begin(), one->evidence.end());
    if (const auto *one = std::get_if<Skipped>(&outcome))
      if (skipped++ == 0)
        firstReason = one->reason;
    if (const auto *one = std::get_if<Passed>(&outcome)) {
      isOneNote &= passed++ == 0 || one->note == note;
      note = one->note;
    }
  }
  if (!failed.evidence.empty())
    return failed;
  if (skipped == outcomes.size())
    return Skipped{firstReason};
  if (skipped)
    return Skipped{fmt::format("{} of {} skipped: {}", skipped, outcomes.size(), firstReason)};
  return Passed{isOneNote ? note : fmt::format("{} runs agree", outcomes.size())};
}

} // namespace tranship::verify
