#include "driver/VerifyOptions.h"

#include "driver/Arguments.h"
#include "driver/Output.h"

#include "support/Process.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"

namespace tranship::driver {
namespace {

constexpr char usage[] =
    "usage: tranship verify [options] PROGRAM [-- COMPILER_FLAGS]\n"
    "       tranship verify record -o FOLDER [options] PROGRAM [-- COMPILER_FLAGS]\n"
    "       tranship verify compare FOLDER [options] [PROGRAM] [-- COMPILER_FLAGS]\n"
    "       tranship verify replay FOLDER [options] [PROGRAM] [-- COMPILER_FLAGS]\n"
    "       tranship verify pack -o FOLDER [options] PROGRAM... [-- COMPILER_FLAGS]\n"
    "       tranship verify judge PACK RESULTS [options] [NAME...]\n"
    "       tranship verify --check-receipt FILE [FOLDER]\n"
    "       tranship verify --doctor | --schema\n"
    "PROGRAM is a file, a folder or a manifest (verify.yaml; a folder's is taken by itself).\n"
    "Both sides, the original in CUDA and its translation to HIP, are built, run and compared.\n"
    "record keeps all of it in a new folder; compare holds runs on another machine against that.\n"
    "replay runs one kernel alone, on both sides, with the inputs that --trace-kernels kept.\n"
    "pack builds programs here for a machine that has a GPU and nothing else; FOLDER/run runs "
    "them\n"
    "there, and judge compares the results here, on the CPU too (NAME: only these programs).\n"
    "\n"
    "  --backends LIST          of cpu, cuda, hip-nvidia, hip-amd (default: all)\n"
    "  --require LIST           fail when one of these is skipped\n"
    "  --compile-only           build and run nothing; needs no GPU\n"
    "  --triangulate            say whose fault a difference is; implies --checked and\n"
    "                           --trace-kernels\n"
    "  --checked                look for races and wrong memory accesses (slow; cpu only)\n"
    "  --lockstep               lanes of a warp in step, as old code expects (slow; cpu only)\n"
    "  --trace-kernels[=FOLDER] name the first kernel that differs (cpu only); in the new FOLDER,\n"
    "                           keep what kernels read and wrote, and that one's inputs for "
    "replay\n"
    "  --port PATH              a port that is there already, in place of the translation\n"
    "  --runner 'NAME=COMMAND'  start this backend's programs by a command: hip-amd=srun -p mi250\n"
    "  --allow-runners          let such commands of the manifest run as well\n"
    "  --allow-errors N         of the translation, so many are known (0); also of a receipt\n"
    "  --repeats N, --timeout SECONDS   in place of the manifest's\n"
    "  --offload-arch LIST      GPUs to compile for: sm_90,gfx90a,gfx1100\n"
    "  --max-size SIZE          of a pack: 60MB; programs that do not fit are left out\n"
    "  --junit FILE             of judge: a report for CI\n"
    "  --cuda-path DIR, --rocm-path DIR, --clang FILE   where these are\n"
    "  --hip-version X.Y        HIP to translate for (default: the newest)\n"
    "  --work-dir DIR           work below DIR (a folder that a runner's machine sees as well)\n"
    "  --keep                   keep all files of the work, and say where\n"
    "  --report text|json, --report-file FILE, -v\n"
    "  --receipt FILE           write what was verified, with what, and the outcome (judge: a\n"
    "                           folder, a file for each program)\n"
    "  --check-receipt FILE     whether the sources (in FOLDER) are still those, and the port was\n"
    "                           compared and agreed; with --compile-only, whether it compiled\n"
    "  --doctor                 what this machine can run, and what is missing\n"
    "  --schema                 JSON schema of manifests\n"
    "\n"
    "Exit code: 0 no difference found (skipped backends are listed), 1 something failed, a "
    "required\n"
    "backend was skipped, the translation left errors, or kernels differ, 2 tranship failed or "
    "was\n"
    "misused.\n";

using Values = std::vector<llvm::StringRef>;

std::vector<std::string> split(const Values &lists) {
  std::vector<std::string> parts;
  for (llvm::StringRef list : lists) {
    llvm::SmallVector<llvm::StringRef> names;
    list.split(names, ',', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef name : names)
      parts.push_back(name.trim().str());
  }
  return parts;
}

std::string lastOf(const Values &values) { return values.empty() ? "" : values.back().str(); }

std::string environment(llvm::StringRef name) {
  return llvm::sys::Process::GetEnv(name).value_or("");
}

/// The words of a command as a shell would see them, without its variables and patterns.
Runner wordsOf(llvm::StringRef command) {
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::SmallVector<const char *> words;
  llvm::cl::TokenizeGNUCommandLine(command, saver, words);
  return Runner(words.begin(), words.end());
}

/// The program and the recording, as far as they are needed.
std::optional<int> readNames(const Arguments &arguments, std::string output,
                             VerifyOptions &options) {
  llvm::ArrayRef<llvm::StringRef> names = arguments.names();
  if (options.doctor || options.schema)
    return names.empty() ? std::nullopt
                         : std::optional(arguments.misuse("no program is needed for this"));
  if (options.mode == VerifyOptions::Mode::Record && output.empty())
    return arguments.misuse("-o says where to record");
  options.recording = std::move(output);
  if (options.mode == VerifyOptions::Mode::Pack) {
    if (options.recording.empty())
      return arguments.misuse("-o says where the pack goes");
    if (names.empty())
      return arguments.misuse("name programs to pack: files, folders or manifests");
    for (llvm::StringRef name : names)
      options.programs.push_back(name.str());
    return std::nullopt;
  }
  if (options.mode == VerifyOptions::Mode::Judge) {
    if (names.size() < 2)
      return arguments.misuse("name a pack and the results of its `run`");
    options.recording = names[0].str();
    options.results = names[1].str();
    for (llvm::StringRef name : names.drop_front(2))
      options.programs.push_back(name.str());
    return std::nullopt;
  }
  bool isReplay = options.mode == VerifyOptions::Mode::Replay;
  if (options.mode == VerifyOptions::Mode::Compare || isReplay) {
    if (names.empty())
      return arguments.misuse(isReplay ? "name a folder that --trace-kernels made"
                                       : "name a recording");
    options.recording = names.front().str();
    names = names.drop_front();
  }
  bool isOptional =
      options.mode == VerifyOptions::Mode::Compare || isReplay || !options.checkedReceipt.empty();
  if (names.size() > 1 || (names.empty() && !isOptional))
    return arguments.misuse("name one program: a file, a folder or a manifest");
  if (!names.empty())
    options.program = options.source.path = names.front().str();
  return std::nullopt;
}

} // namespace

std::optional<int> readOptions(llvm::ArrayRef<llvm::StringRef> given, VerifyOptions &options) {
  for (auto [name, mode] : {std::pair("record", VerifyOptions::Mode::Record),
                            {"compare", VerifyOptions::Mode::Compare},
                            {"replay", VerifyOptions::Mode::Replay},
                            {"pack", VerifyOptions::Mode::Pack},
                            {"judge", VerifyOptions::Mode::Judge}})
    if (!given.empty() && given.front() == name)
      options.mode = mode;
  if (options.mode != VerifyOptions::Mode::Verify)
    given = given.drop_front();
  const auto *end = llvm::find(given, "--");
  for (llvm::StringRef flag : llvm::make_range(end == given.end() ? end : end + 1, given.end()))
    options.source.flags.push_back(flag.str());
  Values backends, required, port, runners, repeats, timeout, offload, cuda, rocm, clang, hip, work,
      report, reportFile, output, receipt, checkedReceipt, trace, allowedErrors, maxSize, junit;
  Arguments arguments("tranship verify", usage);
  arguments.values("--backends", backends);
  arguments.values("--require", required);
  arguments.values("--port", port);
  bool isPack = options.mode == VerifyOptions::Mode::Pack;
  if (options.mode == VerifyOptions::Mode::Record || isPack)
    arguments.values("-o", output);
  if (isPack)
    arguments.values("--max-size", maxSize);
  if (options.mode == VerifyOptions::Mode::Judge)
    arguments.values("--junit", junit);
  arguments.values("--runner", runners);
  arguments.values("--repeats", repeats);
  arguments.values("--allow-errors", allowedErrors);
  arguments.values("--timeout", timeout);
  arguments.values("--offload-arch", offload);
  arguments.values("--cuda-path", cuda);
  arguments.values("--rocm-path", rocm);
  arguments.values("--clang", clang);
  arguments.values("--hip-version", hip);
  arguments.values("--work-dir", work);
  arguments.values("--report", report);
  arguments.values("--report-file", reportFile);
  arguments.values("--receipt", receipt);
  arguments.values("--check-receipt", checkedReceipt);
  arguments.flag("--compile-only", options.compileOnly);
  arguments.flag("--triangulate", options.triangulate);
  arguments.flag("--checked", options.checked);
  arguments.flag("--lockstep", options.lockstep);
  arguments.flagWithValue("--trace-kernels", options.traceKernels, trace);
  arguments.flag("--allow-runners", options.allowRunners);
  arguments.flag("--keep", options.keep);
  arguments.flag("--doctor", options.doctor);
  arguments.flag("--schema", options.schema);
  arguments.flag("-v", options.verbose);
  if (std::optional<int> exitCode = arguments.parse({given.begin(), end}))
    return exitCode;

  for (const std::string &id : split(backends)) {
    const Backend *backend = backendNamed(id);
    if (!backend)
      return arguments.misuse("unknown backend `" + id + "`, expected " +
                              llvm::join(backendIds(), ", "));
    if (!llvm::is_contained(options.backends, backend))
      options.backends.push_back(backend);
  }
  if (!backends.empty() && options.backends.empty())
    return arguments.misuse("--backends names none of " + llvm::join(backendIds(), ", "));
  if (backends.empty() && options.mode != VerifyOptions::Mode::Judge) // which takes the pack's
    for (const auto &backend : allBackends())
      if (!isPack || !backend->properties().gpuVendor.empty())
        options.backends.push_back(backend.get());
  options.required = split(required);
  for (const std::string &id : options.required)
    if (!llvm::is_contained(options.backends, backendNamed(id)))
      return arguments.misuse("`" + id + "` is required, but not among the backends");
  for (llvm::StringRef runner : runners) {
    auto [id, command] = runner.split('=');
    if (!backendNamed(id) || wordsOf(command).empty())
      return arguments.misuse("--runner takes BACKEND=COMMAND, not `" + runner + "`");
    options.runners[id.str()] = wordsOf(command);
  }
  if (!repeats.empty() && (repeats.back().getAsInteger(10, options.repeats) ||
                           options.repeats < 1 || options.repeats > 100))
    return arguments.misuse("--repeats takes a number from 1 to 100");
  if (!timeout.empty() && (timeout.back().getAsDouble(options.timeout) ||
                           !(options.timeout >= 0.001 && options.timeout < 1e6)))
    return arguments.misuse("--timeout takes seconds");
  if (!allowedErrors.empty() && allowedErrors.back().getAsInteger(10, options.allowedErrors))
    return arguments.misuse("--allow-errors takes a number");
  if (!maxSize.empty()) {
    std::optional<uint64_t> bytes = parseSize(maxSize.back());
    if (!bytes)
      return arguments.misuse("--max-size takes a size, such as 60MB (kB, MB or GB)");
    options.maxBytes = *bytes;
  }
  options.junitFile = lastOf(junit);
  std::string format = lastOf(report);
  if (!format.empty() && format != "text" && format != "json")
    return arguments.misuse("--report takes text or json, not `" + format + "`");
  options.asJson = format == "json";
  options.reportFile = lastOf(reportFile);
  options.workParent = lastOf(work);
  options.receipt = lastOf(receipt);
  options.traceFolder = lastOf(trace);
  options.checkedReceipt = lastOf(checkedReceipt);
  for (const auto &[name, isGiven] : {std::pair("--triangulate", options.triangulate),
                                      {"--checked", options.checked},
                                      {"--lockstep", options.lockstep},
                                      {"--trace-kernels", options.traceKernels}})
    if (options.compileOnly && isGiven)
      return arguments.misuse(llvm::Twine(name) +
                              " is about runs, and --compile-only runs nothing");
  options.checked |= options.triangulate;
  options.traceKernels |= options.triangulate;

  for (llvm::StringRef path : port)
    options.source.port.push_back(path.str());
  options.source.cudaPath = lastOf(cuda);
  if (!hip.empty()) {
    std::optional<Version> version = Version::parse(hip.back());
    if (!version)
      return arguments.misuse("--hip-version takes a version such as 6.4, not `" + hip.back() +
                              "`");
    options.source.hipVersion = *version;
  }
  options.machine.cudaFolder = cuda.empty() ? environment("CUDA_HOME") : lastOf(cuda);
  options.machine.rocmFolder = rocm.empty() ? environment("ROCM_PATH") : lastOf(rocm);
  options.machine.clang = lastOf(clang);
  // Compilers run elsewhere.
  if (llvm::StringRef(options.machine.clang).contains('/'))
    options.machine.clang = absolutePath(options.machine.clang);
  else if (auto found = llvm::sys::findProgramByName(options.machine.clang);
           !clang.empty() && found)
    options.machine.clang = *found;
  options.machine.offloadTargets = split(offload);
  return readNames(arguments, lastOf(output), options);
}

} // namespace tranship::driver
