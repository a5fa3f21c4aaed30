// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify TREE` on test-inputs/suite: what it finds, runs and writes.
#include "support/Page.h"
#include "support/Repository.h"
#include "support/Test.h"
#include "support/VerifyCommand.h"

#include "llvm/Support/JSON.h"

#include <regex>
#include <sys/stat.h>
#include <unistd.h>

using namespace tranship;

namespace {

void copySuite(TemporaryFolder &folder, llvm::StringRef without = "none") {
  for (const RepositoryFile &file : repositoryFiles("test-inputs/suite"))
    if (!llvm::StringRef(file.path).contains(without))
      folder.write(llvm::StringRef(file.path).drop_front(strlen("test-inputs/")).str(), file.text);
}

std::string lineWith(llvm::StringRef text, llvm::StringRef part) {
  for (llvm::StringRef line : llvm::split(text, '\n'))
    if (line.contains(part))
      return line.str();
  return {};
}

size_t countOf(llvm::StringRef text, llvm::StringRef part) { return text.count(part); }

/// Whether elements are closed in the order in which they were opened.
bool isWellFormed(llvm::StringRef xml) {
  std::vector<std::string> open;
  for (size_t at = xml.find('<'); at != llvm::StringRef::npos; at = xml.find('<', at + 1)) {
    size_t end = xml.find('>', at);
    if (end == llvm::StringRef::npos)
      return false;
    llvm::StringRef tag = xml.slice(at + 1, end);
    if (tag.starts_with("?") || tag.ends_with("/"))
      continue;
    if (!tag.consume_front("/")) {
      open.push_back(tag.split(' ').first.str());
    } else {
      if (open.empty() || open.back() != tag)
        return false;
      open.pop_back();
    }
  }
  return open.empty();
}

std::string withoutTimes(llvm::StringRef line) {
  return std::regex_replace(line.rtrim().str(), std::regex(" +[0-9.]+ s"), "");
}

/// The table that the page on verification shows for the suite; … at the end of a line means that there is more.
void checkShownTable(llvm::StringRef printed) {
  const std::string page = repositoryText("docs/verification.md");
  for (const CodeBlock &block : codeBlocks(page)) {
    if (!block.text.contains("--max-last-argument"))
      continue;
    llvm::SmallVector<llvm::StringRef> shown, real;
    block.text.split('\n').second.split(shown, '\n', -1, false);
    printed.split(real, '\n', -1, false);
    REQUIRE(shown.size() == real.size());
    for (auto [shownLine, realLine] : llvm::zip(shown, real)) {
      bool isPart = shownLine.consume_back(" …");
      CHECK(withoutTimes(isPart ? realLine.take_front(shownLine.size()) : realLine) ==
            withoutTimes(shownLine));
    }
  }
}

} // namespace

TEST_CASE("A program that could not be translated is not called FAILED", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("tree/nested.cu", "#include <cstdio>\n"
                                 "__global__ void inner(int *p) { *p = 4; }\n"
                                 "__global__ void outer(int *p) { inner<<<1, 1>>>(p); }\n"
                                 "int main() {\n  int *p;\n  cudaMallocManaged(&p, 4);\n"
                                 "  outer<<<1, 1>>>(p);\n  cudaDeviceSynchronize();\n"
                                 "  std::printf(\"%d\\n\", *p);\n}\n");
  ProgramResult result =
      verify(folder, {"--backends=cpu", "--tree", "--junit=out.xml", "--html=out.html", "tree"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 1);
  CHECK(has(lineWith(result.out, "nested "), "untranslated untranslated"));
  CHECK(has(result.out, "1 program: 1 untranslated\n"));
  CHECK(!has(result.out, "FAILED"));
  std::string junit = folder.read("out.xml");
  CHECK(isWellFormed(junit));
  CHECK(has(junit, "tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"2\""));
  CHECK(countOf(junit, "<skipped message=\"not translated: the port does not build: ") == 2);
  CHECK(has(junit, "name=\"translation\""));
  std::string page = folder.read("out.html");
  CHECK(countOf(page, "<td class=\"untranslated\">untranslated</td>") == 2);
  CHECK(!has(page, "<td class=\"FAILED\">"));
}

TEST_CASE("All programs of a tree are verified", "[meta][emulated]") {
  TemporaryFolder folder;
  copySuite(folder, "smooth"); // it takes longest, and only the flags of CMake are special
  ProgramResult result = verify(folder, {"--backends=cpu", "-j2", "--max-last-argument=10",
                                         "--junit=out.xml", "--html=out.html", "suite"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 1);
  std::string scale = lineWith(result.out, "scale "), last = lineWith(result.out, "last-lane ");
  CHECK(countOf(scale, "passed") == 2);
  CHECK(countOf(lineWith(result.out, "loose/count "), "passed") == 2);
  CHECK(has(last, "passed       FAILED"));
  CHECK(has(last, "stdout"));
  CHECK(countOf(lineWith(result.out, "loose/plot "), "skipped") == 2);
  CHECK(has(lineWith(result.out, "loose/plot "), "no-such-library/plot.h"));
  CHECK(has(result.out, "4 programs: 2 passed, 1 FAILED, 1 skipped\n"));
  checkShownTable(result.out);

  std::string junit = folder.read("out.xml");
  CHECK(isWellFormed(junit));
  CHECK(has(junit,
            "<testsuite name=\"suite\" tests=\"8\" failures=\"1\" errors=\"0\" skipped=\"2\""));
  CHECK(countOf(junit, "<testcase classname=\"scale\"") == 2);
  CHECK(countOf(junit, "name=\"64 lanes\"") == 4);
  CHECK(countOf(junit, "<skipped message=\"") == 2);
  CHECK(has(junit, "<failure message=\""));

  std::string page = folder.read("out.html");
  CHECK(has(page, "4 programs: 2 passed, 1 FAILED, 1 skipped"));
  CHECK(countOf(page, "<tr><td>") == 4);
  CHECK(has(page, "Inferred manifest"));
  for (llvm::StringRef outside : {"<script", "http://", "https://", "src=", "<link"})
    CHECK(!has(page, outside));
}

TEST_CASE("Arguments come from a script, and are reduced on request", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("t/fill/Makefile", "fill: fill.cu\n\tnvcc -o $@ $<\n");
  folder.write("t/fill/run", "./fill 100000 --rounds=5000 -n200 3 x900\n");
  folder.write("t/fill/fill.cu",
               "#include <cstdio>\n#include <cstdlib>\n"
               "__global__ void fill(int *p, int n) {\n"
               "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) p[i] = i;\n}\n"
               "int main(int count, char **words) {\n  int n = atoi(words[1]), *p;\n"
               "  cudaMallocManaged(&p, n * 4);\n  fill<<<(n + 31) / 32, 32>>>(p, n);\n"
               "  cudaDeviceSynchronize();\n  printf(\"%d\\n\", p[n - 1]);\n"
               "  for (int i = 1; i < count; ++i)\n    printf(\"%s\\n\", words[i]);\n}\n");
  ProgramResult result = verify(folder, {"--backends=cpu", "--max-argument=64", "t"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(has(lineWith(result.out, "fill "),
            "arguments reduced: 100000 to 64, --rounds=5000 to --rounds=64, -n200 to -n64"));
  verify(folder, {"--init", "t"});
  CHECK(has(folder.read("t/fill/verify.yaml"),
            "arguments: [100000, --rounds=5000, -n200, 3, x900]\n"));
}

TEST_CASE("The inferred manifests of a tree can be written and edited", "[meta]") {
  TemporaryFolder folder;
  copySuite(folder);
  ProgramResult first = verify(folder, {"--init", "suite"});
  INFO(first.out << first.err);
  CHECK(first.exitCode == 0);
  CHECK(first.out == "wrote loose/count.verify.yaml\n"
                     "wrote loose/plot.verify.yaml\n"
                     "wrote scale.verify.yaml\n"
                     "wrote smooth/verify.yaml\n"
                     "4 manifests written, 1 was there already\n");
  CHECK(has(folder.read("suite/scale.verify.yaml"),
            "sources: [scale/main.cu]\n"
            "flags: [-std=c++17, -Iinclude, -DOFFSET=1, -O3]\n"));
  CHECK(has(folder.read("suite/scale.verify.yaml"),
            "working-folder: scale\n"
            "cases:\n- name: default\n  arguments: [../data/factors.txt, 100000]\n"
            "  inputs: [data/factors.txt]\n"));
  CHECK(has(folder.read("suite/smooth/verify.yaml"),
            "sources: [main.cu, filter.cu]\n"
            "flags: [-std=c++17, -DROUNDS=3, -Iinclude]\n"
            "relocatable: true\n"
            "cases:\n- name: default\n  arguments: [64]\n"));
  folder.write("suite/scale.verify.yaml", "sources: [scale/main.cu]\n");
  ProgramResult second = verify(folder, {"--init", "suite"});
  CHECK(second.out == "0 manifests written, 5 were there already\n");
  CHECK(folder.read("suite/scale.verify.yaml") == "sources: [scale/main.cu]\n");
}

TEST_CASE("Files that programs find, load and compile at run time are inferred",
          "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write(
      "t/p/CMakeLists.txt",
      "include_directories(../include)\nadd_executable(load load.cpp)\n"
      "set(CODE ${CMAKE_CURRENT_BINARY_DIR}/twice.fatbin)\n"
      "add_custom_command(OUTPUT ${CODE} COMMAND ${CMAKE_CUDA_COMPILER} -o ${CODE} -fatbin\n"
      "  ${CMAKE_CURRENT_SOURCE_DIR}/twice.cu DEPENDS twice.cu)\n"
      "add_executable(compile compile.cpp)\n");
  folder.write("t/p/load.cpp", "#include <cuda.h>\n#include <cstdio>\n#include <up.h>\n"
                               "int main() {\n"
                               "  int start = 0;\n"
                               "  FILE *file = fopen(\"./data/start.txt\", \"r\");\n"
                               "  if (!file || fscanf(file, \"%d\", &start) != 1) return 1;\n"
                               "  const char *name = \"start.txt\";\n"
                               "  CUmodule module;\n  CUfunction twice;\n  CUdeviceptr value;\n"
                               "  cuInit(0);\n"
                               "  if (cuModuleLoad(&module, \"twice.fatbin\")) return 2;\n"
                               "  cuModuleGetFunction(&twice, module, \"twice\");\n"
                               "  cuMemAlloc(&value, 4);\n"
                               "  cuMemcpyHtoD(value, &start, 4);\n"
                               "  void *arguments[] = {&value};\n"
                               "  cuLaunchKernel(twice, 1, 1, 1, 1, 1, 1, 0, 0, arguments, 0);\n"
                               "  cuMemcpyDtoH(&start, value, 4);\n"
                               "  printf(\"%s %d\\n\", name, start);\n}\n");
  folder.write("t/p/twice.cu", "extern \"C\" __global__ void twice(int *x) { *x *= 2; }\n");
  folder.write("t/p/data/start.txt", "21\n");
  folder.write("t/p/compile.cpp", "#include <cuda.h>\n#include <nvrtc.h>\n"
                                  "const char *file = \"kernel.cu\";\n"
                                  "int main() { nvrtcProgram program; (void)program; }\n");
  folder.write("t/p/kernel.cu", "#include \"part.h\"\n__global__ void k() {}\n");
  folder.write("t/include/up.h", "#pragma once\n");
  folder.write("t/p/part.h", "#pragma once\n");
  ProgramResult init = verify(folder, {"--init", "t"});
  INFO(init.out << init.err);
  CHECK(init.out == "wrote p-compile.verify.yaml\nwrote p-load.verify.yaml\n2 manifests written\n");
  CHECK(has(folder.read("t/p-compile.verify.yaml"),
            "runtime-sources: [p/kernel.cu, p/part.h]\nworking-folder: p\n"));
  std::string load = folder.read("t/p-load.verify.yaml");
  CHECK(has(load, "modules: {p/twice.fatbin: p/twice.cu}\nworking-folder: p\n"));
  CHECK(has(load, "  inputs: [p/data/start.txt]\n"));
  ProgramResult run = verify(folder, {"--backends=cpu", "t/p-load.verify.yaml"});
  INFO(run.out << run.err);
  CHECK(has(run.out, "passed   stdout: 1 number agrees"));
}

TEST_CASE("A folder with one program is one program, unless asked otherwise", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", program);
  CHECK(has(verify(folder, {"--backends=cpu", "p"}).out, "cpu         passed"));
  ProgramResult tree = verify(folder, {"--backends=cpu", "--tree", "--format=json", "p"});
  llvm::Expected<llvm::json::Value> report = llvm::json::parse(tree.out);
  REQUIRE(bool(report));
  const llvm::json::Array *programs = report->getAsObject()->getArray("programs");
  REQUIRE(programs);
  REQUIRE(programs->size() == 1);
  const llvm::json::Object &one = *programs->front().getAsObject();
  CHECK(one.getString("program") == "a");
  CHECK(one.getString("status") == "passed");
  CHECK(tree.exitCode == 0);
}

TEST_CASE("A tree without a verified program is not a success", "[meta]") {
  TemporaryFolder folder;
  copySuite(folder);
  CHECK(verify(folder, {"--backends=cpu", "--tree", "suite/loose/plot.cu"}).exitCode == 3);
  CHECK(verify(folder, {"--backends=cpu", "--tree", "--allow-skips", "suite/loose/plot.cu"})
            .exitCode == 0);
  folder.write("suite/last-lane/verify.yaml", "surces: [x]\n");
  ProgramResult broken =
      verify(folder, {"--backends=cpu", "suite/last-lane", "suite/loose/plot.cu"});
  CHECK(broken.exitCode == 2);
  CHECK(has(broken.out, "unknown key `surces`"));
}

TEST_CASE("What is wrong with a tree is said in one line", "[meta]") {
  TemporaryFolder folder;
  folder.write("empty/readme.txt", "nothing\n");
  ProgramResult empty = verify(folder, {"--tree", "empty"});
  CHECK(isToolFailure(empty));
  CHECK(has(empty.err, "empty: no CUDA program found"));
  CHECK(isToolFailure(verify(folder, {"--tree", "missing"})));
  folder.write("broken/CMakeLists.txt", "add_executable(a a.cu\n");
  ProgramResult broken = verify(folder, {"--init", "broken"});
  CHECK(isToolFailure(broken));
  CHECK(has(broken.err, "not read: CMakeLists.txt:1: "));
  folder.write("broken/a.cu", program);
  ProgramResult loose = verify(folder, {"--init", "broken"});
  CHECK(loose.exitCode == 0);
  CHECK(has(loose.out, "not read: CMakeLists.txt:1: "));
  CHECK(isToolFailure(verify(folder, {"--tree", "--port=p", "broken"})));
  if (geteuid() != 0) { // root can read all folders
    chmod((folder.path() + "/empty").c_str(), 0);
    CHECK(isToolFailure(verify(folder, {"--tree", "empty"})));
    chmod((folder.path() + "/empty").c_str(), 0700);
  }
}

namespace {

/// A program that sends a signal to an ancestor: its own supervisor is the first, the tranship that
/// verifies it the second, and the one that verifies the tree the fourth.
std::string killer(int generations, const char *signal) {
  return "#include <csignal>\n#include <cstdio>\n#include <unistd.h>\n"
         "int main() {\n  int process = getpid();\n  for (int i = 0; i < " +
         std::to_string(generations) +
         "; ++i) {\n"
         "    char name[64];\n    snprintf(name, sizeof name, \"/proc/%d/stat\", process);\n"
         "    FILE *file = fopen(name, \"r\");\n"
         "    if (!file || fscanf(file, \"%*d %*s %*c %d\", &process) != 1)\n      return 1;\n"
         "    fclose(file);\n  }\n"
         "  kill(process, " +
         signal +
         ");\n  void *p;\n  cudaMalloc(&p, 4);\n  sleep(20);\n"
         "  return 0;\n}\n";
}

} // namespace

TEST_CASE("A tranship that dies over one program is a row of the table", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("tree/good/a.cu", program);
  folder.write("tree/killer/b.cu", killer(2, "SIGKILL"));
  ProgramResult result =
      verify(folder, {"--backends=cpu", "-j2", "--tree", "--junit=out.xml", "tree"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 2);
  CHECK(countOf(lineWith(result.out, "good "), "passed") == 2);
  CHECK(countOf(lineWith(result.out, "killer "), "error") == 2);
  CHECK(has(result.out, "killed by signal 9"));
  CHECK(has(result.out, "2 programs: 1 passed, 1 could not be verified\n"));
  CHECK(isWellFormed(folder.read("out.xml")));
}

TEST_CASE("A verification of a tree that is interrupted leaves nothing", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("tree/slow/a.cu", "#include <unistd.h>\nint main() {\n  void *p;\n"
                                 "  cudaMalloc(&p, 4);\n  sleep(50);\n  return 0;\n}\n");
  folder.write("tree/killer/b.cu", killer(4, "SIGTERM"));
  Strings before = folder.list();
  ProgramResult result =
      verify(folder, {"--backends=cpu", "-j2", "--tree", "--junit=out.xml", "--html=out.html",
                      "--format=json", "--report-file=out.json", "tree"});
  INFO(result.out << result.err);
  CHECK(result.exitCode != 0);
  CHECK(has(result.err, "interrupted"));
  CHECK(folder.list() == before);
}

TEST_CASE("A verification of a tree that is interrupted shows what is done", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("tree/a-quick/a.cu", program);
  folder.write("tree/killer/b.cu", killer(4, "SIGTERM"));
  ProgramResult result = verify(folder, {"--backends=cpu", "-j1", "--tree", "tree"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 2);
  CHECK(countOf(lineWith(result.out, "a-quick"), "passed") == 2);
  CHECK(has(result.out, "1 program: 1 passed\n"));
  CHECK(has(result.err, "interrupted: 1 of 2 programs were verified"));
}
