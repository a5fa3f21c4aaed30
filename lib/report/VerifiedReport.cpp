// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/VerifiedReport.h"

#include "report/HtmlDetails.h"
#include "report/HtmlText.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::report {
namespace {

using State = VerifiedProgram::State;

/// Problems shown for one program.
constexpr size_t maxProblems = 5;
/// Bytes shown of one line.
constexpr size_t maxBytes = 1000;

/// Puts a receipt's text on one line, without control characters that a terminal would obey.
std::string plain(llvm::StringRef text) {
  std::string out = utf8(text.take_front(maxBytes));
  for (char &c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
      c = '?';
  return out;
}

/// Makes paths at the start of texts relative.
llvm::json::Array jsonOf(const std::vector<std::string> &texts, const ReportOptions &options) {
  llvm::json::Array array;
  for (const std::string &text : texts)
    array.push_back(utf8(shownPath(text, options)));
  return array;
}

size_t countOf(const RunFacts &run, State state) {
  return llvm::count_if(run.verified,
                        [&](const VerifiedProgram &program) { return program.state == state; });
}

/// Returns the reasons why a program is not verified, or what passed: at most `maxProblems`, and
/// the number of further ones.
std::pair<std::vector<std::string>, size_t> reasons(const VerifiedProgram &program,
                                                    const ReportOptions &options) {
  llvm::ArrayRef<std::string> all = program.problems.empty() ? program.outcomes : program.problems;
  size_t shown = std::min(all.size(), maxProblems);
  std::vector<std::string> texts;
  for (const std::string &text : all.take_front(shown)) // may begin with a path
    texts.push_back(shownPath(text, options));
  return {std::move(texts), all.size() - shown};
}

std::string lineOf(const VerifiedProgram &program, const ReportOptions &options) {
  auto [shown, more] = reasons(program, options);
  std::string out =
      fmt::format("{}: {} ({}): {}", toString(program.state).str(), plain(program.program),
                  plain(shownPath(program.receipt, options)), plain(llvm::join(shown, ", ")));
  return out + (more ? fmt::format(", and {} more\n", more) : "\n");
}

llvm::StringRef classOf(State state) {
  switch (state) {
  case State::Verified:
    return "verified";
  case State::CompiledOnly:
    return "note";
  case State::Stale:
    return "warning";
  case State::Failed:
    return "error";
  }
  return {};
}

/// Writes texts as the lines of a table cell.
std::string cell(llvm::ArrayRef<std::string> texts, size_t more, const HtmlLimits &limits) {
  std::string out;
  for (llvm::StringRef text : texts)
    out += "<div>" + html(text.take_front(limits.lineLength)) + "</div>";
  if (more)
    out += fmt::format("<div class=\"more\">and {} more</div>", grouped(more));
  return out;
}

std::string row(const VerifiedProgram &program, const ReportOptions &options,
                const HtmlLimits &limits) {
  auto shortened = [&](llvm::StringRef text) { return html(text.take_front(limits.lineLength)); };
  std::string port;
  if (!program.port.empty())
    port = "<small>port: " + shortened(shownPath(program.port, options)) + "</small>";
  auto [shown, more] = reasons(program, options);
  size_t tolerances = std::min(program.tolerances.size(), maxProblems);
  return fmt::format(
      "<tr><td>{}<small>{}</small>{}</td><td class=\"{}\">{}</td><td>{}</td><td>{}</td><td>{}</td>"
      "<td class=\"n\">{}</td></tr>\n",
      shortened(program.program), shortened(shownPath(program.receipt, options)), port,
      classOf(program.state).str(), toString(program.state).str(), cell(shown, more, limits),
      shortened(program.time),
      cell(llvm::ArrayRef(program.tolerances).take_front(tolerances),
           program.tolerances.size() - tolerances, limits),
      grouped(program.files.size()));
}

} // namespace

std::string verifiedLines(const RunFacts &run, const ReportOptions &options) {
  std::string out;
  for (State state : {State::Verified, State::CompiledOnly}) {
    size_t count = countOf(run, state);
    if (count && !options.verbose)
      out += fmt::format("{}: {} program{}\n", toString(state).str(), count, count == 1 ? "" : "s");
  }
  for (const VerifiedProgram &program : run.verified)
    if (options.verbose || program.state == State::Stale || program.state == State::Failed)
      out += lineOf(program, options);
  return out;
}

llvm::json::Array verifiedJson(const RunFacts &run, const ReportOptions &options) {
  llvm::json::Array array;
  for (const VerifiedProgram &program : run.verified) {
    array.push_back(llvm::json::Object{{"receipt", utf8(shownPath(program.receipt, options))},
                                       {"program", utf8(program.program)},
                                       {"port", utf8(shownPath(program.port, options))},
                                       {"time", utf8(program.time)},
                                       {"state", toString(program.state)},
                                       {"outcomes", jsonOf(program.outcomes, options)},
                                       {"problems", jsonOf(program.problems, options)},
                                       {"tolerances", jsonOf(program.tolerances, options)},
                                       {"files", jsonOf(program.files, options)}});
  }
  return array;
}

std::string verifiedBox(const RunFacts &run) {
  if (run.verified.empty())
    return {};
  size_t verified = countOf(run, State::Verified), all = run.verified.size();
  llvm::StringRef kind = countOf(run, State::Failed) ? "error"
                         : verified < all            ? "warning"
                                                     : "verified";
  return fmt::format("<li class=\"{}\"><b>{}</b> of {} <a href=\"#verified\">program{}</a> "
                     "verified</li>\n",
                     kind.str(), grouped(verified), grouped(all), all == 1 ? "" : "s");
}

std::string verifiedSection(const RunFacts &run, const ReportOptions &options,
                            const HtmlLimits &limits) {
  if (run.verified.empty())
    return {};
  std::string out =
      "<section id=\"verified\"><h2>Verified programs</h2>\n<p>From the receipts of <code>tranship "
      "verify</code>. A stale receipt was made from other versions of these files, so it proves "
      "nothing about them.</p>\n<div class=\"scroll\" role=\"region\" aria-label=\"Verified "
      "programs\" tabindex=\"0\"><table><thead><tr><th>program</th>"
      "<th>state</th><th>why</th><th>when</th><th>tolerances</th><th>files here</th></tr></thead>"
      "<tbody>\n";
  // Programs with problems come first.
  std::vector<const VerifiedProgram *> order;
  for (State state : {State::Failed, State::Stale, State::CompiledOnly, State::Verified})
    for (const VerifiedProgram &program : run.verified)
      if (program.state == state)
        order.push_back(&program);
  size_t shown = std::min(order.size(), limits.receipts);
  for (const VerifiedProgram *program : llvm::ArrayRef(order).take_front(shown))
    out += row(*program, options, limits);
  out += "</tbody></table></div>\n";
  if (shown < order.size())
    out += fmt::format("<p class=\"more\">{} more not shown here.</p>\n",
                       grouped(order.size() - shown));
  return out + "</section>\n";
}

std::string verifiedBadge(State state) {
  return fmt::format(" <span class=\"badge {}\">{}</span>", classOf(state).str(),
                     state == State::Verified || state == State::CompiledOnly
                         ? toString(state).str()
                     : state == State::Stale ? "receipt stale"
                                             : "verification failed");
}

} // namespace tranship::report
