// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/evidence/UnitFile.h"

#include "frontend/parse/Parse.h"
#include "mapping/Table.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;

namespace {

class SomeNames : public Vocabulary {
  bool isInteresting(llvm::StringRef name) const override {
    return name.starts_with("cu") || name.starts_with("CU") || name.starts_with("__any");
  }
  NeededHeader neededHeader(llvm::StringRef function) const override {
    return {function == "memset" ? "string.h" : ""};
  }
};

class Greeter : public TreeObserver {
  std::string observe(const ParsedTree &) const override { return "hello"; }
  std::string join(std::string first, std::string second,
                   llvm::function_ref<bool(const std::string &, unsigned)>) const override {
    return first + second;
  }
};

/// A unit with something in every part of its record.
ParsedUnit parsed() {
  TemporaryFolder folder;
  std::string file = folder.write(
      "a.cu",
      "#include <cuda.h>\n#include \"missing.h\"\n"
      "#define JOIN(a, b) a##b\n"
      "float2 operator*(float2, float2) { return {}; }\n"
      "void take(cudaStream_t) {}\n"
      "__global__ void k(int *p) { asm volatile(\"mov.u32 %0, %1;\" : \"=r\"(*p) : \"n\"(-5) : "
      "\"memory\"); *p = __any_sync(0xffffffff, *p); }\n"
      "CUdeviceptr f(CUdeviceptr p, size_t n) { CUdeviceptr q = n; return p + n; }\n"
      "int main() { char c[4]; memset(c, 0, 4); k<<<1, 2>>>(0); JOIN(cuda, Malloc)(0, 4); }\n"
      "#if 0\n#endif\n");
  SomeNames vocabulary;
  Greeter observer;
  ParseOptions options;
  options.vocabulary = &vocabulary;
  options.observer = &observer;
  options.declarations = builtinDeclarations();
  options.cudaHeaders["cuda.h"] = "#include \"/tranship/core/declarations.h\"\n";
  return llvm::cantFail(parseUnit({file, folder.path(), true, {}}, options));
}

} // namespace

TEST_CASE("UnitFile: a unit comes back as it was") {
  ParsedUnit unit = parsed();
  const FileRecord &record = unit.files.at(unit.mainFile);
  CHECK(!record.names.empty());
  CHECK(!record.calls.empty());
  CHECK(!record.launches.empty());
  CHECK(!record.neededHeaders.empty());
  CHECK(!unit.filesMissing.empty());
  CHECK(!unit.problems.empty());
  std::string bytes = serializeUnit(unit);
  std::optional<ParsedUnit> back = deserializeUnit(bytes);
  REQUIRE(back);
  CHECK(serializeUnit(*back) == bytes);
  CHECK(back->mainFile == unit.mainFile);
  CHECK(back->problems == unit.problems);
  CHECK(back->observations == "hello");
  CHECK(back->files.at(unit.mainFile).calls == record.calls);
  REQUIRE(record.deviceAsm.size() == 1);
  CHECK(back->files.at(unit.mainFile).deviceAsm == record.deviceAsm);
}

TEST_CASE("UnitFile: bytes that are no unit are nothing, never a crash") {
  std::string bytes = serializeUnit(parsed());
  for (size_t size = 0; size < bytes.size(); size += 7)
    CHECK_FALSE(deserializeUnit(llvm::StringRef(bytes).take_front(size)));
  CHECK_FALSE(deserializeUnit(bytes + "x"));
  for (size_t i = 0; i < bytes.size(); i += 3) { // whatever comes out, it comes out
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(0xff);
    (void)deserializeUnit(damaged);
  }
}
