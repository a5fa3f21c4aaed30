// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Roles.h"

#include "mapping/FactRowReader.h"
#include "mapping/Table.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/StringMap.h"

#include <set>

using namespace tranship;
using namespace tranship::mapping;

namespace {

std::string roleErrorOf(llvm::StringRef text) {
  llvm::Expected<std::vector<Role>> roles = Role::parseList(text);
  return roles ? "" : llvm::toString(roles.takeError());
}

} // namespace

TEST_CASE("A role says where the arguments are") {
  llvm::Expected<std::vector<Role>> roles =
      Role::parseList("copies-to-symbol $1 source $4 kind, copies $1 source");
  REQUIRE(bool(roles));
  REQUIRE(roles->size() == 2);
  CHECK(roles->front().kind == Role::CopiesToSymbol);
  CHECK(roles->front().at(Role::Part::Source) == 1);
  CHECK(roles->front().at(Role::Part::Kind) == 4);
  CHECK(roles->front().at(Role::Part::Flags) == -1);
  CHECK(roles->front().last() == 4);
  CHECK(roles->back().word() == "copies");
  CHECK(roles->back().of() == RowKind::Function);
}

TEST_CASE("Parts after the line may be missing") {
  for (const char *text : {"pinned-memory", "pinned-memory $0 pointer",
                           "pinned-memory $0 address $2 flags", "system-scope $0 address"})
    CHECK(roleErrorOf(text) == "");
}

TEST_CASE("Roles are strict") {
  CHECK(roleErrorOf("") == "`` is not a role");
  CHECK(roleErrorOf("launch $0 kernel") == "`launch` is not a role; did you mean `launches`?");
  CHECK(roleErrorOf("copies") == "`copies` needs `$` and a position before `source`");
  CHECK(roleErrorOf("copies $1 sources") == "`copies` needs `$` and a position before `source`");
  CHECK(roleErrorOf("copies 1 source") == "expected a position such as `$1` before `source`");
  CHECK(roleErrorOf("copies $1 source $2 kind") == "`copies` has no part `kind` there");
  CHECK(roleErrorOf("pinned-memory $2 flags $0 address") ==
        "`pinned-memory` has no part `address` there");
}

TEST_CASE("The arguments that roles name exist by CUDA's facts", "[meta]") {
  llvm::StringMap<size_t> most; // parameters of a function
  FactTables facts;
  for (const RepositoryFile &file : repositoryFiles("mappings/cuda"))
    REQUIRE(messageOf(readFactTable(file.text, file.path, FactPlatform::Cuda, facts)) == "");
  for (const FactTable &table : facts.tables)
    for (const FactRow &row : table.rows)
      if (row.kind == FactKind::Function)
        most[row.name] = std::max(most[row.name], row.parameters.size());
  for (const Row &row : builtinTables().rows) {
    auto known = most.find(row.name.ref());
    if (row.role.empty() || known == most.end())
      continue;
    INFO(row.name.str());
    for (const Role &role : llvm::cantFail(Role::parseList(row.role)))
      CHECK(role.last() < int(known->second));
  }
}

TEST_CASE("Each role has a row", "[meta]") {
  std::set<Role::Kind> used;
  for (const Row &row : builtinTables().rows)
    if (!row.role.empty())
      for (const Role &role : llvm::cantFail(Role::parseList(row.role)))
        used.insert(role.kind);
  CHECK(used.size() == Role::numKinds);
}
