// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/PreludePch.h"
#include "frontend/parse/Parse.h"

#include "mapping/Table.h"
#include "support/DiskCache.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;

namespace {

class RuntimeNames : public Vocabulary {
  bool isInteresting(llvm::StringRef name) const override { return name.starts_with("cuda"); }
};

ParseOptions optionsWith(PreludePch &prelude) {
  static const RuntimeNames vocabulary;
  ParseOptions options;
  options.vocabulary = &vocabulary;
  options.declarations = builtinDeclarations();
  options.prelude = &prelude;
  return options;
}

Layer layerOfFirstName(const std::string &file, const ParseOptions &options) {
  CompileCommand command{file, "/", true, {}};
  ParsedUnit unit = llvm::cantFail(parseUnit(command, options));
  REQUIRE(unit.files.at(file).names.size() == 1);
  return unit.files.at(file).names.begin()->second.layer;
}

} // namespace

TEST_CASE("PreludePch is kept on disk; what clang refuses is made again, and no name is lost") {
  TemporaryFolder folder;
  folder.write("a.cu", "int main() { return cudaDeviceSynchronize(); }\n");
  std::string file = folder.path() + "/a.cu", cache = folder.path() + "/cache";
  std::string key;
  {
    PreludePch prelude(cache);
    ParseOptions options = optionsWith(prelude);
    key = preludeCacheKey("-std=gnu++17", options);
    CHECK(layerOfFirstName(file, options) == Layer::Ast);
  }
  std::optional<std::string> good = readCached(cache, key);
  REQUIRE(good);

  writeCached(cache, key, "no precompiled header, but with a good checksum");
  {
    PreludePch prelude(cache);
    CHECK(layerOfFirstName(file, optionsWith(prelude)) == Layer::Ast);
  }
  std::optional<std::string> mended = readCached(cache, key);
  REQUIRE(mended);
  CHECK(mended->size() == good->size());
}

TEST_CASE("PreludePch: each standard has its own") {
  PreludePch prelude;
  ParseOptions options = optionsWith(prelude);
  CHECK(preludeCacheKey("-std=gnu++17", options) != preludeCacheKey("-std=c++20", options));
}
