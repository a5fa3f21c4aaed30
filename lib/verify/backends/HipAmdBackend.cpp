// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the port on an AMD GPU. Compiles with hipcc, or with clang and ROCm's headers and device
// libraries. Compiling without linking works with headers as old as those of Debian 12.
#include "emulator/interface/EmulatorCompiler.h"
#include "mapping/HipReleases.h"
#include "verify/backends/AmdTarget.h"
#include "verify/backends/CompilerCalls.h"
#include "verify/backends/DeviceLibraries.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <set>

namespace tranship::verify {
namespace {

bool takesHipcc(const Machine &machine, bool compileOnly) {
  if (machine.hipcc.empty())
    return false;
  return !compileOnly || machine.hip >= mapping::firstForClangAlone || machine.clang.empty() ||
         machine.deviceLibraries.empty();
}

std::vector<AmdTarget> targetsOf(const Machine &machine) {
  std::vector<std::string> names;
  for (const std::string &target : machine.options.offloadTargets)
    if (!llvm::StringRef(target).starts_with("sm_"))
      names.push_back(target);
  if (names.empty()) {
    std::set<std::string> each(machine.amdGpus.begin(), machine.amdGpus.end());
    names.assign(each.begin(), each.end());
  }
  if (names.empty())
    names = {"gfx90a", "gfx942", "gfx1100"};
  std::vector<AmdTarget> targets;
  for (const std::string &name : names)
    targets.push_back(readAmdTarget(name));
  return targets;
}

/// The flags that compile code for all GPUs in one call.
std::vector<std::string> targetFlags(const Machine &machine) {
  std::vector<std::string> flags;
  for (const AmdTarget &target : targetsOf(machine)) {
    flags.push_back("--offload-arch=" + target.id);
    if (target.isWidened)
      flags.insert(flags.end(), {"-Xarch_" + target.gpu, "-mwavefrontsize64"});
  }
  return flags;
}

class HipAmdBackend : public Backend {
public:
  llvm::StringRef id() const override { return "hip-amd"; }
  llvm::StringRef description() const override {
    return "Runs the port on an AMD GPU. Needs ROCm (hipcc, or clang with its headers and device "
           "libraries) and AMD's driver.";
  }
  const BackendProperties &properties() const override {
    static constexpr BackendProperties properties = {.gpuVendor = "amd",
                                                     .flags = FlagDialect::Clang};
    return properties;
  }
  Version hipVersion(const Machine &machine) const override { return machine.hip; }

  std::string whyNotBuild(const Machine &machine, bool compileOnly) const override {
    if (machine.hipHeaders.empty())
      return "no HIP headers (--rocm-path, ROCM_PATH, /opt/rocm)";
    if (takesHipcc(machine, compileOnly))
      return {};
    if (machine.clang.empty())
      return "neither hipcc nor clang";
    if (!compileOnly && machine.hip < mapping::firstForClangAlone)
      return fmt::format("no hipcc; clang alone needs HIP {} or newer, this is {}",
                         mapping::firstForClangAlone.major, machine.hip.str());
    if (machine.deviceLibraries.empty())
      return "no ROCm device libraries in " + machine.rocmFolder;
    if (!emulator::hasBesideClang(machine.clang, "lld"))
      return "no lld beside " + machine.clang;
    if (!compileOnly && !emulator::hasBesideClang(machine.clang, "clang-offload-bundler"))
      return "no clang-offload-bundler beside " + machine.clang + " (Debian has it in clang-tools)";
    return {};
  }

  std::string whyNotRun(const Machine &machine) const override {
    return machine.amdGpus.empty() ? "no AMD GPU (no /dev/kfd, or none shows)" : "";
  }

  std::vector<Variant> variants(const Machine &machine) const override {
    // The GPUs of another machine are unknown. Most GPUs for computing have 64 lanes.
    unsigned width = machine.amdGpus.empty() ? 64 : readAmdTarget(machine.amdGpus.front()).lanes;
    return {{"hip-amd", Side::Port, width, {}}};
  }

  llvm::Expected<std::vector<Command>> buildCommands(const Machine &machine,
                                                     const BuildRequest &request) const override {
    if (takesHipcc(machine, request.compileOnly))
      return buildWithHipcc(machine, request);
    return request.compileOnly ? compileWithClang(machine, request)
                               : buildWithClang(machine, request);
  }

private:
  /// The other machine has everything that its libraries need. This machine may lack some of it.
  static std::vector<std::string> linkFlags(const BuildRequest &request) {
    std::vector<std::string> flags = withHipLibraries(linkFlagsOf(*request.program));
    if (request.isForElsewhere)
      flags.push_back("-Wl,--allow-shlib-undefined");
    return flags;
  }

  static std::vector<Command> buildWithHipcc(const Machine &machine, const BuildRequest &request) {
    Command hipcc = {machine.hipcc};
    llvm::append_range(hipcc, targetFlags(machine));
    if (request.relocatable)
      hipcc.push_back("-fgpu-rdc");
    CompilerCall call;
    call.link = hipcc;
    llvm::append_range(hipcc, mapping::hipPortFlags(machine.hip));
    call.gpuUnit = call.hostUnit = hipcc;
    call.gpuUnit.insert(call.gpuUnit.end(), {"-x", "hip"});
    call.module = [&](llvm::StringRef) { return moduleCall(call.gpuUnit); };
    return separateCompilation(call, request, linkFlags(request));
  }

  /// Puts the code objects of all GPUs into one file.
  static Command moduleCall(Command gpuUnit) {
    gpuUnit.push_back("--cuda-device-only");
    return gpuUnit;
  }

  /// Clang searches the headers of --rocm-path last, so it would find another HIP in /usr/include
  /// first. -I would not help: clang ignores it for folders that it searches anyway.
  static void addHeaders(const Machine &machine, Command &command) {
    if (machine.hipHeaders != "/usr/include")
      command.insert(command.end(), {"-isystem", machine.hipHeaders});
  }

  static Command hostCall(const Machine &machine) {
    Command command = {machine.clang, "-D__HIP_PLATFORM_AMD__=1", "-I" + machine.hipHeaders};
    llvm::append_range(command, mapping::hipPortFlags(machine.hip));
    return command;
  }

  static std::vector<Command> buildWithClang(const Machine &machine, const BuildRequest &request) {
    Command clang = {machine.clang, "--rocm-path=" + machine.rocmFolder};
    addHeaders(machine, clang);
    llvm::append_range(clang, targetFlags(machine));
    if (request.relocatable)
      clang.push_back("-fgpu-rdc");
    CompilerCall call;
    call.link = clang;
    llvm::append_range(clang, mapping::hipPortFlags(machine.hip));
    call.gpuUnit = clang;
    call.gpuUnit.insert(call.gpuUnit.end(), {"-x", "hip"});
    auto define = [&](llvm::StringRef where, unsigned wave) {
      for (const std::string &flag : headerFlags(machine, wave))
        call.gpuUnit.insert(call.gpuUnit.end(), {("-Xarch_" + where).str(), flag});
    };
    define("host", 64);
    for (const AmdTarget &target : targetsOf(machine))
      define(target.gpu, target.lanes);
    call.module = [&](llvm::StringRef) { return moduleCall(call.gpuUnit); };
    call.hostUnit = hostCall(machine);
    call.link.push_back("--hip-link");
    std::string libraries = machine.rocmFolder + "/lib";
    call.libraries = {"-L" + libraries, "-Wl,-rpath," + libraries, "-lamdhip64"};
    return separateCompilation(call, request, linkFlags(request));
  }

  /// Compiles code objects for each GPU and objects for the host separately, so that no tool is
  /// needed to join them.
  static llvm::Expected<std::vector<Command>> compileWithClang(const Machine &machine,
                                                               const BuildRequest &request) {
    std::vector<Command> commands;
    SplitFlags flags = splitFlags(request.program->flags);
    llvm::append_range(flags.compile, splitFlags(request.flags).compile);
    llvm::append_range(flags.compile, lastIncludeFlags(*request.program));
    auto compile = [&](Command command, const std::string &unit) {
      llvm::append_range(command, flags.compile);
      command.insert(command.end(),
                     {"-c", unit, "-o", fmt::format("{}/{}.o", request.folder, commands.size())});
      commands.push_back(std::move(command));
    };
    Command hip = {machine.clang, "-x", "hip", "--rocm-path=" + machine.rocmFolder};
    addHeaders(machine, hip);
    llvm::append_range(hip, mapping::hipPortFlags(machine.hip));
    for (const std::string &unit : request.program->units()) {
      Command host = isGpuUnit(unit) ? hip : hostCall(machine);
      if (isGpuUnit(unit))
        host.insert(host.end(), {"--cuda-host-only", "-nogpulib"});
      llvm::append_range(host, headerFlags(machine, 64));
      compile(std::move(host), unit);
    }
    for (const AmdTarget &target : targetsOf(machine)) {
      llvm::Expected<DeviceLibraries> libraries =
          deviceLibrariesFor(machine, target.gpu, request.folder);
      if (!libraries)
        return libraries.takeError();
      llvm::append_range(commands, libraries->commands);
      Command device = hip;
      device.insert(device.end(),
                    {"--cuda-device-only", "--no-gpu-bundle-output", "--offload-arch=" + target.id,
                     "--rocm-device-lib-path=" + libraries->folder});
      if (target.isWidened)
        device.push_back("-mwavefrontsize64");
      // Without this flag, linking code objects fails if one unit uses what another one defines.
      if (request.relocatable)
        device.push_back("-fgpu-rdc");
      llvm::append_range(device, headerFlags(machine, target.lanes));
      llvm::append_range(device, deviceFlags(machine, libraries->folder));
      for (const std::string &unit : request.program->units())
        if (isGpuUnit(unit))
          compile(device, unit);
      for (const RuntimeSource &module : request.program->modules)
        compile(device, module.source);
    }
    return commands;
  }
};

} // namespace

std::unique_ptr<Backend> makeHipAmdBackend() { return std::make_unique<HipAmdBackend>(); }

} // namespace tranship::verify
