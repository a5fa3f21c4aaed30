// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/CudaFacts.h"

#include "mapping/FactRowReader.h"
#include "mapping/RowReader.h"
#include "support/Repository.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

namespace {

struct Completed {
  FactTables facts;
  RowSet set;

  Completed(const std::string &factRows, const std::string &rows) {
    REQUIRE(
        messageOf(readFactTable("library: lib\nversions: [12.0, 13.0, 13.5]\nrows:\n" + factRows,
                                "f.yaml", FactPlatform::Cuda, facts)) == "");
    REQUIRE(messageOf(readRows("library: lib\nrows:\n" + rows, "r.yaml", set, RowOrder::Sorted)) ==
            "");
    completeRows(set, facts.tables);
  }
};

} // namespace

TEST_CASE("completeRows takes declarations, values and versions from facts") {
  Completed completed(
      "- {name: e, kind: enumerator, type: tag, value: 3, header: a.h, cuda-added: 13.0}\n"
      "- {name: f, kind: function, result: int, parameters: [], side: host, header: a.h, "
      "cuda-removed: 13.5}\n"
      "- {name: s.m, kind: field, type: \"char[4]\", value: 2, header: a.h}\n",
      "- {name: e, kind: enumerator, hip: h}\n- {name: f, kind: function, hip: h}\n- {name: s.m, "
      "kind: field, hip: h}\n");
  const Row &e = completed.set.rows[0], &f = completed.set.rows[1], &m = completed.set.rows[2];
  CHECK(e.decl == "tag");
  CHECK(e.value == "3");
  CHECK(e.cudaAdded == Version{13, 0});
  CHECK(!e.cudaRemoved.known());
  CHECK(f.decl == "int");
  CHECK(f.value == "");
  CHECK(!f.cudaAdded.known());
  CHECK(f.cudaRemoved == Version{13, 5});
  CHECK(m.decl == "char[4]");
  CHECK(m.value == "2");
}

TEST_CASE("completeRows declares types and macros as the headers do") {
  Completed completed(
      "- {name: M, kind: macro, value: (1<<2), header: a.h}\n"
      "- {name: V, kind: macro, header: a.h}\n"
      "- {name: context, kind: type, type: struct, header: a.h}\n"
      "- {name: handle, kind: type, type: \"const context *\", header: a.h}\n"
      "- {name: only, kind: type, type: typedef enum, header: a.h}\n"
      "- {name: other, kind: type, type: \"const struct context *\", header: a.h}\n",
      "- {name: M, kind: macro, hip: h}\n- {name: V, kind: macro, hip: h}\n"
      "- {name: handle, kind: type, hip: h}\n- {name: only, kind: type, hip: h}\n"
      "- {name: other, kind: type, hip: h}\n");
  std::vector<std::string> decls;
  for (const Row &row : completed.set.rows)
    decls.push_back(row.decl.str());
  CHECK(decls == std::vector<std::string>{"(1<<2)", "", "const struct context *", "enum",
                                          "const struct context *"});
}

TEST_CASE("completeRows keeps what a row says, and declares a name once") {
  Completed completed(
      "- {name: f, kind: function, result: int, parameters: [], side: host, header: a.h}\n"
      "- {name: g, kind: function, result: int, parameters: [], side: host, header: a.h}\n"
      "- {name: h, kind: function, result: int, parameters: [], side: host, header: a.h}\n",
      "- {name: f, kind: function, hip: a, decl: char, cuda-added: 9.0}\n"
      "- {name: g, kind: function, hip: a}\n- {name: g, kind: function, arity: 1, hip: a}\n"
      "- {name: h, kind: function, hip: a, decl: by-hand}\n");
  CHECK(completed.set.rows[0].decl == "char");
  CHECK(completed.set.rows[0].cudaAdded == Version{9, 0});
  CHECK(completed.set.rows[1].decl == "int");
  CHECK(completed.set.rows[2].decl == "");
  CHECK(completed.set.rows[3].decl == "");
}

TEST_CASE("A fact of the newest headers counts, through the macro that names a version") {
  Completed completed(
      "- {name: f, kind: function, result: void, parameters: [], side: host, header: a.h, "
      "cuda-removed: 13.0}\n"
      "- {name: f, kind: macro, value: f_v2, header: a.h, cuda-added: 13.0}\n"
      "- {name: f_v2, kind: function, result: int, parameters: [], side: host, header: a.h, "
      "cuda-added: 13.0}\n"
      "- {name: o, kind: function, result: int, parameters: [], side: host, header: a.h}\n"
      "- {name: o, kind: function, result: float, parameters: [], side: host, header: a.h}\n",
      "- {name: f, kind: function, hip: a}\n- {name: o, kind: function, hip: a}\n");
  CHECK(completed.set.rows[0].decl == "int");
  CHECK(!completed.set.rows[0].cudaAdded.known());
  CHECK(!completed.set.rows[0].cudaRemoved.known());
  CHECK(completed.set.rows[1].decl == ""); // overloads
}

TEST_CASE("A version is filled in only if the release before it was read, too") {
  auto added = [](const std::string &version) {
    FactTables facts;
    RowSet set;
    auto read = [&](const char *library, const char *versions) {
      return messageOf(readFactTable(
          std::string("library: ") + library + "\nversions: [" + versions +
              "]\nrows:\n- {name: m, kind: macro, header: a.h, cuda-added: " + version + "}\n",
          "f.yaml", FactPlatform::Cuda, facts));
    };
    REQUIRE(read("other", "12.9, 13.0, 13.1, 13.2") == "");
    REQUIRE(read("lib", "12.9, 13.0, 13.2") == "");
    REQUIRE(messageOf(readRows("library: lib\nrows:\n- {name: m, kind: macro, hip: m}\n", "r.yaml",
                               set, RowOrder::Sorted)) == "");
    completeRows(set, facts.tables);
    return set.rows.front().cudaAdded;
  };
  CHECK(added("13.0") == Version{13, 0});
  CHECK(added("13.2") == Version{});
}

TEST_CASE("A field that moved into an unnamed union was not removed") {
  Completed completed(
      "- {name: \"s.$0\", kind: field, type: \"union { int id; long other; }\", value: 0, header: "
      "a.h, cuda-added: 13.0}\n"
      "- {name: s.id, kind: field, type: int, value: 0, header: a.h, cuda-removed: 13.0}\n"
      "- {name: s.old, kind: field, type: int, value: 1, header: a.h, cuda-removed: 13.0}\n",
      "- {name: s.id, kind: field, hip: id, decl: int}\n- {name: s.old, kind: field, hip: old}\n");
  CHECK(!completed.set.rows[0].cudaRemoved.known());
  CHECK(completed.set.rows[1].cudaRemoved == Version{13, 0});
}

TEST_CASE("No row repeats or contradicts CUDA's facts", "[meta]") {
  FactTables tables;
  for (const RepositoryFile &file : repositoryFiles("mappings/cuda"))
    REQUIRE(messageOf(readFactTable(file.text, file.path, FactPlatform::Cuda, tables)) == "");
  const CudaFacts facts(tables.tables);
  size_t known = 0;
  for (const RepositoryFile &file : repositoryFiles("mappings")) {
    llvm::StringRef path = file.path;
    if (!path.ends_with(".yaml") || path.count('/') != 1)
      continue;
    RowSet set;
    REQUIRE(messageOf(readRows(file.text, path, set, RowOrder::Sorted)) == "");
    for (const Row &row : set.rows) {
      const CudaFact fact = facts.of(row);
      known += !fact.decl.empty();
      INFO(path.str() << ": " << row.name.str());
      CHECK((fact.decl.empty() || row.decl != fact.decl));
      CHECK((fact.value.empty() || row.value != fact.value));
      CHECK((!fact.added.known() || row.cudaAdded != fact.added));
      CHECK((!fact.removed.known() || row.cudaRemoved != fact.removed));
      // Rows for some calls have the versions of these.
      if (!row.dependsOnCall() && row.including.empty() && row.cuda == VersionRange()) {
        CHECK((!fact.added.known() || !row.cudaAdded.known()));
        CHECK((!fact.removed.known() || !row.cudaRemoved.known()));
      }
    }
  }
  CHECK(known > 5000);
}
