// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where reports go, the page for a browser, and the progress line.
#include "support/Program.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/Support/JSON.h"

#include <functional>

using namespace tranship;

namespace {

constexpr char code[] = "int main() { cudaNoSuchThing(); return cudaDeviceSynchronize(); }\n";

/// Fails unless standard input is a page that closes all its tags, has no event handler in an
/// attribute, and whose links all lead to a place in the page.
constexpr char checkPage[] = R"python(
import html.parser, sys
class Page(html.parser.HTMLParser):
    open, ids, links, void = [], [], [], {"meta", "input", "wbr"}
    def handle_starttag(self, tag, attributes):
        assert all(not name.startswith("on") for name, _ in attributes), attributes
        attributes = dict(attributes)
        self.ids += [attributes["id"]] if "id" in attributes else []
        self.links += [attributes["href"]] if "href" in attributes else []
        self.open += [] if tag in self.void else [tag]
    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, (tag, self.getpos())
page = Page()
page.feed(open(sys.argv[1], encoding="utf-8").read())
page.close()
assert not page.open, page.open
assert len(page.ids) == len(set(page.ids)), page.ids
assert page.links and all(link[0] == "#" and link[1:] in page.ids for link in page.links), page.links
)python";

std::string visible(const std::string &text) {
  std::string out;
  for (char c : text)
    out += c == '\r' ? "\\r" : c == '\x1b' ? "\\e" : std::string(1, c);
  return out;
}

/// A page without its line on the run: the time and the command line.
std::string withoutRun(llvm::StringRef page) {
  std::string rest;
  while (!page.empty()) {
    auto [line, after] = page.split('\n');
    if (!line.starts_with("<p><small>tranship "))
      rest += (line + "\n").str();
    page = after;
  }
  return rest;
}

} // namespace

TEST_CASE("tranship --report html is one page that is well-formed", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", code);
  folder.write("in/<img src=x onerror=alert(1)>/<script>.cu", code);
  ProgramResult result =
      runTranship(folder, {"in", "-o", "out", "--report=html", "--report-file", "r.html"});
  CHECK(result.exitCode == 1);
  CHECK(result.out.empty());
  CHECK(llvm::StringRef(result.err).starts_with("2 of 2 files changed, "));
  CHECK(llvm::StringRef(result.err).count('\n') == 1);
  ProgramResult check = runProgram(folder.path(), "python3", {"-c", checkPage, "r.html"});
  INFO(check.err);
  CHECK(check.exitCode == 0);
  // Printing gives the same page as writing to a file.
  CHECK(withoutRun(runTranship(folder, {"in", "-o", "out", "--report=html"}).out) ==
        withoutRun(folder.read("r.html")));
  folder.write(
      "receipt.json",
      R"({"receipt": 3, "translationErrors": 0, "outside": {}, "folder": "in", "program": "<p onclick=x>",
    "original": {"a.cu": "<i>"}, "backends": [{"id": "<b>", "outcome": "\"><img>"}]})");
  runTranship(folder, {"in", "-o", "out", "--report=html", "--report-file", "r.html",
                       "--receipt=receipt.json"});
  CHECK(llvm::StringRef(folder.read("r.html")).contains("<section id=\"verified\">"));
  check = runProgram(folder.path(), "python3", {"-c", checkPage, "r.html"});
  INFO(check.err);
  CHECK(check.exitCode == 0);
}

namespace {

/// Calls `visit` for each key, except for those of objects whose keys are names.
void forEachKey(const llvm::json::Value &value, const std::function<void(llvm::StringRef)> &visit) {
  if (const llvm::json::Array *array = value.getAsArray())
    for (const llvm::json::Value &one : *array)
      forEachKey(one, visit);
  if (const llvm::json::Object *object = value.getAsObject())
    for (const auto &[key, member] : *object) {
      visit(key);
      if (key != "untranslated")
        forEachKey(member, visit);
    }
}

} // namespace

TEST_CASE("The page on JSON reports names every key", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", std::string(code) +
                              "__global__ void k(int *x) { x[threadIdx.x] = __shfl_sync("
                              "0xffffffff, x[0], 1); asm(\"a\"); } // tranship-disable(*): mine\n"
                              "__global__ void w(long long *t) { t[0] = clock64(); }\n"
                              "MACRO(x) { return; }\n");
  folder.write("in/vendor/b.cu", code);
  folder.write("in/CMakeLists.txt", "project(x LANGUAGES CUDA)\n");
  folder.write("rules.yaml", "library: l\nrows:\n- {name: never, kind: function, hip: f}\n");
  std::string page = repositoryText("docs/json-reports.md");
  for (const Strings &arguments :
       {Strings{"--format=json", "--check-port", "--rules=rules.yaml", "-o", "out", "in"},
        Strings{"check", "--format=json", "-v", "in"},
        Strings{"verify", "--format=json", "--backends=cuda", "--cuda-path=/nowhere", "in/a.cu"}}) {
    ProgramResult result = runTranship(folder, arguments);
    INFO(result.err);
    llvm::Expected<llvm::json::Value> report = llvm::json::parse(result.out);
    REQUIRE(bool(report));
    forEachKey(*report, [&](llvm::StringRef key) {
      INFO(key.str());
      std::string quoted = "`";
      quoted += key;
      quoted += "`";
      CHECK(llvm::StringRef(page).contains(quoted));
    });
  }
}

TEST_CASE("tranship --report-file takes every report", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  for (const char *format : {"text", "json", "html"}) {
    INFO(format);
    std::string report = std::string("--report=") + format;
    ProgramResult apart = runTranship(folder, {"a.cu", report});
    ProgramResult result = runTranship(folder, {"a.cu", report, "--report-file=r"});
    CHECK(result.out == apart.out);
    CHECK(withoutRun(folder.read("r")) == withoutRun(apart.err));
    CHECK(llvm::StringRef(result.err).starts_with("1 of 1 file changed, "));
  }
}

TEST_CASE("tranship refuses a --report-file that would harm something", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  folder.write("folder/b.cu", code);
  for (const Strings &arguments :
       {Strings{"a.cu", "--report-file", "a.cu"}, Strings{"a.cu", "--report-file", "folder"},
        Strings{"a.cu", "--report-file", "nowhere/r"}, Strings{"a.cu", "--report-file", "./a.cu"},
        Strings{"a.cu", "-o", "b.hip", "--report-file", "b.hip"},
        Strings{"a.cu", "--report=none", "--report-file", "r"}}) {
    INFO(arguments.back());
    CHECK(isToolFailure(runTranship(folder, arguments)));
  }
  CHECK(folder.read("a.cu") == code);
  CHECK_FALSE(folder.has("b.hip"));
}

TEST_CASE("tranship reports its progress on a terminal, and leaves nothing of it", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  auto onTerminal = [&](const std::string &terminal) {
    // script(1) runs a command on a terminal of its own.
    return visible(
        runProgram(folder.path(), "env",
                   {"TERM=" + terminal, "script", "-qec",
                    std::string(TRANSHIP_PROGRAM) + " a.cu --report=none -o out.hip", "typescript"})
            .out);
  };
  std::string shown = onTerminal("xterm");
  CHECK(llvm::StringRef(shown).starts_with("\\r\\e[K0/1 units"));
  CHECK(llvm::StringRef(shown).ends_with("\\r\\e[K"));
  CHECK(onTerminal("dumb") == "");
  // Not a terminal: prints no progress (a pipe is not the place for it).
  CHECK(runProgram(folder.path(), "env",
                   {"TERM=xterm", TRANSHIP_PROGRAM, "a.cu", "--report=none", "-o", "out.hip"})
            .err.empty());
}
