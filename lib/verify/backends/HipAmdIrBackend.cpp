// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiles the port's device code for an AMD GPU with clang, AMD's headers and AMD's device libraries, and runs the
// result on this machine's processor (docs/amd-ir.md). Runs the original as `cpu` does. One executable contains the
// code for 64 lanes and for 32, and the environment selects one.
#include "emulator/interface/EmulatorCompiler.h"
#include "emulator/interface/GeneratedCode.h"
#include "mapping/HipReleases.h"
#include "mapping/Table.h"
#include "support/ClangInstallation.h"
#include "support/FileWriting.h"
#include "support/SourceLanguage.h"
#include "support/TextFile.h"
#include "verify/backends/AmdTarget.h"
#include "verify/backends/CompilerCalls.h"
#include "verify/backends/DeviceLibraries.h"
#include "verify/backends/EmulatorTools.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/xxhash.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;

/// Bytes of stack for a wave: the stack of 64 threads of the emulator.
constexpr unsigned waveStack = 16 << 20;

struct IrTarget : AmdTarget {
  std::string bitcode; ///< the folder of AMD's device libraries for it
};

/// The targets that the user named, one for each number of lanes.
std::vector<IrTarget> irTargetsOf(const Machine &machine) {
  std::vector<IrTarget> targets;
  auto add = [&](const std::string &gpu) {
    AmdTarget target = readAmdTarget(gpu);
    if (llvm::none_of(targets, [&](const IrTarget &other) { return other.lanes == target.lanes; }))
      targets.push_back({std::move(target), {}});
  };
  for (const std::string &gpu : machine.options.offloadTargets)
    if (llvm::StringRef(gpu).starts_with("gfx"))
      add(gpu);
  if (targets.empty()) {
    add("gfx90a");
    add("gfx1100");
  }
  return targets;
}

/// Clang searches the headers of --rocm-path last, so it would find another HIP in /usr/include
/// first.
void addHeaders(const Machine &machine, Command &command) {
  command.push_back("--rocm-path=" + machine.rocmFolder);
  if (machine.hipHeaders != "/usr/include")
    command.insert(command.end(), {"-isystem", machine.hipHeaders});
  command.insert(command.end(), {"-D__HIP_PLATFORM_AMD__=1", "-w", "-gline-tables-only"});
  llvm::append_range(command, mapping::hipPortFlags(machine.hip));
}

/// Compiles device code in three steps: to AMD's IR, to IR for a whole wave on this processor, and
/// to an object.
struct DeviceCompiler {
  const Machine &machine;
  const emulator::Tools &tools;
  bool isChecked; ///< with checks of each access to memory

  /// Returns the object, whose name begins with `stem`.
  std::string compile(const IrTarget &target, const std::string &unit, const std::string &tag,
                      const std::string &stem, llvm::ArrayRef<std::string> flags,
                      std::vector<Command> &commands) const {
    std::string base = fmt::format("{}.{}.{}", stem, target.gpu, target.lanes);
    std::string forAmd = base + ".amd.bc", forHost = base + ".host.bc", object = base + ".o";
    Command device = {tools.clang, "-x", "hip"};
    addHeaders(machine, device);
    device.insert(device.end(),
                  {"--cuda-device-only", "--no-gpu-bundle-output", "--offload-arch=" + target.id,
                   "--rocm-device-lib-path=" + target.bitcode, "-cuid=" + tag, "-emit-llvm",
                   "-include", "hip/hip_runtime.h", "-include",
                   tools.headers + "/tranship/amd_device.h"});
    if (target.isWidened)
      device.push_back("-mwavefrontsize64");
    llvm::append_range(device, headerFlags(machine, target.lanes));
    llvm::append_range(device, deviceFlags(machine, target.bitcode));
    llvm::copy_if(flags, std::back_inserter(device),
                  [](llvm::StringRef flag) { return !flag.starts_with("-fopenmp"); });
    if (isChecked) // keep loads where the program has them
      device.push_back("-fpass-plugin=" + tools.plugin);
    device.insert(device.end(), {"-c", unit, "-o", forAmd});
    commands.push_back(std::move(device));
    Command wave = {tools.amdIr, forAmd, tag, "-o", forHost};
    if (isChecked)
      wave.insert(wave.end(),
                  {"checked", "library=" + machine.hipHeaders, "library=" + machine.rocmFolder,
                   "library=" + clangResourceFolder()});
    commands.push_back(std::move(wave));
    Command host = {tools.clang, "-O2", "-w", "-march=native"};
    // The instructions of these extensions flush subnormal bfloat16 numbers to zero.
    if (llvm::Triple(llvm::sys::getDefaultTargetTriple()).isX86())
      host.insert(host.end(), {"-mno-avx512bf16", "-mno-avxneconvert", "-mno-avx10.2"});
    host.insert(host.end(), {"-fPIC", "-x", "ir", "-c", forHost, "-o", object});
    commands.push_back(std::move(host));
    return object;
  }
};

class HipAmdIrBackend : public Backend {
public:
  llvm::StringRef id() const override { return "hip-amd-ir"; }
  llvm::StringRef description() const override {
    return "Runs the port's code for AMD GPUs on the CPU. Needs clang 22, and HIP's headers and "
           "device libraries; runs by default with HIP 6 or newer.";
  }
  const BackendProperties &properties() const override {
    static constexpr BackendProperties properties = {.isEmulated = true,
                                                     .reference = ReferenceQuality::Emulated,
                                                     .flags = FlagDialect::Clang,
                                                     .canCheck = true,
                                                     .isOnRequest = true,
                                                     .flagsOf = "cpu"};
    return properties;
  }
  Version hipVersion(const Machine &machine) const override { return machine.hip; }

  bool joins(const Machine &machine) const override {
    return machine.hip >= mapping::firstForAmdIr &&
           whyNotBuild(machine, /*compileOnly=*/false).empty();
  }

  std::string whyNotBuild(const Machine &machine, bool compileOnly) const override {
    llvm::Expected<emulator::Tools> tools = emulatorTools(machine);
    if (!tools)
      return llvm::toString(tools.takeError());
    if (machine.hipHeaders.empty())
      return "no HIP headers (--rocm-path, ROCM_PATH, /opt/rocm; Debian package libamdhip64-dev)";
    if (machine.deviceLibraries.empty())
      return "no ROCm device libraries in " + machine.rocmFolder +
             " (Debian package rocm-device-libs, or rocm-device-libs-22)";
    return {};
  }
  std::string whyNotRun(const Machine &machine) const override { return {}; }

  std::vector<Variant> variants(const Machine &machine) const override {
    // The original runs as `cpu` runs it, under another name.
    std::vector<Variant> result;
    for (Variant variant : emulatorBackend().variants(machine))
      if (variant.side == Side::Original) {
        variant.name += " for hip-amd-ir";
        result.push_back(std::move(variant));
      }
    for (const IrTarget &target : irTargetsOf(machine))
      result.push_back({fmt::format("hip-amd-ir for {}", target.name()),
                        Side::Port,
                        target.lanes,
                        {fmt::format("{}={}", emulator::warpWidthVariable, target.lanes),
                         fmt::format("{}={}", emulator::stackSizeVariable, waveStack)}});
    return result;
  }

  std::vector<std::string> repeatEnvironment(unsigned repeat) const override {
    return emulatorBackend().repeatEnvironment(repeat);
  }

  /// The port's lanes run in lockstep anyway.
  std::vector<std::string> lockstepEnvironment() const override {
    return emulatorBackend().lockstepEnvironment();
  }
  std::vector<std::string> zeroMemoryEnvironment() const override {
    return emulatorBackend().zeroMemoryEnvironment();
  }

  uint64_t defaultMemoryLimit() const override { return machineMemory() / 8 * 7; }

  std::string lackIn(llvm::StringRef line) const override {
    if (size_t error = line.find("fatal error: '"); error != line.npos) {
      llvm::StringRef header = line.drop_front(error + 14).split('\'').first;
      if (mapping::looksLikeGpuHeader(header))
        return (emulatorLacks + "<" + header +
                ">, and neither has this HIP: a package of ROCm is missing, or this one is too old")
            .str();
    }
    if (size_t name = line.find("undefined reference to `hip"); name != line.npos)
      return (emulatorLacks + line.drop_front(name + 24).split('\'').first).str();
    return {};
  }

  llvm::Expected<std::vector<Command>> buildCommands(const Machine &machine,
                                                     const BuildRequest &request) const override {
    if (request.program->side == Side::Original)
      return emulatorBackend().buildCommands(machine, request);
    llvm::Expected<emulator::Tools> tools = emulatorTools(machine);
    if (!tools)
      return tools.takeError();
    const Program &program = *request.program;
    if (request.isForElsewhere && !program.modules.empty())
      return llvm::createStringError("kernels in separate files cannot leave this machine");
    SplitFlags flags = splitFlags(program.flags);
    llvm::append_range(flags.compile, splitFlags(request.flags).compile);
    // The number of lanes must be known before anything is built.
    if (llvm::is_contained(flags.compile, "-mwavefrontsize64"))
      return llvm::createStringError(
          "hip-amd-ir does not take -mwavefrontsize64: name the GPU with "
          "`--offload-arch gfx1100:wavefrontsize64+`");
    llvm::append_range(flags.compile, lastIncludeFlags(program));
    if (llvm::none_of(flags.compile, [](llvm::StringRef flag) { return flag.starts_with("-O"); }))
      flags.compile.push_back("-O3"); // as hipcc does
    std::vector<Command> commands;
    std::vector<IrTarget> targets = irTargetsOf(machine);
    DeviceCompiler device = {machine, *tools, request.checked};
    for (IrTarget &target : targets) {
      llvm::Expected<DeviceLibraries> libraries =
          deviceLibrariesFor(machine, target.gpu, request.folder);
      if (!libraries)
        return libraries.takeError();
      llvm::append_range(commands, libraries->commands);
      target.bitcode = libraries->folder;
    }
    Command link = emulator::linkCommand(*tools);
    for (const std::string &unit : program.units()) {
      std::string stem = fmt::format("{}/{}", request.folder, commands.size());
      Command host = hostCall(machine, *tools, targets);
      if (isGpuUnit(unit)) {
        std::string tag = llvm::utohexstr(llvm::xxh3_64bits(unit + "\n" + stem));
        for (const IrTarget &target : targets)
          link.push_back(device.compile(target, unit, tag, stem, flags.compile, commands));
        // The tag connects the host's object with those of the device. Clang does not add the terminator.
        std::string file = stem + ".tag";
        if (llvm::Error error =
                writeTextFile(file, fmt::format("tranship:{}\n{}", tag, std::string(1, '\0'))))
          return error;
        host.insert(host.end(),
                    {"-x", "hip", "--cuda-host-only", "-nogpulib", "-cuid=" + tag, "-include",
                     "hip/hip_runtime.h", "-Xclang", "-fcuda-include-gpubinary", "-Xclang", file});
        llvm::append_range(host, headerFlags(machine, 64));
      }
      if (!isCFile(unit))
        host.insert(host.end(), {"-include", tools->headers + "/tranship/amd_host.h"});
      llvm::append_range(host, flags.compile);
      if (isCFile(unit))
        host.insert(host.end(), {"-x", "c"});
      link.push_back(stem + ".o");
      host.insert(host.end(), {"-c", unit, "-o", link.back()});
      commands.push_back(std::move(host));
    }
    commands.push_back(toolchain(device, targets, request.folder));
    link.push_back(commands.back().back());
    // A module file names a shared object with the code for all targets.
    for (const RuntimeSource &module : program.modules) {
      std::string file = joinPath(request.moduleFolder(), module.runPath), library = file + ".so";
      if (llvm::Error error = writeTextFile(file, emulator::moduleImage(library)))
        return error;
      std::string stem = fmt::format("{}/{}", request.folder, commands.size());
      std::string tag = llvm::utohexstr(llvm::xxh3_64bits(module.source + "\n" + stem));
      Command moduleLink = {tools->clang, "-shared", "-o", library};
      for (const IrTarget &target : targets)
        moduleLink.push_back(
            device.compile(target, module.source, tag, stem, flags.compile, commands));
      commands.push_back(std::move(moduleLink));
    }
    if (request.compileOnly)
      return commands;
    for (const std::string &flag : flags.compile)
      if (flag == "-fopenmp")
        link.push_back(flag);
    link.insert(link.end(), {"-o", request.executable(), tools->runtime});
    llvm::append_range(link, withoutGpuLibraries(flags.link));
    link.insert(link.end(), {"-lpthread", "-ldl"});
    commands.push_back(std::move(link));
    return commands;
  }

private:
  static Command hostCall(const Machine &machine, const emulator::Tools &tools,
                          llvm::ArrayRef<IrTarget> targets) {
    Command command = {tools.clang};
    addHeaders(machine, command);
    for (unsigned width : {64u, 32u}) {
      std::string name = "none";
      for (const IrTarget &target : targets)
        if (target.lanes == width)
          name = target.id;
      command.push_back(fmt::format("-DTRANSHIP_AMD_GPU_{}=\"{}\"", width, name));
    }
    return command;
  }

  /// The commands with which the program compiles kernels at run time. They make the code for all
  /// targets; the loaded module keeps one of them.
  static Command toolchain(const DeviceCompiler &device, llvm::ArrayRef<IrTarget> targets,
                           const std::string &folder) {
    std::vector<Command> compile;
    Command link = {device.tools.clang, "-shared"};
    for (const IrTarget &target : targets)
      link.push_back(device.compile(target, emulator::sourcePlaceholder, "unit",
                                    emulator::outputPlaceholder, {"-O3"}, compile));
    // The link reads what the compilation wrote.
    for (std::string &word : link)
      if (llvm::StringRef name = word; name.consume_front(emulator::outputPlaceholder))
        word = emulator::sourcePlaceholder + name.str();
    link.insert(link.end(), {"-o", emulator::outputPlaceholder});
    return emulator::toolchainCommand(device.tools, compile, link, folder + "/toolchain.o");
  }
};

} // namespace

std::unique_ptr<Backend> makeHipAmdIrBackend() { return std::make_unique<HipAmdIrBackend>(); }

} // namespace tranship::verify
