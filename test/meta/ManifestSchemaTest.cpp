// manifest.schema.json, the manifest's reader and docs/verification.md speak of the same keys.
// (test/check-schema holds manifests against the schema itself.)
#include "support/Page.h"
#include "support/Repository.h"
#include "support/Test.h"
#include "verify/Backend.h"
#include "verify/Manifest.h"
#include "verify/Triangulation.h"

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

TEST_CASE("The manifest's schema has the backends that there are", "[meta]") {
  const llvm::json::Object &byBackend =
      propertiesAt({"definitions", "listsByBackend", "patternProperties"});
  REQUIRE(byBackend.size() == 1);
  std::string pattern;
  for (llvm::StringRef id : backendIds())
    pattern += (pattern.empty() ? "^(" : "|") + id.str();
  CHECK(byBackend.begin()->first == pattern + ")$");
}

TEST_CASE("docs/verification.md tells of each key, backend and verdict", "[meta]") {
  std::string page = repositoryText("docs/verification.md");
  ManifestKeys keys = manifestKeys();
  auto check = [&](llvm::StringRef word) {
    INFO(word.str());
    CHECK(llvm::StringRef(page).contains("`" + word.str() + "`"));
  };
  for (const auto &list : {keys.top, keys.limits, keys.tolerance, keys.testCase, keys.output})
    for (llvm::StringRef key : list)
      check(key);
  for (llvm::StringRef id : backendIds())
    check(id);
  for (size_t i = 0; i <= size_t(Verdict::TranslationBug); ++i) {
    check(idOf(Verdict(i)));
    INFO(meaningOf(Verdict(i)).str());
    CHECK(llvm::StringRef(page).contains(meaningOf(Verdict(i))));
  }
}

TEST_CASE("The manifests in docs/verification.md can be read", "[meta]") {
  std::string page = repositoryText("docs/verification.md");
  size_t seen = 0;
  for (const CodeBlock &block : codeBlocks(page)) {
    if (block.language != "yaml")
      continue;
    ++seen;
    llvm::Expected<Manifest> manifest = readManifest(block.text, "/p/verify.yaml", backendIds());
    INFO("line " << block.line);
    CHECK(messageOf(manifest.takeError()) == "");
  }
  CHECK(seen >= 2);
}
