// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/RowReader.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

namespace {

constexpr char head[] = "library: lib\n"
                        "prefixes: [lib]\n"
                        "notes:\n"
                        "  gone: {why: \"it is gone\", instead: \"use the other\"}\n"
                        "rows:\n"; // rows start in line 6
constexpr char usesNote[] = "- {name: libZ, kind: function, unsupported: gone}\n";

std::string errorOf(const std::string &text) {
  RowSet set;
  return messageOf(readRows(text, "t.yaml", set, RowOrder::Sorted));
}
/// The error of rows behind a correct head.
std::string rowsError(const std::string &rows) { return errorOf(head + rows + usesNote); }

} // namespace

TEST_CASE("The value of an enumerator in HIP is for enumerators that HIP has") {
  RowSet set;
  REQUIRE(messageOf(readRows(std::string(head) +
                                 "- {name: libE, kind: enumerator, hip: hipE, decl: libE_t, "
                                 "value: 3, hip-value: 113}\n" +
                                 usesNote,
                             "t.yaml", set, RowOrder::Sorted)) == "");
  CHECK(set.rows[0].hipValue == "113");
  CHECK(set.rows[1].hipValue == "");
  const char *expected =
      "t.yaml:6: row `libE` has `hip-value`, which only enumerators with `hip` may have";
  CHECK(rowsError("- {name: libE, kind: function, hip: hipE, hip-value: 113}\n") == expected);
  CHECK(rowsError("- {name: libE, kind: enumerator, unsupported: gone, hip-value: 113}\n") ==
        expected);
}

TEST_CASE("readRows reads every column") {
  RowSet set;
  REQUIRE(
      messageOf(readRows(
          head +
              std::string(
                  "- {name: libA, kind: function, arity: 2, hip: hipA, call: \"hipA($1, $0)\", "
                  "warn: gone, decl: int, value: 3, cuda-added: 9.0, cuda-deprecated: 10.1, "
                  "cuda-removed: 11.0, hip-added: 5.1.0, hip-deprecated: 6.0, hip-removed: 7.0, "
                  "experimental: true}\n") +
              usesNote,
          "t.yaml", set, RowOrder::Sorted)) == "");
  REQUIRE(set.rows.size() == 2);
  const Row &row = set.rows[0];
  CHECK(row.name == "libA");
  CHECK(row.kind == RowKind::Function);
  CHECK(row.arity == 2);
  CHECK(row.supported);
  CHECK(row.hip == "hipA");
  CHECK(row.call == "hipA($1, $0)");
  CHECK(row.reshapesCall());
  REQUIRE(row.warn);
  CHECK(row.warn->key == "gone");
  CHECK(row.warn->why == "it is gone");
  CHECK(row.warn->instead == "use the other");
  CHECK(row.decl == "int");
  CHECK(row.value == "3");
  CHECK(row.library == "lib");
  CHECK(row.cudaAdded == Version{9, 0, 0});
  CHECK(row.cudaDeprecated == Version{10, 1, 0});
  CHECK(row.cudaRemoved == Version{11, 0, 0});
  CHECK(row.hipAdded == Version{5, 1, 0});
  CHECK(row.hipDeprecated == Version{6, 0, 0});
  CHECK(row.hipRemoved == Version{7, 0, 0});
  CHECK(row.experimental);
  CHECK_FALSE(set.rows[1].supported);
  CHECK(set.rows[1].unsupported == row.warn);
  CHECK(set.rows[1].arity == -1);
  REQUIRE(set.libraries.size() == 1);
  CHECK(set.libraries[0].prefixes == llvm::ArrayRef<llvm::StringRef>({"lib"}));
}

TEST_CASE("readRows reads where a library's headers are, and who includes them") {
  RowSet set;
  REQUIRE(messageOf(readRows("library: lib\nfolders: [lib/]\nincluded-by: [other/, other.h]\n",
                             "t.yaml", set, RowOrder::Sorted)) == "");
  REQUIRE(set.libraries.size() == 1);
  CHECK(set.libraries[0].folders == llvm::ArrayRef<llvm::StringRef>({"lib/"}));
  CHECK(set.libraries[0].includedBy == llvm::ArrayRef<llvm::StringRef>({"other/", "other.h"}));
}

TEST_CASE("readRows keeps its strings when the text is gone") {
  RowSet set;
  {
    std::string text = "library: lib\nrows:\n- {name: \"lib\\x41\", kind: type, hip: hipA}\n";
    REQUIRE(messageOf(readRows(text, "t.yaml", set, RowOrder::Sorted)) == "");
    std::fill(text.begin(), text.end(), '?');
  }
  CHECK(set.rows.at(0).name == "libA");
  CHECK(set.rows.at(0).library == "lib");
}

TEST_CASE("readRows takes a dropped header and all kinds") {
  CHECK(errorOf("library: lib\nrows:\n"
                "- {name: a, kind: function, hip: h}\n- {name: b, kind: type, hip: h}\n"
                "- {name: c, kind: enumerator, hip: h}\n- {name: d.x, kind: field, hip: h}\n"
                "- {name: e, kind: macro, hip: h}\n- {name: f.h, kind: header, hip: \"\"}\n"
                "- {name: g, kind: namespace, hip: h}\n") == "");
}

TEST_CASE(
    "readRows takes rows that hold for one type of an argument, and macros that become nothing") {
  RowSet set;
  REQUIRE(messageOf(readRows("library: lib\nrows:\n- {name: a, kind: function, hip: h}\n"
                             "- {name: a, kind: function, given: \"$2 T\", hip: h}\n"
                             "- {name: b, kind: macro, hip: \"\"}\n"
                             "- {name: c, kind: function, given: \"$0 all-int\", hip: h}\n"
                             "- {name: c, kind: function, given: \"$1 wide\", hip: h}\n"
                             "- {name: d, kind: type, hip: h, hip-type: \"void *\"}\n"
                             "- {name: e, kind: macro, hip: h, list-end: b}\n"
                             "- {name: f, kind: function, hip: h, names: T}\n",
                             "t.yaml", set, RowOrder::Sorted)) == "");
  CHECK_FALSE(set.rows[0].dependsOnCall());
  CHECK(set.rows[1].dependsOnCall());
  CHECK(set.rows[1].given.argument == 2);
  CHECK(set.rows[1].given.text == "T");
  CHECK(set.rows[1].given.is(ArgumentGuard::Kind::Type));
  CHECK_FALSE(set.rows[0].given.is(ArgumentGuard::Kind::Type));
  CHECK(set.rows[2].supported);
  CHECK(set.rows[3].given.is(ArgumentGuard::Kind::AllInt));
  CHECK(set.rows[4].given.is(ArgumentGuard::Kind::Wide));
  CHECK(set.rows[5].hipType == "void *");
  CHECK(set.rows[6].listEnd == "b");
  CHECK(set.rows[7].names == "T");
}

TEST_CASE("readRows: each error of a row has its line") {
  CHECK(
      rowsError(
          "- {name: libA, kind: type, hip: hipA}\n- {name: libB, kind: type, hip: x, hop: y}\n") ==
      "t.yaml:7: unknown key `hop`; did you mean `hip`?");
  CHECK(rowsError("- {kind: type, name: libA, hip: hipA}\n") ==
        "t.yaml:6: key `name` must come before `kind`");
  CHECK(rowsError("- {name: libA, kind: type, hip: a, hip: b}\n") ==
        "t.yaml:6: duplicate key `hip`");
  CHECK(rowsError("- {name: libA, kind: class, hip: hipA}\n") ==
        "t.yaml:6: unknown kind `class`; expected function, type, enumerator, field, macro, header "
        "or namespace");
  CHECK(rowsError("- {name: libA, kind: function, arity: two, hip: hipA}\n") ==
        "t.yaml:6: expected a number of arguments, not `two`");
  CHECK(rowsError("- {name: libA, kind: function, arity: -2, hip: hipA}\n") ==
        "t.yaml:6: expected a number of arguments, not `-2`");
  CHECK(rowsError("- {name: libA, kind: function, hip: hipA, call: \"hipA($x)\"}\n") ==
        "t.yaml:6: `$` must be followed by the number of an argument, or by `cuda-version`, "
        "`cuda-major` or `cuda-minor`");
  CHECK(rowsError("- {name: libA, kind: type, hip: hipA, cuda-added: twelve}\n") ==
        "t.yaml:6: expected a version such as 12.5 or 7.0.2, not `twelve`");
  CHECK(rowsError("- {name: libA, kind: type, hip: hipA, experimental: yes}\n") ==
        "t.yaml:6: expected true or false, not `yes`");
  CHECK(rowsError("- {name: libA, kind: type, unsupported: lost}\n") ==
        "t.yaml:6: no note `lost` in this file");
  CHECK(rowsError("- {name: libA, kind: type, hip: hipA, warn: lost}\n") ==
        "t.yaml:6: no note `lost` in this file");
  CHECK(rowsError("- {name: libA, kind: type, hip: [hipA]}\n") ==
        "t.yaml:6: expected text for `hip`");
  CHECK(rowsError("- {name: libA, kind: function, given: \"2 libT\", hip: hipA}\n") ==
        "t.yaml:6: expected an argument and its type such as `$2 cudaMemLocation`");
  CHECK(rowsError("- {name: libA, kind: function, given: \"$2\", hip: hipA}\n") ==
        "t.yaml:6: expected an argument and its type such as `$2 cudaMemLocation`");
  CHECK(rowsError("- {name: libA, kind: function, given: \"$0 fullmask\", hip: hipA}\n") ==
        "t.yaml:6: `fullmask` is not a type; did you mean `full-mask`?");
  CHECK(rowsError("- {name: libA, kind: function, given: \"$0 any-type\", hip: hipA}\n") ==
        "t.yaml:6: `any-type` is not a type");
  CHECK(rowsError("- {name: libA, kind: type, hip: hipA, call: \"x\"}\n") ==
        "t.yaml:6: row `libA` has `call`, which only functions, macros, headers and unsupported "
        "methods may have");
  CHECK(rowsError("- libA\n") ==
        "t.yaml:6: expected a row such as {name: cudaMalloc, kind: function, hip: hipMalloc}");
}

TEST_CASE("readRows: a row says either what HIP has or why it has none") {
  CHECK(rowsError("- {name: libA, kind: type}\n") ==
        "t.yaml:6: row `libA` needs either `hip` or `unsupported`");
  CHECK(rowsError("- {name: libA, kind: type, hip: hipA, unsupported: gone}\n") ==
        "t.yaml:6: row `libA` needs either `hip` or `unsupported`");
  CHECK(rowsError("- {name: libA, kind: type, hip: \"\"}\n") ==
        "t.yaml:6: row `libA` has an empty `hip`");
  CHECK(rowsError("- {name: libA, kind: function, call: \"f()\", unsupported: gone}\n") ==
        "t.yaml:6: row `libA` has `call` but no `hip`");
  CHECK(rowsError("- {name: libA, hip: hipA}\n") == "t.yaml:6: a row needs `name` and `kind`");
  CHECK(rowsError("- {kind: type, hip: hipA}\n") == "t.yaml:6: a row needs `name` and `kind`");
}

TEST_CASE("readRows keeps rows in order") {
  CHECK(rowsError("- {name: libB, kind: type, hip: b}\n- {name: libA, kind: type, hip: a}\n") ==
        "t.yaml:7: row `libA` is out of order after `libB`");
  CHECK(rowsError("- {name: libA, kind: type, hip: b}\n- {name: libA, kind: type, hip: a}\n") ==
        "t.yaml:7: duplicate row `libA`");
  CHECK(rowsError("- {name: libA, kind: function, arity: 3, hip: b}\n"
                  "- {name: libA, kind: function, arity: 2, hip: a}\n") ==
        "t.yaml:7: row `libA` is out of order after `libA`");
  CHECK(rowsError("- {name: libA, kind: function, hip: b}\n"
                  "- {name: libA, kind: function, arity: 2, hip: a}\n") == "");
}

TEST_CASE("readRows: each error of the head has its line") {
  CHECK(
      errorOf(
          "library: lib\nnotes:\n  gone: {why: \"w\"}\nrows:\n- {name: a, kind: type, hip: b}\n") ==
      "t.yaml:3: no row uses note `gone`");
  // A row that cannot be read may be the one that uses it.
  CHECK(errorOf("library: lib\nnotes:\n  odd: {why: \"w\"}\nrows:\n"
                "- {name: a, kind: type, hip: b, cuda-added: \"12.0\", warn: odd}\n") ==
        "t.yaml:5: key `warn` must come before `cuda-added`");
  CHECK(errorOf("library: lib\nnotes:\n  gone: {instead: \"w\"}\n") ==
        "t.yaml:3: note `gone` lacks `why`");
  CHECK(errorOf("library: lib\nnotes:\n  gone: {why: a, who: b}\n") ==
        "t.yaml:3: unknown key `who`, expected why, instead or once-per-file");
  CHECK(errorOf("library: lib\nrulez: []\n") ==
        "t.yaml:2: unknown key `rulez`, expected library, "
        "prefixes, folders, included-by, docs, facts, host-only, device-only, once-per-file, "
        "disable, notes or rows");
  CHECK(errorOf("library: lib\nlibrary: lib\n") == "t.yaml:2: duplicate key `library`");
  CHECK(errorOf("prefixes: [a]\n") == "t.yaml:1: `library` is missing");
  CHECK(errorOf("rows: []\nlibrary: lib\n") == "t.yaml:1: `library` must come before `rows`");
  CHECK(errorOf("library: lib\nprefixes: cuda\n") ==
        "t.yaml:2: expected a list, such as [prefix_]");
  CHECK(errorOf("library: lib\nrows: {a: b}\n") == "t.yaml:2: expected a list of rows");
  CHECK(errorOf("library: lib\nnotes: [a]\n") == "t.yaml:2: expected a mapping of notes");
}

TEST_CASE("readRows: text that is no mapping file is an error with a line, never a crash") {
  for (const char *text :
       {"", "\n", "# only a comment\n", "- a\n", "text", "{", "library: [\n", "\t", "&a *a",
        "library: lib\nrows:\n- {name: a, kind\n", "library: lib\nrows:\n",
        "library: lib\nprefixes:\n", "library: lib\nnotes:\n  a:\n", "a: *b\n", "? [a]\n: b\n",
        "library: lib\nrows:\n- \n", "\xff\xfe\x01", "library: lib\nprefixes: [[a]]\n"}) {
    INFO(text);
    std::string error = errorOf(text);
    CHECK(llvm::StringRef(error).starts_with("t.yaml:"));
    unsigned line = 0;
    llvm::StringRef rest = llvm::StringRef(error).drop_front(std::min<size_t>(7, error.size()));
    CHECK_FALSE(rest.consumeInteger(10, line));
    CHECK(line >= 1);
  }
}

TEST_CASE("readRows reads the guards for a CUDA version and for a header") {
  RowSet set;
  REQUIRE(messageOf(readRows("library: lib\nrows:\n- {name: a, kind: function, hip: h}\n"
                             "- {name: a, kind: function, cuda: \"<13.0\", hip: old}\n"
                             "- {name: a, kind: function, cuda: \">=11.2 <12.0\", hip: mid}\n"
                             "- {name: a, kind: function, including: old.h, hip: legacy}\n",
                             "t.yaml", set, RowOrder::Any)) == "");
  auto isFor = [&](llvm::StringRef hip, Version version) {
    return llvm::find_if(set.rows, [&](const Row &row) { return row.hip == hip; })
        ->isForCuda(version);
  };
  CHECK(isFor("h", {13, 0, 0}));
  CHECK(isFor("old", {12, 9, 0}));
  CHECK_FALSE(isFor("old", {13, 0, 0}));
  CHECK(isFor("mid", {11, 2, 0}));
  CHECK_FALSE(isFor("mid", {11, 1, 0}));
  CHECK_FALSE(isFor("mid", {12, 0, 0}));
  auto isForHip = [&](llvm::StringRef guard, Version version) {
    RowSet one;
    REQUIRE(messageOf(readRows(("library: lib\nrows:\n- {name: a, kind: function, for-hip: \"" +
                                guard + "\", hip: h}\n")
                                   .str(),
                               "t.yaml", one, RowOrder::Any)) == "");
    return one.rows.front().isForHip(version);
  };
  CHECK(isForHip("<7.0", {6, 4, 3}));
  CHECK_FALSE(isForHip("<7.0", {7, 0, 0}));
  CHECK_FALSE(isForHip("<7.0", {}));
  CHECK(isForHip(">=6.0", {}));
  CHECK_FALSE(isForHip(">=7.15", {}));
  CHECK(isForHip(">=7.15", newestHip));
  CHECK(isForHip(">=6.0 <7.0", {6, 0, 0}));
  CHECK_FALSE(isForHip(">=6.0 <7.0", {5, 7, 0}));
  CHECK(rowsError("- {name: libA, kind: type, cuda: \"13.0\", hip: hipA}\n") ==
        "t.yaml:6: expected `>=13.0`, `<13.0` or both, not `13.0`");
}

TEST_CASE("readRows: a pattern is an answer, never a name") {
  CHECK(errorOf("library: lib\nnotes:\n  gone: {why: \"it is gone\"}\nrows:\n"
                "- {name: \"LIB_*\", kind: enumerator, unsupported: gone}\n") == "");
  CHECK(rowsError("- {name: \"LIB_*\", kind: enumerator, hip: x}\n") ==
        "t.yaml:6: row `LIB_*` is a pattern: it can only be `unsupported`");
}

TEST_CASE("readRows sorts for users, and asks sorted rows of us") {
  llvm::StringRef text = "library: lib\nrows:\n- {hip: h, name: b, kind: type}\n"
                         "- {name: a, kind: type, hip: h}\n";
  RowSet set;
  REQUIRE(messageOf(readRows(text, "t.yaml", set, RowOrder::Any)) == "");
  CHECK(set.rows.at(0).name == "a");
  RowSet ours;
  CHECK(messageOf(readRows(text, "t.yaml", ours, RowOrder::Sorted)) ==
        "t.yaml:3: key `name` must come before `hip`");
  RowSet twice;
  CHECK(messageOf(readRows("library: lib\nrows:\n- {name: a, kind: type, hip: h}\n"
                           "- {name: b, kind: type, hip: h}\n- {name: a, kind: type, hip: i}\n",
                           "t.yaml", twice, RowOrder::Any)) == "t.yaml:5: duplicate row `a`");
}

TEST_CASE("readRows hands keys that it does not know to whom it may concern") {
  RowSet set;
  Strings seen;
  auto other = [&](llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values,
                   bool isList) -> std::optional<std::string> {
    if (key == "strange")
      return std::nullopt;
    if (key == "bad")
      return "not good";
    seen.push_back(key.str() + (isList ? " list" : ""));
    for (llvm::StringRef value : values)
      seen.push_back(value.str());
    return "";
  };
  auto error = [&](llvm::StringRef text) {
    return messageOf(readRows(text, "t.yaml", set, RowOrder::Any, other));
  };
  CHECK(error("one: 1\nmany: [a, b]\n") == "");
  CHECK(seen == Strings{"one", "1", "many list", "a", "b"});
  CHECK(error("bad: 1\n") == "t.yaml:1: not good");
  CHECK(
      llvm::StringRef(error("a: 1\nstrange: 1\n")).starts_with("t.yaml:2: unknown key `strange`"));
  CHECK(error("rows:\n- {name: a, kind: type, hip: h}\n") ==
        "t.yaml:2: `library` must come before `rows`");
}

TEST_CASE("readRows: what is no YAML is an error in a line, whatever it looks like") {
  for (const std::string &text :
       {std::string("notes: {,,,:es: {3\0\0,,"), std::string("notes:   \xe1   hem\nnotes:   \xe1"),
        std::string("notes:\n  a: \xff\n"), std::string("rows: [\n"), std::string("library:\t{"),
        std::string("docs: *\n"), std::string("prefixes: &a\n"),
        std::string("host-only: \x01\n")}) {
    std::string error = errorOf(text);
    INFO(error);
    CHECK(llvm::StringRef(error).starts_with("t.yaml:"));
    RowSet set;
    auto any = [](llvm::StringRef, llvm::ArrayRef<llvm::StringRef>, bool) { return ""; };
    CHECK_FALSE(messageOf(readRows(text, "t.yaml", set, RowOrder::Any, any)).empty());
  }
}

TEST_CASE("readRows reads for which form of warp code a row holds") {
  RowSet set;
  REQUIRE(messageOf(readRows(std::string(head) +
                                 "- {name: libA, kind: function, hip: hipA}\n"
                                 "- {name: libA, kind: function, wave: whole, hip: hipB}\n"
                                 "- {name: libA, kind: function, wave: groups, hip: hipC}\n" +
                                 usesNote,
                             "t.yaml", set, RowOrder::Sorted)) == "");
  CHECK(set.rows[0].wave == RowWave::Any);
  CHECK(set.rows[1].wave == RowWave::Whole);
  CHECK(set.rows[2].wave == RowWave::Groups);
  CHECK(llvm::StringRef(rowsError("- {name: libA, kind: function, wave: half, hip: hipA}\n"))
            .starts_with("t.yaml:6: "));
}

TEST_CASE("readRows reads which arguments have properties of GPUs, and their values") {
  RowSet set;
  REQUIRE(messageOf(readRows(
              std::string(head) +
                  "- {name: libA, kind: function, hip: hipA, property: $0 major $1 minor}\n"
                  "- {name: libB, kind: function, hip: hipB, property: $0 of $1, answer: \"0, "
                  "-5..-1\", hip-answer: 70..}\n" +
                  usesNote,
              "t.yaml", set, RowOrder::Sorted)) == "");
  auto both = PropertyArgument::parse(set.rows[0].property);
  REQUIRE((both && both->size() == 2));
  CHECK((both->at(1).argument == 1 && both->at(1).property == "minor"));
  auto named = PropertyArgument::parse(set.rows[1].property);
  REQUIRE((named && named->size() == 1));
  CHECK((named->at(0).property.empty() && named->at(0).attribute == 1));
  auto answers = NumberRange::parseList(set.rows[1].answer);
  REQUIRE((answers && answers->size() == 2));
  CHECK(
      (answers->at(1).contains(-5) && answers->at(1).contains(-1) && !answers->at(1).contains(0)));
  CHECK(answers->at(0).inWords() == "0");
  CHECK(answers->at(1).inWords() == "-5 to -1");
  CHECK(NumberRange::parseList(set.rows[1].hipAnswer)->at(0).inWords() == "70 or more");
  for (const char *columns : {"property: $0", "property: $x major", "property: $0 of major",
                              "answer: many, hip-answer: 1", "answer: 1"})
    CHECK(rowsError(std::string("- {name: libA, kind: function, hip: hipA, ") + columns + "}\n") !=
          "");
}

TEST_CASE("readRows reads what a warp intrinsic does, and where its arguments are") {
  RowSet set;
  REQUIRE(messageOf(readRows(std::string(head) +
                                 "- {name: libA, kind: function, hip: hipA, warp-call: vote}\n"
                                 "- {name: libB, kind: function, hip: hipB, warp-call: "
                                 "\"shuffle-down $0 mask $2 distance $3 width\"}\n" +
                                 usesNote,
                             "t.yaml", set, RowOrder::Sorted)) == "");
  CHECK(set.rows[0].warpCall == WarpCall{WarpCall::Vote});
  CHECK(set.rows[1].warpCall == WarpCall{WarpCall::ShuffleDown, 0, 2, 3});
  CHECK(set.rows[1].warpCall.str() == "shuffle-down $0 mask $2 distance $3 width");
  CHECK(set.rows[2].warpCall.str() == "");
  for (const char *text : {"\"\"", "shuffle-left", "\"vote 0 mask\"", "\"vote $0\"",
                           "\"vote $0 lanes\"", "\"vote $x mask\""})
    CHECK(llvm::StringRef(rowsError(std::string("- {name: libA, kind: function, hip: hipA, "
                                                "warp-call: ") +
                                    text + "}\n"))
              .starts_with("t.yaml:6: expected an operation and positions"));
  CHECK(rowsError("- {name: libA, kind: type, hip: hipA, warp-call: vote}\n") ==
        "t.yaml:6: row `libA` has `warp-call`, which only functions may have");
}

TEST_CASE("readRows reads default arguments of templates") {
  std::optional<TemplateDefaults> defaults = TemplateDefaults::parse("$2 hip::DIRECT, 32");
  REQUIRE(defaults);
  CHECK(defaults->first == 2);
  CHECK(defaults->values == std::vector<llvm::StringRef>{"hip::DIRECT", "32"});
  for (const char *text : {"", "32", "$1", "$1 ", "$x 32"})
    CHECK_FALSE(TemplateDefaults::parse(text));
  CHECK(rowsError("- {name: libA, kind: type, hip: hipA, template-defaults: \"32\"}\n") ==
        "t.yaml:6: expected a position and default arguments such as `$1 32`, not `32`");
  CHECK(rowsError("- {name: libA, kind: function, hip: hipA, template-defaults: \"$1 32\"}\n") ==
        "t.yaml:6: row `libA` has `template-defaults`, which only types with `hip` may have");
}

TEST_CASE("readRows accepts other names and forms only where they have a meaning") {
  CHECK(rowsError("- {name: libA, kind: enumerator, hip: hipA, alias: hipB}\n") == "");
  CHECK(rowsError("- {name: libA, kind: type, hip: hipA, alias: hipB}\n") ==
        "t.yaml:6: row `libA` has `alias`, which only enumerators with `hip` may have");
  CHECK(rowsError("- {name: libA, kind: enumerator, neutral: hipB, unsupported: gone, warn: "
                  "gone}\n") == "");
  const char *neutral =
      "t.yaml:6: row `libA` has `neutral`, which needs `unsupported`, and for enumerators `warn`";
  CHECK(rowsError("- {name: libA, kind: enumerator, neutral: hipB, unsupported: gone}\n") ==
        neutral);
  CHECK(rowsError("- {name: libA, kind: enumerator, hip: hipA, neutral: hipB}\n") == neutral);
  CHECK(rowsError("- {name: lib.a, kind: field, call: b, unsupported: gone}\n") == "");
  CHECK(rowsError("- {name: lib.a, kind: field, hip: a, call: b}\n") ==
        "t.yaml:6: row `lib.a` has `call`, which only functions, macros, headers and unsupported "
        "methods may have");
}
