// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every row does what it promises: the test makes up a line of CUDA for each, translates all lines
// in one run, and each line must become what its row says, or be diagnosed.
#include "mapping/CallTemplate.h"
#include "mapping/Table.h"
#include "support/Snippet.h"
#include "support/Test.h"

#include <fmt/format.h>

#include <set>

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

namespace {

struct Case {
  const Row *row;
  std::string before, after;
};

std::string call(llvm::StringRef name, unsigned arguments) {
  std::string text = name.str() + "(";
  for (unsigned i = 0; i < arguments; ++i)
    text += i ? ", a" : "a";
  return text + ")";
}

std::string instantiate(llvm::StringRef form, unsigned arguments) {
  CallTemplate parsed = llvm::cantFail(CallTemplate::parse(form)).forCuda(usualCuda);
  std::string text;
  for (const CallTemplate::Piece &piece : parsed.pieces) {
    if (piece.kind == CallTemplate::Piece::Text)
      text += piece.text;
    else if (piece.kind == CallTemplate::Piece::Argument)
      text += "a";
    else if (piece.index < arguments)
      text += call("", arguments - piece.index).substr(1, 3 * (arguments - piece.index) - 2);
    else
      text = llvm::StringRef(text).rtrim(", ").str();
  }
  return text;
}

/// Nothing for rows that a line cannot exercise by itself: guards on types, headers, namespaces,
/// fields, and names that stay as they are.
std::optional<Case> caseFor(const Row &row, size_t number) {
  bool isForSome =
      row.cuda.isSet() || row.forHip.isSet() || !row.including.empty() || row.wave != RowWave::Any;
  if (isForSome || row.given.isSet() || row.onHost || row.kind == RowKind::Header ||
      row.kind == RowKind::Namespace || row.kind == RowKind::Field ||
      llvm::StringRef(row.name).contains("::"))
    return std::nullopt;
  if (row.supported && row.hip == row.name && row.call.empty())
    return std::nullopt;
  llvm::StringRef hip = row.supported ? row.hip : row.name;
  std::string before, after;
  switch (row.kind) {
  case RowKind::Function: {
    unsigned arguments = row.arity >= 0 ? row.arity : 2;
    if (!row.call.empty() && row.arity < 0)
      arguments =
          std::max(arguments, llvm::cantFail(CallTemplate::parse(row.call)).minimumArguments());
    before = call(row.name, arguments);
    after = row.call.empty() ? call(hip, arguments) : instantiate(row.call, arguments);
    return Case{&row, fmt::format("void r{}() {{ {}; }}", number, before),
                fmt::format("void r{}() {{ {}; }}", number, after)};
  }
  case RowKind::Type:
    return Case{&row, fmt::format("{} *r{};", row.name.str(), number),
                fmt::format("{} *r{};", hip.str(), number)};
  default:
    after = row.call.empty() ? hip.str() : instantiate(row.call, 0);
    return Case{&row, fmt::format("auto r{} = {};", number, row.name.str()),
                fmt::format("auto r{} = {};", number, after)};
  }
}

/// Translates a line for each case, and counts those that do not become what their row says.
size_t wrongCases(llvm::ArrayRef<Case> cases, rules::HelperForm helpers) {
  std::string code = "#include <cuda_runtime.h>\nstatic int a;\n";
  for (const Case &made : cases)
    code += made.before + "\n";
  translate::TranslateOptions options;
  options.selection.everyPlace =
      true; // libraries that HIP lacks are reported once per advice otherwise
  options.form.helpers = helpers;
  auto snippet = translateText(code, options);
  std::string text = snippet.text();
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n');
  while (lines[1].starts_with("#include")) // headers that rows need, and the header with helpers
    lines.erase(lines.begin() + 1);
  REQUIRE(lines.size() == cases.size() + 3);

  std::set<unsigned> diagnosed;
  for (const Diagnostic &diagnostic : snippet.translation.diagnostics)
    if (diagnostic.kind == DiagnosticKind::UnsupportedName)
      diagnosed.insert(diagnostic.line);
  size_t wrong = 0;
  for (size_t i = 0; i < cases.size(); ++i) {
    bool isDiagnosed = diagnosed.contains(i + 3);
    if (lines[i + 2] == cases[i].after && isDiagnosed != cases[i].row->supported)
      continue;
    if (++wrong <= 20)
      UNSCOPED_INFO(cases[i].before << "\n  became " << lines[i + 2].str() << "\n  not    "
                                    << cases[i].after << (isDiagnosed ? " [diagnosed]" : ""));
  }
  return wrong;
}

} // namespace

TEST_CASE("Every row of the tables does what it says", "[meta]") {
  std::vector<Case> plain, withHelpers;
  for (const Row &row : builtinTables().rows) {
    std::vector<Case> &cases = row.helper.empty() ? plain : withHelpers;
    if (std::optional<Case> made = caseFor(row, cases.size()))
      cases.push_back(std::move(*made));
  }
  CHECK(plain.size() > 9000);
  CHECK(withHelpers.size() > 100);
  CHECK(wrongCases(plain, rules::HelperForm::None) == 0);
  CHECK(wrongCases(withHelpers, rules::HelperForm::Header) == 0);
}
