// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// manifest.schema.json, the manifest's reader and docs/manifests.md contain the same keys.
// (test/check-schema validates manifests with the schema itself.)
#include "support/Page.h"
#include "support/Repository.h"
#include "support/Test.h"
#include "verify/backends/Backend.h"
#include "verify/judge/Triangulation.h"
#include "verify/model/Manifest.h"

#include "llvm/Support/JSON.h"

#include <set>

using namespace tranship;
using namespace tranship::verify;

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

TEST_CASE("The manifest's schema has the limits that the reader has", "[meta]") {
  auto isRead = [](const std::string &text) {
    return messageOf(readManifest(text, "/p/verify.yaml", backendIds()).takeError()).empty();
  };
  auto most = [](std::initializer_list<const char *> path, const char *key) {
    std::optional<int64_t> value = propertiesAt(path).getInteger(key);
    REQUIRE(value);
    return *value;
  };
  int64_t length = most({"definitions", "mask"}, "maxLength");
  CHECK(isRead("masks: [" + std::string(size_t(length), 'a') + "]"));
  CHECK_FALSE(isRead("masks: [" + std::string(size_t(length) + 1, 'a') + "]"));
  const std::pair<std::string, int64_t> limits[] = {
      {"repeats: ", most({"definitions", "repeats"}, "maximum")},
      {"timeout: ", most({"definitions", "seconds"}, "maximum")},
      {"limits: {processes: ",
       most({"properties", "limits", "properties", "processes"}, "maximum")},
      {"tolerance: {f32: {ulps: ", most({"definitions", "ulps"}, "maximum")},
      {"cases: [{name: a, exit-code: ",
       most({"definitions", "case", "properties", "exit-code"}, "maximum")},
  };
  for (const auto &[text, limit] : limits) {
    std::string end = text.ends_with("[{name: a, exit-code: ") ? "}]"
                      : text.starts_with("tolerance")          ? "}}"
                      : text.starts_with("limits")             ? "}"
                                                               : "";
    INFO(text);
    CHECK(isRead(text + std::to_string(limit) + end));
    CHECK_FALSE(isRead(text + std::to_string(limit + 1) + end));
  }
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

TEST_CASE("docs/manifests.md describes each key", "[meta]") {
  std::string page = repositoryText("docs/manifests.md");
  ManifestKeys keys = manifestKeys();
  for (const auto &list : {keys.top, keys.limits, keys.tolerance, keys.testCase, keys.output})
    for (llvm::StringRef key : list) {
      INFO(key.str());
      CHECK(llvm::StringRef(page).contains("`" + key.str() + "`"));
    }
}

TEST_CASE("docs/verification.md describes each backend and verdict", "[meta]") {
  std::string page = repositoryText("docs/verification.md");
  auto check = [&](llvm::StringRef word) {
    INFO(word.str());
    CHECK(llvm::StringRef(page).contains("`" + word.str() + "`"));
  };
  for (llvm::StringRef id : backendIds())
    check(id);
  for (size_t i = 0; i <= size_t(Verdict::TranslationBug); ++i) {
    check(idOf(Verdict(i)));
    INFO(meaningOf(Verdict(i)).str());
    CHECK(llvm::StringRef(page).contains(meaningOf(Verdict(i))));
  }
}

TEST_CASE("The manifests in docs/manifests.md can be read", "[meta]") {
  std::string page = repositoryText("docs/manifests.md");
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
