// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/TorchHeaders.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;
using namespace tranship::translate;
using Catch::Matchers::Contains;
using mapping::TorchNames;

namespace {

/// The include folder of a small PyTorch for CUDA.
struct Torch {
  TemporaryFolder folder;
  std::string include = folder.path() + "/torch/include/";

  Torch() {
    write("ATen/ATen.h", "#pragma once\n");
    write("c10/cuda/CUDAStream.h", "#pragma once\n"
                                   "#include <cuda_runtime_api.h>\n"
                                   "#include <c10/cuda/CUDAFunctions.h>\n"
                                   "namespace c10::cuda {\n"
                                   "class C10_CUDA_API CUDAStream { cudaStream_t stream; };\n"
                                   "}\n");
    write("ATen/cuda/CUDAEvent.h", "#pragma once\n"
                                   "#include <c10/cuda/CUDAGuard.h>\n"
                                   "namespace at::cuda {\n"
                                   "struct CUDAEvent { void f() { CUDAGuard guard(0); } };\n"
                                   "static_assert(cudaError_t::cudaSuccess == 0);\n"
                                   "}\n");
    write("torch/csrc/cuda/use.h", "#include <ATen/cuda/CUDAEvent.h>\n");
    write("torch/csrc/plain.h", "int cudaMalloc;\n");
  }
  void write(const std::string &name, const std::string &text) const {
    folder.write("torch/include/" + name, text);
  }
  std::string text(TorchHeaders &headers, const std::string &name) const {
    const std::string *text = headers.text(include + name);
    return text ? *text : "none";
  }
};

} // namespace

TEST_CASE("TorchHeaders: a PyTorch that keeps its names has them in headers of other names") {
  Torch torch;
  TorchHeaders headers(TorchNames::Cuda, {});
  CHECK(torch.text(headers, "c10/hip/HIPStream.h") ==
        "#pragma once\n"
        "#include <hip/hip_runtime_api.h>\n"
        "#include <c10/hip/HIPFunctions.h>\n"
        "namespace c10::cuda {\n"
        "class C10_CUDA_API CUDAStream { hipStream_t stream; };\n"
        "}\n");
  std::string event = torch.text(headers, "ATen/hip/HIPEvent.h");
  CHECK_THAT(event, Contains("#include <c10/hip/HIPGuard.h>\n"));
  CHECK_THAT(event, Contains("CUDAGuard guard(0)"));
  CHECK_THAT(event, Contains("hipError_t::hipSuccess"));
}

TEST_CASE(
    "TorchHeaders: an older PyTorch calls c10's classes HIP, and the others know their twins") {
  Torch torch;
  TorchHeaders headers(TorchNames::Masquerading, {});
  std::string stream = torch.text(headers, "c10/hip/HIPStream.h");
  CHECK_THAT(stream, Contains("#include <c10/hip/HIPFunctions.h>\n"));
  CHECK_THAT(stream, Contains("namespace c10::hip {\n"
                              "class C10_HIP_API HIPStream { hipStream_t stream; };\n"));
  std::string event = torch.text(headers, "ATen/hip/HIPEvent.h");
  CHECK_THAT(event, Contains("#include <ATen/hip/impl/HIPGuardImplMasqueradingAsCUDA.h>\n"));
  CHECK_THAT(event, Contains("namespace at::cuda {\nstruct CUDAEvent"));
  CHECK_THAT(event, Contains("c10::hip::HIPGuardMasqueradingAsCUDA guard(0)"));
}

TEST_CASE("TorchHeaders makes no header that is there, or that PyTorch has under its own name") {
  Torch torch;
  torch.write("ATen/hip/HIPEvent.h", "// of a PyTorch for ROCm\n");
  TorchHeaders headers(TorchNames::Cuda, {});
  CHECK(torch.text(headers, "ATen/hip/HIPEvent.h") == "none");
  CHECK(torch.text(headers, "ATen/hip/HIPContext.h") == "none"); // not made from anything
  CHECK(torch.text(headers, "ATen/ATen.h") == "none");
  CHECK(torch.text(headers, "torch/csrc/plain.h") == "none");
  CHECK(torch.text(headers, "torch/csrc/cuda/use.h") == "#include <ATen/hip/HIPEvent.h>\n");
  CHECK(headers.text("/usr/include/stdio.h") == nullptr);
}

TEST_CASE("TorchHeaders knows PyTorch's folders") {
  Torch torch;
  TorchHeaders headers(TorchNames::Masquerading, {});
  CHECK(headers.folderBehind(torch.include + "c10/hip") == torch.include + "c10/cuda");
  CHECK(headers.folderBehind(torch.include + "ATen/hip/detail").empty()); // nor ATen/cuda/detail
  CHECK(headers.folderBehind(torch.include + "ATen/core").empty());
  torch.write("THC/THCAtomics.cuh", "");
  CHECK(headers.folderBehind(torch.include + "THH") == torch.include + "THC");
  CHECK(headers.isLibraryHeader(torch.include + "c10/hip/HIPStream.h"));
  CHECK_FALSE(headers.isLibraryHeader(torch.folder.path() + "/c10/mine.h"));
  CHECK(headers.isLarge("torch/extension.h"));
  CHECK_FALSE(headers.isLarge("c10/hip/HIPStream.h"));
  CHECK_FALSE(headers.isLarge("THC/THCAtomics.cuh")); // the port includes THH/THHAtomics.cuh
  CHECK_FALSE(headers.isLarge("vector"));
  CHECK_FALSE(headers.isShadowedBy(torch.folder.path("mine")));
  CHECK(headers.isShadowedBy(torch.folder.path("torch/include")));
}

TEST_CASE("torchFlagsForHip: PyTorch's flags, for commands that search its headers") {
  Torch torch;
  CHECK(torchFlagsForHip({"-I", torch.folder.path()}).empty());
  std::vector<std::string> flags = {
      "-D", "__CUDA_NO_HALF_OPERATORS__", "-D",         "__CUDA_NO_HALF_CONVERSIONS__",
      "-U", "__CUDA_NO_HALF_OPERATORS__", "-idirafter", torch.include};
  std::vector<std::string> added = torchFlagsForHip(flags);
  CHECK(added.front() == "-DUSE_ROCM=1");
  CHECK(llvm::count(added, "-DHIPBLAS_V2=1") == 1);
  CHECK(added.back() == "-D__HIP_NO_HALF_CONVERSIONS__=1");
  CHECK(llvm::count(added, "-D__HIP_NO_HALF_OPERATORS__=1") == 0);
}
