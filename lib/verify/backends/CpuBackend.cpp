// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs both sides on this machine's processor, with warps of 32 and of 64 lanes (lib/emulator).
#include "emulator/interface/EmulatorCompiler.h"
#include "mapping/Table.h"
#include "support/DiskCache.h"
#include "support/FileWriting.h"
#include "support/SourceLanguage.h"
#include "support/TextFile.h"
#include "verify/backends/CompilerCalls.h"
#include "verify/backends/EmulatorTools.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

/// The most device memory that a trace keeps for a replay.
constexpr uint64_t maxReplayBytes = uint64_t(1) << 30;

Variant variantOf(Side side, unsigned width) {
  return {fmt::format("cpu at width {}", width),
          side,
          width,
          {fmt::format("{}={}", emulator::warpWidthVariable, width)}};
}

/// The header of a GPU library that clang did not find; empty if the line reports none.
std::string missingGpuHeader(llvm::StringRef line) {
  auto [before, after] = line.split(" fatal error: '");
  auto [header, rest] = after.split('\'');
  return rest.starts_with(" file not found") && mapping::looksLikeGpuHeader(header) ? header.str()
                                                                                    : std::string();
}

class CpuBackend : public Backend {
public:
  llvm::StringRef id() const override { return "cpu"; }
  llvm::StringRef description() const override {
    return "Runs the original and the port on the CPU, with warps of 32 and 64 lanes. Needs clang.";
  }
  const BackendProperties &properties() const override {
    static constexpr BackendProperties properties = {.isEmulated = true,
                                                     .reference = ReferenceQuality::Emulated,
                                                     .flags = FlagDialect::Clang,
                                                     .canCheck = true,
                                                     .canTrace = true};
    return properties;
  }

  std::string whyNotBuild(const Machine &machine, bool compileOnly) const override {
    llvm::Expected<emulator::Tools> tools = emulatorTools(machine);
    return tools ? std::string() : llvm::toString(tools.takeError());
  }
  std::string whyNotRun(const Machine &machine) const override { return {}; }

  std::vector<Variant> variants(const Machine &machine) const override {
    return {variantOf(Side::Original, 32), variantOf(Side::Port, 32), variantOf(Side::Port, 64)};
  }

  /// The emulator runs threads in the same order each time unless told otherwise. With another
  /// order, results that depend on the order change. With other clocks, times change.
  std::vector<std::string> repeatEnvironment(unsigned repeat) const override {
    if (repeat == 0)
      return {};
    std::string schedule =
        repeat == 1 ? std::string("descending") : fmt::format("random:{}", repeat);
    constexpr unsigned clockStep = 7300;
    return {fmt::format("{}={}", emulator::scheduleVariable, schedule),
            fmt::format("{}={}", emulator::clockStepVariable, repeat * clockStep)};
  }

  /// The device's memory is memory of the process.
  uint64_t defaultMemoryLimit() const override { return machineMemory() / 8 * 7; }

  std::string lackIn(llvm::StringRef line) const override {
    constexpr llvm::StringLiteral lacking = emulatorLacks;
    if (size_t lack = line.find(lacking); lack != line.npos)
      return line.substr(lack).str();
    if (std::string header = missingGpuHeader(line); !header.empty())
      return lacking.str() + "<" + header + ">";
    // The compiler passed PTX to the CPU's assembler.
    for (const char *sign : {"in inline assembly string", "in asm", "invalid instruction mnemonic",
                             "invalid register name", "unexpected token in argument list"})
      if (size_t error = line.find(" error: "); error != line.npos && line.contains(sign))
        return (line.take_front(error) + " " + lacking + "GPU inline assembly").str();
    return {};
  }

  std::vector<std::string> lockstepEnvironment() const override {
    return {fmt::format("{}=lockstep", emulator::scheduleVariable)};
  }

  std::vector<std::string> zeroMemoryEnvironment() const override {
    return {fmt::format("{}=zero", emulator::newMemoryVariable)};
  }

  std::vector<std::string> traceEnvironment(llvm::StringRef folder,
                                            uint64_t launch) const override {
    // With one thread, atomics run in the same order on both sides.
    std::vector<std::string> environment = {
        fmt::format("{}={}", emulator::traceVariable, folder.str()),
        fmt::format("{}=1", emulator::threadsVariable)};
    if (launch) {
      environment.push_back(fmt::format("{}={}", emulator::traceLaunchVariable, launch));
      environment.push_back(fmt::format("{}={}", emulator::traceBytesVariable, maxReplayBytes));
    }
    return environment;
  }

  std::vector<std::string> engineEnvironment(llvm::StringRef file) const override {
    return {fmt::format("{}={}", emulator::engineReportVariable, file.str())};
  }

  llvm::Expected<std::vector<Command>> buildCommands(const Machine &machine,
                                                     const BuildRequest &request) const override {
    llvm::Expected<emulator::Tools> tools = emulatorTools(machine);
    if (!tools)
      return tools.takeError();
    if (request.isForElsewhere && !request.program->modules.empty())
      return llvm::createStringError("kernels in separate files cannot leave this machine");
    emulator::Build build;
    build.language = request.program->side == Side::Original ? emulator::GpuLanguage::Cuda
                                                             : emulator::GpuLanguage::Hip;
    for (const ProgramFile &file : request.program->files)
      if (file.isUnit && isDeviceUnit(file))
        build.sources.push_back(file.path);
      else if (file.isUnit)
        build.hostSources.push_back({file.path, isCFile(file.path)});
    SplitFlags flags = splitFlags(request.program->flags);
    build.flags = std::move(flags.compile);
    llvm::append_range(build.flags, request.flags);
    llvm::append_range(build.flags, lastIncludeFlags(*request.program));
    if (const std::string &overlay = request.program->clangOverlay; !overlay.empty())
      llvm::append_range(build.flags, std::initializer_list<std::string>{"-ivfsoverlay", overlay});
    // The emulator contains the GPU libraries that it supports.
    llvm::append_range(build.flags, withoutGpuLibraries(flags.link));
    build.output = request.executable();
    build.folder = request.program->folder;
    build.workFolder = request.folder;
    build.cacheFolder = defaultCacheFolder();
    build.checked = request.checked;
    build.relocatable = request.relocatable;
    for (const RuntimeSource &module : request.program->modules) {
      std::string file = joinPath(request.moduleFolder(), module.runPath);
      build.modules.push_back({module.source, file + ".so"});
      if (llvm::Error error = writeTextFile(file, emulator::moduleImage(file + ".so")))
        return error;
    }
    llvm::Expected<emulator::BuildCommands> planned = emulator::buildCommands(*tools, build);
    if (!planned)
      return planned.takeError();
    std::vector<Command> commands;
    for (const std::vector<Command> &source : planned->sources)
      llvm::append_range(commands, source);
    if (!request.compileOnly)
      commands.push_back(std::move(planned->link));
    return commands;
  }

private:
  /// HIP programs often have kernels in .cpp files.
  static bool isDeviceUnit(const ProgramFile &file) {
    if (isGpuUnit(file.path))
      return true;
    llvm::StringRef text = file.text;
    return !isCFile(file.path) &&
           (text.contains("__global__") || text.contains("__device__") || text.contains("<<<") ||
            text.contains("<< <") || text.contains("hipLaunchKernelGGL") ||
            text.contains("<cub/") || text.contains("<hipcub/"));
  }
};

} // namespace

std::unique_ptr<Backend> makeCpuBackend() { return std::make_unique<CpuBackend>(); }

} // namespace tranship::verify
