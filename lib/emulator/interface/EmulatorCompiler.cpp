// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emulator/interface/EmulatorCompiler.h"

#include "emulator/interface/GeneratedCode.h"
#include "emulator/interface/PrecompiledHeaders.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/Job.h"
#include "clang/Frontend/TextDiagnosticBuffer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/xxhash.h"
#include "llvm/TargetParser/Host.h"

#include <set>

namespace tranship::emulator {

namespace path = llvm::sys::path;

namespace {

llvm::Error makeError(const llvm::Twine &what) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
}

std::string inFolder(llvm::StringRef folder, const llvm::Twine &name) {
  llvm::SmallString<128> joined = folder;
  path::append(joined, name);
  return joined.str().str();
}

/// Returns what clang's driver would run in `folder` to compile: the arguments of `clang -cc1`.
llvm::Expected<Command> compilerInvocation(const Tools &tools,
                                           const std::vector<std::string> &arguments,
                                           const std::string &folder) {
  clang::DiagnosticOptions options;
  clang::TextDiagnosticBuffer messages;
  clang::DiagnosticsEngine diagnostics(clang::DiagnosticIDs::create(), options, &messages,
                                       /*ShouldOwnClient=*/false);
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files = llvm::vfs::createPhysicalFileSystem();
  if (!folder.empty())
    if (std::error_code error = files->setCurrentWorkingDirectory(folder))
      return llvm::createFileError(folder, error);
  clang::driver::Driver driver(tools.clang, llvm::sys::getDefaultTargetTriple(), diagnostics,
                               "clang LLVM compiler", files);
  driver.setCheckInputsExist(false);
  std::vector<const char *> words = {tools.clang.c_str()};
  for (const std::string &argument : arguments)
    words.push_back(argument.c_str());
  std::unique_ptr<clang::driver::Compilation> compilation(driver.BuildCompilation(words));
  if (messages.err_begin() != messages.err_end())
    return makeError("clang: " + messages.err_begin()->second);
  if (!compilation || compilation->getJobs().size() != 1)
    return makeError("clang cannot compile with these flags: " + llvm::join(arguments, " "));
  const clang::driver::Command &job = *compilation->getJobs().begin();
  Command command = {job.getExecutable()};
  llvm::append_range(command, job.getArguments());
  return command;
}

/// Turns clang's command for C++ into one for CUDA or HIP. Clang's driver knows no GPU that is the
/// host, so it cannot make such a command itself.
void makeGpuPass(Command &command, GpuLanguage language, llvm::ArrayRef<std::string> additions) {
  // The command ends with "-x c++ SOURCE".
  auto input = llvm::find(llvm::reverse(command), "-x");
  *std::prev(input) = language == GpuLanguage::Hip ? "hip" : "cuda";
  auto output = llvm::find(command, "-o");
  command.insert(output, additions.begin(), additions.end());
  // The standard library's headers as a GPU driver has them: `std::complex` works in device code.
  auto resources = llvm::find(command, "-resource-dir");
  if (resources != command.end() && std::next(resources) != command.end()) {
    std::string wrappers = inFolder(*std::next(resources), "include/cuda_wrappers");
    auto first = llvm::find(command, "-internal-isystem");
    const std::string words[] = {"-internal-isystem", std::move(wrappers)};
    command.insert(first, std::begin(words), std::end(words));
  }
}

/// Returns the words of a command as the value of a macro: a C string literal, one word per line.
std::string asText(llvm::ArrayRef<Command> commands) {
  std::string text = "\"";
  for (const Command &command : commands) {
    if (&command != commands.begin())
      text += std::string(commandSeparator) + "\\n";
    for (llvm::StringRef word : command) {
      for (char c : word) {
        if (c == '"' || c == '\\')
          text += '\\';
        text += c;
      }
      text += "\\n";
    }
  }
  return text + '"';
}

bool hasFlag(const std::vector<std::string> &flags, llvm::StringRef prefix) {
  return llvm::any_of(flags, [&](llvm::StringRef flag) { return flag.starts_with(prefix); });
}

class BuildPlanner {
public:
  BuildPlanner(const Tools &tools, const Build &build) : tools_(tools), build_(build) {}

  llvm::Expected<BuildCommands> plan() {
    BuildCommands commands;
    for (const std::string &source : build_.sources) {
      llvm::Expected<std::vector<Command>> passes = gpuSource(source);
      if (!passes)
        return passes.takeError();
      commands.sources.push_back(std::move(*passes));
    }
    for (const auto &[source, isC] : build_.hostSources) {
      std::string object = objectFor(source, "host");
      Command command = {tools_.clang};
      if (isC)
        command.insert(command.end(), {"-x", "c"});
      llvm::append_range(command, compileFlags(isC));
      command.insert(command.end(), {"-fplugin=" + tools_.plugin, "-fpass-plugin=" + tools_.plugin,
                                     "-c", source, "-o", object});
      commands.sources.push_back({std::move(command)});
    }
    if (llvm::Error error = addModules(commands))
      return error;
    if (llvm::Error error = addToolchain(commands))
      return error;
    commands.link = linkCommand(tools_);
    llvm::append_range(commands.link, objects_);
    commands.link.insert(commands.link.end(), {"-o", build_.output, tools_.runtime});
    llvm::append_range(commands.link, build_.flags);
    commands.link.insert(commands.link.end(), {"-lpthread", "-ldl"});
    return commands;
  }

private:
  std::string objectFor(llvm::StringRef source, llvm::StringRef pass) {
    std::string object = inFolder(build_.workFolder, llvm::Twine(objects_.size()) + "-" +
                                                         path::stem(source) + "." + pass + ".o");
    objects_.push_back(object);
    return object;
  }

  std::vector<std::string> compileFlags(bool isC) const {
    // First, so that they win over a toolkit's folder among the program's own.
    std::vector<std::string> flags = {"-I" + tools_.headers, "-w"};
    if (build_.language == GpuLanguage::Hip)
      flags.push_back("-D__HIP_PLATFORM_AMD__=1");
    for (const std::string &flag : build_.flags)
      if (!isC || !llvm::StringRef(flag).starts_with("-std=c++"))
        flags.push_back(flag);
    if (!hasFlag(build_.flags, "-O"))
      flags.push_back("-O2");
    // GCC, which nvcc leaves C to, only warns of these up to version 13.
    if (isC)
      flags.insert(flags.end(),
                   {"-Wno-error=implicit-function-declaration", "-Wno-error=implicit-int",
                    "-Wno-error=int-conversion", "-Wno-error=incompatible-pointer-types",
                    "-Wno-error=incompatible-function-pointer-types",
                    "-Wno-error=return-mismatch"});
    // Reports give lines, also those where the host calls the API.
    if (!hasFlag(build_.flags, "-g"))
      flags.push_back("-gline-tables-only");
    return flags;
  }

  llvm::Expected<std::vector<Command>> gpuSource(const std::string &source) {
    std::string device = objectFor(source, "device"), host = objectFor(source, "host");
    std::string tagFile = host + ".tag";
    std::string unit = llvm::utohexstr(llvm::xxh3_64bits(source + "\n" + host));

    std::vector<std::string> hostPass = bothPasses(unit);
    hostPass.insert(hostPass.end(), {"-fcuda-include-gpubinary", tagFile, "-load", tools_.plugin,
                                     "-fpass-plugin=" + tools_.plugin});
    if (build_.relocatable)
      hostPass.insert(hostPass.end(), {"-plugin-arg-tranship-emulator", "relocatable"});

    std::vector<std::string> pluginArguments = {"tag-file=" + tagFile};
    if (build_.relocatable)
      pluginArguments.push_back("relocatable");
    llvm::Expected<Command> devicePass =
        deviceCommand(compileFlags(false), source, device, unit, std::move(pluginArguments));
    if (!devicePass)
      return devicePass.takeError();
    std::vector<std::string> arguments = compileFlags(false);
    arguments.insert(arguments.end(), {"-x", "c++", "-c", source, "-o", host});
    llvm::Expected<Command> command = compilerInvocation(tools_, arguments, build_.folder);
    if (!command)
      return command.takeError();
    makeGpuPass(*command, build_.language, hostPass);
    std::vector<Command> commands;
    for (Command *pass : {&*devicePass, &*command})
      addPass(std::move(*pass), commands);
    return commands;
  }

  void addPass(Command pass, std::vector<Command> &commands) {
    Command quick = pass;
    Command headers;
    if (!build_.cacheFolder.empty())
      headers = usePrecompiled(quick, ownHeader(), build_.cacheFolder);
    // The first source writes the headers. Others may be compiled at the same time, so they wait for
    // the next build.
    bool isFirst = headers.empty() || precompiled_.insert(headers).second;
    if (!headers.empty() && isFirst)
      commands.push_back(std::move(headers));
    commands.push_back(isFirst ? std::move(quick) : std::move(pass));
  }

  /// The header that all units include first.
  std::string ownHeader() const {
    return inFolder(tools_.headers,
                    build_.language == GpuLanguage::Hip ? "tranship/hip.h" : "tranship/cuda.h");
  }

  std::vector<std::string> bothPasses(const std::string &unit) const {
    bool hip = build_.language == GpuLanguage::Hip;
    return {"-aux-triple", llvm::sys::getDefaultTargetTriple(), "-cuid=" + unit, "-fgpu-defer-diag",
            "-fwrapv", // As compilers for GPUs do. It is a setting of the language, so both passes
                       // need it.
            "-fcuda-allow-variadic-functions",
            hip ? "-fhip-new-launch-api" : "-target-sdk-version=12.9", "-include", ownHeader()};
  }

  /// Returns the command that compiles the code of kernels.
  llvm::Expected<Command> deviceCommand(std::vector<std::string> arguments,
                                        const std::string &source, const std::string &object,
                                        const std::string &unit,
                                        std::vector<std::string> pluginArguments) const {
    // OpenMP is for the host only; inside its regions clang would take launches for a kernel's.
    llvm::erase_if(arguments, [](llvm::StringRef flag) { return flag.starts_with("-fopenmp"); });
    arguments.insert(arguments.end(), {"-x", "c++", "-c", source, "-o", object});
    llvm::Expected<Command> command = compilerInvocation(tools_, arguments, build_.folder);
    if (!command)
      return command;
    std::vector<std::string> pass = bothPasses(unit);
    pass.insert(
        pass.end(),
        {"-fcuda-is-device", "-load", tools_.plugin, "-fpass-plugin=" + tools_.plugin,
         // As compilers for GPUs do.
         "-relaxed-aliasing",
         // The most expensive pass, which gains next to nothing where addresses have indices.
         "-mllvm", "-disable-lsr",
         // Lanes that take no part in a shuffle may pass a variable without a value.
         "-no-enable-noundef-analysis"});
    pass.push_back(build_.language == GpuLanguage::Hip ? "-D__HIP_DEVICE_COMPILE__=1"
                                                       : "-D__CUDA_ARCH__=800");
    if (build_.checked)
      pluginArguments.push_back("checked");
    for (const std::string &argument : pluginArguments)
      pass.insert(pass.end(), {"-plugin-arg-tranship-emulator", argument});
    // Other units may need either of the two forms that a constructor has.
    if (build_.relocatable)
      llvm::erase(*command, "-mconstructor-aliases");
    makeGpuPass(*command, build_.language, pass);
    return command;
  }

  Command moduleLink(const std::string &object, const std::string &output) const {
    return {tools_.clang, "-shared", object, "-o", output};
  }

  llvm::Error addModules(BuildCommands &commands) const {
    for (size_t i = 0; i < build_.modules.size(); ++i) {
      const ModuleSource &module = build_.modules[i];
      std::string object = module.output + ".o";
      std::vector<std::string> flags = compileFlags(false);
      flags.push_back("-fPIC");
      llvm::Expected<Command> device = deviceCommand(std::move(flags), module.source, object,
                                                     "module" + std::to_string(i), {"module"});
      if (!device)
        return device.takeError();
      commands.sources.push_back({std::move(*device), moduleLink(object, module.output)});
    }
    return llvm::Error::success();
  }

  /// Puts the commands into the program with which it can compile kernels itself.
  llvm::Error addToolchain(BuildCommands &commands) {
    bool hip = build_.language == GpuLanguage::Hip;
    std::vector<std::string> flags = {"-I" + tools_.headers,
                                      "-w",
                                      "-O2",
                                      "-fPIC",
                                      "-gline-tables-only",
                                      hip ? "-D__HIPCC_RTC__=1" : "-D__CUDACC_RTC__=1"};
    if (hip)
      flags.push_back("-D__HIP_PLATFORM_AMD__=1");
    llvm::Expected<Command> compile =
        deviceCommand(std::move(flags), sourcePlaceholder, outputPlaceholder, "unit", {"module"});
    if (!compile)
      return compile.takeError();
    commands.sources.push_back(
        {toolchainCommand(tools_, {*compile}, moduleLink(sourcePlaceholder, outputPlaceholder),
                          objectFor("toolchain", "host"))});
    return llvm::Error::success();
  }

  const Tools &tools_;
  const Build &build_;
  std::vector<std::string> objects_;
  std::set<Command> precompiled_; ///< that the build writes
};

} // namespace

bool hasCxxHeaders(const std::string &clang, const std::string &sysroot) {
  Tools tools;
  tools.clang = clang;
  for (const char *library : {"-stdlib=libstdc++", "-stdlib=libc++"}) {
    std::vector<std::string> arguments = {library, "-x", "c++", "-c", "a.cpp", "-o", "a.o"};
    if (!sysroot.empty())
      arguments.push_back("--sysroot=" + sysroot);
    llvm::Expected<Command> command = compilerInvocation(tools, arguments, "");
    if (!command) {
      llvm::consumeError(command.takeError());
      continue;
    }
    for (size_t i = 1; i < command->size(); ++i)
      if ((*command)[i - 1] == "-internal-isystem" &&
          llvm::sys::fs::exists(inFolder((*command)[i], "cstdio")))
        return true;
  }
  return false;
}

llvm::Expected<Tools> findTools(llvm::StringRef programPath, llvm::StringRef clang) {
#ifdef TRANSHIP_WITHOUT_EMULATOR
  return makeError("this build has no emulator: it was configured with -DTRANSHIP_EMULATOR=OFF");
#endif
  Tools tools;
  tools.clang = clang.str();
  if (tools.clang.empty())
    return makeError("clang++ of LLVM 22 is not installed (Debian package clang-22)");
  if (programPath.empty()) // the path would be relative to the working directory
    return makeError("the emulator is installed beside tranship, whose location is unknown");
  llvm::SmallString<128> folder = path::parent_path(path::parent_path(programPath));
  path::append(folder, "lib", "tranship");
  tools.plugin = inFolder(folder, "emulator-plugin.so");
  tools.runtime = inFolder(folder, "libemulator.a");
  tools.headers = inFolder(folder, "include");
  tools.amdIr = inFolder(folder, "amd-ir");
  for (const std::string &file : {tools.plugin, tools.runtime, tools.headers, tools.amdIr})
    if (!llvm::sys::fs::exists(file))
      return makeError("the emulator is incomplete: there is no " + file +
                       " (in a clone, `cmake --build --preset release` builds it)");
  if (!hasCxxHeaders(tools.clang))
    return makeError("clang++ finds no C++ library: install g++, which brings one and a linker "
                     "(Debian package g++, "
                     "Fedora and RHEL package gcc-c++)");
  return tools;
}

bool hasBesideClang(llvm::StringRef clang, llvm::StringRef name) {
  llvm::SmallString<256> file;
  if (llvm::sys::fs::real_path(clang, file))
    return false;
  path::remove_filename(file);
  path::append(file, name);
  return llvm::sys::fs::can_execute(file);
}

Command linkCommand(const Tools &tools) {
  Command command = {tools.clang, "-Wno-unused-command-line-argument",
                     // Modules that the program loads find the runtime in the program.
                     "-Wl,--export-dynamic-symbol=tranship_*"};
  if (hasBesideClang(tools.clang, "ld.lld"))
    command.push_back("-fuse-ld=lld");
  return command;
}

Command toolchainCommand(const Tools &tools, const std::vector<Command> &compile,
                         const Command &link, const std::string &object) {
  return {tools.clang,
          "-x",
          "c",
          "-DTRANSHIP_COMPILE_COMMAND=" + asText(compile),
          "-DTRANSHIP_LINK_COMMAND=" + asText(link),
          "-c",
          inFolder(tools.headers, "tranship/toolchain.c"),
          "-o",
          object};
}

std::string moduleImage(llvm::StringRef sharedObject) {
  return (moduleHead + llvm::Twine("file ") + sharedObject + "\n").str();
}

llvm::Expected<BuildCommands> buildCommands(const Tools &tools, const Build &build) {
  return BuildPlanner(tools, build).plan();
}

} // namespace tranship::emulator
