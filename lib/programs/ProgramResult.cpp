// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/ProgramResult.h"

#include "support/ExitCode.h"

#include "support/Json.h"
#include "support/Text.h"
#include "verify/model/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

#include <map>

namespace tranship::programs {

using namespace verify;

namespace {

namespace json = llvm::json;

constexpr size_t maxText = 4000, maxReason = 300;

std::string textOf(const json::Object &object, llvm::StringRef key) {
  std::optional<llvm::StringRef> text = object.getString(key);
  return text ? utf8(text->take_front(maxText)) : std::string();
}

Outcome outcomeIn(const json::Object &object) {
  std::string outcome = textOf(object, "outcome");
  if (outcome == "passed")
    return Passed{textOf(object, "note")};
  if (outcome == "skipped")
    return Skipped{textOf(object, "reason")};
  Failed failed;
  if (const json::Array *evidence = object.getArray("evidence"))
    for (const json::Value &value : *evidence)
      if (const json::Object *one = value.getAsObject(); one && failed.evidence.size() < 20)
        failed.evidence.push_back({textOf(*one, "what"), textOf(*one, "text")});
  return failed;
}

/// "64" of "cpu at width 64"; empty: the text names no width.
std::string widthIn(llvm::StringRef variant) {
  auto [before, width] = variant.split(" at width ");
  return width.str();
}

/// The outcomes of the port by width.
std::map<std::string, std::vector<Outcome>> byWidth(const json::Object &report,
                                                    llvm::StringRef backend) {
  std::map<std::string, std::vector<Outcome>> outcomes;
  if (const json::Array *results = report.getArray("results"))
    for (const json::Value &value : *results) {
      const json::Object *one = value.getAsObject();
      if (one && textOf(*one, "backend") == backend && textOf(*one, "side") == "port")
        if (std::string width = widthIn(textOf(*one, "variant")); !width.empty())
          outcomes[width].push_back(outcomeIn(*one));
    }
  return outcomes;
}

void readPlaces(const json::Object &report, std::vector<PlaceResult> &places) {
  const json::Array *backends = report.getArray("backends");
  if (!backends)
    return;
  for (const json::Value &value : *backends) {
    const json::Object *one = value.getAsObject();
    if (!one)
      continue;
    std::string id = textOf(*one, "id");
    Outcome outcome = outcomeIn(*one);
    if (id != "cpu") {
      places.push_back({id, outcome});
      continue;
    }
    auto widths = byWidth(report, id);
    for (const char *width : {"32", "64"}) {
      auto found = widths.find(width);
      places.push_back({width, found == widths.end() ? outcome : combine(found->second)});
    }
  }
}

bool failedToBuild(const Outcome &outcome) {
  const auto *failed = std::get_if<Failed>(&outcome);
  return failed && llvm::all_of(failed->evidence, [](const Observation &observation) {
           return observation.what == "build";
         });
}

/// An unfinished port need not build, so a failed build of one is not a verdict.
void markUntranslated(std::vector<PlaceResult> &places) {
  for (PlaceResult &one : places) {
    if (!failedToBuild(one.outcome))
      continue;
    const auto &evidence = std::get<Failed>(one.outcome).evidence;
    std::string reason = "not translated: the port does not build";
    if (!evidence.empty())
      reason += ": " + evidence.front().text;
    one.outcome = Skipped{std::move(reason)};
    one.isUntranslated = true;
  }
}

std::string firstReason(const ProgramResult &result) {
  // What failed says more than what was skipped, and the CPU's outcome more than a missing GPU.
  for (size_t kind : {1, 2})
    for (const PlaceResult &one : result.places)
      if (one.outcome.index() == kind)
        if (std::string text = summaryOf(one.outcome); !text.empty())
          return text;
  return {};
}

} // namespace

llvm::StringRef toString(ProgramStatus status) {
  constexpr llvm::StringLiteral names[] = {"passed", "skipped", "untranslated", "FAILED", "error"};
  return names[size_t(status)];
}

void readReport(llvm::StringRef text, int exitCode, llvm::StringRef message,
                ProgramResult &result) {
  llvm::Expected<json::Value> report = readJson(text, "");
  const json::Object *object = report ? report->getAsObject() : nullptr;
  if (!object || exitCode < 0 || exitCode == ToolFailed) {
    llvm::consumeError(report.takeError());
    message.consume_front("tranship: ");
    result.reason = utf8(message.trim().split('\n').first.take_front(maxReason));
    return;
  }
  readPlaces(*object, result.places);
  if (const json::Array *left = object->getArray("leftByTranslation"))
    for (const json::Value &value : *left)
      if (std::optional<llvm::StringRef> error = value.getAsString())
        result.translationErrors.push_back(utf8(error->take_front(maxText)));
  result.status = exitCode == 0                 ? ProgramStatus::Passed
                  : exitCode == NothingVerified ? ProgramStatus::Skipped
                                                : ProgramStatus::Failed;
  bool ranAndFailed = llvm::any_of(result.places, [](const PlaceResult &one) {
    return std::holds_alternative<Failed>(one.outcome) && !failedToBuild(one.outcome);
  });
  if (result.status == ProgramStatus::Failed && !ranAndFailed &&
      !result.translationErrors.empty()) {
    result.status = ProgramStatus::Untranslated;
    markUntranslated(result.places);
    result.reason = "the translation left " + plural(result.translationErrors.size(), "error") +
                    ": " + result.translationErrors.front();
  } else if (result.status != ProgramStatus::Passed)
    result.reason = firstReason(result);
  std::replace(result.reason.begin(), result.reason.end(), '\n', ' ');
  if (result.reason.size() > maxReason)
    result.reason = utf8(llvm::StringRef(result.reason).take_front(maxReason)) + "...";
}

} // namespace tranship::programs
