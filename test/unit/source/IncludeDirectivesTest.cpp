// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/IncludeDirectives.h"

#include "support/Test.h"

using namespace tranship;

namespace {

struct Found {
  SourceFile file;
  IncludeLayout layout;

  explicit Found(llvm::StringRef code) : file("a.cu", code.str()), layout(findIncludes(file)) {}

  const IncludeDirective &operator[](size_t index) const { return layout.directives.at(index); }
  /// The text that a new include would stand before.
  std::string insertsBefore() const {
    return file.text().substr(layout.insertionOffset).split('\n').first.str();
  }
};

} // namespace

TEST_CASE("findIncludes reads directives as written") {
  Found found(
      "#include <a/b.h>\n  # include \"c.h\" // why\n#include_next <d.h>\n#include MACRO\n");
  REQUIRE(found.layout.directives.size() == 3);
  CHECK(found.file.text(found[0].name) == "a/b.h");
  CHECK(found.file.text(found[0].range) == "#include <a/b.h>");
  CHECK(found[0].angled);
  CHECK(found.file.text(found[1].name) == "c.h");
  CHECK(found.file.text(found[1].range) == "# include \"c.h\"");
  CHECK_FALSE(found[1].angled);
  CHECK(found.file.text(found[2].name) == "d.h");
}

TEST_CASE("findIncludes passes over what only looks like a directive") {
  CHECK(Found("// #include <a.h>\n/* #include <b.h> */ \"#include <c.h>\"\n")
            .layout.directives.empty());
  CHECK(Found("#include <open.h\n#include\n#include \"open\n").layout.directives.empty());
}

TEST_CASE("findIncludes tells what is compiled whenever something else is") {
  Found found("#include <0>\n"
              "#if A\n#include <1>\n#if B\n#include <2>\n#endif\n"
              "#elif C\n#include <3>\n"
              "#else\n#include <4>\n#endif\n"
              "#if A\n#include <5>\n#endif\n");
  REQUIRE(found.layout.directives.size() == 6);
  for (size_t i = 0; i < 6; ++i)
    CHECK(found[0].dominates(found[i]));
  CHECK(found[1].dominates(found[2]));
  CHECK_FALSE(found[2].dominates(found[1]));
  CHECK_FALSE(found[1].dominates(found[3]));
  CHECK_FALSE(found[1].dominates(found[4]));
  CHECK_FALSE(found[3].dominates(found[4]));
  CHECK_FALSE(found[1].dominates(found[5])); // the same words, but A may have changed
  CHECK_FALSE(found[1].dominates(found[0]));
}

TEST_CASE("findIncludes groups the branches of conditions") {
  Found found("#if A\n#include <0>\n#ifdef B\n#include <1>\n#endif\n"
              "#elif C\n#include <2>\n#else\n#include <3>\n#endif\n#if OPEN\n");
  REQUIRE(found.layout.directives.size() == 4);
  REQUIRE(found.layout.groups.size() == 2);
  const ConditionalGroup &inner = found.layout.groups[0], &outer = found.layout.groups[1];
  CHECK(inner.branches == std::vector<unsigned>{found[1].conditions.back()});
  CHECK(inner.outer == found[0].conditions.back());
  CHECK_FALSE(inner.hasElse);
  CHECK(outer.branches == std::vector<unsigned>{found[0].conditions.back(),
                                                found[2].conditions.back(),
                                                found[3].conditions.back()});
  CHECK(outer.outer == 0);
  CHECK(outer.hasElse);
}

TEST_CASE("findIncludes sees an include guard") {
  Found found("// text\n#ifndef A_H\n#define A_H\n#include <a>\n#endif\n");
  CHECK(found.layout.guard == found[0].conditions);
  CHECK(found.insertsBefore() == "#include <a>");

  CHECK(Found("#ifndef A\n#include <a>\n#endif\n").layout.guard.empty());
  CHECK(Found("#ifndef A\n#define B\n#include <a>\n#endif\n").layout.guard.empty());
  CHECK(Found("#ifdef A\n#define A\n#include <a>\n#endif\n").layout.guard.empty());
  CHECK(Found("int x;\n#ifndef A\n#define A\n#include <a>\n#endif\n").layout.guard.empty());
}

TEST_CASE("findIncludes: `#pragma once` before a guard is no code") {
  Found found("#pragma once\n#ifndef A_H\n#define A_H\n#include <a>\n#endif\n");
  CHECK(found.layout.guard == found[0].conditions);
}

TEST_CASE("findIncludes puts a new include before the first that is always seen") {
  CHECK(Found("// top\n#if A\n#include <a>\n#endif\n#include <b>\n").insertsBefore() ==
        "#include <b>");
  CHECK(Found("  #include <a>\n").insertsBefore() == "  #include <a>");
}

TEST_CASE("findIncludes puts a new include where code starts if there is none") {
  CHECK(Found("// top\n\nint x;\n").insertsBefore() == "int x;");
  CHECK(Found("/* licence */\n#pragma once\n#define A\nint x;\n").insertsBefore() == "#define A");
  CHECK(Found("").layout.insertionOffset == 0);
  Found comment("// only a comment");
  CHECK(comment.layout.insertionOffset == comment.file.text().size());
}

TEST_CASE("findIncludes puts nothing before a byte order mark") {
  CHECK(Found("\xEF\xBB\xBF#include <a>\n").layout.insertionOffset == 3);
  CHECK(Found("\xEF\xBB\xBFint x;\n").layout.insertionOffset == 3);
}

TEST_CASE("findIncludes survives conditions that do not match") {
  Found found("#endif\n#else\n#include <a>\n#if X\n#include <b>\n");
  REQUIRE(found.layout.directives.size() == 2);
  CHECK(found[0].conditions.empty());
}

TEST_CASE("findNamedHeaders finds headers in conditions and macros") {
  SourceFile file("a.cu", "#if __has_include(<a.h>) && !__has_include(\"b.h\")\n"
                          "#endif\n"
                          "#define C <c.h>\n#define D \"d.h\"\n#define E \"e.h\"\n"
                          "#define LESS <x\n#define MORE <f.h> + 1\n"
                          "#include D\n#include \"g.h\"\n");
  std::vector<std::string> names;
  for (const NamedHeader &header : findNamedHeaders(file))
    names.push_back(file.text(header.name).str());
  CHECK(names == std::vector<std::string>{"a.h", "b.h", "c.h", "d.h"});
}

TEST_CASE("findIncludes tells includes inside of braces") {
  Found found("#include \"a.h\"\nextern \"C\" {\n#include \"b.h\"\n}\nnamespace n {\n#include "
              "\"c.inc\"\n}\n"
              "#ifdef X\nvoid f(int) {\n#else\nvoid f() {\n#endif\n#include \"d.inc\"\n}\n"
              "#include \"e.h\"\n");
  REQUIRE(found.layout.directives.size() == 5);
  CHECK_FALSE(found[0].isNested);
  CHECK_FALSE(found[1].isNested);
  CHECK(found[2].isNested);
  CHECK(found[3].isNested);
  CHECK_FALSE(found[4].isNested);
}
