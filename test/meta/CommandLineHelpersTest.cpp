// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The helpers that a port contains, as a user sees them.
#include "mapping/Helpers.h"
#include "support/Program.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"

using namespace tranship;

namespace {

constexpr char sum[] = "#include <cooperative_groups.h>\n"
                       "#include <cooperative_groups/reduce.h>\n"
                       "namespace cg = cooperative_groups;\n"
                       "__device__ int sum(int value) {\n"
                       "  auto warp = cg::tiled_partition<32>(cg::this_thread_block());\n"
                       "  return cg::reduce(warp, value, cg::plus<int>());\n"
                       "}\n";
constexpr char scan[] = "#include <cooperative_groups/scan.h>\n"
                        "namespace cg = cooperative_groups;\n"
                        "__device__ int rank(int value) {\n"
                        "  return cg::exclusive_scan(cg::coalesced_threads(), value);\n"
                        "}\n";

Strings helpersOf(const std::string &header) {
  std::optional<std::set<std::string>> ids = mapping::helpersIn(header);
  REQUIRE(ids);
  return {ids->begin(), ids->end()};
}

} // namespace

TEST_CASE("A translated tree has one header with the helpers that it uses", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/main.cu", "#include \"deep/er/sum.cuh\"\n");
  folder.write("in/deep/er/sum.cuh", sum);
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  CHECK(result.exitCode == 0);
  CHECK(llvm::StringRef(result.out).contains("1 unit compiles"));
  CHECK(llvm::StringRef(folder.read("out/deep/er/sum.cuh"))
            .contains("#include <hip/hip_cooperative_groups.h>\n"
                      "#include \"../../tranship_hip.h\"\n"));
  CHECK(helpersOf(folder.read("out/tranship_hip.h")) ==
        Strings{"cg-exchange", "cg-operators", "cg-reduce"});
}

TEST_CASE("A run over a part of a tree keeps the helpers that others use", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/sum.cu", sum);
  folder.write("in/scan.cu", scan);
  CHECK(runTranship(folder, {"--in-place", "--root", "in", "in/sum.cu"}).exitCode == 0);
  CHECK(runTranship(folder, {"--in-place", "--root", "in", "in/scan.cu"}).exitCode == 0);
  CHECK(helpersOf(folder.read("in/tranship_hip.h")) == Strings{"cg-exchange", "cg-exclusive-scan",
                                                               "cg-inclusive-scan", "cg-operators",
                                                               "cg-reduce"});
  // Everything is HIP now.
  ProgramResult again = runTranship(folder, {"--in-place", "in"});
  CHECK(again.exitCode == 0);
  CHECK(llvm::StringRef(again.out).contains("0 of 3 files changed"));
}

TEST_CASE("A link where the header with the helpers belongs is not replaced", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/sum.cu", sum);
  REQUIRE_FALSE(llvm::sys::fs::create_link("../elsewhere", folder.path("in/tranship_hip.h")));
  ProgramResult refused = runTranship(folder, {"--in-place", "in"});
  CHECK(isToolFailure(refused));
  CHECK(llvm::StringRef(refused.err).contains("tranship_hip.h: is a link, "));
  CHECK(folder.read("in/sum.cu") == sum);
  CHECK(llvm::sys::fs::is_symlink_file(folder.path("in/tranship_hip.h")));
}

TEST_CASE("One file contains its helpers", "[cli]") {
  TemporaryFolder folder;
  folder.write("sum.cu", sum);
  ProgramResult printed = runTranship(folder, {"sum.cu"});
  CHECK(printed.exitCode == 0);
  CHECK(llvm::StringRef(printed.out).contains("#define TRANSHIP_CG_REDUCE // cg-reduce\n"));
  CHECK(runTranship(folder, {"sum.cu", "-o", "port.hip"}).exitCode == 0);
  CHECK(folder.read("port.hip") == printed.out);
  CHECK(runTranship(folder, {"sum.cu", "-o", "with/", "--helpers=header"}).exitCode == 0);
  CHECK(folder.list() == Strings{"port.hip", "sum.cu", "with/sum.hip", "with/tranship_hip.h"});
  ProgramResult refused = runTranship(folder, {"sum.cu", "--helpers=header"});
  CHECK(isToolFailure(refused));
  CHECK(llvm::StringRef(refused.err).contains("--helpers=header needs a place for the header"));
}

TEST_CASE("Without helpers, names that HIP lacks are reported", "[cli]") {
  TemporaryFolder folder;
  folder.write("sum.cu", sum);
  ProgramResult result = runTranship(folder, {"sum.cu", "--helpers=none"});
  CHECK(result.exitCode == 1);
  CHECK(
      llvm::StringRef(result.err).contains("`cooperative_groups::reduce` has no HIP counterpart"));
}

TEST_CASE("Without helpers, names whose HIP form differs are reported once for each helper",
          "[cli]") {
  TemporaryFolder folder;
  folder.write("half.cu", "#include <cuda_fp16.h>\n__half f(int n) { return __int2half_rd(n); }\n"
                          "__half g(int n) { return __int2half_rd(n + 1); }\n");
  CHECK(runTranship(folder, {"half.cu"}).exitCode == 0);
  ProgramResult result = runTranship(folder, {"half.cu", "--helpers=none"});
  CHECK(result.exitCode == 1);
  CHECK(llvm::StringRef(result.err)
            .contains("`__int2half_rd` became HIP's, which is not quite the same, without the "
                      "helper `host-integer2half` (and 1 more place in this file)"));
}

TEST_CASE("A diff shows the header with helpers", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/sum.cu", sum);
  ProgramResult result = runTranship(folder, {"--diff", "in"});
  CHECK(llvm::StringRef(result.out).contains("+++ b/tranship_hip.h\n"));
}

TEST_CASE("A file with the name of the header is not overwritten", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/sum.cu", sum);
  for (llvm::StringRef other : {"in/tranship_hip.h", "out/tranship_hip.h"}) {
    folder.write(other, "// mine\n");
    ProgramResult result = runTranship(folder, {"in", "-o", "out"});
    CHECK(isToolFailure(result));
    CHECK(llvm::StringRef(result.err).contains("tranship did not write it"));
    CHECK(folder.read(other) == "// mine\n");
    llvm::sys::fs::remove(folder.path(other));
  }
}

TEST_CASE("C files use cuDNN's calls in MIOpen's forms", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/net.h", "#ifndef NET_H\n#define NET_H\n#include \"cudnn.h\"\n"
                           "void set(cudnnTensorDescriptor_t, cudnnTensorFormat_t);\n#endif\n");
  folder.write("in/net.c",
               "#include \"net.h\"\n"
               "void set(cudnnTensorDescriptor_t t, cudnnTensorFormat_t layout) {\n"
               "  cudnnSetTensor4dDescriptor(t, layout, CUDNN_DATA_FLOAT, 1, 2, 3, 4);\n"
               "  cudnnSetTensor4dDescriptor(t, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, 1, 2, 3, 4);\n"
               "}\n");
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  INFO(result.out + result.err);
  CHECK(result.exitCode == 0);
  CHECK(folder.read("out/net.h") ==
        "#ifndef NET_H\n#define NET_H\n#ifndef __cplusplus\n"
        "typedef struct miopenTensorArgument_t miopenTensorArgument_t;\n#endif\n"
        "#include \"miopen/miopen.h\"\n"
        "void set(miopenTensorDescriptor_t, miopenTensorLayout_t);\n#endif\n");
  std::string text = folder.read("out/net.c");
  llvm::StringRef port = text;
  CHECK(port.contains("#include \"tranship_hip.h\"\n"));
  CHECK(port.contains("  transhipSetTensor4dDescriptor(t, layout, miopenFloat, 1, 2, 3, 4);\n"
                      "  miopenSet4dTensorDescriptor(t, miopenFloat, 1, 2, 3, 4);\n"));
  CHECK(helpersOf(folder.read("out/tranship_hip.h")) == Strings{"miopen-c", "miopen-tensor"});
}

/// Whether the page has a name in backticks that is the id, or a family of ids such as `fp8-*`.
static bool lists(llvm::StringRef page, llvm::StringRef id) {
  llvm::SmallVector<llvm::StringRef> parts;
  page.split(parts, '`');
  return llvm::any_of(parts, [&](llvm::StringRef name) {
    auto [head, tail] = name.split('*');
    return name == id || (name.contains('*') && id.size() > head.size() + tail.size() &&
                          id.starts_with(head) && id.ends_with(tail));
  });
}

TEST_CASE("mappings/helpers/README.md lists all helpers", "[meta]") {
  std::string page = repositoryText("mappings/helpers/README.md");
  for (const mapping::Helper &helper : mapping::builtinHelpers()) {
    INFO(helper.id);
    llvm::StringRef id = helper.id;
    if (id.starts_with("warp32-") || id.starts_with("packed-") || id.starts_with("host-") ||
        id.starts_with("v"))
      continue; // listed as a family
    CHECK(lists(page, id));
  }
}
