// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/Backend.h"
#include "verify/backends/NvidiaCompiler.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"
#include "verify/backends/AmdTarget.h"
#include "verify/backends/CompilerCalls.h"
#include "verify/backends/DeviceLibraries.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace tranship;
using namespace tranship::verify;

namespace {

/// A machine that has everything, on paper, but clang's lld.
Machine wellEquipped() {
  Machine machine;
  machine.clang = "/llvm/bin/clang++";
  machine.cudaFolder = "/cuda";
  machine.nvcc = "/cuda/bin/nvcc";
  machine.cuda = {12, 5, 0};
  machine.rocmFolder = "/rocm";
  machine.hipHeaders = "/rocm/include";
  machine.hipcc = "/rocm/bin/hipcc";
  machine.deviceLibraries = "/rocm/amdgcn/bitcode";
  machine.hip = {6, 4, 0};
  machine.nvidiaGpus = {"NVIDIA H100, 550.54, 9.0"};
  machine.amdGpus = {"gfx90a", "gfx90a"};
  return machine;
}

struct Build {
  Program program;
  BuildRequest request;

  explicit Build(Side side) {
    program.side = side;
    program.folder = "/p";
    program.files = {{side == Side::Original ? "a.cu" : "a.hip", "", true},
                     {"b.cpp", "", true},
                     {"c.h", "", false}};
    program.flags = {"-O2", "-lcublas", "-L", "/lib", "-Iinclude"};
    request.program = &program;
    request.folder = "/w";
  }

  /// A line for each command.
  Strings run(llvm::StringRef backend, const Machine &machine) {
    llvm::Expected<std::vector<Command>> commands =
        backendNamed(backend)->buildCommands(machine, request);
    if (!commands)
      return {messageOf(commands.takeError())};
    Strings lines;
    for (const Command &command : *commands)
      lines.push_back(llvm::join(command, " "));
    return lines;
  }
};

} // namespace

TEST_CASE("Code for AMD GPUs is verified by default where a HIP that ports are for is whole") {
  const Backend &backend = *backendNamed("hip-amd-ir");
  Machine machine = wellEquipped();
  CHECK(backend.joins(machine) == backend.whyNotBuild(machine, false).empty());
  machine.hip = {5, 2, 0};
  CHECK_FALSE(backend.joins(machine));
  machine = wellEquipped();
  machine.deviceLibraries.clear();
  CHECK_FALSE(backend.joins(machine));
  CHECK(emulatorBackend().joins(machine));
}

TEST_CASE("Backends are known by their ids", "[verify]") {
  REQUIRE(allBackends().size() == backendIds().size());
  for (size_t i = 0; i < backendIds().size(); ++i) {
    CHECK(allBackends()[i]->id() == backendIds()[i]);
    CHECK(backendNamed(backendIds()[i]) == allBackends()[i].get());
  }
  CHECK(backendNamed("gpu") == nullptr);
}

TEST_CASE("Backends are described by their properties", "[verify]") {
  CHECK(emulatorBackend().id() == "cpu");
  for (const auto &backend : allBackends()) {
    INFO(backend->id().str());
    const BackendProperties &properties = backend->properties();
    bool runsOriginal = llvm::any_of(backend->variants(wellEquipped()), [](const Variant &variant) {
      return variant.side == Side::Original;
    });
    CHECK(runsOriginal == (properties.reference != ReferenceQuality::None));
    CHECK(properties.isEmulated == properties.gpuVendor.empty());
    CHECK(properties.canTrace == !backend->traceEnvironment("folder", 0).empty());
    CHECK(properties.canCheck == !backend->lockstepEnvironment().empty());
  }
  CHECK(backendNamed("cuda")->properties().reference > backendNamed("cpu")->properties().reference);
}

TEST_CASE("Runs of one side have different names on all backends", "[verify]") {
  std::set<std::pair<Side, std::string>> names;
  for (const auto &backend : allBackends())
    for (const Variant &variant : backend->variants(wellEquipped())) {
      INFO(variant.name);
      CHECK(names.insert({variant.side, variant.name}).second);
    }
}

TEST_CASE("What the emulator lacks is told in its own words") {
  const Backend &cpu = *backendNamed("cpu");
  CHECK(cpu.lackIn("/x/include/mma.h:1:2: error: the emulator has no tensor cores") ==
        "the emulator has no tensor cores");
  CHECK(cpu.lackIn("a.cu:9:1: error: unknown type") == "");
  for (const char *error :
       {"invalid % escape in inline assembly string", "invalid output constraint '=f' in asm",
        "invalid instruction mnemonic 'vabsdiff4.u32'", "invalid register name"})
    CHECK(cpu.lackIn(std::string("./k.cuh:62:9: error: ") + error) ==
          "./k.cuh:62:9: the emulator has no GPU inline assembly");
}

TEST_CASE("nvcc compiles each unit of the original", "[verify]") {
  Build build(Side::Original);
  build.request.flags = {"--use_fast_math"};
  build.request.relocatable = true;
  CHECK(build.run("cuda", wellEquipped()) ==
        Strings{
            "/cuda/bin/nvcc -arch=sm_90 -rdc=true -O2 -Iinclude --use_fast_math -c a.cu -o /w/0.o",
            "/cuda/bin/nvcc -arch=sm_90 -rdc=true -O2 -Iinclude --use_fast_math -c b.cpp -o /w/1.o",
            "/cuda/bin/nvcc -arch=sm_90 -rdc=true /w/0.o /w/1.o -o /w/program -lcublas -L /lib"});
  build.request.compileOnly = true;
  CHECK(build.run("cuda", wellEquipped()).size() == 2);
}

TEST_CASE("Without nvcc clang compiles the original", "[verify]") {
  Machine machine = wellEquipped();
  machine.nvcc.clear();
  Strings lines = Build(Side::Original).run("cuda", machine);
  REQUIRE(lines.size() == 3);
  CHECK(llvm::StringRef(lines[0]).starts_with("/llvm/bin/clang++ -x cuda --cuda-path=/cuda "));
  CHECK(llvm::StringRef(lines[2]).ends_with("-lcublas -L /lib -lcudart -ldl -lrt -pthread"));
}

TEST_CASE("Programs for another machine have code for several GPUs and share libraries",
          "[verify]") {
  Build build(Side::Original);
  build.request.isForElsewhere = true;
  Machine machine = wellEquipped();
  machine.cuda = {13, 0, 0};
  const std::string gpus = "-gencode=arch=compute_80,code=sm_80 "
                           "-gencode=arch=compute_90,code=sm_90 "
                           "-gencode=arch=compute_90,code=compute_90 ";
  Strings lines = build.run("cuda", machine);
  CHECK(lines[0] == "/cuda/bin/nvcc " + gpus + "-O2 -Iinclude -c a.cu -o /w/0.o");
  CHECK(llvm::StringRef(lines[2]).starts_with("/cuda/bin/nvcc " + gpus + "-cudart=shared "));
  // Names of both vendors, each for its own.
  machine.options.offloadTargets = {"gfx90a", "sm_86"};
  CHECK(llvm::StringRef(build.run("cuda", machine)[0]).contains(" -arch=sm_86 "));
  CHECK_FALSE(llvm::StringRef(build.run("cuda", machine)[0]).contains("gfx90a"));
  machine.options.offloadTargets.clear();
  machine.nvcc.clear();
  CHECK(llvm::StringRef(build.run("cuda", machine)[0])
            .contains("--offload-arch=sm_80 --offload-arch=sm_90 --cuda-include-ptx=sm_90"));
}

TEST_CASE("Libraries that a program's headers need are linked", "[verify]") {
  Program program;
  program.files = {{"a.cu",
                    "#include <cublas_v2.h>\n  #  include \"cufft.h\"\n// #include <nvrtc.h>\n"
                    "#include <curand_kernel.h>\n#include <mine/cusparse.h>\n",
                    true},
                   {"b.cu", "#include <cublas_v2.h>\n", true}};
  program.flags = {"-O2", "-lcufft", "-L/x"};
  CHECK(linkFlagsOf(program) == Strings{"-lcufft", "-L/x", "-lcublas"});
}

TEST_CASE("Code for NVIDIA's GPUs is for the oldest one that is there", "[verify]") {
  auto architecture = [](Machine machine, bool compileOnly = false,
                         const Strings &flags = {}) -> std::string {
    Build build(Side::Original);
    build.request.compileOnly = compileOnly;
    build.request.flags = flags;
    std::string line = build.run("cuda", machine).front();
    size_t at = line.find("=sm_");
    return at == line.npos ? ""
                           : llvm::StringRef(line).substr(at + 4).take_while(llvm::isDigit).str();
  };
  Machine machine = wellEquipped();
  CHECK(architecture(machine) == "90");
  machine.nvidiaGpus.push_back("NVIDIA A100, with a comma, 550.54, 8.0");
  CHECK(architecture(machine) == "80");
  CHECK(architecture(machine, false, {"-gencode=arch=compute_75,code=sm_75"}) == "75");
  CHECK(architecture(machine, false, {"-arch=native"}).empty());
  // Newer than the toolkit knows: what nvcc takes by itself runs there too.
  machine.nvidiaGpus = {"NVIDIA B200, 570.1, 10.0"};
  CHECK(architecture(machine).empty());
  machine.cuda = {12, 8, 0};
  CHECK(architecture(machine) == "100");
  for (const char *unclear : {"NVIDIA H100", "a, b, c"}) {
    machine.nvidiaGpus = {unclear};
    CHECK(architecture(machine).empty());
  }
  machine.nvidiaGpus.clear();
  CHECK(architecture(machine).empty());
  CHECK(architecture(machine, true) == "80");
  machine.nvcc.clear();
  CHECK(architecture(machine, true) == "80");
}

TEST_CASE("nvcc compiles the port by HIP headers of our own", "[verify]") {
  TemporaryFolder folder;
  std::string work = folder.makeFolder("work"), headers = work + "/hip-on-nvidia",
              flags = "-D__HIP_PLATFORM_NVIDIA__=1 -D__HIP_PLATFORM_NVCC__=1 -I" + headers +
                      " -include " + headers + "/tranship/device.h ";
  Build build(Side::Port);
  build.request.folder = work;
  Strings lines = build.run("hip-nvidia", wellEquipped());
  REQUIRE(lines.size() == 3);
  CHECK(lines[0] ==
        "/cuda/bin/nvcc -arch=sm_90 " + flags + "-x cu -O2 -Iinclude -c a.hip -o " + work + "/0.o");
  CHECK(llvm::StringRef(folder.read("work/hip-on-nvidia/tranship/device.h")).contains("__lane_id"));
  CHECK(llvm::StringRef(folder.read("work/hip-on-nvidia/tranship/names/cudart.h"))
            .contains("#define hipMalloc cudaMalloc\n"));
  CHECK(llvm::StringRef(lines[2]).contains("-lcublas"));

  Machine machine = wellEquipped();
  machine.nvcc.clear();
  lines = build.run("hip-nvidia", machine);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0] == "/llvm/bin/clang++ -x cuda --cuda-path=/cuda -isystem /cuda/include "
                    "-Wno-unknown-cuda-version --offload-arch=sm_90 " +
                        flags + "-O2 -Iinclude -c a.hip -o " + work + "/0.o");
  CHECK(llvm::StringRef(lines[2]).ends_with("-lcudart -ldl -lrt -pthread -lcuda"));
}

TEST_CASE("A HIP that is named and goes with the toolkit is taken for NVIDIA's GPUs", "[verify]") {
  TemporaryFolder folder;
  folder.makeFolder("work");
  folder.write("include/hip/nvidia_detail/nvidia_hip_runtime.h", "");
  Machine machine = wellEquipped();
  machine.hipHeaders = folder.path("include");
  machine.hip = {7, 0, 0};
  machine.cuda = {13, 0, 0};
  Build build(Side::Port);
  build.request.folder = folder.path("work");
  auto isInstalled = [&] {
    Strings lines = build.run("hip-nvidia", machine);
    return llvm::StringRef(lines.front()).contains(" -I" + machine.hipHeaders + " ") &&
           llvm::StringRef(lines.back()).contains("-lhipblas");
  };
  CHECK(!isInstalled()); // nobody named it
  machine.options.rocmFolder = folder.path("");
  CHECK(isInstalled());
  CHECK(llvm::StringRef(hipForNvidia(machine)).starts_with("headers in "));
  machine.hip = {6, 4, 0};
  CHECK(!isInstalled());
  CHECK(hipForNvidia(machine) == "tranship's own headers");
  machine.cuda = {12, 9, 0};
  CHECK(isInstalled());
}

TEST_CASE("hipcc compiles the port for the GPUs that are there", "[verify]") {
  Build build(Side::Port);
  build.program.lastIncludeFolders = {"/original"};
  CHECK(build.run("hip-amd", wellEquipped()) ==
        Strings{"/rocm/bin/hipcc --offload-arch=gfx90a -DHIPBLAS_V2=1 "
                "-DHIP_ENABLE_WARP_SYNC_BUILTINS=1 -x hip -O2 -Iinclude "
                "-I/original -c a.hip "
                "-o /w/0.o",
                "/rocm/bin/hipcc --offload-arch=gfx90a -DHIPBLAS_V2=1 "
                "-DHIP_ENABLE_WARP_SYNC_BUILTINS=1 -O2 -Iinclude -I/original -c "
                "b.cpp -o /w/1.o",
                "/rocm/bin/hipcc --offload-arch=gfx90a /w/0.o /w/1.o -o /w/program -lhipblas -L "
                "/lib"});
  Machine machine = wellEquipped();
  machine.options.offloadTargets = {"gfx1100", "gfx942"};
  CHECK(llvm::StringRef(build.run("hip-amd", machine).front())
            .starts_with("/rocm/bin/hipcc --offload-arch=gfx1100 --offload-arch=gfx942 "));
}

TEST_CASE("clang compiles for each AMD GPU apart, with old headers too", "[verify]") {
  TemporaryFolder folder;
  folder.write("lib/oclc_isa_version_90a.bc", "");
  folder.write("lib/hip.bc", "");
  folder.makeFolder("work");
  Machine machine = wellEquipped();
  machine.hipcc.clear();
  machine.hip = {5, 2, 0};
  machine.deviceLibraries = folder.path("lib");
  machine.options.offloadTargets = {"gfx90a", "gfx1100"};
  Build build(Side::Port);
  build.request.folder = folder.path("work");
  build.request.compileOnly = true;
  Strings lines = build.run("hip-amd", machine);
  REQUIRE(lines.size() == 5); // two units for the host, a GPU, what a GPU lacks, a GPU
  CHECK(llvm::StringRef(lines[0]).contains("--cuda-host-only"));
  CHECK(llvm::StringRef(lines[1]).contains("-D__HIP_PLATFORM_AMD__=1"));
  CHECK(llvm::StringRef(lines[2]).contains("--offload-arch=gfx90a"));
  CHECK(llvm::StringRef(lines[2]).contains("-isystem /rocm/include"));
  CHECK(llvm::StringRef(lines[2]).contains("-D__AMDGCN_WAVEFRONT_SIZE=64"));
  CHECK(llvm::StringRef(lines[3]).contains("oclc_isa_version_1100"));
  CHECK(llvm::StringRef(lines[4]).contains("-D__AMDGCN_WAVEFRONT_SIZE=32"));
  CHECK(llvm::StringRef(folder.read("work/bitcode-gfx1100/oclc_isa_version_1100.ll"))
            .contains("i32 11000,"));
  machine.options.offloadTargets = {"mi300"};
  CHECK(build.run("hip-amd", machine) == Strings{"`mi300` is not an AMD GPU such as gfx90a"});
}

TEST_CASE("Each backend makes modules in its own way", "[verify]") {
  auto moduleCommand = [](Side side, llvm::StringRef backend, const std::string &file,
                          const Machine &machine) {
    Build build(side);
    build.program.modules = {{file, side == Side::Original ? "k.cu" : "k.hip"}};
    TemporaryFolder folder;
    build.request.folder = folder.path("w");
    Strings lines = build.run(backend, machine);
    REQUIRE(lines.size() == 4);
    std::string line = lines[2], work = folder.path("w");
    for (size_t at = 0; (at = line.find(work)) != std::string::npos;)
      line.replace(at, work.size(), "/w");
    return line;
  };
  Machine machine = wellEquipped();
  CHECK(moduleCommand(Side::Original, "cuda", "k.fatbin", machine) ==
        "/cuda/bin/nvcc -arch=sm_90 -fatbin -O2 -Iinclude k.cu -o /w/modules/k.fatbin");
  CHECK(moduleCommand(Side::Original, "cuda", "k.ptx", machine) ==
        "/cuda/bin/nvcc -arch=sm_90 -ptx -O2 -Iinclude k.cu -o /w/modules/k.ptx");
  CHECK(llvm::StringRef(moduleCommand(Side::Port, "hip-nvidia", "k.cubin", machine))
            .ends_with("-cubin -O2 -Iinclude k.hip -o /w/modules/k.cubin"));
  CHECK(moduleCommand(Side::Port, "hip-amd", "k.fatbin", machine) ==
        "/rocm/bin/hipcc --offload-arch=gfx90a -DHIPBLAS_V2=1 -DHIP_ENABLE_WARP_SYNC_BUILTINS=1 -x "
        "hip --cuda-device-only -O2 "
        "-Iinclude k.hip "
        "-o /w/modules/k.fatbin");
  machine.nvcc.clear();
  CHECK(llvm::StringRef(moduleCommand(Side::Original, "cuda", "k.ptx", machine))
            .contains("--cuda-device-only -S -O2"));
}

TEST_CASE("Backends say what a machine lacks", "[verify]") {
  Machine bare;
  for (const auto &backend : allBackends()) {
    INFO(backend->id().str());
    CHECK_FALSE(backend->whyNotBuild(bare, /*compileOnly=*/false).empty());
    CHECK_FALSE(backend->whyNotBuild(bare, /*compileOnly=*/true).empty());
    CHECK(backend->whyNotRun(bare).empty() == (backend->properties().gpuVendor.empty()));
    CHECK_FALSE(backend->variants(bare).empty());
  }
  Machine machine = wellEquipped();
  CHECK(backendNamed("cuda")->whyNotBuild(machine, false).empty());
  CHECK(backendNamed("cuda")->whyNotRun(machine).empty());
  CHECK(backendNamed("hip-amd")->whyNotBuild(machine, false).empty());
  machine.hipcc.clear();
  machine.hip = {5, 2, 0};
  CHECK(backendNamed("hip-amd")->whyNotBuild(machine, false) ==
        "no hipcc; clang alone needs HIP 6 or newer, this is 5.2");
}

TEST_CASE("An AMD GPU's wavefronts have the width of its kind", "[verify]") {
  Machine machine = wellEquipped();
  CHECK(backendNamed("hip-amd")->variants(machine).front().warpWidth == 64);
  machine.amdGpus = {"gfx1100"};
  CHECK(backendNamed("hip-amd")->variants(machine).front().warpWidth == 32);
}

TEST_CASE("Libraries get HIP's names, or go", "[verify]") {
  CHECK(withHipLibraries({"-lcublas", "-lm", "-l", "curand", "-lcudart", "-L/x"}) ==
        Strings{"-lhipblas", "-lm", "-lhiprand", "-L/x"});
  CHECK(withoutGpuLibraries({"-lcublas", "-lhipfft", "-lm"}) == Strings{"-lm"});
}

TEST_CASE("A GPU of AMD is read with its features and lanes", "[verify]") {
  auto check = [](const char *name, const char *id, const char *gpu, unsigned lanes,
                  bool isWidened) {
    CAPTURE(name);
    AmdTarget target = readAmdTarget(name);
    CHECK(target.id == id);
    CHECK(target.gpu == gpu);
    CHECK(target.lanes == lanes);
    CHECK(target.isWidened == isWidened);
  };
  check("gfx1100", "gfx1100", "gfx1100", 32, false);
  check("gfx1100:wavefrontsize64+", "gfx1100", "gfx1100", 64, true);
  check("gfx1100:wavefrontsize64-", "gfx1100", "gfx1100", 32, false);
  check("gfx90a:xnack+", "gfx90a:xnack+", "gfx90a", 64, false);
  check("gfx90a:wavefrontsize64+:xnack-", "gfx90a:xnack-", "gfx90a", 64, false);
  CHECK(readAmdTarget("gfx1100:wavefrontsize64+").name() == "gfx1100:wavefrontsize64+");
  CHECK(readAmdTarget("gfx90a:wavefrontsize64+").name() == "gfx90a");
}

TEST_CASE("GPUs of 32 lanes are compiled with 64 if they are named so", "[verify]") {
  Machine machine = wellEquipped();
  machine.options.offloadTargets = {"gfx90a", "gfx1100:wavefrontsize64+"};
  Build build(Side::Port);
  CHECK(llvm::StringRef(build.run("hip-amd", machine).front())
            .starts_with("/rocm/bin/hipcc --offload-arch=gfx90a --offload-arch=gfx1100 "
                         "-Xarch_gfx1100 -mwavefrontsize64 "));
}

TEST_CASE("GPUs have numbers", "[verify]") {
  CHECK(isaVersion("gfx90a") == 9010);
  CHECK(isaVersion("gfx942") == 9402);
  CHECK(isaVersion("gfx1100") == 11000);
  for (const char *wrong : {"", "gfx", "gfx9", "sm_80", "gfx9zz", "gfxabc"})
    CHECK_FALSE(isaVersion(wrong));
}

TEST_CASE("Macros are found in headers", "[verify]") {
  llvm::StringRef header = "#define HIP_VERSION_MAJOR_X 1\n#define HIP_VERSION_MAJOR 6 // six\n"
                           "#define EMPTY\n";
  CHECK(macroIn(header, "HIP_VERSION_MAJOR") == "6");
  CHECK(macroIn(header, "EMPTY").empty());
  CHECK(macroIn(header, "OTHER").empty());
}
