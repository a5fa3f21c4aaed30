#include "VerifyCommand.h"

#include "Arguments.h"
#include "Output.h"
#include "ReplayCommand.h"
#include "VerifyInputs.h"

#include "support/Process.h"
#include "verify/Receipt.h"
#include "verify/Recording.h"
#include "verify/VerifyReport.h"
#include "verify/WorkFolder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/StringSaver.h"

#include <fmt/chrono.h>

#include <cstdlib>
#include <ctime>

#include <unistd.h>

namespace tranship {
namespace {

constexpr char usage[] =
    "usage: tranship verify [options] PROGRAM [-- COMPILER_FLAGS]\n"
    "       tranship verify record -o FOLDER [options] PROGRAM [-- COMPILER_FLAGS]\n"
    "       tranship verify compare FOLDER [options] [PROGRAM] [-- COMPILER_FLAGS]\n"
    "       tranship verify replay FOLDER [options] [PROGRAM] [-- COMPILER_FLAGS]\n"
    "       tranship verify --check-receipt FILE [FOLDER]\n"
    "       tranship verify --doctor | --schema\n"
    "PROGRAM is a file, a folder or a manifest (verify.yaml; a folder's is taken by itself).\n"
    "Both sides, the original in CUDA and its translation to HIP, are built, run and compared.\n"
    "record keeps all of it in a new folder; compare holds runs on another machine against that.\n"
    "replay runs one kernel alone, on both sides, with the inputs that --trace-kernels kept.\n"
    "\n"
    "  --backends LIST          of cpu, cuda, hip-nvidia, hip-amd (default: all)\n"
    "  --require LIST           fail when one of these is skipped\n"
    "  --compile-only           build and run nothing; needs no GPU\n"
    "  --triangulate            say whose fault a difference is; implies --checked\n"
    "  --checked                look for races and wrong memory accesses (slow; cpu only)\n"
    "  --lockstep               lanes of a warp in step, as old code expects (slow; cpu only)\n"
    "  --trace-kernels[=FOLDER] name the first kernel that differs (cpu only); in the new FOLDER,\n"
    "                           keep what kernels read and wrote, and that one's inputs for "
    "replay\n"
    "  --port PATH              a port that is there already, in place of the translation\n"
    "  --runner 'NAME=COMMAND'  start this backend's programs by a command: hip-amd=srun -p mi250\n"
    "  --repeats N, --timeout SECONDS   in place of the manifest's\n"
    "  --offload-arch LIST      AMD GPUs to compile for: gfx90a,gfx1100\n"
    "  --cuda-path DIR, --rocm-path DIR, --clang FILE   where these are\n"
    "  --work-dir DIR           work below DIR (a folder that a runner's machine sees as well)\n"
    "  --keep                   keep all files of the work, and say where\n"
    "  --report text|json, --report-file FILE, -v\n"
    "  --receipt FILE           write what was verified, with what, and the outcome\n"
    "  --check-receipt FILE     whether the sources (in FOLDER) are still those, and the port was\n"
    "                           compared and agreed; with --compile-only, whether it compiled\n"
    "  --doctor                 what this machine can run, and what is missing\n"
    "  --schema                 JSON schema of manifests\n"
    "\n"
    "Exit code: 0 nothing speaks against the port (what was skipped is said), 1 something failed,\n"
    "a required backend was skipped, the translation left errors, or kernels differ, 2 tranship\n"
    "failed or was misused.\n";

using Values = std::vector<llvm::StringRef>;

enum class Mode { Verify, Record, Compare, Replay };

struct VerifyOptions {
  Mode mode = Mode::Verify;
  /// To write, or to read; or what is to be replayed.
  std::string recording;
  std::string program;
  VerifySource source;
  MachineOptions machine;
  std::vector<const Backend *> backends;
  std::vector<std::string> required;
  std::map<std::string, Runner> runners;
  bool compileOnly = false, triangulate = false, checked = false, lockstep = false,
       traceKernels = false, keep = false, verbose = false, doctor = false, schema = false,
       asJson = false;
  unsigned repeats = 0;
  double timeout = 0;
  std::string workParent, reportFile, traceFolder;
  /// To write, and to check.
  std::string receipt, checkedReceipt;
};

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
  if (options.mode == Mode::Record && output.empty())
    return arguments.misuse("-o says where to record");
  options.recording = std::move(output);
  bool isReplay = options.mode == Mode::Replay;
  if (options.mode == Mode::Compare || isReplay) {
    if (names.empty())
      return arguments.misuse(isReplay ? "name a folder that --trace-kernels made"
                                       : "name a recording");
    options.recording = names.front().str();
    names = names.drop_front();
  }
  bool isOptional = options.mode == Mode::Compare || isReplay || !options.checkedReceipt.empty();
  if (names.size() > 1 || (names.empty() && !isOptional))
    return arguments.misuse("name one program: a file, a folder or a manifest");
  if (!names.empty())
    options.program = options.source.path = names.front().str();
  return std::nullopt;
}

/// Fills `options`; an exit code when that was all.
std::optional<int> readOptions(llvm::ArrayRef<llvm::StringRef> given, VerifyOptions &options) {
  if (!given.empty() && given.front() == "record")
    options.mode = Mode::Record;
  else if (!given.empty() && given.front() == "compare")
    options.mode = Mode::Compare;
  else if (!given.empty() && given.front() == "replay")
    options.mode = Mode::Replay;
  if (options.mode != Mode::Verify)
    given = given.drop_front();
  const auto *end = llvm::find(given, "--");
  for (llvm::StringRef flag : llvm::make_range(end == given.end() ? end : end + 1, given.end()))
    options.source.flags.push_back(flag.str());
  Values backends, required, port, runners, repeats, timeout, offload, cuda, rocm, clang, work,
      report, reportFile, output, receipt, checkedReceipt, trace;
  Arguments arguments("tranship verify", usage);
  arguments.values("--backends", backends);
  arguments.values("--require", required);
  arguments.values("--port", port);
  if (options.mode == Mode::Record)
    arguments.values("-o", output);
  arguments.values("--runner", runners);
  arguments.values("--repeats", repeats);
  arguments.values("--timeout", timeout);
  arguments.values("--offload-arch", offload);
  arguments.values("--cuda-path", cuda);
  arguments.values("--rocm-path", rocm);
  arguments.values("--clang", clang);
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
  if (backends.empty())
    for (const auto &backend : allBackends())
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
  std::string format = lastOf(report);
  if (!format.empty() && format != "text" && format != "json")
    return arguments.misuse("--report takes text or json, not `" + format + "`");
  options.asJson = format == "json";
  options.reportFile = lastOf(reportFile);
  options.workParent = lastOf(work);
  options.receipt = lastOf(receipt);
  options.traceFolder = lastOf(trace);
  options.checkedReceipt = lastOf(checkedReceipt);
  options.checked |= options.triangulate;

  for (llvm::StringRef path : port)
    options.source.port.push_back(path.str());
  options.source.cudaPath = lastOf(cuda);
  options.machine.cudaFolder = cuda.empty() ? environment("CUDA_HOME") : lastOf(cuda);
  options.machine.rocmFolder = rocm.empty() ? environment("ROCM_PATH") : lastOf(rocm);
  options.machine.clang = lastOf(clang);
  options.machine.offloadTargets = split(offload);
  return readNames(arguments, lastOf(output), options);
}

llvm::Error writeReport(const VerifyOptions &options, llvm::StringRef text) {
  if (!options.reportFile.empty())
    return writeFile(absolutePath(options.reportFile), text, llvm::sys::fs::perms(0644));
  llvm::outs() << text;
  return checkWritten(llvm::outs());
}

std::string jsonText(llvm::json::Value value) {
  return llvm::formatv("{0:2}", std::move(value)).str() + "\n";
}

/// What is going on, on a terminal.
void showProgress(const std::string &what) {
  if (llvm::errs().is_displayed())
    llvm::errs() << "\r\033[K" << what;
}

bool isFault(Verdict verdict) { return verdict != Verdict::NotShown && !isGood(verdict); }

int exitCodeOf(const Verification &verification, const std::vector<CaseVerdict> &verdicts,
               const VerifyOptions &options) {
  int exitCode = verification.failed() || verification.isDoubtful() ||
                 llvm::any_of(verdicts, [](const CaseVerdict &v) { return isFault(v.verdict); });
  for (const std::string &id : options.required)
    if (!std::holds_alternative<Passed>(verification.backend(id)->outcome)) {
      if (!options.asJson)
        llvm::errs() << "tranship: required, but not passed: " << id << "\n";
      exitCode = 1;
    }
  return exitCode;
}

/// Of our environment, what GPU programs look at.
std::vector<std::string> relevantEnvironment() {
  std::vector<std::string> result;
  for (char **entry = environ; *entry; ++entry)
    for (llvm::StringRef prefix :
         {"CUDA_", "HIP_", "ROCR_", "HSA_", "GPU_", "NVIDIA_", "OMP_", "TRANSHIP_", "LANG=", "LC_"})
      if (llvm::StringRef(*entry).starts_with(prefix))
        result.push_back(*entry);
  llvm::sort(result);
  return result;
}

/// Something that another machine can be held against.
llvm::Error checkRecordable(const Verification &verification, const Manifest &manifest) {
  std::string problem = "no backend ran the original";
  for (const VariantResult &result : verification.results)
    for (const VerifyCase &testCase : manifest.cases)
      if (result.runs.side == Side::Original && result.runs.testCase == testCase.name) {
        problem = whyNoReference(result.runs, testCase);
        if (problem.empty())
          return llvm::Error::success();
        problem = "the original fails: " + problem;
      }
  return llvm::createStringError("nothing to record: " + problem);
}

llvm::Expected<int> replay(const VerifyOptions &options) {
  ReplayRequest request;
  request.folder = options.recording;
  request.source = options.source;
  request.machine = options.machine;
  request.checked = options.checked;
  request.asJson = options.asJson;
  request.keep = options.keep;
  request.workParent = options.workParent;
  if (options.timeout > 0)
    request.timeout = std::chrono::milliseconds(int64_t(options.timeout * 1000));
  return replayCommand(request);
}

llvm::Expected<int> run(VerifyOptions &options) {
  if (!options.traceFolder.empty() && llvm::sys::fs::exists(options.traceFolder))
    return llvm::createStringError(options.traceFolder + ": is there already");
  llvm::Expected<WorkFolder> work = WorkFolder::create(options.workParent);
  if (!work)
    return work.takeError();
  if (options.keep) {
    work->keep();
    llvm::errs() << "tranship: the files are kept in " << work->path() << "\n";
  }
  llvm::sys::SetInterruptFunction(interruptProcesses);
  VerifyJob job;
  std::string head; // what to say before the report
  std::optional<Recording> recording;
  if (options.mode == Mode::Compare) {
    llvm::Expected<Recording> read = readRecording(absolutePath(options.recording));
    if (!read)
      return read.takeError();
    recording = std::move(*read);
    job.recorded = recording->runs;
    head = "recorded of " + recording->origin.program + " by " + recording->origin.tool +
           " on: " + (recording->machine.empty() ? "no GPU tools" : recording->machine) + "\n";
  }
  showProgress("translating");
  llvm::Expected<VerifyInputs> inputs =
      options.program.empty() ? recordedInputs(*recording, options.source, work->path())
                              : readVerifyInputs(options.source, work->path());
  if (!inputs)
    return inputs.takeError();
  if (recording && hashOf(recording->original) != hashOf(inputs->original))
    head += "the sources are not those that were recorded\n";
  if (inputs->warnings)
    head += "to be looked at in the translation: " + std::to_string(inputs->warnings) +
            (inputs->warnings == 1 ? " warning" : " warnings") + " (tranship " + options.program +
            " shows them)\n";
  for (VerifyCase &testCase : inputs->manifest.cases) {
    if (options.repeats)
      testCase.repeats = options.repeats;
    else if (options.triangulate) // so that what differs from run to run shows
      testCase.repeats = std::max(testCase.repeats, 3u);
    if (options.timeout > 0)
      testCase.timeout = std::chrono::milliseconds(int64_t(options.timeout * 1000));
  }
  Machine machine = examineMachine(options.machine);
  job.manifest = &inputs->manifest;
  job.machine = &machine;
  job.original = std::move(inputs->original);
  job.port = std::move(inputs->port);
  job.translationErrors = std::move(inputs->errors);
  job.backends = options.backends;
  job.runners = inputs->manifest.runners;
  for (const auto &[id, runner] : options.runners)
    job.runners[id] = runner;
  job.compileOnly = options.compileOnly;
  job.checked = options.checked || inputs->manifest.checked;
  job.lockstep = options.lockstep || inputs->manifest.lockstep;
  job.traceKernels = options.traceKernels;
  if (!options.traceFolder.empty())
    job.traceFolder = absolutePath(options.traceFolder);
  job.workFolder = work->path();
  job.progress = showProgress;
  llvm::Expected<Verification> verification = verify(job);
  showProgress("");
  if (!verification)
    return verification.takeError();

  VerifyReportOptions report;
  report.program = options.program.empty() ? recording->origin.program : options.program;
  report.tool = "tranship " TRANSHIP_VERSION;
  report.verbose = options.verbose;
  report.time = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
  if (options.mode == Mode::Record) {
    if (llvm::Error error = checkRecordable(*verification, inputs->manifest))
      return error;
    if (llvm::Error error = writeRecording(absolutePath(options.recording), job, *verification,
                                           {report.tool, report.program, relevantEnvironment()}))
      return error;
  }
  std::vector<CaseVerdict> verdicts;
  if (options.triangulate)
    verdicts = triangulate(*verification);
  std::string text = options.asJson ? jsonText(jsonReport(*verification, verdicts, report))
                                    : head + textReport(*verification, verdicts, report);
  if (!options.receipt.empty()) {
    std::string file = absolutePath(options.receipt);
    bool portIsGiven = !llvm::StringRef(job.port.folder).starts_with(job.workFolder);
    llvm::json::Value receipt = receiptOf(job, *verification, verdicts, report, file, portIsGiven);
    if (llvm::Error error =
            writeFile(file, jsonText(std::move(receipt)), llvm::sys::fs::perms(0644)))
      return error;
  }
  if (llvm::Error error = writeReport(options, text))
    return error;
  return exitCodeOf(*verification, verdicts, options);
}

llvm::Expected<int> checkReceiptFile(const VerifyOptions &options) {
  llvm::Expected<Receipt> receipt = readReceipt(absolutePath(options.checkedReceipt));
  if (!receipt)
    return receipt.takeError();
  ReceiptCheck check = checkReceipt(
      *receipt, options.program.empty() ? std::string() : absolutePath(options.program),
      options.compileOnly ? ReceiptProof::Compilation : ReceiptProof::Comparison);
  for (const std::string &line : check.stale)
    llvm::outs() << "stale: " << line << "\n";
  for (const std::string &line : check.failures)
    llvm::outs() << "not good: " << line << "\n";
  for (const std::string &line : check.outcomes)
    llvm::outs() << line << "\n";
  llvm::outs() << (check.good() ? "the receipt holds\n" : "the receipt does not hold\n");
  return check.good() ? 0 : 1;
}

} // namespace

int verifyCommand(llvm::ArrayRef<llvm::StringRef> given, const char *program) {
  VerifyOptions options;
  if (std::optional<int> exitCode = readOptions(given, options))
    return *exitCode;
  options.machine.program =
      llvm::sys::fs::getMainExecutable(program, reinterpret_cast<void *>(&verifyCommand));
  if (options.schema) {
    llvm::outs() << manifestSchema();
    return 0;
  }
  if (options.doctor) {
    Machine machine = examineMachine(options.machine);
    llvm::outs() << (options.asJson ? jsonText(doctorJson(machine)) : doctorReport(machine));
    return 0;
  }
  llvm::Expected<int> exitCode = options.mode == Mode::Replay     ? replay(options)
                                 : options.checkedReceipt.empty() ? run(options)
                                                                  : checkReceiptFile(options);
  return exitCode ? *exitCode : fail(llvm::toString(exitCode.takeError()));
}

} // namespace tranship
