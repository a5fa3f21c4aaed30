// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PyTorch extensions: PyTorch's headers, its version, and the Python that knows both.
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"

using namespace tranship;

namespace {

constexpr char code[] = "#include <ATen/cuda/CUDAContext.h>\n#include <c10/cuda/CUDAGuard.h>\n"
                        "using c10::cuda::CUDAStream;\n"
                        "void f(CUDAStream known) {\n"
                        "  at::cuda::CUDAGuard guard(0);\n"
                        "  cudaStream_t stream = at::cuda::getCurrentCUDAStream();\n"
                        "  C10_CUDA_CHECK(cudaStreamSynchronize(stream));\n"
                        "  c10::cuda::CUDACachingAllocator::emptyCache();\n"
                        "  auto *all = c10::cuda::CUDACachingAllocator::get();\n"
                        "}\n";

/// The part of PyTorch's headers that the test needs.
void writeTorch(TemporaryFolder &folder, const std::string &root) {
  folder.write(root + "/include/c10/cuda/CUDAStream.h",
               "#pragma once\n#include <cuda_runtime_api.h>\n"
               "#define C10_CUDA_CHECK(E) do { if ((E) != cudaSuccess) throw 1; } while (0)\n"
               "namespace c10::cuda { struct CUDAStream { operator cudaStream_t() const; };\n"
               "CUDAStream getCurrentCUDAStream(int device = -1); }\n"
               "namespace c10::cuda::CUDACachingAllocator {\n"
               "struct CUDAAllocator; CUDAAllocator *get(); void emptyCache(); }\n");
  folder.write(root + "/include/c10/cuda/CUDAGuard.h",
               "#pragma once\n#include <c10/cuda/CUDAStream.h>\n"
               "namespace c10::cuda { struct CUDAGuard { explicit CUDAGuard(int); }; }\n");
  folder.write(root + "/include/ATen/cuda/CUDAContext.h",
               "#pragma once\n#include <c10/cuda/CUDAStream.h>\n"
               "namespace at::cuda { using namespace c10::cuda; }\n");
  folder.write(root + "/__init__.py", "raise ImportError('not to be imported')\n");
  folder.write(root + "/version.py", "__version__ = '2.6.0+cu124'\n");
  folder.write(root + "/utils/cpp_extension.py",
               "# for example '-std=c++20'\nflags = ['-std=c++17'] + ['-std=c++17']\n");
}

std::string python() {
  for (const char *path : {"/usr/bin/python3", "/usr/local/bin/python3"})
    if (llvm::sys::fs::exists(path))
      return path;
  return {};
}

} // namespace

TEST_CASE("PyTorch's headers are not the user's, whether they are found or not", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", code);
  writeTorch(folder, "torch");
  for (const std::vector<std::string> &flags : {std::vector<std::string>{},
                                                {"--", "-Itorch/include"},
                                                {"--", "-isystem", "torch/include"}}) {
    std::vector<std::string> arguments = {"src", "-o", "out", "--torch-version=2.6"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    ProgramResult result = runTranship(folder, arguments);
    INFO(result.out << result.err);
    std::string text = folder.read("out/a.hip");
    INFO(text);
    llvm::StringRef out(text);
    CHECK(out.contains("#include <ATen/hip/HIPContext.h>"));
    CHECK(out.contains("#include <ATen/hip/impl/HIPGuardImplMasqueradingAsCUDA.h>"));
    CHECK(out.contains("using c10::hip::HIPStreamMasqueradingAsCUDA;"));
    CHECK(out.contains("  c10::hip::HIPGuardMasqueradingAsCUDA guard(0);"));
    CHECK(out.contains("= c10::hip::getCurrentHIPStreamMasqueradingAsCUDA();"));
    CHECK(out.contains("  C10_HIP_CHECK(hipStreamSynchronize(stream));"));
    CHECK(out.contains("  c10::hip::HIPCachingAllocator::emptyCache();"));
    CHECK(out.contains("= c10::hip::HIPCachingAllocatorMasqueradingAsCUDA::get();"));
    CHECK_FALSE(llvm::StringRef(result.out).contains("header-outside-tree"));
  }
  // Since version 2.11, which is the default, only headers are renamed.
  ProgramResult result = runTranship(folder, {"src", "-o", "new"});
  INFO(result.out << result.err);
  std::string now = folder.read("new/a.hip");
  INFO(now);
  CHECK(llvm::StringRef(now).contains("#include <c10/hip/HIPGuard.h>"));
  CHECK(llvm::StringRef(now).contains("  at::cuda::CUDAGuard guard(0);"));
  CHECK(llvm::StringRef(now).contains("  C10_CUDA_CHECK(hipStreamSynchronize(stream));"));
}

TEST_CASE("--torch-version: versions that the tables do not reach have the nearest one", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  ProgramResult old = runTranship(folder, {"a.cu", "--torch-version=1.8"});
  CHECK(llvm::StringRef(old.out).contains("HIPGuardMasqueradingAsCUDA"));
  CHECK(llvm::StringRef(old.err).contains("PyTorch 1.8 is translated as 2.1\n"));
  ProgramResult recent = runTranship(folder, {"a.cu", "--torch-version=9.0"});
  CHECK_FALSE(llvm::StringRef(recent.out).contains("Masquerading"));
  CHECK(llvm::StringRef(recent.err).contains("PyTorch 9.0 is translated as "));
  folder.write(".tranship.yaml", "torch-version: 2.6\n");
  ProgramResult configured = runTranship(folder, {"a.cu"});
  CHECK(llvm::StringRef(configured.out).contains("HIPGuardMasqueradingAsCUDA"));
  CHECK(runTranship(folder, {"a.cu", "--torch-version=new"}).exitCode == 2);
}

TEST_CASE("--torch asks a Python, which finds PyTorch and does not import it", "[cli][slow]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", code);
  ProgramResult none = runTranship(folder, {"src", "-o", "out", "--torch=no-such-python"});
  CHECK(none.exitCode == 2);
  CHECK(llvm::StringRef(none.err).contains("there is no no-such-python in PATH"));
  ProgramResult missing = runTranship(folder, {"src", "-o", "out", "--torch=./no/python"});
  CHECK(missing.exitCode == 2);
  CHECK(llvm::StringRef(missing.err).contains("there is no ./no/python;"));
  ProgramResult other = runTranship(folder, {"src", "-o", "out", "--torch=true"});
  CHECK(other.exitCode == 2);
  CHECK(llvm::StringRef(other.err).contains("does not run as a Python 3"));
  if (python().empty())
    return;
  writeTorch(folder, "packages/torch");
  folder.write("python", "#!/bin/sh\nPYTHONPATH=" + folder.path("packages") + " exec " + python() +
                             " -S \"$@\"\n");
  REQUIRE(!llvm::sys::fs::setPermissions(folder.path("python"), llvm::sys::fs::perms::owner_all));
  ProgramResult result =
      runTranship(folder, {"src", "-v", "-o", "out", "--torch=" + folder.path("python")});
  INFO(result.out << result.err);
  std::string text = folder.read("out/a.hip");
  INFO(text);
  CHECK(llvm::StringRef(text).contains("c10::hip::HIPGuardMasqueradingAsCUDA guard(0);"));
  CHECK_FALSE(llvm::StringRef(result.out).contains("token")); // all headers were found
  // The macros of PyTorch that the project's setup.py undefines also matter.
  folder.write("setup.py",
               "flags = ['-U__CUDA_NO_HALF_OPERATORS__']  # -U__CUDA_NO_HALF2_OPERATORS__\n");
  folder.write("half/b.cu",
               "#include <cuda_runtime.h>\n"
               "#ifndef __CUDA_NO_HALF_OPERATORS__\nint f = cudaDeviceSynchronize();\n#endif\n"
               "#ifndef __CUDA_NO_HALF2_OPERATORS__\nint g = cudaDeviceReset();\n#endif\n");
  ProgramResult half =
      runTranship(folder, {"half", "-o", "out", "--torch=" + folder.path("python")});
  INFO(half.out << half.err);
  CHECK(llvm::StringRef(half.out).contains("(1 ast, 3 preprocessor, 1 token)"));
  // The C++ standard is the one that PyTorch builds pass, not one that its examples name.
  folder.write("standard/c.cu", "#include <cuda_runtime.h>\n#if __cplusplus == 201703L\n"
                                "int f = cudaDeviceSynchronize();\n#endif\n");
  ProgramResult standard =
      runTranship(folder, {"standard", "-o", "out", "--torch=" + folder.path("python")});
  INFO(standard.out << standard.err);
  CHECK(llvm::StringRef(standard.out).contains("(1 ast, 1 preprocessor)"));
  // A version on the command line wins.
  ProgramResult given =
      runTranship(folder, {"src/a.cu", "--torch-version=2.12", "--torch=" + folder.path("python")});
  CHECK(llvm::StringRef(given.out).contains("at::cuda::CUDAGuard guard(0);"));
  folder.write("python", "#!/bin/sh\nexec " + python() + " -S -I \"$@\"\n");
  ProgramResult without = runTranship(folder, {"src", "--torch=" + folder.path("python")});
  CHECK(without.exitCode == 2);
  CHECK(llvm::StringRef(without.err).contains("has no package torch"));
}
