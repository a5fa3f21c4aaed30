// manifest.schema.json, the manifest's reader and docs/verification.md speak of the same keys.
// (test/check-schema holds manifests against the schema itself.)
#include "support/Repository.h"
#include "support/Test.h"
#include "verify/Manifest.h"

#include "llvm/Support/JSON.h"

#include <set>

using namespace tranship;

namespace {

const llvm::json::Object &schema() {
  static const llvm::json::Value value = llvm::cantFail(llvm::json::parse(manifestSchema()));
  return *value.getAsObject();
}

const llvm::json::Object &propertiesAt(std::initializer_list<const char *> path) {
  const llvm::json::Object *object = &schema();
  for (const char *key : path) {
    INFO(key);
    REQUIRE(object->getObject(key));
    object = object->getObject(key);
  }
  return *object;
}

void checkKeys(const llvm::json::Object &properties, llvm::ArrayRef<llvm::StringLiteral> keys) {
  std::set<std::string> inSchema, inReader;
  for (const auto &[key, value] : properties) {
    inSchema.insert(key.str());
    INFO(key.str());
    REQUIRE(value.getAsObject());
    CHECK(value.getAsObject()->getString("description"));
  }
  for (llvm::StringRef key : keys)
    inReader.insert(key.str());
  CHECK(inSchema == inReader);
  CHECK(inReader.size() > 3);
}

} // namespace

TEST_CASE("The manifest's schema has the keys that the reader has", "[meta]") {
  ManifestKeys keys = manifestKeys();
  checkKeys(propertiesAt({"properties"}), keys.top);
  checkKeys(propertiesAt({"properties", "limits", "properties"}), keys.limits);
  checkKeys(propertiesAt({"properties", "tolerance", "additionalProperties", "properties"}),
            keys.tolerance);
  checkKeys(propertiesAt({"definitions", "case", "properties"}), keys.testCase);
  checkKeys(propertiesAt({"definitions", "output", "properties"}), keys.output);
}

TEST_CASE("The manifest's schema has the types that the reader has", "[meta]") {
  const llvm::json::Array *types = propertiesAt({"definitions", "type"}).getArray("enum");
  REQUIRE(types);
  REQUIRE(types->size() == elementTypeNames().size());
  for (size_t i = 0; i < types->size(); ++i)
    CHECK((*types)[i].getAsString() == elementTypeNames()[i]);
}
