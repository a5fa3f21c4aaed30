// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Users see ids: each needs an input that shows it and a page that explains it.
#include "GoldenCase.h"
#include "diagnostics/Diagnostic.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

#include <map>
#include <set>

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::rules;
using namespace tranship::translate;

namespace {

/// Kinds without a golden, and the tests that cover them.
const std::map<std::string, std::string> noGolden = {
    {"bad-suppression", "is about comments such as the marks; unit/translate/SelectionTest"},
    {"build-by-hand", "is about build files; golden/buildfiles"},
    {"build-differs", "is about build files; golden/buildfiles"},
    {"build-dropped", "is about build files; golden/buildfiles"},
    {"build-syntax", "is about build files; golden/buildfiles"},
    {"build-unknown", "is about build files; golden/buildfiles"},
    {"build-unsupported", "is about build files; golden/buildfiles"},
    {"build-version", "is about build files; golden/buildfiles"},
    {"changed-file", "needs an edit while tranship runs; unit/driver/InPlaceWritesTest"},
    {"compile-flag", "needs a compile database; meta/CompileDatabaseTest"},
    {"edit-conflict", "two rules that disagree are a bug of ours; unit/source/EditPlanTest"},
    {"guessed-flags", "needs a compile database; meta/CompileDatabaseTest"},
    {"header-outside-tree", "needs a file outside of the inputs; unit/translate/TranslateTest"},
    {"name-conflict", "needs two units that disagree; unit/translate/TranslateTest"},
    {"meaning-differs", "needs the port check; the marks DIFFERS of goldens"},
    {"port-error", "a golden has to compile as HIP; unit/translate/PortCheckTest"},
    {"response-file", "needs a compile database; meta/CompileDatabaseTest"},
    {"skipped-file", "a golden has to be text; meta/CommandLineErrorsTest"},
    {"unit-not-parsed", "a golden must not crash clang; meta/SafetyTest"},
    {"unused-database", "needs a compile database; meta/CompileDatabaseTest"},
    {"unused-exclude", "is about the command line; unit/project/InputsTest"},
    {"unused-suppression", "is about comments such as the marks; unit/translate/SelectionTest"},
};

std::vector<std::string> ruleIds() {
  return {
#define RULE(Name, Id, Kind) Id,
#include "rules/Rules.def"
  };
}

std::set<std::string> markedIds() {
  llvm::Expected<std::vector<InputFile>> inputs =
      readInputs({std::string(SOURCE_FOLDER) + "/test-inputs"});
  if (!inputs)
    FAIL(llvm::toString(inputs.takeError()));
  std::set<std::string> ids;
  for (llvm::StringRef mark : announcedDiagnostics(*inputs))
    ids.insert(mark.rsplit(": ").second.str());
  return ids;
}

std::set<std::string> allIds() {
  std::set<std::string> ids;
  for (DiagnosticKind kind : allDiagnosticKinds())
    ids.insert(idOf(kind).str());
  return ids;
}

} // namespace

TEST_CASE("Each kind of diagnostic is shown by a golden", "[meta]") {
  std::set<std::string> marked = markedIds();
  for (const std::string &id : allIds()) {
    INFO(id);
    CHECK((marked.contains(id) || noGolden.contains(id)));
  }
  for (const auto &[id, reason] : noGolden) {
    INFO(id << " is excused, and has no reason to be");
    CHECK_FALSE(marked.contains(id));
    CHECK(allIds().contains(id));
  }
}

TEST_CASE("Marks in test inputs name kinds that exist", "[meta]") {
  for (const std::string &id : markedIds()) {
    INFO(id);
    CHECK(allIds().contains(id));
  }
}

TEST_CASE("Each check has a page of its own, and labelled kernels", "[meta]") {
  std::set<std::string> checks, pages, folders;
  for (DiagnosticKind kind : allDiagnosticKinds())
    if (isCheck(kind))
      checks.insert(idOf(kind).str());
  for (const RepositoryFile &file : repositoryFiles("docs/checks")) {
    llvm::StringRef id = llvm::sys::path::stem(file.path);
    INFO(file.path);
    pages.insert(id.str());
    CHECK(llvm::StringRef(file.text).starts_with(("# " + id + "\n\n*").str()));
    for (DiagnosticKind kind : allDiagnosticKinds())
      if (idOf(kind) == id)
        CHECK(llvm::StringRef(file.text).contains(
            ("\n\n*" + toString(severityOf(kind)) + "*").str()));
    CHECK(llvm::StringRef(file.text).count("```c++") >= 2); // bad and good
  }
  for (const RepositoryFile &file : repositoryFiles("test-inputs/checks"))
    if (llvm::StringRef path = file.path; path.ends_with(".cu") || path.ends_with(".cpp"))
      folders.insert(llvm::StringRef(file.path).split("checks/").second.split('/').first.str());
  CHECK(pages == checks);
  CHECK(folders == checks);
}

TEST_CASE(
    "docs/diagnostics.md has a section for each kind that is no check's, and for nothing else",
    "[meta]") {
  std::string page = repositoryText("docs/diagnostics.md");
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(page).split(lines, '\n');
  std::set<std::string> sections;
  Strings order;
  for (llvm::StringRef line : lines)
    if (line.consume_front("## ")) {
      CHECK(sections.insert(line.str()).second);
      order.push_back(line.str());
    }
  std::set<std::string> expected = allIds();
  for (DiagnosticKind kind : allDiagnosticKinds())
    if (isCheck(kind))
      expected.erase(idOf(kind).str());
  CHECK(sections == expected);
  CHECK(llvm::is_sorted(order));
}

TEST_CASE("docs/diagnostics.md gives the severity of each kind", "[meta]") {
  std::string page = repositoryText("docs/diagnostics.md");
  for (DiagnosticKind kind : allDiagnosticKinds()) {
    if (isCheck(kind))
      continue;
    llvm::StringRef section = llvm::StringRef(page).split("\n## " + idOf(kind).str() + "\n").second;
    INFO(idOf(kind).str());
    CHECK(section.ltrim().starts_with(("*" + toString(severityOf(kind)) + "*").str()));
  }
}

TEST_CASE("Each rule has inputs of its own", "[meta]") {
  std::set<std::string> folders;
  for (const RepositoryFile &file : repositoryFiles("test-inputs/rules"))
    if (llvm::StringRef(file.path).ends_with(".cu"))
      folders.insert(llvm::StringRef(file.path).split("rules/").second.split('/').first.str());
  std::vector<std::string> ids = ruleIds();
  CHECK(folders == std::set<std::string>(ids.begin(), ids.end()));
}

TEST_CASE("Changes carry the id of a rule that exists", "[meta]") {
  std::vector<std::string> ids = ruleIds();
  for (const RepositoryFile &file : repositoryFiles("lib/rules")) {
    llvm::StringRef rest = file.text;
    while (rest.contains("result.change({")) {
      rest = rest.split("result.change({").second;
      llvm::StringRef id = rest.ltrim();
      if (!id.consume_front("\""))
        continue;
      INFO(file.path << ": " << id.split('"').first.str());
      CHECK(llvm::is_contained(ids, id.split('"').first));
    }
  }
}
