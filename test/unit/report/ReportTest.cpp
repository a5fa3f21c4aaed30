// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/Report.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::checks;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::report;
using namespace tranship::translate;

namespace {

ReportOptions below(const char *folder) {
  ReportOptions options;
  options.workingDirectory = folder;
  return options;
}

struct Reported {
  InputFile first{std::make_unique<SourceFile>("/tree/a.cu", "x\n\nint * it;\n"), "/tree",
                  FileRole::CudaSource};
  InputFile second{std::make_unique<SourceFile>("/else/b.cu", "y\n\n\nint a, b;\n"), "/else",
                   FileRole::CudaSource};
  Translation translation;
  RunFacts run;
  ReportOptions options = below("/tree");

  Reported() {
    Edit edit{{0, 1}, {std::string("z")}};
    translation.files.push_back(
        {&first,
         "z",
         {{"rename", Layer::Ast, {edit, edit}}, {"rename", Layer::Token, {edit}}},
         {}});
    translation.files.push_back({&second, "y", {}, {}});
    translation.units = 2;
  }
  void add(DiagnosticKind kind, std::string file, unsigned line, std::string advice = "",
           std::string name = "") {
    translation.diagnostics.push_back({kind, std::move(file), line, line ? 7u : 0u, "it `is` so",
                                       std::move(advice), std::move(name)});
  }
  std::string text() const { return textReport(translation, run, options); }
};

} // namespace

TEST_CASE("textReport of nothing to do is a summary") {
  CHECK(Reported().text() ==
        "1 of 2 files changed, 3 edits (2 ast, 1 token); nothing left to do\n");
}

TEST_CASE(
    "textReport prints diagnostics as clang does, with advice, paths relative where they can be") {
  Reported reported;
  reported.add(DiagnosticKind::UnknownName, "/tree/sub/a.cu", 3, "do that");
  reported.add(DiagnosticKind::Meaning, "/else/b.cu", 4);
  reported.add(DiagnosticKind::HeaderOutsideTree, "/trees/c.h", 0);
  CHECK(reported.text() ==
        "sub/a.cu:3:7: error: it `is` so [unknown-name]\n"
        "    do that\n"
        "/else/b.cu:4:7: warning: it `is` so [meaning]\n"
        "    4 | int a, b;\n"
        "      |       ^\n"
        "/trees/c.h: warning: it `is` so [header-outside-tree]\n"
        "by kind:\n"
        "       1 error    unknown-name\n"
        "       1 warning  header-outside-tree\n"
        "       1 warning  meaning\n"
        "most work left in:\n"
        "       1 sub/a.cu\n"
        "       1 /else/b.cu\n"
        "       1 /trees/c.h\n"
        "1 of 2 files changed, 3 edits (2 ast, 1 token); left to do: 1 error, 2 warnings\n");
}

TEST_CASE("textReport keeps notes for those who ask, and says that there are some") {
  Reported reported;
  reported.add(DiagnosticKind::LaunchKept, "/tree/a.cu", 3);
  CHECK(reported.text() ==
        "1 of 2 files changed, 3 edits (2 ast, 1 token); nothing left to do; 1 note with -v\n");
  reported.options.verbose = true;
  CHECK(reported.text() == "a.cu:3:7: note: it `is` so [launch-kept]\n"
                           "    3 | int * it;\n"
                           "      |       ^\n"
                           "a.cu: 3 edits (2 ast, 1 token); nothing left\n"
                           "/else/b.cu: 0 edits; nothing left\n"
                           "by kind:\n"
                           "       1 note     launch-kept\n"
                           "1 of 2 files changed, 3 edits (2 ast, 1 token); nothing left to do\n");
}

TEST_CASE("textReport tells of a tree what is left by kind, and where") {
  Reported reported;
  for (unsigned i = 1; i <= 7; ++i)
    for (unsigned line = 1; line <= i; ++line)
      reported.add(DiagnosticKind::Meaning, "/tree/" + std::to_string(i) + ".cu", line);
  reported.add(DiagnosticKind::UnknownName, "/tree/a.cu", 1);
  CHECK(llvm::StringRef(reported.text())
            .ends_with("by kind:\n"
                       "      28 warning  meaning\n"
                       "       1 error    unknown-name\n"
                       "most work left in:\n"
                       "       7 7.cu\n"
                       "       6 6.cu\n"
                       "       5 5.cu\n"
                       "       4 4.cu\n"
                       "       3 3.cu\n" +
                       summaryLine(reported.translation, reported.run, reported.options)));
  reported.options.verbose = true;
  CHECK(llvm::StringRef(reported.text())
            .contains("\na.cu: 3 edits (2 ast, 1 token); left: 1 error, 0 warnings\n"));
}

TEST_CASE("textReport of one file ends with one line") {
  Reported reported;
  reported.translation.files.pop_back();
  reported.add(DiagnosticKind::Meaning, "/tree/a.cu", 3);
  reported.options.verbose = true;
  CHECK(reported.text() ==
        "a.cu:3:7: warning: it `is` so [meaning]\n"
        "    3 | int * it;\n"
        "      |       ^\n"
        "1 of 1 file changed, 3 edits (2 ast, 1 token); left to do: 0 errors, 1 warning\n");
}

TEST_CASE("textReport is diagnostics alone when it has to be quiet") {
  Reported reported;
  reported.add(DiagnosticKind::Meaning, "/tree/a.cu", 3, "do that");
  reported.run.sources.leftOut = {{"/tree/vendor", "third-party code", 3, {}}};
  reported.options.quiet = true;
  CHECK(reported.text() == "a.cu:3:7: warning: it `is` so [meaning]\n"
                           "    3 | int * it;\n"
                           "      |       ^\n"
                           "a.cu:3:7: note: do that\n");
}

TEST_CASE("textReport is colored when that is wanted") {
  Reported reported;
  reported.add(DiagnosticKind::Meaning, "/tree/a.cu", 3);
  CHECK_FALSE(llvm::StringRef(reported.text()).contains('\x1b'));
  reported.options.colors = true;
  CHECK(llvm::StringRef(reported.text()).contains("\x1b["));
}

TEST_CASE("textReport says what could not be parsed") {
  Reported reported;
  reported.translation.notParsed = {"/tree/a.cu", "/else/b.cu"};
  CHECK(llvm::StringRef(reported.text()).contains("not fully parsed: /else/b.cu, a.cu\n"));
  CHECK(llvm::StringRef(reported.text()).ends_with("; 2 files not fully parsed\n"));
}

TEST_CASE("jsonReport holds the same") {
  Reported reported;
  reported.add(DiagnosticKind::UnsupportedName, "/tree/a.cu", 3, "do that", "cudaFoo");
  reported.add(DiagnosticKind::UnsupportedName, "/tree/a.cu", 5, "", "cudaFoo");
  reported.add(DiagnosticKind::Meaning, "/tree/a.cu", 6, "", "cudaBar");
  reported.add(DiagnosticKind::LaunchKept, "/tree/a.cu", 0);
  reported.translation.notParsed = {"/tree/a.cu"};
  reported.run.buildFiles.count = 3;
  reported.run.buildFiles.changed = 2;
  reported.run.buildFiles.checked = 3;
  reported.run.buildFiles.differing = 1;
  reported.run.output.copied = 4;
  reported.run.output.notCopied = {{"/tree/.git", "the history of the repository", 0, {}}};
  reported.translation.kernels = {
      {"/tree/a.cu", {"n::sums", 9, WaveWidth::Groups, {"/tree/a.cu", 11, 3, "counts by 32"}}},
      {"/tree/a.cu", {"copy", 20, WaveWidth::Agnostic, {}}}};
  reported.translation.port = {"HIP 7.2", {"host", "gfx90a"},          4, 1, 1, 1,
                               1,         {{"mpi.h was not found", 1}}};
  llvm::json::Value value = jsonReport(reported.translation, reported.run, reported.options);
  llvm::Expected<llvm::json::Value> expected = llvm::json::parse(R"json({
    "version": 1,
    "summary": {"files": 2, "changed": 1, "alreadyHip": 0, "units": 2, "filesNotFullyParsed": 1, "errors": 2, "warnings": 1, "notes": 1,
                "buildFiles": 3, "buildFilesChanged": 2, "buildFilesChecked": 3, "buildFilesDiffering": 1, "copied": 4,
                "edits": {"ast": 2, "unresolved": 0, "preprocessor": 0, "token": 1}, "guessedMinutes": 45},
    "files": [{"path": "a.cu", "changed": true, "alreadyHip": false, "edits": {"ast": 2, "unresolved": 0, "preprocessor": 0, "token": 1},
               "errors": 2, "warnings": 1, "notes": 1},
              {"path": "/else/b.cu", "changed": false, "alreadyHip": false, "edits": {"ast": 0, "unresolved": 0, "preprocessor": 0, "token": 0},
               "errors": 0, "warnings": 0, "notes": 0}],
    "notFullyParsed": ["a.cu"],
    "leftOut": [],
    "notCopied": [{"path": ".git", "reason": "the history of the repository"}],
    "unusedRules": [],
    "diagnostics": [
      {"id": "unsupported-name", "severity": "error", "file": "a.cu", "line": 3, "column": 7, "message": "it `is` so", "advice": "do that", "name": "cudaFoo"},
      {"id": "unsupported-name", "severity": "error", "file": "a.cu", "line": 5, "column": 7, "message": "it `is` so", "name": "cudaFoo"},
      {"id": "meaning", "severity": "warning", "file": "a.cu", "line": 6, "column": 7, "message": "it `is` so", "name": "cudaBar"},
      {"id": "launch-kept", "severity": "note", "file": "a.cu", "message": "it `is` so"}],
    "kernels": [
      {"name": "n::sums", "file": "a.cu", "line": 9, "waveWidth": "safe in groups of 32 lanes",
       "proof": {"file": "a.cu", "line": 11, "message": "counts by 32"}},
      {"name": "copy", "file": "a.cu", "line": 20, "waveWidth": "width-agnostic"}],
    "byKind": [{"id": "unsupported-name", "severity": "error", "count": 2, "guessedMinutes": 35},
               {"id": "meaning", "severity": "warning", "count": 1, "guessedMinutes": 10},
               {"id": "launch-kept", "severity": "note", "count": 1, "guessedMinutes": 0}],
    "mostLeft": ["a.cu"],
    "port": {"headers": "HIP 7.2", "sides": ["host", "gfx90a"], "units": 4, "compiling": 1, "reported": 1, "failing": 1,
             "unchecked": 1, "obstacles": ["mpi.h was not found"], "differing": 0, "factsCompared": 0, "factsUnknown": 0},
    "receipts": [],
    "untranslated": {"cudaFoo": 2}
  })json");
  REQUIRE(bool(expected));
  CHECK(value == *expected);
}

TEST_CASE("textReport says whether the port compiles") {
  Reported reported;
  reported.translation.port = {"HIP 7.2", {"host", "gfx90a"}, 1, 1, 0, 0, 0, {}};
  CHECK(textReport(reported.translation, reported.run, reported.options)
            .find("the port: 1 of 1 unit compiles and means the same with HIP 7.2 for host, "
                  "gfx90a\n") != std::string::npos);
  reported.translation.port = {"HIP 7.2", {"host"}, 4, 1, 1, 1, 1, {{"mpi.h was not found", 1}}};
  CHECK(
      textReport(reported.translation, reported.run, reported.options)
          .find(
              "the port: 1 of 4 units compile and mean the same with HIP 7.2 for host; 1 does not "
              "compile (port-error); 1 does not compile because of what is reported; 1 could "
              "not be checked (mpi.h was "
              "not found)\n") != std::string::npos);
  reported.translation.port = {"HIP 7.2",
                               {"host"},
                               9,
                               0,
                               0,
                               0,
                               9,
                               {{"a.h was not found", 1},
                                {"b.h was not found", 1},
                                {"mpi.h was not found", 5},
                                {"x.h was not found", 2}}};
  CHECK(textReport(reported.translation, reported.run, reported.options)
            .find("; 9 could not be checked (5: mpi.h was not found, 2: x.h was not found, 1: a.h "
                  "was not found, "
                  "1 for other reasons)\n") != std::string::npos);
}

TEST_CASE("jsonReport stays JSON for names in another encoding") {
  Reported reported;
  reported.add(DiagnosticKind::UnknownHeader, "/tree/\xe4.cu", 3, "\xff", "\xe4");
  std::string text;
  llvm::raw_string_ostream(text) << jsonReport(reported.translation, reported.run,
                                               reported.options);
  CHECK(bool(llvm::json::parse(text)));
}

TEST_CASE("textReport says what was left out, by reason") {
  Reported report;
  report.run.sources.leftOut = {
      {"/tree/vendor", "third-party code", 3, {}},
      {"/tree/x/deps", "third-party code", 1, {}},
      {"/tree/a.cu", "`a.*` in --exclude", 1, {}},
      {"/tree/headers-only", "third-party code", 0, {"/tree/headers-only/a.h"}}};
  CHECK(llvm::StringRef(report.text())
            .starts_with("left out: 1 file (`a.*` in --exclude): a.cu\n"
                         "left out: 4 files (third-party code): vendor, x/deps\n"
                         "1 of 2 files changed"));
  report.run.sources.leftOut.resize(1, {});
  for (char name : {'a', 'b', 'c', 'd'})
    report.run.sources.leftOut.push_back({std::string("/tree/") + name, "third-party code", 1, {}});
  CHECK(llvm::StringRef(report.text())
            .starts_with("left out: 7 files (third-party code): vendor, a, b and 2 more\n"));
}
