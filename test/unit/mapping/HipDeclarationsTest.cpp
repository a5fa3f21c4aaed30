// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/HipDeclarations.h"

#include "mapping/FactRowReader.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

/// The declarations of the header a.h.
static std::string declarations(const std::string &rows, const std::string &ofHeader = "a.h") {
  FactTables tables;
  REQUIRE(messageOf(readFactTable("library: lib\nversions: [5.2.3, 6.4.3, 7.2.4]\nrows:\n" + rows,
                                  "t.yaml", FactPlatform::Hip, tables)) == "");
  for (const HipHeaderText &header : writeHipHeaders(tables.tables))
    if (header.name == ofHeader)
      return header.includes + header.declarations;
  return "no such header";
}

TEST_CASE("writeHipHeaders declares functions with exact signatures") {
  CHECK(declarations("- {name: a.h, kind: header, includes: [cstdint]}\n"
                     "- {name: f, kind: function, template: class T, result: int, parameters: "
                     "[\"T **\", \"int = 0\"], side: host, header: a.h}\n") ==
        "#include <cstdint>\ntemplate <class T> int f(T **, int = 0);\n");
  CHECK(declarations("- {name: a.h, kind: header, includes: []}\n"
                     "- {name: f, kind: function, result: int, parameters: [], side: device, "
                     "header: a.h}\n") == "#if defined(__HIP__)\n__device__ int f();\n#endif\n");
}

TEST_CASE("writeHipHeaders: functions of the host have C's linkage, unless C cannot declare them") {
  std::string row = "- {name: a.h, kind: header, includes: []}\n"
                    "- {name: f, kind: function, result: int, parameters: [], side: host, ";
  CHECK(declarations(row + "header: a.h}\n") == "extern \"C\" int f();\n");
  CHECK(declarations(row + "linkage: c++, header: a.h}\n") == "int f();\n");
  CHECK(declarations(row + "only: c++, header: a.h}\n") ==
        "#if !defined(__HIP__)\nint f();\n#endif\n");
}

TEST_CASE("writeHipHeaders: a name may be older than the first headers that have it") {
  std::string rows = "- {name: a.h, kind: header, includes: []}\n"
                     "- {name: f, kind: function, result: int, parameters: [], side: host, header: "
                     "a.h, hip-added: ";
  CHECK(declarations(rows + "6.4.3}\n") ==
        "#if TRANSHIP_HIP_VERSION >= 50204\nextern \"C\" int f();\n#endif\n");
  CHECK(declarations(rows + "6.2.0}\n") ==
        "#if TRANSHIP_HIP_VERSION >= 60200\nextern \"C\" int f();\n#endif\n");
}

TEST_CASE("writeHipHeaders: what replaces another declaration never overlaps with it") {
  std::string text =
      declarations("- {name: a.h, kind: header, includes: []}\n"
                   "- {name: f, kind: function, result: int, parameters: [], side: host, header: "
                   "a.h, hip-removed: 7.2.4}\n"
                   "- {name: f, kind: function, result: long, parameters: [], side: host, header: "
                   "a.h, hip-added: 7.2.4}\n");
  CHECK(text == "#if TRANSHIP_HIP_VERSION < 70204\nextern \"C\" int f();\n#endif\n"
                "#if TRANSHIP_HIP_VERSION >= 70204\nextern \"C\" long f();\n#endif\n");
}

TEST_CASE("writeHipHeaders writes fields by position, and methods after them") {
  CHECK(
      declarations("- {name: C, kind: type, type: struct, header: a.h}\n"
                   "- {name: \"C.$0\", kind: field, type: \"union { int x; float y; }\", value: "
                   "0, header: a.h}\n"
                   "- {name: C.C, kind: method, parameters: [int], specifiers: explicit, side: "
                   "both, header: a.h}\n"
                   "- {name: C.a, kind: field, type: \"char[4]\", value: 2, header: a.h}\n"
                   "- {name: C.b, kind: field, type: \"unsigned int : 3\", value: 1, header: "
                   "a.h}\n"
                   "- {name: C.operator, kind: method, result: float, parameters: [], specifiers: "
                   "const, side: both, header: a.h}\n"
                   "- {name: a.h, kind: header, includes: []}\n") ==
      "struct C;\nstruct C {\nunion { int x; float y; };\n__typeof__(unsigned int) b : 3;\n"
      "__typeof__(char[4]) a;\nexplicit __host__ __device__ C(int);\n"
      "__host__ __device__ operator float() const;\n};\n");
}

TEST_CASE("writeHipHeaders: enumerators follow their type to its header") {
  CHECK(declarations("- {name: E, kind: type, type: \"enum : int\", header: a.h}\n"
                     "- {name: a.h, kind: header, includes: []}\n"
                     "- {name: eA, kind: enumerator, type: E, value: 3, header: b.h}\n") ==
        "enum E : int {\neA = 3,\n};\n");
}

TEST_CASE("writeHipHeaders: a header that a version lacks is an error there, and is not included") {
  std::string rows = "- {name: a.h, kind: header, includes: [b.h]}\n"
                     "- {name: b.h, kind: header, includes: [], hip-added: 7.0.0}\n";
  CHECK(declarations(rows) == "#if TRANSHIP_HIP_VERSION >= 70000\n#include <b.h>\n#endif\n");
  CHECK(declarations(rows, "b.h") ==
        "#if !(TRANSHIP_HIP_VERSION >= 70000)\n#error no b.h in this version of HIP\n#endif\n");
}
