// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mappings/rules.schema.json describes what the readers accept. (test/check-schema validates files
// with it.)
#include "mapping/Schema.h"
#include "mapping/ColumnPages.h"
#include "mapping/RowReader.h"
#include "project/Config.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

#include <set>

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;

namespace {

const llvm::json::Object &schema() {
  static const llvm::json::Value value = llvm::cantFail(llvm::json::parse(rulesSchema()));
  return *value.getAsObject();
}

std::set<std::string> keysOf(const llvm::json::Object &object) {
  std::set<std::string> keys;
  for (const auto &[key, value] : object)
    keys.insert(key.str());
  return keys;
}

std::set<std::string> setOf(llvm::ArrayRef<llvm::StringLiteral> list) {
  std::set<std::string> keys;
  for (llvm::StringRef key : list)
    keys.insert(key.str());
  return keys;
}

void checkDescribed(const llvm::json::Object &properties) {
  for (const auto &[key, value] : properties) {
    INFO(key.str());
    REQUIRE(value.getAsObject());
    CHECK(value.getAsObject()->getString("description"));
  }
}

} // namespace

TEST_CASE("The schema has the keys that the readers have", "[meta]") {
  std::set<std::string> top = setOf(mappingKeys());
  top.merge(setOf(settingKeys()));
  CHECK(keysOf(*schema().getObject("properties")) == top);
  const llvm::json::Object &row = *schema().getObject("definitions")->getObject("row");
  CHECK(keysOf(*row.getObject("properties")) == setOf(rowColumns()));
}

TEST_CASE("The schema has the kinds that the reader has", "[meta]") {
  const llvm::json::Object &row = *schema().getObject("definitions")->getObject("row");
  const llvm::json::Array &kinds =
      *row.getObject("properties")->getObject("kind")->getArray("enum");
  CHECK(kinds.size() == size_t(RowKind::Namespace) + 1);
  for (size_t i = 0; i < kinds.size(); ++i)
    CHECK(kinds[i].getAsString() == toString(RowKind(i)));
}

TEST_CASE("The schema describes each key", "[meta]") {
  checkDescribed(*schema().getObject("properties"));
  for (const char *part : {"row", "note"})
    checkDescribed(*schema().getObject("definitions")->getObject(part)->getObject("properties"));
}

TEST_CASE("The pages about columns are what scripts/update-columns writes", "[meta]") {
  std::string readme = repositoryText("mappings/README.md"),
              schema = repositoryText("mappings/rules.schema.json");
  CHECK(llvm::cantFail(updateColumnTable(readme)) == readme);
  CHECK(llvm::cantFail(updateColumnSchema(schema)) == schema);
}

TEST_CASE("mappings/README.md and docs/rules.md describe each key", "[meta]") {
  for (const char *page : {"mappings/README.md", "docs/rules.md"}) {
    std::string text = repositoryText(page);
    std::set<std::string> keys = setOf(rowColumns());
    keys.merge(setOf(mappingKeys()));
    if (llvm::StringRef(page) == "docs/rules.md") {
      keys.merge(setOf(settingKeys()));
      for (const char *ours :
           {"needs", "decl", "value", "hip-value", "docs", "facts", "source", "property", "answer",
            "hip-answer", "role", "folders", "included-by"})
        keys.erase(ours); // for tables that other readers share
    }
    for (const std::string &key : keys) {
      INFO(page << " does not describe " << key);
      CHECK(llvm::StringRef(text).contains("`" + key + "`"));
    }
  }
}
