// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/HtmlReport.h"

#include "support/Test.h"

#include <algorithm>
#include <fmt/format.h>

using namespace tranship;
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

/// A tree of one's own making; files must all be added before the translation is.
struct Reported {
  std::vector<InputFile> inputs;
  Translation translation;
  RunFacts run;
  ReportOptions options = below("/tree");
  HtmlLimits limits;

  void file(std::string path, std::string before, std::string after) {
    inputs.push_back({std::make_unique<SourceFile>(path, before), "/tree", FileRole::CudaSource});
    TranslatedFile file{.newText = std::move(after)};
    if (file.newText != before)
      file.changes.push_back({"rename", Layer::Token, {{{0, 1}, {std::string("x")}}}});
    translation.files.push_back(std::move(file));
  }
  void add(DiagnosticKind kind, std::string file, unsigned line, std::string message = "it is so",
           std::string advice = "") {
    translation.diagnostics.push_back(
        {kind, std::move(file), line, line ? 7u : 0u, std::move(message), std::move(advice), {}});
  }
  std::string page() {
    for (size_t i = 0; i < inputs.size(); ++i)
      translation.files[i].input = &inputs[i];
    return htmlReport(translation, run, options, limits);
  }
};

bool has(const std::string &page, llvm::StringRef text) {
  return llvm::StringRef(page).contains(text);
}

size_t count(const std::string &page, llvm::StringRef text) {
  return llvm::StringRef(page).count(text);
}

std::string numbered(unsigned lines, llvm::StringRef word) {
  std::string text;
  for (unsigned i = 1; i <= lines; ++i)
    text += fmt::format("{} {}\n", word.str(), i);
  return text;
}

} // namespace

TEST_CASE("htmlReport shows counts, the tree, changed lines and what was said") {
  Reported reported;
  reported.file("/tree/src/sub/a.cu", "one\ncudaFree(p);\nthree\n", "one\nhipFree(p);\nthree\n");
  reported.file("/tree/src/b.cu", "same\n", "same\n");
  reported.add(DiagnosticKind::UnsupportedName, "/tree/src/sub/a.cu", 2, "no `x`", "do that");
  reported.add(DiagnosticKind::HeaderOutsideTree, "/else/c.h", 0);
  std::string page = reported.page();
  CHECK(has(page, "<title>From CUDA to HIP: tree</title>"));
  CHECK(has(page, "<b>1</b> of 2 files changed"));
  CHECK(has(page, "<span class=\"name\">src/</span>"));
  CHECK(has(page, "<span class=\"name\">sub/</span>"));
  CHECK(has(page, "1 edit <small>(1 token)</small>"));
  CHECK(has(page, "<div class=\"file\" id=\"file-1\" data-path=\"src/b.cu\">"));
  CHECK(has(page, "not translated"));
  CHECK(has(page, "<tr class=\"del error\" id=\"file-0-2\"><td>2</td><td></td>"
                  "<td><mark>cudaFree</mark>(p);</td></tr>"));
  CHECK(has(page, "<tr class=\"ins\"><td></td><td>2</td><td><mark>hipFree</mark>(p);</td></tr>"));
  CHECK(has(page, "<tr><td>3</td><td>3</td><td>three</td></tr>"));
  CHECK(has(page, "data-kind=\"unsupported-name\" data-severity=\"error\"><b>error</b> "
                  "<a href=\"#file-0-2\">line 2:7</a> no <code>x</code> "
                  "<a class=\"kind\" href=\"#kind-unsupported-name\">unsupported-name</a>"
                  "<p>do that</p>"));
  CHECK(has(page, "<section id=\"kind-unsupported-name\"><h3>unsupported-name</h3>\n<p><em>error"));
  CHECK_FALSE(has(page, "<!--@"));
}

TEST_CASE("htmlReport marks files that were verified") {
  Reported reported;
  reported.file("/tree/a.cu", "a\n", "a\n");
  reported.file("/tree/b.cu", "b\n", "b\n");
  CHECK_FALSE(has(reported.page(), "id=\"verified\""));
  VerifiedProgram program;
  program.state = VerifiedProgram::State::Verified;
  program.program = "the program";
  program.files = {"/tree/b.cu"};
  reported.run.verified = {program};
  std::string page = reported.page();
  CHECK(has(page, "<section id=\"verified\">"));
  CHECK(has(page, "<b>1</b> of 1 <a href=\"#verified\">program</a> verified"));
  CHECK(has(page, "<span class=\"name\">b.cu</span> <span class=\"edits\">unchanged</span> "
                  "<span class=\"badge verified\">verified</span>"));
  CHECK(count(page, "class=\"badge verified\"") == 1);
}

TEST_CASE("htmlReport shows lines that something is said of, although they did not change") {
  Reported reported;
  reported.file("/tree/a.cu", numbered(40, "line"), "new\n" + numbered(40, "line"));
  reported.add(DiagnosticKind::Meaning, "/tree/a.cu", 20);
  reported.add(DiagnosticKind::Meaning, "/tree/a.cu", 999);
  std::string page = reported.page();
  CHECK(has(page, "<tr class=\"warning\" id=\"file-0-20\"><td>20</td><td>21</td>"
                  "<td>line 20</td></tr>"));
  CHECK(has(page, "line 999:7"));
  CHECK_FALSE(has(page, "href=\"#file-0-999\""));
  CHECK_FALSE(has(page, "<td>line 30</td>"));
}

TEST_CASE("htmlReport shows what was left out, and why") {
  Reported reported;
  reported.file("/tree/a.cu", "a\n", "a\n");
  CHECK_FALSE(has(reported.page(), "Left out"));
  reported.run.sources.leftOut = {{"/tree/few", "hidden", 2, {}},
                                  {"/tree/third_party/<lib>", "third-party code", 1200, {}},
                                  {"/tree/headers", "`x*` in --exclude", 0, {"/tree/headers/h.h"}}};
  std::string page = reported.page();
  CHECK(has(page, "<h2>Left out: 1,202 files</h2>"));
  CHECK(has(page, "<tr><td>third_party/<wbr>&lt;lib&gt;</td><td>third-party code</td>"
                  "<td class=\"n\">1,200</td></tr>\n<tr><td>few</td>"));
  CHECK_FALSE(has(page, "headers"));
  reported.limits.leftOut = 1;
  CHECK(has(reported.page(), "<p class=\"more\">1 more not shown here.</p>"));
}

TEST_CASE("htmlReport keeps hostile names and code text") {
  Reported reported;
  constexpr char image[] = "<img src=x onerror=alert(1)>";
  constexpr char script[] = "</script><script>alert(1)</script>";
  std::string path = std::string("/tree/") + image + "\" onclick='x'.cu";
  reported.file(path, std::string(script) + "\n\xff<!--@files-->\n", std::string(image) + "\n");
  reported.add(DiagnosticKind::UnknownName, path, 1, script, image);
  reported.add(DiagnosticKind::SkippedFile, std::string("/else/") + script, 0, "`" + path + "`");
  std::string page = reported.page();
  CHECK_FALSE(has(page, "<img"));
  CHECK(count(page, "<script>") == 1);
  CHECK(count(page, "</script>") == 1);
  CHECK_FALSE(has(page, "\" onclick"));
  CHECK(has(page, "&lt;img src=x onerror=alert(1)&gt;"));
  CHECK(has(page, "&lt;!--@files--&gt;"));
  CHECK(llvm::json::isUTF8(page));
  // Nothing from elsewhere, and no script but the page's own.
  CHECK(has(page, "content=\"default-src 'none'; "));
  CHECK(has(page, "script-src 'sha256-"));
  CHECK_FALSE(has(page, "unsafe-inline"));
  CHECK_FALSE(has(page, "http:"));
  CHECK_FALSE(has(page, "https:"));
  CHECK_FALSE(has(page, " src=\""));
}

TEST_CASE("htmlReport has its bounds, and says what it leaves out") {
  Reported reported;
  reported.file("/tree/a.cu", numbered(60, "cuda"), numbered(60, "hip"));
  reported.file("/tree/b.cu", std::string(300, 'c') + "\n", std::string(300, 'h') + "\n");
  reported.file("/tree/c.cu", "c\n", "h\n");
  for (unsigned line = 1; line <= 5; ++line)
    reported.add(DiagnosticKind::UnknownName, "/tree/a.cu", line);
  reported.add(DiagnosticKind::Meaning, "/tree/b.cu", 1);
  std::string whole = reported.page();
  CHECK_FALSE(has(whole, "not shown here"));
  CHECK_FALSE(has(whole, "<i>… cut</i>"));

  SECTION("lines of a file") {
    reported.limits.diffLinesPerFile = 100;
    CHECK(has(reported.page(), "<p class=\"more\">20 more lines not shown here.</p>"));
  }
  SECTION("characters of a line") {
    reported.limits.lineLength = 20;
    std::string page = reported.page();
    CHECK(has(page, "<mark>" + std::string(20, 'c') + "</mark><i>… cut</i>"));
    CHECK_FALSE(has(page, std::string(21, 'c')));
  }
  SECTION("diagnostics of a file, errors first") {
    reported.add(DiagnosticKind::Meaning, "/tree/a.cu", 0);
    reported.limits.diagnosticsPerFile = 5;
    std::string page = reported.page();
    CHECK(has(page, "1 more not shown here"));
    CHECK(count(page, "data-severity=\"error\"") == 5);
  }
  SECTION("details of all files, those with the most left first") {
    reported.limits.details = 1;
    std::string page = reported.page();
    CHECK(has(page, "<mark>cuda</mark>"));
    CHECK(has(page, "<b>2 files are shown without lines and diagnostics.</b>"));
    CHECK_FALSE(has(page, "ccc"));
  }
  SECTION("files") {
    reported.limits.files = 2;
    std::string page = reported.page();
    CHECK(has(page, "<b>1 file left out of the list.</b>"));
    CHECK_FALSE(has(page, "c.cu"));
  }
}

TEST_CASE("htmlReport guesses the work left, and says what it assumes") {
  Reported reported;
  reported.file("/tree/a.cu", "c\n", "h\n");
  CHECK(has(reported.page(), "Nothing is left to do."));
  reported.add(DiagnosticKind::DeviceLaunch, "/tree/a.cu", 1);
  std::string page = reported.page();
  CHECK(has(page, "<b>2 to 8 hours</b>"));
  CHECK(has(page, "<tr><td>device-launch</td><td class=\"n\">240</td>"));
}
