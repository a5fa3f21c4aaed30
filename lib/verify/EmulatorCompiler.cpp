#include "verify/EmulatorCompiler.h"

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
#include "llvm/Support/Program.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/xxhash.h"
#include "llvm/TargetParser/Host.h"

namespace tranship {

namespace path = llvm::sys::path;

namespace {

llvm::Error missing(const llvm::Twine &what) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
}

std::string inFolder(llvm::StringRef folder, const llvm::Twine &name) {
  llvm::SmallString<128> joined = folder;
  path::append(joined, name);
  return joined.str().str();
}

/// What clang's driver would run to compile: the arguments of `clang -cc1`.
llvm::Expected<Command> compilerInvocation(const EmulatorTools &tools,
                                           const std::vector<std::string> &arguments) {
  clang::DiagnosticOptions options;
  clang::TextDiagnosticBuffer messages;
  clang::DiagnosticsEngine diagnostics(clang::DiagnosticIDs::create(), options, &messages,
                                       /*ShouldOwnClient=*/false);
  clang::driver::Driver driver(tools.clang, llvm::sys::getDefaultTargetTriple(), diagnostics);
  driver.setCheckInputsExist(false);
  std::vector<const char *> words = {tools.clang.c_str()};
  for (const std::string &argument : arguments)
    words.push_back(argument.c_str());
  std::unique_ptr<clang::driver::Compilation> compilation(driver.BuildCompilation(words));
  if (messages.err_begin() != messages.err_end())
    return missing("clang: " + messages.err_begin()->second);
  if (!compilation || compilation->getJobs().size() != 1)
    return missing("clang does not know how to compile with these flags: " +
                   llvm::join(arguments, " "));
  const clang::driver::Command &job = *compilation->getJobs().begin();
  Command command = {job.getExecutable()};
  llvm::append_range(command, job.getArguments());
  return command;
}

/// Clang's driver knows no GPU that is the host: its command for C++ becomes one for CUDA or HIP.
void becomeGpuPass(Command &command, GpuLanguage language, llvm::ArrayRef<std::string> additions) {
  // "-x c++ SOURCE" is the end.
  auto input = llvm::find(llvm::reverse(command), "-x");
  *std::prev(input) = language == GpuLanguage::Hip ? "hip" : "cuda";
  auto output = llvm::find(command, "-o");
  command.insert(output, additions.begin(), additions.end());
}

bool hasFlag(const std::vector<std::string> &flags, llvm::StringRef prefix) {
  return llvm::any_of(flags, [&](llvm::StringRef flag) { return flag.starts_with(prefix); });
}

class BuildPlanner {
public:
  BuildPlanner(const EmulatorTools &tools, const EmulatorBuild &build)
      : tools_(tools), build_(build) {}

  llvm::Expected<EmulatorCommands> plan() {
    EmulatorCommands commands;
    for (const std::string &source : build_.sources) {
      llvm::Expected<std::vector<Command>> passes = gpuSource(source);
      if (!passes)
        return passes.takeError();
      commands.sources.push_back(std::move(*passes));
    }
    for (const std::string &source : build_.hostSources) {
      std::string object = objectFor(source, "host");
      Command command = {tools_.clang};
      if (path::extension(source) == ".c")
        command.insert(command.end(), {"-x", "c"});
      llvm::append_range(command, compileFlags(path::extension(source) == ".c"));
      command.insert(command.end(), {"-c", source, "-o", object});
      commands.sources.push_back({std::move(command)});
    }
    commands.link = {tools_.clang, "-Wno-unused-command-line-argument"};
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
    // First, so that a toolkit's folder among the program's own is not preferred.
    std::vector<std::string> flags = {"-I" + tools_.headers, "-w"};
    if (build_.language == GpuLanguage::Hip)
      flags.push_back("-D__HIP_PLATFORM_AMD__=1");
    for (const std::string &flag : build_.flags)
      if (!isC || !llvm::StringRef(flag).starts_with("-std=c++"))
        flags.push_back(flag);
    if (!hasFlag(build_.flags, "-O"))
      flags.push_back("-O2");
    return flags;
  }

  llvm::Expected<std::vector<Command>> gpuSource(const std::string &source) {
    std::string device = objectFor(source, "device"), host = objectFor(source, "host");
    std::string tagFile = host + ".tag";
    bool hip = build_.language == GpuLanguage::Hip;
    std::string unit = llvm::utohexstr(llvm::xxh3_64bits(source + "\n" + host));

    std::vector<std::string> both = {
        "-aux-triple",
        llvm::sys::getDefaultTargetTriple(),
        "-cuid=" + unit,
        "-fgpu-defer-diag",
        "-fwrapv", // as compilers for GPUs do; a setting of the language, so equal in both passes
        "-fcuda-allow-variadic-functions",
        hip ? "-fhip-new-launch-api" : "-target-sdk-version=12.9",
        "-include",
        inFolder(tools_.headers, hip ? "tranship/hip.h" : "tranship/cuda.h")};
    std::vector<std::string> devicePass = both, hostPass = both;
    llvm::append_range(
        devicePass, std::vector<std::string>{"-fcuda-is-device", "-load", tools_.plugin,
                                             "-fpass-plugin=" + tools_.plugin,
                                             "-plugin-arg-tranship-emulator", "tag-file=" + tagFile,
                                             // As compilers for GPUs do.
                                             "-relaxed-aliasing"});
    devicePass.push_back(hip ? "-D__HIP_DEVICE_COMPILE__=1" : "-D__CUDA_ARCH__=700");
    for (auto [wanted, argument] :
         {std::pair(build_.checked, "checked"), std::pair(build_.relocatable, "relocatable")})
      if (wanted)
        llvm::append_range(devicePass,
                           std::vector<std::string>{"-plugin-arg-tranship-emulator", argument});
    hostPass.insert(hostPass.end(), {"-fcuda-include-gpubinary", tagFile});
    if (build_.relocatable)
      hostPass.insert(hostPass.end(), {"-load", tools_.plugin, "-fpass-plugin=" + tools_.plugin,
                                       "-plugin-arg-tranship-emulator", "relocatable"});

    std::vector<Command> commands;
    for (auto [object, additions, isDevice] :
         {std::tuple(&device, &devicePass, true), std::tuple(&host, &hostPass, false)}) {
      std::vector<std::string> arguments = compileFlags(false);
      // OpenMP is the host's; and in its regions clang would take launches for a kernel's.
      if (isDevice)
        llvm::erase_if(arguments,
                       [](llvm::StringRef flag) { return flag.starts_with("-fopenmp"); });
      // What the device did wrong is told with its line.
      if (isDevice && !hasFlag(build_.flags, "-g"))
        arguments.push_back("-gline-tables-only");
      arguments.insert(arguments.end(), {"-x", "c++", "-c", source, "-o", *object});
      llvm::Expected<Command> command = compilerInvocation(tools_, arguments);
      if (!command)
        return command.takeError();
      // Of the two forms that a constructor has, other units may want either.
      if (build_.relocatable && isDevice)
        llvm::erase(*command, "-mconstructor-aliases");
      becomeGpuPass(*command, build_.language, *additions);
      commands.push_back(std::move(*command));
    }
    return commands;
  }

  const EmulatorTools &tools_;
  const EmulatorBuild &build_;
  std::vector<std::string> objects_;
};

} // namespace

llvm::Expected<EmulatorTools> findEmulator(llvm::StringRef programPath) {
  EmulatorTools tools;
  tools.clang = std::string(LLVM_TOOLS_FOLDER) + "/clang++";
  if (!llvm::sys::fs::can_execute(tools.clang)) {
    llvm::ErrorOr<std::string> found = llvm::sys::findProgramByName("clang++-22");
    if (!found)
      return missing("there is no clang++ of LLVM 22 (Debian package clang-22)");
    tools.clang = *found;
  }
  if (programPath.empty()) // beside it would be the working directory
    return missing("the emulator lies beside tranship, whose place is not known");
  llvm::SmallString<128> folder = path::parent_path(path::parent_path(programPath));
  path::append(folder, "lib", "tranship");
  tools.plugin = inFolder(folder, "emulator-plugin.so");
  tools.runtime = inFolder(folder, "libemulator.a");
  tools.headers = inFolder(folder, "include");
  for (const std::string &file : {tools.plugin, tools.runtime, tools.headers})
    if (!llvm::sys::fs::exists(file))
      return missing("the emulator is not complete: there is no " + file);
  return tools;
}

llvm::Expected<EmulatorCommands> emulatorCommands(const EmulatorTools &tools,
                                                  const EmulatorBuild &build) {
  return BuildPlanner(tools, build).plan();
}

} // namespace tranship
