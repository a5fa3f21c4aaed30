// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/PackRunner.h"

#include "support/FileWriting.h"
#include "support/FolderRemoval.h"
#include "support/TextFile.h"
#include "verify/model/FileStore.h"
#include "verify/model/JsonFields.h"
#include "verify/model/WorkFolder.h"
#include "verify/pack/GpuFit.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

#include <fmt/chrono.h>

#include <ctime>

#include <sys/utsname.h>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;
namespace json = llvm::json;
using Clock = std::chrono::steady_clock;

std::string systemName() {
  utsname name;
  return uname(&name) ? std::string()
                      : fmt::format("{} {} {}", name.sysname, name.release, name.machine);
}

/// One repeat of all runs. The passes run one after the other, so a runner that ends early has run
/// every program once.
struct Pass {
  unsigned repeat;
  bool isTimed;
};

class PackRun {
public:
  PackRun(const PackRunOptions &options, Pack pack, std::string hash, WorkFolder work)
      : options_(options), pack_(std::move(pack)), work_(std::move(work)),
        store_(joinPath(options.folder, packFilesFolder), FileStore::Form::Compressed),
        began_(Clock::now()) {
    head_.pack = std::move(hash);
    head_.gpus = findGpus();
    head_.system = systemName();
    head_.time = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
  }

  llvm::Expected<PackRunSummary> run() {
    for (const std::string &name : options_.only)
      if (llvm::none_of(pack_.programs, [&](const PackedProgram &p) { return p.name == name; }))
        return llvm::createStringError("the pack has no program `" + name + "`");
    if (llvm::Error error = restoreAll())
      return error;
    auto writer = ResultsWriter::open(options_.results, head_, options_.maxBytes);
    if (!writer)
      return writer.takeError();
    writer_ = std::move(*writer);
    summary_.device = head_.device();
    summary_.runs = countRuns();
    if (llvm::Error error = findSkips())
      return error;
    for (Pass pass : passes()) {
      for (const PackedProgram &program : pack_.programs)
        if (isAskedFor(program))
          if (llvm::Error error = runProgram(program, pass))
            return error;
      if (!summary_.ended.empty())
        return std::move(summary_);
    }
    if (options_.only.empty())
      if (llvm::Error error = writer_->finish())
        return error;
    return std::move(summary_);
  }

private:
  bool isAskedFor(const PackedProgram &program) const {
    return options_.only.empty() || llvm::is_contained(options_.only, program.name);
  }

  std::string folderOf(const PackedProgram &program) const {
    return work_.path() + "/programs/" + program.name;
  }
  std::string executableOf(const PackedProgram &program, const PackedBuild &build) const {
    return fmt::format("{}/{}-{}", folderOf(program), build.backend, toString(build.side).str());
  }

  llvm::Expected<std::string> content(const std::string &hash) {
    llvm::Expected<std::string> bytes = store_.read(hash);
    if (!bytes)
      return llvm::createStringError(llvm::toString(bytes.takeError()) +
                                     "; the pack was changed or cut short on its way");
    return bytes;
  }

  /// Checks the sources: the runner does not use them, but `judge` needs them.
  llvm::Error checkSources(const PackedProgram &program) {
    JsonFields fields;
    for (llvm::StringRef key : {"original", "port"})
      for (const json::Value &value : fields.list(program.kept, key))
        if (std::string hash = fields.hash(fields.object(value), "hash"); !hash.empty())
          if (llvm::Expected<std::string> bytes = content(hash); !bytes)
            return bytes.takeError();
    return fields.problem().empty()
               ? llvm::Error::success()
               : llvm::createStringError(program.name + ": " + fields.problem());
  }

  llvm::Error restore(const std::string &hash, const std::string &path, bool isProgram = false) {
    llvm::Expected<std::string> bytes = content(hash);
    if (!bytes)
      return bytes.takeError();
    if (llvm::Error error = writeTextFile(path, *bytes))
      return error;
    if (isProgram)
      if (std::error_code error = fs::setPermissions(path, fs::perms(0755)))
        return llvm::createFileError(path, error);
    return llvm::Error::success();
  }

  llvm::Error restoreAll() {
    std::vector<PackedFile> libraries = pack_.libraries;
    if (!pack_.timer.hash.empty())
      libraries.push_back(pack_.timer);
    for (const PackedFile &library : libraries)
      if (llvm::Error error = restore(library.hash, work_.path() + "/lib/" + library.name))
        return error;
    for (const PackedProgram &program : pack_.programs) {
      if (llvm::Error error = checkSources(program))
        return error;
      JsonFields fields;
      for (const json::Value &value : fields.list(program.kept, "inputs")) {
        const json::Object &input = fields.object(value);
        std::string path = fields.path(input, "path"), hash = fields.hash(input, "hash");
        if (fields.problem().empty())
          if (llvm::Error error = restore(hash, folderOf(program) + "/inputs/" + path))
            return error;
      }
      if (!fields.problem().empty())
        return llvm::createStringError(program.name + ": " + fields.problem());
      for (const PackedBuild &build : program.builds) {
        if (build.program.empty())
          continue;
        std::string executable = executableOf(program, build);
        if (llvm::Error error = restore(build.program, executable, /*isProgram=*/true))
          return error;
        for (const PackedFile &file : build.files)
          if (llvm::Error error = restore(file.hash, executable + "-files/" + file.name))
            return error;
      }
    }
    return llvm::Error::success();
  }

  const PackedVariant *variantOf(const PackedBuild &build) const {
    auto found = llvm::find_if(pack_.variants, [&](const PackedVariant &variant) {
      return variant.backend == build.backend && variant.variant.side == build.side;
    });
    return found == pack_.variants.end() ? nullptr : &*found;
  }

  llvm::Error skip(PackSkip skip) {
    if (llvm::Error error = writer_->add(skip))
      return error;
    summary_.skips.push_back(std::move(skip));
    return llvm::Error::success();
  }

  /// Finds what cannot run on this machine, before the first run.
  llvm::Error findSkips() {
    std::set<std::string> skipped;
    for (const PackedVariant &variant : pack_.variants) {
      std::string reason = whyNoGpu(head_.gpus, variant.gpu, pack_.cuda);
      if (!reason.empty() && skipped.insert(variant.backend).second)
        if (llvm::Error error = skip({"", variant.backend, variant.variant.side, reason}))
          return error;
    }
    for (const PackedProgram &program : pack_.programs)
      for (const PackedBuild &build : program.builds) {
        const PackedVariant *variant = variantOf(build);
        if (build.program.empty() || !variant || skipped.count(build.backend) ||
            !isAskedFor(program))
          continue;
        std::string reason = whyNotForGpus(build.targets, head_.gpus, variant->gpu);
        if (reason.empty())
          reason = whyNotLoad(executableOf(program, build));
        if (!reason.empty())
          if (llvm::Error error = skip({program.name, build.backend, build.side, reason}))
            return error;
      }
    return llvm::Error::success();
  }

  std::string libraryPath() const {
    std::vector<std::string> folders = {work_.path() + "/lib"};
    llvm::append_range(folders, options_.libraryFolders);
    // Folders of toolkits and mounted drivers that the system's loader may not know.
    for (const char *usual : {"/usr/local/cuda/lib64", "/usr/local/nvidia/lib64", "/opt/rocm/lib"})
      if (fs::is_directory(usual))
        folders.push_back(usual);
    return "LD_LIBRARY_PATH=" + llvm::join(folders, ":");
  }

  /// Asks the system's loader, without running the program.
  std::string whyNotLoad(const std::string &executable) const {
    llvm::Expected<std::string> bytes = readTextFile(executable);
    if (!bytes || !llvm::StringRef(*bytes).starts_with("\x7f"
                                                       "ELF")) {
      if (!bytes)
        llvm::consumeError(bytes.takeError());
      return {};
    }
    ProcessCommand process;
    process.arguments = {executable};
    process.environment = {"LD_TRACE_LOADED_OBJECTS=1", libraryPath()};
    process.stdoutFile = work_.path() + "/loader.out";
    process.stderrFile = work_.path() + "/loader.err";
    process.limits.time = std::chrono::seconds(20);
    llvm::Expected<ProcessResult> result = runProcess(process);
    if (!result)
      return "cannot be started: " + llvm::toString(result.takeError());
    std::vector<std::string> missing;
    std::string said = textOrNothing(process.stdoutFile) + textOrNothing(process.stderrFile);
    for (llvm::StringRef line : llvm::split(said, '\n')) {
      if (!line.contains("not found"))
        continue;
      // "libcublas.so.13 => not found", "./a: /lib/libc.so.6: version `GLIBC_2.38' not found (…)"
      llvm::StringRef what = line.split(" => ").first.trim();
      if (size_t version = what.find("version `"); version != what.npos)
        what = what.substr(version + 9).split('\'').first;
      if (!llvm::is_contained(missing, what))
        missing.push_back(what.str());
    }
    return missing.empty() ? std::string()
                           : "this machine lacks " + llvm::join(missing, ", ") +
                                 " (--library-path DIR says where to find it)";
  }

  bool isSkipped(const PackedProgram &program, const PackedBuild &build) const {
    return llvm::any_of(summary_.skips, [&](const PackSkip &skip) {
      return skip.backend == build.backend &&
             (skip.program.empty() || (skip.program == program.name && skip.side == build.side));
    });
  }

  std::vector<Pass> passes() const {
    size_t repeats = 0, timed = 0;
    for (const PackedVariant &variant : pack_.variants) {
      repeats = std::max(repeats, variant.repeats.size());
      timed = std::max<size_t>(timed, variant.timedRuns);
    }
    std::vector<Pass> passes;
    for (unsigned i = 0; i < std::max(repeats, timed); ++i)
      for (bool isTimed : {false, true})
        if (i < (isTimed ? timed : repeats))
          passes.push_back({i, isTimed});
    return passes;
  }

  bool isMade(const PackedVariant &variant, Pass pass) const {
    return pass.isTimed ? pass.repeat < variant.timedRuns && !pack_.timer.hash.empty()
                        : pass.repeat < variant.repeats.size();
  }

  size_t countRuns() {
    size_t count = 0;
    for (const PackedProgram &program : pack_.programs) {
      bool runs = false;
      for (const PackedBuild &build : program.builds)
        for (const PackedVariant &variant : pack_.variants)
          if (isAskedFor(program) && !build.program.empty() && variant.backend == build.backend &&
              variant.variant.side == build.side)
            for (Pass pass : passes()) {
              count += isMade(variant, pass) ? program.cases.size() : 0;
              runs = true;
            }
      summary_.programs += runs;
    }
    return count;
  }

  llvm::Error runProgram(const PackedProgram &program, Pass pass) {
    for (const VerifyCase &testCase : program.cases)
      for (const PackedVariant &variant : pack_.variants)
        for (const PackedBuild &build : program.builds) {
          if (build.program.empty() || variant.backend != build.backend ||
              variant.variant.side != build.side || !isMade(variant, pass) ||
              isSkipped(program, build) || !summary_.ended.empty())
            continue;
          PackRunKey key{program.name, testCase.name, variant.backend, variant.variant.name,
                         build.side,   pass.repeat,   pass.isTimed};
          // Do not repeat a run that hung once.
          PackRunKey first = key;
          first.repeat = 0;
          first.isTimed = false;
          if (writer_->has(key) || hung_.count(first)) {
            ++summary_.done;
            continue;
          }
          if (options_.timeLimit.count() && Clock::now() - began_ > options_.timeLimit) {
            summary_.ended = fmt::format("its time limit of {} min was reached",
                                         options_.timeLimit.count() / 60.0);
            return llvm::Error::success();
          }
          if (llvm::Error error = runKey(program, testCase, variant, build, key))
            return error;
        }
    return llvm::Error::success();
  }

  llvm::Error runKey(const PackedProgram &program, const VerifyCase &testCase,
                     const PackedVariant &variant, const PackedBuild &build,
                     const PackRunKey &key) {
    Manifest manifest;
    manifest.folder = folderOf(program) + "/inputs";
    manifest.limits = program.limits;
    if (!manifest.limits.memoryBytes)
      manifest.limits.memoryBytes = variant.memoryBytes;
    if (std::error_code error = fs::create_directories(manifest.folder))
      return llvm::createFileError(manifest.folder, error);
    RunRequest request;
    request.manifest = &manifest;
    request.testCase = &testCase;
    request.variant = variant.variant;
    request.program = executableOf(program, build);
    for (const PackedFile &file : build.files)
      request.files[file.name] = request.program + "-files/" + file.name;
    request.folder = work_.path() + "/run";
    request.repeat = key.repeat;
    request.lastEnvironment = {libraryPath()};
    std::string times = work_.path() + "/kernel-times";
    if (key.isTimed) {
      (void)fs::remove(times);
      request.lastEnvironment.push_back("LD_PRELOAD=" + work_.path() + "/lib/" + pack_.timer.name);
      request.lastEnvironment.push_back("TRANSHIP_KERNEL_TIMES=" + times);
    } else {
      llvm::append_range(request.lastEnvironment, variant.repeats[key.repeat]);
    }
    llvm::Expected<CapturedRun> run = runOnce(request);
    if (!run) {
      std::string reason = llvm::toString(run.takeError());
      if (llvm::StringRef(reason).contains("interrupted")) {
        summary_.ended = "it was interrupted";
        return llvm::Error::success();
      }
      return skip({program.name, build.backend, build.side, reason});
    }
    if (run->process.end == ProcessResult::End::TimedOut && !key.isTimed) {
      PackRunKey first = key;
      first.repeat = 0;
      hung_.insert(first);
    }
    if (options_.progress)
      options_.progress(fmt::format("[{}/{}] {}, {}, {}{}: {}, {:.2f} s", ++summary_.done,
                                    summary_.runs, program.name, toString(build.side).str(),
                                    variant.variant.name, key.isTimed ? ", timed" : "",
                                    run->process.str(), run->process.time.count() / 1000.0));
    else
      ++summary_.done;
    llvm::Error error = writer_->add(key, *run, key.isTimed ? timesIn(times) : std::nullopt);
    // This machine does not need the files any more.
    removeFolder(request.folder);
    return error;
  }

  /// Reads "12 3.4": launches and milliseconds.
  static std::optional<LaunchTimes> timesIn(const std::string &file) {
    std::string text = textOrNothing(file);
    auto [launches, milliseconds] = llvm::StringRef(text).trim().split(' ');
    LaunchTimes times;
    if (launches.getAsInteger(10, times.launches) || milliseconds.getAsDouble(times.milliseconds))
      return std::nullopt;
    return times;
  }

  const PackRunOptions &options_;
  Pack pack_;
  WorkFolder work_;
  FileStore store_;
  Clock::time_point began_;
  ResultsHead head_;
  std::unique_ptr<ResultsWriter> writer_;
  PackRunSummary summary_;
  std::set<PackRunKey> hung_;
};

} // namespace

llvm::Expected<PackRunSummary> runPack(const PackRunOptions &options) {
  llvm::Expected<ReadPack> read = readPack(options.folder);
  if (!read)
    return read.takeError();
  llvm::Expected<WorkFolder> work = WorkFolder::create(options.workParent);
  if (!work)
    return work.takeError();
  return PackRun(options, std::move(read->pack), std::move(read->hash), std::move(*work)).run();
}

} // namespace tranship::verify
