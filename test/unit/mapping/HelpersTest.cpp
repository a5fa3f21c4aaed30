// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Helpers.h"

#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;
using namespace tranship::mapping;

TEST_CASE("Helpers are read with what they need", "[mapping]") {
  llvm::Expected<std::vector<Helper>> helpers = readHelpers("// SPDX-License-Identifier: 0BSD\n"
                                                            "// About all of them.\n\n"
                                                            "//- helper: one\n"
                                                            "int one();\n"
                                                            "\n"
                                                            "//- helper: two\n"
                                                            "//- requires: one\n"
                                                            "//- includes: a.h, b/c.h\n"
                                                            "int two();\n"
                                                            "\n"
                                                            "// SPDX-License-Identifier: 0BSD\n"
                                                            "// The head of the next file.\n\n"
                                                            "//- helper: three\n"
                                                            "int three();\n",
                                                            "file");
  REQUIRE(bool(helpers));
  REQUIRE(helpers->size() == 3);
  CHECK((*helpers)[0].id == "one");
  CHECK((*helpers)[0].code == "int one();\n");
  CHECK((*helpers)[1].requires_ == std::vector<std::string>{"one"});
  CHECK((*helpers)[1].code == "int two();\n");
  CHECK((*helpers)[1].includes == std::vector<std::string>{"a.h", "b/c.h"});
}

TEST_CASE("Mistakes in helpers are reported at their lines", "[mapping]") {
  auto error = [](llvm::StringRef text) {
    llvm::Expected<std::vector<Helper>> helpers = readHelpers(text, "file");
    return helpers ? std::string() : llvm::toString(helpers.takeError());
  };
  CHECK(error("//- helper: a\n//- helper: a\n") == "file:2: duplicate helper `a`");
  CHECK(error("//- helper: a\n//- requires: b\n") == "file:2: no helper `b`");
  CHECK(error("//- helper: a\n//- requires: b\n//- helper: b\n//- requires: a\n") ==
        "file:2: helper `a` needs itself, or one that does");
  CHECK(error("//- requires: b\n") == "file:1: unknown key `requires`");
  CHECK(error("//- helper: a\n//- language: d\n") == "file:2: unknown language `d`");
  CHECK(error("//- helper: a\n//- needs: b\n") == "file:2: unknown key `needs`");
}

TEST_CASE("Helpers stand behind those that they need, whatever file these are in", "[mapping]") {
  llvm::Expected<std::vector<Helper>> helpers = readHelpers(
      "//- helper: one\nint one();\n//- helper: two\n//- requires: four, one\nint two();\n"
      "//- helper: three\nint three();\n//- helper: four\nint four();\n",
      "file");
  REQUIRE(bool(helpers));
  std::string ids;
  for (const Helper &helper : *helpers)
    ids += helper.id + " ";
  CHECK(ids == "one three four two ");
}

TEST_CASE("A header has the helpers that were asked for and those that they need", "[mapping]") {
  std::string header = helperHeader({"cg-reduce"});
  CHECK(helpersIn(header) == std::set<std::string>{"cg-exchange", "cg-reduce"});
  CHECK(header.find("exchange(const") < header.find("reduce(const"));
  CHECK(header.find("inclusive_scan") == std::string::npos);
  CHECK(llvm::StringRef(header).contains("#if defined(__HIP_PLATFORM_NVIDIA__)\n"
                                         "#include <cooperative_groups/reduce.h>\n#else\n"));
  CHECK(llvm::StringRef(header).contains("#pragma once\n\n#if defined(__HIPCC__)\n\n#ifndef"));
  CHECK(!helpersIn("#pragma once\n"));
  std::string text = inlineHelpers({"cg-invoke-one"});
  CHECK(llvm::StringRef(text).contains("#ifndef TRANSHIP_CG_INVOKE_ONE\n"));
  CHECK(!llvm::StringRef(text).contains("#pragma once"));
}

TEST_CASE("Helpers in C are for all compilers, the others for HIP's", "[mapping]") {
  std::string header = helperHeader({"miopen-add-tensor", "cg-invoke-one"});
  CHECK(helpersIn(header) ==
        std::set<std::string>{"miopen-c", "miopen-scale", "miopen-add-tensor", "cg-invoke-one"});
  size_t guard = header.find("#if defined(__HIPCC__)");
  CHECK(header.find("transhipAddTensor(") < guard);
  CHECK(header.find("invoke_one") > guard);
  CHECK(!llvm::StringRef(helperHeader({"miopen-add-tensor"})).contains("__HIPCC__"));
  // A C++ file gets the helpers in C and C++, so all that these need is in one of them as well.
  for (const Helper &helper : builtinHelpers())
    for (const Helper &other : builtinHelpers())
      if (llvm::is_contained(helper.requires_, other.id))
        CHECK(other.language >= helper.language);
}

TEST_CASE("Helpers in C++ are for compilers that do not know HIP, too", "[mapping]") {
  std::string header = helperHeader({"std-bit-cast", "cg-invoke-one"});
  size_t cxx = header.find("#if defined(__cplusplus)"), hip = header.find("#if defined(__HIPCC__)");
  CHECK(cxx < header.find("bit_cast("));
  CHECK(header.find("bit_cast(") < hip);
  CHECK(hip < header.find("invoke_one"));
}
