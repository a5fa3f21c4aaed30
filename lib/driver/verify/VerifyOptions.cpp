// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/VerifyOptions.h"

#include "driver/Output.h"

#include "support/Process.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/StringSaver.h"

namespace tranship::driver {
namespace {

using Mode = VerifyOptions::Mode;

/// Splits each value at its commas and joins the parts to one list.
std::vector<std::string> split(const std::vector<std::string> &lists) {
  std::vector<std::string> parts;
  for (llvm::StringRef list : lists)
    for (llvm::StringRef name : llvm::split(list, ','))
      if (!name.trim().empty())
        parts.push_back(name.trim().str());
  return parts;
}

std::string environment(llvm::StringRef name) {
  return llvm::sys::Process::GetEnv(name).value_or("");
}

/// Splits a command into words like a shell, but without variables and patterns.
Runner wordsOf(llvm::StringRef command) {
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::SmallVector<const char *> words;
  llvm::cl::TokenizeGNUCommandLine(command, saver, words);
  return Runner(words.begin(), words.end());
}

Mode modeOf(CommandId command) {
  switch (command) {
  case CommandId::VerifyRecord:
    return Mode::Record;
  case CommandId::VerifyCompare:
    return Mode::Compare;
  case CommandId::VerifyReplay:
    return Mode::Replay;
  case CommandId::VerifyPack:
    return Mode::Pack;
  case CommandId::VerifyJudge:
    return Mode::Judge;
  default:
    return Mode::Verify;
  }
}

llvm::Error readPackNames(const ParsedCommandLine &line, VerifyOptions &options) {
  if (options.what.recording.empty())
    return line.misuse("name a new folder for the pack: -o FOLDER");
  if (line.names.empty())
    return line.misuse("name the programs to pack: files, folders or manifests");
  options.what.programs = line.names;
  return llvm::Error::success();
}

llvm::Error readJudgeNames(const ParsedCommandLine &line, VerifyOptions &options) {
  if (line.names.size() < 2)
    return line.misuse("name a pack and the results of its `run`");
  options.what.recording = line.names[0];
  options.what.results = line.names[1];
  options.what.programs.assign(line.names.begin() + 2, line.names.end());
  return llvm::Error::success();
}

/// Reads the names of programs, recordings and packs.
llvm::Error readNames(const ParsedCommandLine &line, VerifyOptions &options) {
  llvm::ArrayRef<std::string> names = line.names;
  if (options.what.doctor || options.what.schema)
    return names.empty() ? llvm::Error::success()
                         : line.misuse("--doctor and --schema take no program");
  options.what.recording = line.value(OptionId::NewFolder);
  if (options.mode == Mode::Pack)
    return readPackNames(line, options);
  if (options.mode == Mode::Judge)
    return readJudgeNames(line, options);
  if (options.mode == Mode::Record && options.what.recording.empty())
    return line.misuse("name a new folder for the recording: -o FOLDER");
  bool hasFolder = options.mode == Mode::Compare || options.mode == Mode::Replay;
  if (hasFolder) {
    if (names.empty())
      return line.misuse(options.mode == Mode::Replay ? "name a folder that --trace-kernels made"
                                                      : "name a recording");
    options.what.recording = names.front();
    names = names.drop_front();
  }
  bool isOptional = hasFolder || !options.report.checkedReceipt.empty();
  if (options.mode == Mode::Verify && options.report.checkedReceipt.empty())
    options.what.names = names.vec();
  if ((names.size() > 1 && options.what.names.empty()) || (names.empty() && !isOptional))
    return line.misuse("name one program: a file, a folder or a manifest");
  if (!names.empty())
    options.what.program = options.source.path = names.front();
  return llvm::Error::success();
}

llvm::Error readBackends(const ParsedCommandLine &line, VerifyOptions &options) {
  for (const std::string &id : split(line.values(OptionId::Backends))) {
    const Backend *backend = backendNamed(id);
    if (!backend)
      return line.misuse("unknown backend `" + id + "`, expected " +
                         llvm::join(backendIds(), ", "));
    if (!llvm::is_contained(options.backends, backend))
      options.backends.push_back(backend);
  }
  if (line.has(OptionId::Backends) && options.backends.empty())
    return line.misuse("--backends names no backend, expected " + llvm::join(backendIds(), ", "));
  options.namesBackends = !options.backends.empty();
  // By default, a pack is judged with its own backends.
  if (options.backends.empty() && options.mode != Mode::Judge)
    for (const auto &backend : allBackends())
      if (!backend->properties().isOnRequest &&
          (options.mode != Mode::Pack || !backend->properties().gpuVendor.empty()))
        options.backends.push_back(backend.get());
  options.required = split(line.values(OptionId::Require));
  for (const std::string &id : options.required)
    if (!llvm::is_contained(options.backends, backendNamed(id)))
      return line.misuse("`" + id + "` is required, but is not one of the chosen backends");
  for (llvm::StringRef runner : line.values(OptionId::Runner)) {
    auto [id, command] = runner.split('=');
    if (!backendNamed(id) || wordsOf(command).empty())
      return line.misuse("--runner takes BACKEND=COMMAND, not `" + runner + "`");
    options.runners[id.str()] = wordsOf(command);
  }
  return llvm::Error::success();
}

llvm::Error readLimits(const ParsedCommandLine &line, VerifyOptions &options) {
  if (std::optional<unsigned> repeats = line.number(OptionId::Repeats)) {
    options.runs.repeats = *repeats;
    if (options.runs.repeats < 1 || options.runs.repeats > 100)
      return line.misuse("--repeats takes a number from 1 to 100");
  }
  if (line.has(OptionId::Timeout) &&
      (llvm::StringRef(line.value(OptionId::Timeout)).getAsDouble(options.runs.timeout) ||
       !(options.runs.timeout >= 0.001 && options.runs.timeout < 1e6)))
    return line.misuse("--timeout takes a number of seconds, such as 2.5");
  options.runs.allowedErrors = line.number(OptionId::AllowErrors).value_or(0);
  if (line.has(OptionId::MaxSize)) {
    std::optional<uint64_t> bytes = parseSize(line.value(OptionId::MaxSize));
    if (!bytes)
      return line.misuse("--max-size takes a size, such as 60MB (kB, MB or GB)");
    options.what.maxBytes = *bytes;
  }
  return llvm::Error::success();
}

/// Reads how to run both sides.
llvm::Error readRuns(const ParsedCommandLine &line, VerifyOptions &options) {
  options.runs.compileOnly = line.has(OptionId::CompileOnly);
  for (OptionId id :
       {OptionId::Triangulate, OptionId::Checked, OptionId::Lockstep, OptionId::TraceKernels})
    if (options.runs.compileOnly && line.has(id))
      return line.misuse(optionOf(id).mainName() + " needs runs, but --compile-only runs nothing");
  options.runs.triangulate = line.has(OptionId::Triangulate);
  options.runs.checked = line.has(OptionId::Checked) || options.runs.triangulate;
  options.runs.traceKernels = line.has(OptionId::TraceKernels) || options.runs.triangulate;
  options.runs.traceFolder = line.value(OptionId::TraceKernels);
  options.runs.lockstep = line.has(OptionId::Lockstep);
  options.runs.allowRunners = line.has(OptionId::AllowRunners);
  options.runs.allowSkips = line.has(OptionId::AllowSkips);
  if (line.has(OptionId::Arguments))
    options.runs.arguments = wordsOf(line.value(OptionId::Arguments));
  options.runs.keep = line.has(OptionId::Keep);
  options.runs.workParent = line.value(OptionId::WorkFolder);
  return llvm::Error::success();
}

void readReport(const ParsedCommandLine &line, VerifyOptions &options) {
  options.report.asJson = line.value(OptionId::VerifyFormat) == "json";
  options.report.reportFile = line.value(OptionId::ReportFile);
  options.report.junitFile = line.value(OptionId::Junit);
  options.report.htmlFile = line.value(OptionId::HtmlFile);
  options.what.isTree = line.has(OptionId::Tree);
  options.what.init = line.has(OptionId::Init);
  options.what.limits = {line.number(OptionId::MaxArgument),
                         line.number(OptionId::MaxLastArgument)};
  options.report.receipt = line.value(OptionId::Receipt);
  options.report.checkedReceipt = line.value(OptionId::CheckReceipt);
  options.what.doctor = line.has(OptionId::Doctor);
  options.what.schema = line.has(OptionId::Schema);
  options.report.verbose = line.has(OptionId::Verbose);
  options.report.quiet = line.has(OptionId::Quiet);
}

/// Reads how to translate and compile the program.
void readSource(const ParsedCommandLine &line, VerifySource &source) {
  source.flags = line.compilerFlags;
  source.port = line.values(OptionId::Port);
  source.manifestFile = line.value(OptionId::ManifestFile);
  source.run = commonRequest(line);
  source.run.parse.compileDatabase = line.value(OptionId::VerifyDatabase);
  source.run.checkPort = !line.has(OptionId::NoCheckPort);
  source.run.project.rocmPath = line.value(OptionId::RocmPath);
}

/// Reads the locations of compilers and toolkits.
void readMachine(const ParsedCommandLine &line, MachineOptions &machine) {
  machine.cudaFolder =
      line.has(OptionId::CudaPath) ? line.value(OptionId::CudaPath) : environment("CUDA_HOME");
  machine.rocmFolder =
      line.has(OptionId::RocmPath) ? line.value(OptionId::RocmPath) : environment("ROCM_PATH");
  machine.clang = line.value(OptionId::Clang);
  // Compilers run in other folders, so the path must be absolute.
  if (llvm::StringRef(machine.clang).contains('/'))
    machine.clang = absolutePath(machine.clang);
  else if (!machine.clang.empty())
    if (std::string found = programInPath(machine.clang); !found.empty())
      machine.clang = found;
  machine.offloadTargets = split(line.values(OptionId::OffloadArch));
}

} // namespace

llvm::Expected<VerifyOptions> verifyOptions(const ParsedCommandLine &line) {
  VerifyOptions options;
  options.mode = modeOf(line.command);
  readReport(line, options);
  for (auto read : {readBackends, readLimits, readRuns})
    if (llvm::Error error = read(line, options))
      return error;
  readSource(line, options.source);
  readMachine(line, options.machine);
  if (llvm::Error error = readNames(line, options))
    return error;
  return options;
}

} // namespace tranship::driver
