// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Table.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

namespace {

std::string addRules(Table &table, const std::string &rows,
                     const std::string &head = "library: mine\n") {
  return messageOf(table.addRules(head + "rows:\n" + rows, "rules.yaml"));
}

Strings hipNames(const Table &table, llvm::StringRef name) {
  Strings names;
  for (const Row &row : table.rowsOf(name))
    names.push_back(row.hip.str());
  return names;
}

} // namespace

TEST_CASE("Table: the rows compiled in are sorted, complete and unique") {
  llvm::ArrayRef<Row> rows = builtinTables().rows;
  REQUIRE(rows.size() > 1000);
  for (size_t i = 1; i < rows.size(); ++i)
    if (!(rows[i - 1] < rows[i]))
      FAIL(rows[i - 1].name.str() << " stands before " << rows[i].name.str());
  for (const Row &row : rows)
    if (row.supported == bool(row.unsupported))
      FAIL(row.name.str());
}

TEST_CASE("Table finds rows by name") {
  Table table;
  CHECK(hipNames(table, "cudaMalloc") == Strings{"hipMalloc"});
  CHECK(table.rowsOf("cudaEventCreate").size() == 2); // by number of arguments
  CHECK(table.rowsOf("cudaMallo").empty());
  CHECK(table.rowsOf("cudaMallocx").empty());
  CHECK(table.rowsOf("").empty());
  CHECK(table.rowsOf("\xff").empty());
  llvm::ArrayRef<Row> rows = builtinTables().rows;
  CHECK(table.rowsOf(rows.front().name).front().name == rows.front().name);
  CHECK(table.rowsOf(rows.back().name).front().name == rows.back().name);
}

TEST_CASE("Table: texts compare by content, wherever they are stored") {
  Table table;
  const Row &compiledIn = table.rowsOf("cudaMalloc").front();
  std::string storage = compiledIn.hip.str();
  TableText read{llvm::StringRef(storage)};
  CHECK(read == compiledIn.hip);
  CHECK(compiledIn.hip == "hipMalloc");
  CHECK(compiledIn.name < read); // cudaMalloc, hipMalloc
  CHECK(TableText() == "");
  Note note;
  CHECK(NoteRef(&note).get() == &note);
  CHECK(!NoteRef());
  CHECK(table.rowsOf("cudaDeviceGetNvSciSyncAttributes").front().unsupported->why != "");
}

TEST_CASE("Table finds headers, and only headers, by path") {
  Table table;
  REQUIRE(table.header("cuda_runtime.h"));
  CHECK(table.header("cuda_runtime.h")->kind == RowKind::Header);
  CHECK(table.header("/usr/local/cuda-10.1/targets/x86_64-linux/include/cuda_runtime.h") ==
        table.header("cuda_runtime.h"));
  CHECK(table.header("C:/CUDA/v11.0/include/thrust/copy.h") == table.header("thrust/copy.h"));
  CHECK(table.header("mine/include/cuda_runtime.h") == nullptr);
  CHECK(table.header("/usr/include/vector") == nullptr);
  CHECK(table.header("vector") == nullptr);
  CHECK(table.header("cudaMalloc") == nullptr);
}

TEST_CASE("Table: an overlay answers alone for the names it has") {
  Table table;
  REQUIRE(addRules(table, "- {name: cudaEventCreate, kind: function, hip: myCreate}\n"
                          "- {name: cudaMine, kind: function, hip: myOwn}\n") == "");
  CHECK(hipNames(table, "cudaEventCreate") == Strings{"myCreate"});
  CHECK(hipNames(table, "cudaMine") == Strings{"myOwn"});
  CHECK(hipNames(table, "cudaMalloc") == Strings{"hipMalloc"});
  CHECK(table.layers().front().size() == 2);
}

TEST_CASE("Table: a later overlay replaces an earlier one") {
  Table table;
  REQUIRE(addRules(table, "- {name: cudaA, kind: function, hip: first}\n"
                          "- {name: cudaB, kind: function, arity: 1, hip: b1}\n"
                          "- {name: cudaB, kind: function, arity: 2, hip: b2}\n") == "");
  REQUIRE(addRules(table, "- {name: cudaA, kind: function, hip: second}\n") == "");
  CHECK(hipNames(table, "cudaA") == Strings{"second"});
  CHECK(hipNames(table, "cudaB") == Strings{"b1", "b2"});
}

TEST_CASE("Table: a bad overlay is an error with its place") {
  Table table;
  CHECK(addRules(table, "- {name: cudaA, kind: nothing, hip: a}\n") ==
        "rules.yaml:3: unknown kind `nothing`; expected function, type, enumerator, field, macro, "
        "header or namespace");
}

TEST_CASE("Table knows a library by how its names look") {
  Table table;
  CHECK(table.libraryLike("cudaBrandNewThing") == "cudart");
  CHECK(table.libraryLike("cublasBrandNew") != "");
  for (llvm::StringRef name :
       {"cuda", "cudafication", "cube", "cursor", "curl", "mycudaThing", "", "culture"}) {
    INFO(name.str());
    CHECK(table.libraryLike(name) == "");
  }
}

TEST_CASE("looksLikeFunction: a prefix in small letters, and a capital") {
  for (llvm::StringRef name : {"cudaMalloc", "cublasCreate", "cuMemAlloc", "nvmlInit"}) {
    INFO(name.str());
    CHECK(looksLikeFunction(name));
  }
  for (llvm::StringRef name : {"CUDA_VERSION", "cublas_lib", "cublas", "cudart", "cub", ""}) {
    INFO(name.str());
    CHECK_FALSE(looksLikeFunction(name));
  }
}

TEST_CASE("Table: an overlay brings prefixes of its own") {
  Table table;
  REQUIRE(addRules(table, "- {name: myX, kind: type, hip: x}\n",
                   "library: mine\nprefixes: [my, OWN_]\n") == "");
  CHECK(table.libraryLike("myThing") == "mine");
  CHECK(table.libraryLike("OWN_thing") == "mine");
  CHECK(table.libraryLike("mystery") == "");
  CHECK(table.libraryLike("cudaBrandNewThing") == "cudart");
}

TEST_CASE("Table: a user's pattern stands for names that have no row") {
  Table table;
  REQUIRE(addRules(table,
                   "- {name: myInner*, kind: function, unsupported: gone}\n"
                   "- {name: myInnerBuffer*, kind: function, unsupported: gone}\n"
                   "- {name: cudaMal*, kind: function, unsupported: gone}\n"
                   "- {name: myInnerOne, kind: function, hip: one}\n",
                   "library: mine\nnotes:\n  gone: {why: \"it is gone\"}\n") == "");
  CHECK(hipNames(table, "myInnerOne") == Strings{"one"});
  REQUIRE(table.rowsOf("myInnerBufferSize").size() == 1);
  CHECK(table.rowsOf("myInnerBufferSize").front().name == "myInnerBuffer*");
  CHECK(table.rowsOf("myInnerB").front().name == "myInner*");
  CHECK(table.hasUserRow("myInnerB"));
  CHECK_FALSE(table.hasUserRow("myOuter"));
  CHECK(hipNames(table, "cudaMalloc") == Strings{"hipMalloc"});
  CHECK(table.rowsOf("cudaMalodorous").front().name == "cudaMal*");
}

TEST_CASE("Table: names that the user disables have no answer and look like nobody's") {
  Table table;
  REQUIRE(messageOf(table.addRules("disable: [cudaMalloc, cudaNew]\n", "rules.yaml",
                                   [](auto...) { return std::nullopt; })) == "");
  CHECK(table.rowsOf("cudaMalloc").empty());
  CHECK(table.libraryLike("cudaNew") == "");
  CHECK(table.libraryLike("cudaNewer") == "cudart");
  REQUIRE(addRules(table, "- {name: cudaMalloc, kind: function, hip: mine}\n") == "");
  CHECK(hipNames(table, "cudaMalloc") == Strings{"mine"}); // who comes later is right
}

TEST_CASE("Table: a pattern answers for names without a row of their own, the longest one first") {
  llvm::ArrayRef<Row> patterns = builtinTables().patterns;
  REQUIRE(!patterns.empty());
  Table table;
  for (const Row &pattern : patterns) {
    bool isHeader = pattern.kind == RowKind::Header;
    std::string name = pattern.name.ref().drop_back().str() + "zzBrandNew";
    std::string matching = name + (isHeader ? ".h" : "");
    REQUIRE(table.rowsOf(matching).size() == 1);
    CHECK(table.rowsOf(matching).front().name == pattern.name);
    CHECK(table.rowsOf("x" + matching).empty());
    CHECK(table.rowsOf(isHeader ? name : name + ".field").empty());
  }
}

TEST_CASE("Table: ROC mode answers first where it has rows, after the user") {
  REQUIRE(!rocTables().rows.empty());
  const Row &roc = rocTables().rows.front();
  Table table;
  bool before = !table.rowsOf(roc.name).empty() && &table.rowsOf(roc.name).front() == &roc;
  CHECK_FALSE(before);
  table.useRocLibraries();
  REQUIRE(!table.rowsOf(roc.name).empty());
  CHECK(&table.rowsOf(roc.name).front() == &roc);
  CHECK(hipNames(table, "cudaMalloc") == Strings{"hipMalloc"});
  REQUIRE(addRules(table, "- {name: " + roc.name.str() + ", kind: function, hip: mine}\n") == "");
  CHECK(hipNames(table, roc.name) == Strings{"mine"});
}

TEST_CASE("Table: each library tells where its documentation is, that of ROC mode in ROC mode") {
  Table table;
  for (const Library &library : builtinTables().libraries) {
    INFO(library.name.str());
    CHECK(table.library(library.name)->cudaDocs == library.cudaDocs);
    CHECK(!library.facts.empty());
  }
  REQUIRE(table.library("cublas"));
  CHECK(table.library("cublas")->hipDocs.contains("hipBLAS"));
  table.useRocLibraries();
  CHECK(table.library("cublas")->hipDocs.contains("rocBLAS"));
}

TEST_CASE("Tables say where PyTorch's headers are, and who includes libcu++") {
  CHECK(isTorchHeader("c10/cuda/CUDAStream.h"));
  CHECK_FALSE(isTorchHeader("cub/cub.cuh"));
  CHECK(torchFolders().back() == "torch/");
  CHECK(llvm::is_contained(includersOf("cuda/"), "thrust/"));
  CHECK(includersOf("cublas.h").empty());
}

TEST_CASE("Names and headers of HIP and its libraries look like it") {
  for (const char *name : {"hipMalloc", "HIP_VERSION", "rocblas_create_handle", "rccl/rccl.h"})
    CHECK(looksLikeHip(name));
  CHECK_FALSE(looksLikeHip("cudaMalloc"));
  for (const char *header : {"miopen/miopen.h", "cudnn.h", "cub/x.cuh", "cuda/x", "npp.h"})
    CHECK(looksLikeGpuHeader(header));
  for (const char *header : {"cudalike.hpp", "nccl_p2p.cuh", "vector", "mine/cuda.hpp"})
    CHECK_FALSE(looksLikeGpuHeader(header));
}
