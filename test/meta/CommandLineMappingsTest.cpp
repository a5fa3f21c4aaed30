// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship mappings` and its subcommands, as a user calls them.
#include "mapping/Schema.h"
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace tranship;
using namespace tranship::mapping;

namespace {

constexpr char rules[] =
    "library: mine\nrows:\n- {name: myMalloc, kind: function, hip: hipMalloc}\n";
constexpr char suspicious[] =
    "library: mine\nrows:\n- {name: myMalloc, kind: function, hip: hipMaloc}\n";

ProgramResult mappings(const TemporaryFolder &folder, Strings arguments) {
  arguments.insert(arguments.begin(), "mappings");
  ProgramResult result = runTranship(folder, arguments);
  UNSCOPED_INFO(llvm::join(arguments, " ") << ": exit " << result.exitCode << "\n"
                                           << result.out.substr(0, 2000) << result.err);
  return result;
}

} // namespace

TEST_CASE("tranship mappings and each of its commands explains itself", "[cli]") {
  TemporaryFolder folder;
  ProgramResult all = mappings(folder, {"--help"});
  CHECK(all.exitCode == 0);
  for (const std::string &command : Strings{"list", "stats", "lint", "diff", "schema"}) {
    CHECK(llvm::StringRef(all.out).contains(command));
    ProgramResult help = mappings(folder, {command, "--help"});
    CHECK(help.exitCode == 0);
    CHECK(llvm::StringRef(help.out).starts_with("usage: tranship mappings " + command));
  }
}

TEST_CASE("tranship mappings refuses what it does not know", "[cli]") {
  TemporaryFolder folder;
  folder.write("r.yaml", rules);
  for (const Strings &arguments : std::vector<Strings>{{},
                                                       {"nonsense"},
                                                       {"--nonsense"},
                                                       {"list", "--nonsense"},
                                                       {"list", "name"},
                                                       {"list", "--format", "xml"},
                                                       {"list", "--format"},
                                                       {"list", "--kind=verb"},
                                                       {"list", "--library", "nobody"},
                                                       {"list", "--roc=yes"},
                                                       {"list", "--unsupported", "--changed"},
                                                       {"list", "--rules", "missing.yaml"},
                                                       {"stats", "--format", "csv"},
                                                       {"stats", "x"},
                                                       {"lint"},
                                                       {"lint", "missing.yaml"},
                                                       {"diff"},
                                                       {"diff", "r.yaml", "r.yaml", "r.yaml"},
                                                       {"diff", "r.yaml", "missing"},
                                                       {"schema", "x"}})
    CHECK(isToolFailure(mappings(folder, arguments)));
}

TEST_CASE("tranship mappings list", "[cli]") {
  TemporaryFolder folder;
  folder.write("r.yaml", rules);
  CHECK(mappings(folder, {"list", "--rules", "r.yaml", "--library=mine"}).out ==
        "mine (1 row)\n  myMalloc  function    → hipMalloc\n");
  ProgramResult json =
      mappings(folder, {"list", "--library", "nvrtc", "--unsupported", "--format", "json"});
  CHECK(json.exitCode == 0);
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(json.out);
  REQUIRE(bool(parsed));
  CHECK(parsed->getAsArray()->size() > 5);
  ProgramResult roc = mappings(folder, {"list", "--roc", "--library", "cublas"});
  CHECK(roc.exitCode == 0);
  CHECK(llvm::StringRef(mappings(folder, {"list", "--format", "csv"}).out).count('\n') > 10000);
}

TEST_CASE("tranship mappings stats", "[cli]") {
  TemporaryFolder folder;
  ProgramResult text = mappings(folder, {"stats"});
  CHECK(text.exitCode == 0);
  CHECK(llvm::StringRef(text.out).contains("\ncudart "));
  CHECK(llvm::StringRef(text.out).contains("\nCUDA up to 13.5, HIP up to "));
  ProgramResult json = mappings(folder, {"stats", "--json"});
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(json.out);
  REQUIRE(bool(parsed));
  CHECK(parsed->getAsArray()->back().getAsObject()->getString("library") ==
        llvm::StringRef("total"));
}

TEST_CASE("tranship mappings lint: the exit code tells how bad it is", "[cli]") {
  TemporaryFolder folder;
  folder.write("fine.yaml", rules);
  folder.write("suspicious.yaml", suspicious);
  folder.write("wrong.yaml", "rows: []\n");
  folder.write("note.yaml",
               "library: mine\nrows:\n- {name: cudaFree, kind: function, hip: myFree}\n");
  folder.write(".tranship.yaml", "cuda-version: 12.4\ndisable: [cudaFree]\n");
  CHECK(mappings(folder, {"lint", "fine.yaml", ".tranship.yaml"}).exitCode == 0);
  CHECK(mappings(folder, {"lint", "fine.yaml"}).out == "");
  ProgramResult note = mappings(folder, {"lint", "note.yaml"});
  CHECK(note.exitCode == 0);
  CHECK(note.out == "note.yaml:3: note: row `cudaFree` replaces the compiled-in row: → hipFree\n");
  CHECK(mappings(folder, {"lint", "suspicious.yaml", "fine.yaml"}).exitCode == 1);
  ProgramResult wrong = mappings(folder, {"lint", "wrong.yaml", "suspicious.yaml"});
  CHECK(wrong.exitCode == 2);
  CHECK(llvm::StringRef(wrong.out).starts_with("wrong.yaml:1: error: `library` must come before"));
  // Settings belong in config files.
  folder.write("settings.yaml", "roc: maybe\n");
  CHECK(llvm::StringRef(mappings(folder, {"lint", "settings.yaml"}).out).contains("unknown key"));
  CHECK(llvm::StringRef(mappings(folder, {"lint", "--config", "settings.yaml"}).out)
            .contains("settings.yaml:1: error: expected true or false for `roc`"));
}

TEST_CASE("tranship mappings diff", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.yaml", rules);
  folder.write("b.yaml", suspicious);
  ProgramResult same = mappings(folder, {"diff", "a.yaml", "a.yaml"});
  CHECK(same.exitCode == 0);
  CHECK(same.out == "0 added, 0 removed, 0 changed\n");
  ProgramResult other = mappings(folder, {"diff", "a.yaml", "b.yaml"});
  CHECK(other.exitCode == 1);
  CHECK(other.out == "changed myMalloc (function of mine)\n  hip: hipMalloc → hipMaloc\n"
                     "0 added, 0 removed, 1 changed\n");
  CHECK(bool(llvm::json::parse(mappings(folder, {"diff", "--json", "a.yaml", "b.yaml"}).out)));
}

TEST_CASE("The tables compiled in are those of mappings/", "[cli]") {
  TemporaryFolder folder;
  ProgramResult result = mappings(folder, {"diff", std::string(SOURCE_FOLDER) + "/mappings"});
  CHECK(result.out == "0 added, 0 removed, 0 changed\n");
}

TEST_CASE("tranship mappings schema prints the schema", "[cli]") {
  TemporaryFolder folder;
  CHECK(mappings(folder, {"schema"}).out == rulesSchema().str());
}
