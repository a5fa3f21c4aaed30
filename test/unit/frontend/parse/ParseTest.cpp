// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/Parse.h"

#include "frontend/toolkit/Headers.h"
#include "mapping/Table.h"
#include "support/Parsing.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;

namespace {

class KnownNames : public Vocabulary {
  bool isInteresting(llvm::StringRef name) const override {
    return !table_.rowsOf(name).empty() || !table_.libraryLike(name).empty();
  }
  Table table_;
};

struct Parsed {
  TemporaryFolder folder;
  ParsedUnit unit;
  std::string text;

  explicit Parsed(const std::string &code, const std::map<std::string, std::string> &headers = {},
                  const Strings &flags = {}, bool isCuda = true)
      : text(code) {
    for (const auto &[name, content] : headers)
      folder.write(name, content);
    CompileCommand command;
    command.file = folder.write("a.cu", code);
    command.directory = folder.path();
    command.isCuda = isCuda;
    command.flags = flags;
    ParseOptions options;
    KnownNames vocabulary;
    options.vocabulary = &vocabulary;
    options.declarations = builtinDeclarations();
    for (const Row &row : builtinTables().rows)
      if (row.kind == RowKind::Header)
        options.cudaHeaders[row.name.str()] = includeFileText(row.name);
    llvm::Expected<ParsedUnit> parsed = parseUnit(command, options);
    if (!parsed)
      FAIL(llvm::toString(parsed.takeError()));
    unit = std::move(*parsed);
  }

  const FileRecord &record(llvm::StringRef file = "a.cu") { return unit.files[folder.path(file)]; }

  /// "cudaMalloc system ast" for each recorded name that starts like CUDA's.
  Strings names() {
    static constexpr llvm::StringLiteral owners[] = {"system", "user", "unresolved"};
    SourceFile source("a.cu", text);
    Strings shown;
    for (const auto &[offset, name] : record().names) {
      llvm::StringRef spelled = source.text(source.tokens().at(source.tokenExactlyAt(offset)));
      std::string entity = name.entity.empty() ? "" : " " + name.entity;
      shown.push_back(
          (spelled + " " + owners[size_t(name.owner)] + " " + toString(name.layer) + entity).str());
    }
    return shown;
  }
  bool has(llvm::StringRef name) { return llvm::is_contained(names(), name); }
};

} // namespace

TEST_CASE("parseUnit records functions, types, enumerators and fields that clang resolved") {
  Parsed parsed("int f() { cudaDeviceProp p; cudaGetDeviceProperties(&p, 0);\n"
                "  return p.major + (cudaFree(0) == cudaSuccess); }");
  CHECK(parsed.names() == Strings{"cudaDeviceProp system ast", "cudaGetDeviceProperties system ast",
                                  "major system ast cudaDeviceProp.major", "cudaFree system ast",
                                  "cudaSuccess system ast"});
  CHECK(parsed.unit.problems.empty());
}

TEST_CASE("parseUnit: names of the user's own are the user's") {
  Parsed parsed("namespace mine { int cudaMalloc(int) { return 0; } }\n"
                "struct cudaPool { int cudaFree; };\n"
                "int f() { cudaPool p{1}; return mine::cudaMalloc(p.cudaFree); }");
  for (const std::string &name : parsed.names())
    CHECK(llvm::StringRef(name).contains(" user "));
  CHECK(parsed.unit.userNames.contains("cudaPool"));
}

TEST_CASE("parseUnit: a macro of the user's is the user's, CUDA's is CUDA's") {
  Parsed own("#undef cudaMalloc\n#define cudaMalloc(n) n\nint x = cudaMalloc(1);\n");
  CHECK(own.has("cudaMalloc user preprocessor"));
  CHECK(own.unit.userNames.contains("cudaMalloc"));
  Parsed cuda("#ifdef cudaStreamPerThread\n#endif\n"
              "#if defined(CUDART_VERSION) && CUDART_VERSION > 3\n#endif\n");
  CHECK(cuda.has("CUDART_VERSION system preprocessor"));
  CHECK_FALSE(cuda.has("CUDART_VERSION user preprocessor"));
}

TEST_CASE("parseUnit: what clang does not know is unresolved") {
  Parsed parsed("template <class T> int f(T t) { return cudaBrandNew(t); }\nint y = cudaOther;");
  CHECK(parsed.has("cudaBrandNew unresolved unresolved"));
  CHECK_FALSE(parsed.unit.problems.empty());
}

TEST_CASE("parseUnit: names in macro bodies and arguments stand where they are written") {
  Parsed parsed("#define FREE(p) cudaFree(p)\n#define ID(x) x\n"
                "int f(void *p) { FREE(p); FREE(p); return ID(cudaGetLastError()); }");
  CHECK(parsed.names() == Strings{"cudaFree system ast", "cudaGetLastError system ast"});
}

TEST_CASE("parseUnit sees names that `##` builds, where their first fragment is written") {
  Parsed parsed("#define CUDA(name) cuda##name\n#define PASTE(a, b) a##b\n"
                "#define LATER(a, b) PASTE(a, b)\n#define OWN(x) x##_own\n"
                "int OWN(a);\n#define cudaMineNow 1\n"
                "int f() { return CUDA(GetLastError)() + CUDA(MineNow); }\n"
                "int g() { return LATER(cuda, PeekAtLastError)(); }");
  CHECK(parsed.names() == Strings{"cudaMineNow user preprocessor"});
  const auto &pasted = parsed.record().pasted;
  REQUIRE(pasted.size() == 2);
  llvm::StringRef text = parsed.text;
  CHECK(text.substr(pasted.begin()->first).starts_with("cuda##name"));
  CHECK(pasted.begin()->second ==
        std::set<PastedName>{{"cudaGetLastError", "GetLastError"}, {"cudaMineNow", "MineNow"}});
  CHECK(text.substr(pasted.rbegin()->first).starts_with("cuda, PeekAtLastError"));
  CHECK(pasted.rbegin()->second ==
        std::set<PastedName>{{"cudaPeekAtLastError", "PeekAtLastError"}});
}

TEST_CASE("parseUnit counts the arguments of calls, default ones not") {
  Parsed parsed("template <class... T> void g(T... t) { cudaMemcpyToSymbol(t...); }\n"
                "int f(void *p) { cudaFree(p); return cudaMemset(p, 0, 4); }");
  Strings counts;
  for (const auto &[offset, calls] : parsed.record().calls)
    for (const CallEvidence &call : calls)
      counts.push_back(llvm::StringRef(parsed.text).substr(offset).split('(').first.str() + " " +
                       std::to_string(call.arguments));
  CHECK(counts == Strings{"cudaFree 1", "cudaMemset 3"}); // of a pack nobody knows
}

TEST_CASE("parseUnit knows OpenMP, MPI and MATLAB's interface, also where they are not installed") {
  for (const char *text :
       {"#include <omp.h>\nint f() { return omp_get_thread_num() + cudaDeviceReset(); }",
        "#include <mpi.h>\nint f(float *p) { MPI_Request request = MPI_REQUEST_NULL;\n"
        "  return MPI_Irecv(p, 1, MPI_FLOAT, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &request) "
        "+ cudaDeviceReset(); }",
        "#include <mpi.h>\ntypedef int MPI_Comm;\nint f() { int world = MPI_COMM_WORLD;\n"
        "  MPI_Comm none = NULL; return world + none + cudaDeviceReset(); }",
        "#include <mex.h>\nvoid mexFunction(int, mxArray *out[], int, const mxArray *in[]) {\n"
        "  out[0] = mxCreateDoubleScalar(mxGetScalar(in[0])); cudaDeviceReset(); }"}) {
    Parsed parsed(text);
    CHECK(parsed.unit.problems.empty());
    CHECK(parsed.unit.filesMissing.empty());
  }
}

TEST_CASE("parseUnit records launches, and which run on the device") {
  Parsed parsed("__global__ void k() {}\n__global__ void parent() { k<<<1, 1>>>(); }\nvoid f() { "
                "k<<<1, 1>>>(); }");
  REQUIRE(parsed.record().launches.size() == 2);
  for (const auto &[offset, launch] : parsed.record().launches) {
    CHECK(llvm::StringRef(parsed.text).substr(offset, 3) == "<<<");
    CHECK(launch.onDevice == (offset < parsed.text.find("void f")));
  }
}

TEST_CASE("parseUnit reads launches with blanks in their brackets, in headers too") {
  Parsed parsed("#include \"launch.cuh\"\n__global__ void k() {}\n"
                "void f() { k << <1, 1 >> > (); launch(k); }",
                {{"launch.cuh", "template <class K> void launch(K k) { k<<<1, 2>> >(); }\n"}});
  CHECK(parsed.unit.problems.empty());
  REQUIRE(parsed.record().launches.size() == 1);
  CHECK(parsed.record().launches.begin()->first == parsed.text.find("<< <"));
  REQUIRE(parsed.record("launch.cuh").launches.size() == 1);
}

TEST_CASE("parseUnit records assembly of the device, not of the host") {
  Parsed parsed("__device__ void d() { asm(\"\"); }\nvoid h() { asm(\"\"); }");
  REQUIRE(parsed.record().deviceAsm.size() == 1);
  CHECK(parsed.record().deviceAsm.begin()->first == parsed.text.find("asm"));
}

TEST_CASE("parseUnit records what the preprocessor skipped") {
  Parsed parsed("#if 0\ncudaFree(0);\n#else\nint x;\n#endif\n");
  REQUIRE(parsed.record().inactive.size() == 1);
  CHECK(parsed.record().inactive[0].contains(unsigned(parsed.text.find("cudaFree"))));
  CHECK_FALSE(parsed.record().inactive[0].contains(unsigned(parsed.text.find("int x"))));
  CHECK(parsed.names() == Strings{});
}

TEST_CASE("parseUnit knows where includes lead") {
  Parsed parsed("#include <cuda_runtime.h>\n#include <vector>\n#include \"own.h\"\n#include "
                "\"missing.h\"\nint x = 1;\n",
                {{"own.h", "inline int g() { return cudaGetLastError(); }\n"}});
  std::map<std::string, IncludeEvidence> bySpelling;
  for (const auto &[offset, include] : parsed.record().includes)
    bySpelling[include.spelled] = include;
  CHECK(bySpelling.at("own.h").resolved == parsed.folder.path("own.h"));
  CHECK(bySpelling.at("cuda_runtime.h").resolved == "");
  CHECK(bySpelling.at("cuda_runtime.h").found);
  CHECK(bySpelling.at("vector").system);
  CHECK_FALSE(bySpelling.at("missing.h").found);
  CHECK(parsed.unit.mayUseCuda);
  REQUIRE(parsed.unit.problems.size() == 1);
  CHECK(parsed.unit.problems[0].kind == DiagnosticKind::MissingInclude);
  CHECK(parsed.unit.problems[0].line == 4);
  CHECK(parsed.record("own.h").names.size() == 1);
}

TEST_CASE("parseUnit: headers of the system are nobody's business") {
  Parsed parsed("#include <own.h>\n",
                {{"sys/own.h", "inline int cudaMine() { return cudaGetLastError(); }\n"}},
                {"-isystem", "sys"});
  CHECK(parsed.unit.files.size() == 1);
}

TEST_CASE("parseUnit obeys flags, relative to the directory") {
  std::string code = "#if N == 4\n#include \"own.h\"\n#endif\n";
  Parsed parsed(code, {{"inc/own.h", "inline int g() { return cudaGetLastError(); }\n"}},
                {"-D", "N=4", "-I", "inc"});
  CHECK(parsed.unit.files.contains(parsed.folder.path("inc/own.h")));
  CHECK(parsed.unit.problems.empty());
}

TEST_CASE("parseUnit parses C++ that uses CUDA's host API") {
  Parsed parsed("#include <cuda_runtime.h>\nint f() { return cudaGetLastError(); }\n", {}, {},
                false);
  CHECK(parsed.names() == Strings{"cudaGetLastError system ast"});
  CHECK(parsed.unit.problems.empty());
}

TEST_CASE("parseUnit: nothing shows plain C++ that its prelude is CUDA") {
  Parsed parsed("#if defined(__CUDACC__) || defined(__NVCC__) || defined(__CUDA__) || \\\n"
                "    defined(__CUDA_ARCH__) || defined(__CUDA_ARCH_LIST__)\n"
                "#error\n#endif\n"
                "float fminf(float a, float b) { return a < b ? a : b; }\n"
                "int threadIdx, warpSize;\n"
                "static int atomicAdd(int *p, int v) { return *p += v; }\n"
                "int __syncthreads(int);\n"
                "__global__ static int mine() { return atomicAdd(&warpSize, threadIdx); }\n"
                "__attribute__((__noinline__)) int f() { return mine() + cudaFree(nullptr); }\n",
                {}, {}, /*isCuda=*/false);
  CHECK(parsed.unit.problems.empty());
  CHECK(parsed.has("cudaFree system ast"));
  CHECK(parsed.has("atomicAdd user ast"));
}

TEST_CASE("parseUnit: nor does it show a header that the command includes") {
  for (bool again : {false, true}) { // with `<<<`, it is parsed as C++ from the start
    Parsed parsed(
        std::string(again ? "struct A {};\ntemplate <class T> int operator<<(A, T);\n"
                            "template <> int operator<<<char>(A, char);\n"
                          : "") +
            "int f() { return forced(0); }\n",
        {{"forced.h", "#ifdef __CUDACC__\n#error\n#endif\n"
                      "inline int forced(cudaStream_t s) { return cudaStreamSynchronize(s); }\n"}},
        {"-include", "forced.h"}, /*isCuda=*/false);
    CHECK(parsed.unit.problems.empty());
  }
}

TEST_CASE("parseUnit: in plain C++ `<<<` is an operator and a template's arguments") {
  Parsed parsed("struct A {};\ntemplate <class T> int operator<<(A, T);\n"
                "template <> int operator<<<char>(A, char) { return cudaGetLastError(); }\n",
                {}, {}, /*isCuda=*/false);
  CHECK(parsed.unit.problems.empty());
  CHECK(parsed.has("cudaGetLastError system ast"));
}

TEST_CASE("parseUnit knows the files that `__has_include` asks for") {
  Parsed parsed("#if __has_include(\"a.h\") && !__has_include(\"b.h\")\nint x;\n#endif\n",
                {{"a.h", ""}});
  CHECK(parsed.unit.filesRead.contains(parsed.folder.path("a.h")));
  CHECK(parsed.unit.filesMissing.contains("b.h"));
}

TEST_CASE("parseUnit fails only when there is no file") {
  CompileCommand command{"/nonexistent/a.cu", "/nonexistent", true, {}};
  ParseOptions options;
  AllNames vocabulary;
  options.vocabulary = &vocabulary;
  llvm::Expected<ParsedUnit> parsed = parseUnit(command, options);
  if (parsed) // a problem that is said is as good
    CHECK_FALSE(parsed->problems.empty());
  else
    CHECK(llvm::toString(parsed.takeError()) != "");
}

TEST_CASE("parseUnit keeps what stands around an error") {
  Parsed parsed("int a() { return cudaGetLastError(); }\nint b() { return ) 4 ; }\nint c() { "
                "return cudaDeviceReset(); }\n");
  CHECK(parsed.has("cudaGetLastError system ast"));
  CHECK(parsed.has("cudaDeviceReset system ast"));
  REQUIRE_FALSE(parsed.unit.problems.empty());
  CHECK(parsed.unit.problems[0].kind == DiagnosticKind::SyntaxError);
  CHECK(parsed.unit.problems[0].line == 2);
}

TEST_CASE("parseUnit survives garbage") {
  for (const char *code :
       {"", "\xff\xfe", "}}}}", "template<", "#if", "#include", "cudaMalloc(", "<<<>>>",
        "struct cudaX : cudaX { cudaX(", "using namespace cub::", "int x = \"cudaFree"}) {
    INFO(code);
    Parsed parsed(code);
    CHECK(parsed.unit.mainFile == parsed.folder.path("a.cu"));
  }
}

TEST_CASE("Specializations and templates are mended that lack each other's execution spaces") {
  Parsed lacking("template <typename T> __host__ __device__ T twice(T x) { return 2 * x; }\n"
                 "template <> __device__ int twice(int x) { return x + x; }\n");
  CHECK(lacking.unit.problems.empty());
  std::string wider = "template <> __host__ __device__ int twice(int x) { return x + x; }\n";
  Parsed narrow("template <typename T> __device__ T twice(T x) { return 2 * x; }\n" + wider);
  CHECK(narrow.unit.problems.empty());
  // The template cannot have both spaces: another specialization has those that it has now.
  Parsed both("template <typename T> __device__ T twice(T x) { return 2 * x; }\n"
              "template <> __device__ float twice(float x) { return x + x; }\n" +
              wider);
  CHECK(both.unit.problems.size() == 1);
}

TEST_CASE("parseUnit: a definition without the space of its declaration is no error") {
  std::string declared = "namespace n { __device__ int twice(int x); }\n";
  Parsed bare(declared + "int n::twice(int x) { return 2 * x; }\n");
  CHECK(bare.unit.problems.empty());
  CHECK(bare.record().bareDefinitions.size() == 1);
  // Another parameter list is an error of the original's.
  Parsed other(declared + "__device__ int n::twice(int x, int y) { return 2 * x; }\n");
  CHECK(other.unit.problems.size() == 1);
  CHECK(other.record().bareDefinitions.empty());
}

TEST_CASE("parseUnit: narrowing in lists is recorded for CUDA, and no error elsewhere") {
  std::string code = "struct S { unsigned n; };\nS make(int n) { return {n}; }\n";
  Parsed cuda(code);
  CHECK(cuda.unit.problems.empty());
  REQUIRE(cuda.record().types.narrowedValues.size() == 1);
  CHECK(cuda.record().types.narrowedValues.begin()->second.begin()->type == "unsigned int");
  Parsed plain(code, {}, {}, /*isCuda=*/false);
  CHECK(plain.unit.problems.empty());
  CHECK(plain.record().types.narrowedValues.empty());
  // Another instantiation may need another type.
  Parsed dependent("template <class T> void f(int n) { T t[1] = {n}; }\n"
                   "template void f<unsigned>(int);\n");
  CHECK(dependent.record().types.narrowedValues.empty());
}
