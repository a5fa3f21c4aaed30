// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares `hip-added` of our rows with the HIP headers: a row must not say that a version lacks a name whose
// headers declare it.
#include "mapping/FactRowReader.h"
#include "mapping/Table.h"
#include "support/Repository.h"
#include "support/Test.h"

#include <map>
#include <set>

using namespace tranship;
using namespace tranship::mapping;

TEST_CASE("No row denies a version of HIP whose headers have the name", "[meta]") {
  FactTables facts;
  for (const RepositoryFile &file : repositoryFiles("mappings/hip"))
    if (llvm::StringRef(file.path).ends_with(".yaml"))
      REQUIRE(messageOf(readFactTable(file.text, file.path, FactPlatform::Hip, facts)) == "");
  std::map<llvm::StringRef, Version> first;
  for (const FactTable &table : facts.tables)
    for (const FactRow &row : table.rows) {
      Version added = row.added.known() ? row.added : table.versions.front();
      auto [known, isNew] = first.try_emplace(row.name, added);
      if (!isNew)
        known->second = std::min(known->second, added);
    }
  REQUIRE(first.size() > 5000);
  // HIP already had functions with these names, but with other types.
  std::set<llvm::StringRef> ofOtherTypes = {"cublasCgemmEx", "cublasSgemmEx", "__usAtomicCAS"};
  for (const Row &row : builtinTables().rows) {
    auto known = first.find(row.hip);
    if (!row.supported || !row.hipAdded.known() || known == first.end() ||
        ofOtherTypes.contains(row.name))
      continue;
    INFO(row.name.str() << ": " << row.hip.str() << " is in HIP " << known->second.str());
    CHECK(row.hipAdded <= known->second);
  }
}
