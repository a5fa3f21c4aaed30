// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/NvidiaCompiler.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <fmt/format.h>

#include <algorithm>

namespace tranship::verify {
namespace {

/// The default. nvcc's own default is so old that it lacks warp functions that CUDA has had for
/// years.
constexpr unsigned usualArchitecture = 80;

/// The newest architecture that a toolkit compiles for; 0 if the toolkit is too old to matter.
unsigned newestArchitecture(Version cuda) {
  return cuda >= Version{13, 0, 0}   ? 121
         : cuda >= Version{12, 8, 0} ? 120
         : cuda >= Version{11, 8, 0} ? 90
         : cuda >= Version{11, 1, 0} ? 86
         : cuda >= Version{11, 0, 0} ? 80
                                     : 0;
}

bool namesArchitecture(llvm::ArrayRef<std::string> flags) {
  return llvm::any_of(flags, [](llvm::StringRef flag) {
    for (llvm::StringRef prefix : {"-arch", "--gpu-architecture", "-gencode", "--generate-code",
                                   "-code", "--gpu-code", "--offload-arch", "--cuda-gpu-arch"})
      if (flag.starts_with(prefix))
        return true;
    return false;
  });
}

/// GPUs that are common in clusters, for programs that run on another machine.
constexpr unsigned travellingArchitectures[] = {80, 90};

/// The NVIDIA GPUs among those that the user names: 90 for "sm_90".
std::vector<unsigned> namedArchitectures(const Machine &machine) {
  std::vector<unsigned> numbers;
  for (llvm::StringRef target : machine.options.offloadTargets)
    if (unsigned number = 0; target.consume_front("sm_") && !target.consumeInteger(10, number))
      numbers.push_back(number);
  llvm::sort(numbers);
  return numbers;
}

/// The architectures in ascending order: 80 for compute capability 8.0; empty for the compiler's
/// default.
std::vector<unsigned> architecturesFor(const Machine &machine, const BuildRequest &request) {
  if (namesArchitecture(request.program->flags) || namesArchitecture(request.flags))
    return {};
  if (std::vector<unsigned> named = namedArchitectures(machine); !named.empty())
    return named;
  if (request.isForElsewhere) {
    std::vector<unsigned> known(std::begin(travellingArchitectures),
                                std::end(travellingArchitectures));
    llvm::erase_if(known, [&](unsigned one) { return one > newestArchitecture(machine.cuda); });
    return known;
  }
  unsigned oldest = 0;
  for (llvm::StringRef gpu : machine.nvidiaGpus) {
    unsigned major = 0, minor = 0;
    auto [first, second] = gpu.rsplit(',').second.trim().split('.');
    if (first.getAsInteger(10, major) || second.getAsInteger(10, minor))
      continue;
    unsigned number = major * 10 + minor;
    oldest = oldest ? std::min(oldest, number) : number;
  }
  // Code for an older GPU also runs on GPUs that are not listed.
  if (!oldest && request.compileOnly)
    oldest = usualArchitecture;
  if (!oldest || oldest > newestArchitecture(machine.cuda))
    return {};
  return {oldest};
}

/// Machine code for each architecture, and PTX for the newest, which drivers compile for later
/// GPUs.
std::vector<std::string> nvccArchitectureFlags(llvm::ArrayRef<unsigned> architectures) {
  if (architectures.size() <= 1)
    return architectures.empty()
               ? std::vector<std::string>()
               : std::vector<std::string>{fmt::format("-arch=sm_{}", architectures.front())};
  std::vector<std::string> flags;
  for (unsigned one : architectures)
    flags.push_back(fmt::format("-gencode=arch=compute_{0},code=sm_{0}", one));
  flags.push_back(fmt::format("-gencode=arch=compute_{0},code=compute_{0}", architectures.back()));
  return flags;
}

/// A PTX file or a cubin is for one GPU. For several GPUs, PTX is compiled for the one whose PTX
/// all of them accept, and a fat binary replaces the cubin.
Command nvccModuleCall(Command front, llvm::ArrayRef<unsigned> architectures, Command back,
                       llvm::StringRef file) {
  std::string flag = nvccModuleFlag(file);
  bool isOne = flag == "-ptx";
  if (flag == "-cubin" && architectures.size() > 1)
    flag = "-fatbin";
  llvm::append_range(front,
                     nvccArchitectureFlags(isOne ? architectures.take_front(1) : architectures));
  llvm::append_range(front, back);
  front.push_back(flag);
  return front;
}

/// The linker's stub of the driver's library, for machines without a driver.
std::vector<std::string> driverStubs(const Machine &machine) {
  std::string stubs = machine.cudaFolder + "/lib64/stubs";
  return llvm::sys::fs::exists(stubs) ? std::vector<std::string>{"-L" + stubs}
                                      : std::vector<std::string>();
}

CompilerCall nvccCall(const Machine &machine, const BuildRequest &request,
                      const std::vector<std::string> &definitions) {
  std::vector<unsigned> architectures = architecturesFor(machine, request);
  Command flags;
  if (request.relocatable)
    flags.push_back("-rdc=true");
  CompilerCall call;
  call.link = {machine.nvcc};
  llvm::append_range(call.link, nvccArchitectureFlags(architectures));
  Command nvcc = call.link;
  llvm::append_range(call.link, flags);
  if (request.isForElsewhere)
    call.link.push_back("-cudart=shared");
  call.libraries = driverStubs(machine);
  llvm::append_range(flags, definitions);
  Command gpuFlags = flags;
  if (request.program->side == Side::Port)
    gpuFlags.insert(gpuFlags.end(), {"-x", "cu"}); // nvcc does not know .hip
  // nvcc compiles plain C++ too, because it knows where the CUDA headers are.
  call.gpuUnit = call.hostUnit = nvcc;
  llvm::append_range(call.hostUnit, flags);
  llvm::append_range(call.gpuUnit, gpuFlags);
  call.module = [front = Command{machine.nvcc}, architectures, gpuFlags](llvm::StringRef file) {
    return nvccModuleCall(front, architectures, gpuFlags, file);
  };
  return call;
}

CompilerCall clangCall(const Machine &machine, const BuildRequest &request,
                       const std::vector<std::string> &definitions) {
  std::string
      toolkit = "--cuda-path=" + machine.cudaFolder,
      // Comes before a toolkit in /usr/local/include, which clang searches earlier than --cuda-path.
      headers = machine.cudaFolder + "/include";
  CompilerCall call;
  call.gpuUnit = {
      machine.clang, "-x", "cuda", toolkit, "-isystem", headers, "-Wno-unknown-cuda-version"};
  // Since CUDA 13, Thrust and CUB have their own folder, which nvcc knows.
  if (std::string cccl = headers + "/cccl"; llvm::sys::fs::is_directory(cccl))
    call.gpuUnit.insert(call.gpuUnit.end(), {"-isystem", cccl});
  std::vector<unsigned> architectures = architecturesFor(machine, request);
  for (unsigned one : architectures)
    call.gpuUnit.push_back(fmt::format("--offload-arch=sm_{}", one));
  if (architectures.size() > 1)
    call.gpuUnit.push_back(fmt::format("--cuda-include-ptx=sm_{}", architectures.back()));
  if (request.relocatable)
    call.gpuUnit.push_back("-fgpu-rdc");
  llvm::append_range(call.gpuUnit, definitions);
  call.module = [call](llvm::StringRef file) {
    Command clang = call.gpuUnit;
    clang.push_back("--cuda-device-only");
    if (nvccModuleFlag(file) == "-ptx")
      clang.push_back("-S");
    return clang;
  };
  call.hostUnit = {machine.clang, "-isystem", headers};
  llvm::append_range(call.hostUnit, definitions);
  call.link = {machine.clang, toolkit, "-L" + machine.cudaFolder + "/lib64"};
  call.libraries = driverStubs(machine);
  call.libraries.insert(call.libraries.end(), {"-lcudart", "-ldl", "-lrt", "-pthread"});
  return call;
}

} // namespace

std::string whyNoNvidiaCompiler(const Machine &machine) {
  if (machine.cudaFolder.empty())
    return "no CUDA toolkit (--cuda-path, CUDA_HOME, /usr/local/cuda)";
  if (machine.nvcc.empty() && machine.clang.empty())
    return "neither nvcc nor clang";
  return {};
}

CompilerCall nvidiaCall(const Machine &machine, const BuildRequest &request,
                        const std::vector<std::string> &definitions) {
  return machine.nvcc.empty() ? clangCall(machine, request, definitions)
                              : nvccCall(machine, request, definitions);
}

} // namespace tranship::verify
