// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Lint.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

namespace {

Strings findings(const std::string &text, const LintOptions &options = {}) {
  Strings lines;
  for (const LintFinding &finding : lint(text, "r.yaml", options))
    lines.push_back(finding.str());
  return lines;
}

/// What lint finds in rows behind a correct head; they start in line 3.
Strings ofRows(const std::string &rows, const LintOptions &options = {}) {
  return findings("library: mine\nrows:\n" + rows, options);
}

} // namespace

TEST_CASE("lint: rows that do what they say are no matter") {
  CHECK(ofRows("- {name: myMalloc, kind: function, hip: myHipMalloc}\n"
               "- {name: MY_CHECK, kind: macro, hip: MY_HIP_CHECK}\n"
               "- {name: mySwap, kind: function, hip: mySwapped, call: \"mySwapped($1, $0)\"}\n"
               "- {name: my_cuda.h, kind: header, hip: my_hip.h}\n") == Strings{});
}

TEST_CASE("lint reports everything that the reader rejects, not only the first problem") {
  CHECK(ofRows("- {name: a, kind: tipe, hip: x}\n"
               "- [b]\n"
               "- {name: c, kind: type, hip: x, name: d}\n"
               "- {name: e, kind: type, hip: x, colour: {red: [1]}}\n"
               "- {name: f, kind: type, unsupported: nowhere}\n"
               "- {name: g, kind: type}\n"
               "- {name: fine, kind: type, hip: x}\n"
               "- {name: fine, kind: type, hip: x}\n"
               "- {name: open\n") ==
        Strings{"r.yaml:3: error: unknown kind `tipe`; expected function, type, enumerator, field, "
                "macro, header or namespace",
                "r.yaml:4: error: expected a row such as {name: cudaMalloc, kind: function, hip: "
                "hipMalloc}",
                "r.yaml:5: error: duplicate key `name`", "r.yaml:6: error: unknown key `colour`",
                "r.yaml:7: error: no note `nowhere` in this file",
                "r.yaml:8: error: row `g` needs either `hip` or `unsupported`",
                "r.yaml:10: error: duplicate row `fine`",
                "r.yaml:11: error: Unexpected token. Expected Key, Flow Entry, or Flow Mapping "
                "End."});
}

TEST_CASE("lint: HIP names that are not names") {
  for (const char *row : {"function, hip: hip Alloc", "function, hip: 'f('", "namespace, hip: a:b",
                          "type, hip: hip Alloc", "enumerator, hip: A B", "field, hip: a b",
                          "function, hip: 1st", "function, hip: 'a::'"}) {
    INFO(row);
    CHECK(ofRows("- {name: mine, kind: " + std::string(row) + "}\n") ==
          Strings{"r.yaml:3: error: row `mine` has a `hip` that is not a name"});
  }
  for (const char *row :
       {"function, hip: 'a::b::c'", "function, hip: '::f<int>'", "type, hip: unsigned int",
        "type, hip: 'struct node *'", "macro, hip: '(A + 1)'", "enumerator, hip: -1"}) {
    INFO(row);
    CHECK(ofRows("- {name: mine, kind: " + std::string(row) + "}\n") == Strings{});
  }
}

TEST_CASE("lint: helpers that do not exist") {
  CHECK(ofRows("- {name: f, kind: function, helper: cg-reduce, hip: g}\n") == Strings{});
  CHECK(ofRows("- {name: f, kind: function, helper: cg-reduction, hip: g}\n") ==
        Strings{"r.yaml:3: warning: row `f`: there is no helper `cg-reduction`"});
}

TEST_CASE("lint: roles of several rows of a name") {
  const std::string rows =
      "- {name: mine, kind: function, arity: 1, hip: x, role: copies $0 source}\n"
      "- {name: mine, kind: function, arity: 2, hip: x";
  CHECK(ofRows(rows + "}\n") == Strings{});
  CHECK(ofRows(rows + ", role: copies $1 source}\n") ==
        Strings{"r.yaml:3: error: several rows of `mine` have a `role`; give it to one"});
}

TEST_CASE("lint: misspelled keys") {
  CHECK(findings("librari: mine\n")[0] ==
        "r.yaml:1: error: unknown key `librari`; did you mean `library`?");
  CHECK(ofRows("- {name: e, kinds: type, kind: type, hip: x}\n") ==
        Strings{"r.yaml:3: error: unknown key `kinds`; did you mean `kind`?"});
}

TEST_CASE("lint: rows against those that are compiled in") {
  CHECK(ofRows("- {name: cudaMalloc, kind: function, hip: hipMalloc}\n") ==
        Strings{"r.yaml:3: warning: row `cudaMalloc` is the same as the compiled-in row"});
  CHECK(ofRows("- {name: cudaMalloc, kind: function, hip: myMalloc}\n") ==
        Strings{"r.yaml:3: note: row `cudaMalloc` replaces the compiled-in row: → hipMalloc"});
  Strings partial = ofRows("- {name: cudaFree, kind: function, arity: 2, hip: myFree}\n");
  REQUIRE(partial.size() == 2);
  CHECK(partial[0] == "r.yaml:3: note: row `cudaFree` replaces the compiled-in row: → hipFree");
  CHECK(partial[1] == "r.yaml:3: warning: `cudaFree` now has rows only for some cases and "
                      "none for the others; add a row without guards");
  partial = ofRows("- {name: cudaEventCreate, kind: function, arity: 2, hip: myCreate}\n");
  REQUIRE(partial.size() == 2);
  CHECK(partial[1] == "r.yaml:3: warning: `cudaEventCreate` now has rows only for some cases and "
                      "none for calls with 1 argument; add a row without guards");
}

TEST_CASE("lint: HIP names that no table has") {
  CHECK(ofRows("- {name: myMalloc, kind: function, hip: hipMaloc}\n").front() ==
        "r.yaml:3: warning: row `myMalloc`: no table has the HIP name `hipMaloc`; did you mean "
        "`hipMalloc`?");
  Strings inCall =
      ofRows("- {name: myMalloc, kind: function, hip: mine, call: \"mine(hipMaloc($0))\"}\n");
  REQUIRE(inCall.size() == 1);
  CHECK(llvm::StringRef(inCall[0]).contains("no table has the HIP name `hipMaloc`"));
  CHECK(ofRows("- {name: myX, kind: function, hip: hipSomethingThatNoTableHasAtAll}\n") ==
        Strings{"r.yaml:3: note: row `myX`: no table has the HIP name "
                "`hipSomethingThatNoTableHasAtAll`"});
}

TEST_CASE("lint: rows that do nothing or never apply") {
  CHECK(ofRows("- {name: myType, kind: type, hip: myType}\n") ==
        Strings{"r.yaml:3: warning: row `myType` keeps a name that would not change anyway"});
  // This one switches a translation off; that one makes a name known.
  CHECK(ofRows("- {name: cudaFree, kind: function, hip: cudaFree}\n") ==
        Strings{"r.yaml:3: note: row `cudaFree` replaces the compiled-in row: → hipFree"});
  CHECK(ofRows("- {name: cudaOurOwn, kind: function, hip: cudaOurOwn}\n") == Strings{});
  CHECK(ofRows("- {name: myF, kind: function, arity: 1, given: \"$1 int\", hip: myG}\n") ==
        Strings{"r.yaml:3: warning: row `myF` never applies: a call with arity 1 has no argument "
                "$1"});
  CHECK(ofRows("- {name: myF, kind: type, hip: myG, decl: struct}\n") ==
        Strings{"r.yaml:3: warning: row `myF`: `decl` and `value` only have an effect in "
                "tranship's own tables"});
}

TEST_CASE("lint: arguments that a call loses") {
  auto ofCall = [](const std::string &columns) {
    return ofRows("- {name: myF, kind: function, hip: myG, " + columns + "}\n");
  };
  CHECK(ofCall("call: \"myG($0, $2...)\"") ==
        Strings{"r.yaml:3: warning: row `myF`: `call` drops $1 without a `warn` that says so"});
  CHECK(ofCall("arity: 3, call: \"myG($0)\"") ==
        Strings{"r.yaml:3: warning: row `myF`: `call` drops $1, $2 without a `warn` that says so"});
  CHECK(ofCall("arity: 2, given: \"$1 full-mask\", call: \"myG($0)\"") == Strings{});
  CHECK(ofCall("arity: 0, call: \"myG(nullptr)\"") == Strings{});
  CHECK(ofCall("call: \"myG()\"").size() == 1);
  CHECK(ofCall("arity: 1, call: \"myG($0, $1)\"") ==
        Strings{"r.yaml:3: warning: row `myF`: `call` needs 2 arguments, more than the arity 1"});
  CHECK(findings("library: mine\nnotes:\n  lost: {why: \"the hint is dropped\"}\nrows:\n"
                 "- {name: myF, kind: function, hip: myG, call: \"myG($1)\", warn: lost}\n") ==
        Strings{});
}

TEST_CASE("lint: names in a namespace do not stay behind when it becomes another one") {
  CHECK(ofRows("- {name: mine, kind: namespace, hip: yours}\n"
               "- {name: \"mine::Sum\", kind: type, hip: \"yours::Plus\"}\n"
               "- {name: \"mine::Max\", kind: type, hip: \"mine::Largest\"}\n"
               "- {name: \"mine::Any\", kind: type, hip: \"other::Any\"}\n"
               "- {name: \"kept::Min\", kind: type, hip: \"kept::Least\"}\n"
               "- {name: \"kept::Any\", kind: type, hip: Any}\n") ==
        Strings{"r.yaml:5: error: row `mine::Max`: the HIP name must be in the namespace that "
                "`mine` becomes: `yours`",
                "r.yaml:8: error: row `kept::Any`: the HIP name must be in the namespace that "
                "`kept` becomes: `kept`"});
}

TEST_CASE("lint: prefixes and disabled names that fit nothing") {
  CHECK(findings("library: mine\nprefixes: [my, your]\nrows:\n"
                 "- {name: myA, kind: type, hip: a}\n") ==
        Strings{"r.yaml:2: warning: no row here has the prefix `your`"});
  CHECK(findings(
            "library: mine\ndisable:\n- cudaFree\n- cudaMaloc\n- cudaOurOwnThing\n- somebody\n") ==
        Strings{"r.yaml:4: warning: `disable`: no table has a row for `cudaMaloc`; did you mean "
                "`cudaMalloc`?",
                "r.yaml:6: warning: `disable`: no table has a row for `somebody`"});
}

TEST_CASE("lint: our own tables are in order, and are not compared with themselves") {
  LintOptions own;
  own.isOwnTable = true;
  CHECK(ofRows("- {name: b, kind: type, hip: b, decl: int}\n- {name: a, kind: type, hip: b}\n",
               own) == Strings{"r.yaml:4: error: row `a` is out of order after `b`"});
  CHECK(ofRows("- {name: cudaMalloc, kind: function, hip: hipMalloc}\n", own) == Strings{});
  CHECK(findings("library: mine\ndisable: [cudaFree]\n", own) ==
        Strings{"r.yaml:2: error: `disable` is only allowed in users' rules"});
  own.roc = true; // these replace others, or are for nothing
  CHECK(ofRows("- {name: cudaMalloc, kind: function, hip: hipMalloc}\n", own).size() == 1);
  CHECK(ofRows("- {name: cudaMalloc, kind: function, hip: rocMalloc}\n", own) == Strings{});
}
