// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/TreeReport.h"

#include "support/ExitCode.h"

#include "report/HtmlText.h"
#include "support/Text.h"
#include "support/Xml.h"
#include "verify/model/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <map>

namespace tranship::programs {

using namespace verify;

namespace {

namespace json = llvm::json;

size_t count(const TreeResult &result, ProgramStatus status) {
  return size_t(llvm::count_if(
      result.programs, [&](const ProgramResult &program) { return program.status == status; }));
}

/// The places that get a column: GPU backends that ran no program get none.
std::vector<std::string> shownPlaces(const TreeResult &result) {
  std::vector<std::string> all, shown;
  for (const ProgramResult &program : result.programs)
    for (const PlaceResult &one : program.places) {
      if (!llvm::is_contained(all, one.place))
        all.push_back(one.place);
      bool isCpu = one.place == "32" || one.place == "64";
      if ((isCpu || one.isUntranslated || !std::holds_alternative<Skipped>(one.outcome)) &&
          !llvm::is_contained(shown, one.place))
        shown.push_back(one.place);
    }
  return shown.empty() ? all : shown;
}

const PlaceResult *placeOf(const ProgramResult &program, llvm::StringRef place) {
  for (const PlaceResult &one : program.places)
    if (one.place == place)
      return &one;
  return nullptr;
}

std::string shown(const PlaceResult &one) {
  if (one.isUntranslated)
    return toString(ProgramStatus::Untranslated).str();
  return shownWord(one.outcome);
}

std::string heading(const std::string &place) {
  return place == "32" || place == "64" ? place + " lanes" : place;
}

} // namespace

int exitCodeOf(const TreeResult &result) {
  if (count(result, ProgramStatus::Broken))
    return ToolFailed;
  if (count(result, ProgramStatus::Failed) || count(result, ProgramStatus::Untranslated))
    return WorkLeft;
  return count(result, ProgramStatus::Passed) ? NothingLeft : NothingVerified;
}

std::string summaryOf(const TreeResult &result) {
  std::string text = plural(result.programs.size(), "program") + ":";
  const char *separator = " ";
  for (ProgramStatus status :
       {ProgramStatus::Passed, ProgramStatus::Failed, ProgramStatus::Untranslated,
        ProgramStatus::Skipped, ProgramStatus::Broken})
    if (size_t number = count(result, status)) {
      text += fmt::format("{}{} {}", separator, number,
                          status == ProgramStatus::Broken ? "could not be verified"
                                                          : toString(status).str());
      separator = ", ";
    }
  if (result.others)
    text += fmt::format("; {} without CUDA left out", plural(result.others, "program"));
  return text;
}

std::string textTable(const TreeResult &result) {
  size_t width = 8;
  for (const ProgramResult &program : result.programs)
    width = std::max(width, program.name.size() + 1);
  std::vector<std::string> places = shownPlaces(result);
  std::string text = fmt::format("{:<{}}", "program", width);
  for (const std::string &place : places)
    text += fmt::format(" {:<12}", heading(place));
  text += "     time  reason\n";
  for (const ProgramResult &program : result.programs) {
    text += fmt::format("{:<{}}", program.name, width);
    for (const std::string &place : places) {
      const PlaceResult *one = placeOf(program, place);
      text += fmt::format(" {:<12}", one ? shown(*one) : toString(program.status).str());
    }
    text += fmt::format(" {:>6.1f} s", program.seconds);
    if (!program.reason.empty())
      text += "  " + program.reason;
    text += "\n";
  }
  for (const std::string &problem : result.problems)
    text += "not read: " + problem + "\n";
  return text + summaryOf(result) + "\n";
}

json::Value jsonReport(const TreeResult &result) {
  json::Array programs;
  for (const ProgramResult &program : result.programs) {
    json::Object places;
    for (const PlaceResult &one : program.places) {
      json::Object object{{"outcome", one.isUntranslated
                                          ? toString(ProgramStatus::Untranslated).str()
                                          : toString(one.outcome)}};
      if (const auto *failed = std::get_if<Failed>(&one.outcome))
        object["evidence"] = verify::jsonOf(failed->evidence);
      else
        object["text"] = utf8(verify::summaryOf(one.outcome));
      places[one.place] = std::move(object);
    }
    programs.push_back(
        json::Object{{"program", utf8(program.name)},
                     {"status", llvm::StringRef(toString(program.status)).lower()},
                     {"seconds", program.seconds},
                     {"reason", utf8(program.reason)},
                     {"translationErrors", int64_t(program.translationErrors.size())},
                     {"places", std::move(places)}});
  }
  json::Array problems;
  for (const std::string &problem : result.problems)
    problems.push_back(utf8(problem));
  return json::Object{{"tool", result.tool},
                      {"tree", utf8(result.tree)},
                      {"time", result.time},
                      {"programs", std::move(programs)},
                      {"withoutCuda", int64_t(result.others)},
                      {"notRead", std::move(problems)}};
}

namespace {

struct TestCase {
  std::string name;
  /// "failure", "skipped", "error"; empty: it passed.
  std::string element, message, text;
};

/// One test case for each place, and one for problems that no place shows, so that the counts agree with
/// the exit code.
std::vector<TestCase> testCases(const ProgramResult &program,
                                const std::vector<std::string> &places) {
  std::vector<TestCase> cases;
  bool isFailureShown = false;
  for (const PlaceResult &one : program.places) {
    if (!llvm::is_contained(places, one.place))
      continue;
    TestCase test{heading(one.place), "", "", ""};
    if (const auto *failed = std::get_if<Failed>(&one.outcome)) {
      isFailureShown = true;
      test.element = "failure";
      test.message = failed->evidence.empty() ? "" : failed->evidence.front().text;
      for (const Observation &evidence : failed->evidence)
        test.text += evidence.what + ": " + evidence.text + "\n";
    } else if (const auto *skipped = std::get_if<Skipped>(&one.outcome)) {
      test.element = "skipped";
      test.message = skipped->reason;
    }
    cases.push_back(std::move(test));
  }
  if (program.status == ProgramStatus::Broken)
    cases.push_back({"verify", "error", program.reason, ""});
  else if (program.status >= ProgramStatus::Untranslated && !isFailureShown)
    cases.push_back(
        {"translation", "failure", program.reason, llvm::join(program.translationErrors, "\n")});
  return cases;
}

} // namespace

std::string junitReport(const TreeResult &result) {
  std::vector<std::string> places = shownPlaces(result);
  std::string body;
  std::map<std::string, size_t> counts;
  size_t tests = 0;
  for (const ProgramResult &program : result.programs) {
    std::vector<TestCase> cases = testCases(program, places);
    for (const TestCase &test : cases) {
      ++tests;
      ++counts[test.element];
      body += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.1f}\"",
                          xmlEscaped(program.name), xmlEscaped(test.name),
                          program.seconds / double(cases.size()));
      if (test.element.empty())
        body += "/>\n";
      else
        body += fmt::format(">\n      <{0} message=\"{1}\">{2}</{0}>\n    </testcase>\n",
                            test.element, xmlEscaped(test.message), xmlEscaped(test.text));
    }
  }
  return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
                     "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
                     "skipped=\"{}\" time=\"{:.1f}\" timestamp=\"{}\">\n{}  </testsuite>\n"
                     "</testsuites>\n",
                     xmlEscaped(result.tree), tests, counts["failure"], counts["error"],
                     counts["skipped"], result.seconds,
                     xmlEscaped(llvm::StringRef(result.time).rtrim('Z')), body);
}

namespace {

constexpr llvm::StringLiteral style = R"(
body { font: 15px/1.45 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; color: #1c1c1c; background: #fff; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35em .7em; border-bottom: 1px solid #ddd; }
td.time { text-align: right; white-space: nowrap; }
.passed { color: #106b2b; } .FAILED, .error { color: #b00020; font-weight: 600; } .skipped, .untranslated { color: #6a5200; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f5f5f5; padding: .6em; margin: .4em 0; }
summary { cursor: pointer; }
@media (prefers-color-scheme: dark) {
  body { color: #e6e6e6; background: #16181b; } th, td { border-color: #3a3d42; } pre { background: #22252a; }
  .passed { color: #6fd68b; } .FAILED, .error { color: #ff8a95; } .skipped, .untranslated { color: #e2c464; }
}
)";

std::string details(const ProgramResult &program) {
  std::string text;
  for (const PlaceResult &one : program.places) {
    std::string lines;
    if (const auto *failed = std::get_if<Failed>(&one.outcome))
      for (const Observation &evidence : failed->evidence)
        lines += evidence.what + ": " + evidence.text + "\n";
    else
      lines = verify::summaryOf(one.outcome) + "\n";
    text += heading(one.place) + ": " + shown(one) + "\n" + lines;
  }
  if (!program.translationErrors.empty())
    text += "the translation left " + plural(program.translationErrors.size(), "error") + ":\n" +
            llvm::join(program.translationErrors, "\n") + "\n";
  std::string html = text.empty() ? "" : "<pre>" + report::html(text) + "</pre>";
  if (!program.manifest.empty())
    html += "Inferred manifest:<pre>" + report::html(program.manifest) + "</pre>";
  return html;
}

} // namespace

std::string htmlPage(const TreeResult &result) {
  std::vector<std::string> places = shownPlaces(result);
  std::string rows, head;
  for (const std::string &place : places)
    head += "<th>" + report::html(heading(place)) + "</th>";
  for (const ProgramResult &program : result.programs) {
    rows += "<tr><td>" + report::html(program.name) + "</td>";
    for (const std::string &place : places) {
      const PlaceResult *one = placeOf(program, place);
      std::string word = one ? shown(*one) : toString(program.status).str();
      rows += fmt::format("<td class=\"{0}\">{0}</td>", word);
    }
    std::string reason =
        report::html(program.reason.empty() ? std::string("details") : program.reason);
    std::string more = details(program);
    rows += fmt::format(
        "<td class=\"time\">{:.1f} s</td><td>{}</td></tr>\n", program.seconds,
        more.empty() ? reason : "<details><summary>" + reason + "</summary>" + more + "</details>");
  }
  std::string problems;
  for (const std::string &problem : result.problems)
    problems += "<li>not read: " + report::html(problem) + "</li>\n";
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Verification of "
      "{0}</title>\n"
      "<style>{1}</style>\n</head>\n<body>\n<h1>Verification of {0}</h1>\n<p>{2}</p>\n"
      "<table>\n<thead><tr><th>program</th>{3}<th>time</th><th>reason</th></tr></thead>\n"
      "<tbody>\n{4}</tbody>\n</table>\n{5}<p>{6}, {7}</p>\n</body>\n</html>\n",
      report::html(result.tree), style.str(), report::html(summaryOf(result)), head, rows,
      problems.empty() ? "" : "<ul>\n" + problems + "</ul>\n", report::html(result.tool),
      report::html(result.time));
}

} // namespace tranship::programs
