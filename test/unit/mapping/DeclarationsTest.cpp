// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Declarations.h"

#include "mapping/RowReader.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

static std::string declarations(const std::string &rows) {
  RowSet set;
  REQUIRE(messageOf(readRows("library: lib\nrows:\n" + rows, "t.yaml", set, RowOrder::Sorted)) ==
          "");
  return writeDeclarations(set.rows);
}

/// `first` stands before `second`, and both are there.
static bool inOrder(llvm::StringRef text, llvm::StringRef first, llvm::StringRef second) {
  size_t a = text.find(first), b = text.find(second);
  INFO(text.str());
  CHECK(a != llvm::StringRef::npos);
  CHECK(b != llvm::StringRef::npos);
  return a < b;
}

TEST_CASE("writeDeclarations declares nothing for rows without `decl`") {
  CHECK(declarations("- {name: a, kind: function, hip: h}\n"
                     "- {name: b, kind: type, hip: h}\n"
                     "- {name: c.h, kind: header, hip: h}\n") == "extern \"C\" {\n}\n");
}

TEST_CASE("writeDeclarations: functions take anything, once for all arities") {
  CHECK(declarations("- {name: f, kind: function, arity: 1, hip: h, decl: int}\n"
                     "- {name: f, kind: function, arity: 2, hip: h, decl: int}\n") ==
        "extern \"C\" {\nint f(...);\n}\n");
}

TEST_CASE("writeDeclarations: macros stand outside and first") {
  std::string text = declarations("- {name: M, kind: macro, hip: h, decl: \"1 + 2\"}\n");
  CHECK(llvm::StringRef(text).starts_with("#define M 1 + 2\n"));
}

TEST_CASE("writeDeclarations gathers enumerators by their tag, with values") {
  std::string text = declarations("- {name: eA, kind: enumerator, hip: h, decl: e, value: 3}\n"
                                  "- {name: eB, kind: enumerator, hip: h, decl: e}\n"
                                  "- {name: gC, kind: enumerator, hip: h, decl: g, value: -1}\n");
  CHECK(llvm::StringRef(text).contains("enum e {eA=3,eB,};"));
  CHECK(llvm::StringRef(text).contains("enum g {gC=-1,};"));
}

TEST_CASE("writeDeclarations: an enum that no enumerator is known of is there too") {
  CHECK(llvm::StringRef(declarations("- {name: e, kind: type, hip: h, decl: enum}\n"))
            .contains("enum e {};"));
}

TEST_CASE("writeDeclarations: fields stand by position, not by name") {
  std::string text =
      declarations("- {name: s, kind: type, hip: h, decl: struct}\n"
                   "- {name: s.a, kind: field, hip: a, decl: int, value: 10}\n"
                   "- {name: s.b, kind: field, hip: b, decl: \"char[4]\", value: 2}\n");
  CHECK(inOrder(text, "__typeof__(char[4]) b;", "__typeof__(int) a;"));
}

TEST_CASE("writeDeclarations: a type stands after what it is made of") {
  std::string text =
      declarations("- {name: aHandle, kind: type, hip: h, decl: \"struct zImpl *\"}\n"
                   "- {name: aOuter, kind: type, hip: h, decl: struct}\n"
                   "- {name: aOuter.x, kind: field, hip: x, decl: zAlias, value: 0}\n"
                   "- {name: zAlias, kind: type, hip: h, decl: zInner}\n"
                   "- {name: zInner, kind: type, hip: h, decl: struct}\n"
                   "- {name: zInner.y, kind: field, hip: y, decl: int, value: 0}\n");
  CHECK(inOrder(text, "struct zInner {", "struct aOuter {"));
  CHECK(inOrder(text, "using zAlias = zInner;", "struct aOuter {"));
  CHECK(llvm::StringRef(text).contains("using aHandle = struct zImpl *;"));
}

TEST_CASE("writeDeclarations: records that point to each other end") {
  std::string text = declarations("- {name: a, kind: type, hip: h, decl: struct}\n"
                                  "- {name: a.b, kind: field, hip: b, decl: \"b *\", value: 0}\n"
                                  "- {name: b, kind: type, hip: h, decl: struct}\n"
                                  "- {name: b.a, kind: field, hip: a, decl: \"a *\", value: 0}\n");
  CHECK(llvm::StringRef(text).count("struct a {") == 1);
  CHECK(llvm::StringRef(text).count("struct b {") == 1);
  CHECK(inOrder(text, "struct b;", "struct a {"));
}

TEST_CASE("writeDeclarations: a handle without fields stays opaque") {
  std::string text = declarations("- {name: s, kind: type, hip: h, decl: struct}\n");
  CHECK(llvm::StringRef(text).contains("struct s;"));
  CHECK_FALSE(llvm::StringRef(text).contains("struct s {"));
}
