// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Output.h"
#include "driver/verify/PackCommands.h"
#include "driver/verify/VerifyJobs.h"

#include "support/FileWriting.h"
#include "support/FolderRemoval.h"
#include "support/Text.h"
#include "support/TextFile.h"
#include "verify/pack/JudgeReport.h"
#include "verify/pack/PackRuns.h"
#include "verify/report/Receipt.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

/// Judges one program of a pack.
class ProgramJudgment {
public:
  ProgramJudgment(const VerifyOptions &options, const ReadPack &pack, const PackResults &results,
                  const Machine &machine, const std::string &folder)
      : options_(options), pack_(pack), results_(results), machine_(machine), folder_(folder) {}

  llvm::Expected<JudgedProgram> judge(const PackedProgram &program) {
    FileStore store(joinPath(absolutePath(options_.what.recording), packFilesFolder),
                    FileStore::Form::Compressed);
    JsonFields fields;
    KeptProgram kept = readKeptProgram(program.kept, store, fields);
    if (!fields.problem().empty())
      return llvm::createStringError(
          fmt::format("{}: {}: {}", options_.what.recording, program.name, fields.problem()));
    VerifySource source = options_.source;
    source.flags = program.flags;
    llvm::Expected<VerifyInputs> inputs = keptInputs(kept, source, folder_);
    if (!inputs)
      return inputs.takeError();
    VerifyJob job;
    fillJob(options_, *inputs, machine_, folder_, job);
    // The limits of the manifest applied when the pack ran.
    job.manifest = &inputs->manifest;
    job.elsewhere = ranElsewhere(pack_.pack, program, results_);
    job.backends = backends(job);
    llvm::Expected<Verification> verification = verifyProgram(job);
    showProgress(options_, "");
    if (!verification)
      return verification.takeError();
    JudgedProgram judged;
    judged.name = program.name;
    judged.verdicts = triangulate(*verification);
    judged.times = compareTimes(*verification);
    if (!options_.report.receipt.empty())
      if (llvm::Error error = writeReceipt(program, job, *verification, judged.verdicts))
        return error;
    judged.verification = std::move(*verification);
    return judged;
  }

private:
  /// The backends of --backends. Default: those that ran the program, and those that need no GPU
  /// and no request.
  std::vector<const Backend *> backends(VerifyJob &job) const {
    std::vector<const Backend *> result;
    for (const auto &backend : allBackends()) {
      bool ranThere = job.elsewhere.count(backend->id().str()) != 0;
      bool isAsked = options_.backends.empty()
                         ? ranThere || (backend->properties().gpuVendor.empty() &&
                                        !backend->properties().isOnRequest)
                         : llvm::is_contained(options_.backends, backend.get());
      if (isAsked)
        result.push_back(backend.get());
      else
        job.elsewhere.erase(backend->id().str());
    }
    return result;
  }

  llvm::Error writeReceipt(const PackedProgram &program, const VerifyJob &job,
                           const Verification &verification,
                           const std::vector<CaseVerdict> &verdicts) const {
    VerifyReportOptions report = reportOptions(options_, program.source);
    std::string folder = absolutePath(options_.report.receipt),
                file = joinPath(folder, program.name + ".json");
    if (std::error_code error = llvm::sys::fs::create_directories(folder))
      return llvm::createFileError(folder, error);
    // The receipt is about the program where it was packed, not about the copy in the pack.
    VerifyJob original = job;
    Manifest manifest = *job.manifest;
    llvm::SmallString<256> sources(program.source);
    if (!llvm::sys::fs::is_directory(sources))
      llvm::sys::path::remove_filename(sources);
    original.original.folder = manifest.folder = std::string(sources);
    if (!manifest.file.empty())
      manifest.file = joinPath(manifest.folder, manifestFileName);
    original.manifest = &manifest;
    llvm::json::Value receipt =
        receiptOf(original, verification, verdicts, report, file, {program.source, {}});
    return writeFile(file, jsonText(std::move(receipt)));
  }

  const VerifyOptions &options_;
  const ReadPack &pack_;
  const PackResults &results_;
  const Machine &machine_;
  const std::string &folder_;
};

/// This machine, but with the other machine's GPUs, because the variants depend on them.
Machine machineWithGpusOf(const PackResults &results, const MachineOptions &options) {
  Machine machine = examineMachine(options);
  machine.nvidiaGpus.clear();
  machine.amdGpus.clear();
  for (const Gpu &gpu : results.head.gpus.gpus)
    (gpu.vendor == "amd" ? machine.amdGpus : machine.nvidiaGpus).push_back(gpu.name);
  return machine;
}

} // namespace

llvm::Expected<int> judgeCommand(const VerifyOptions &options) {
  llvm::Expected<ReadPack> pack = readPack(absolutePath(options.what.recording));
  if (!pack)
    return pack.takeError();
  llvm::Expected<WorkFolder> work = workFolderFor(options);
  if (!work)
    return work.takeError();
  llvm::Expected<PackResults> results =
      readResults(absolutePath(options.what.results), work->path() + "/results");
  if (!results)
    return results.takeError();
  if (llvm::Error error = checkBelongsTo(*results, *pack, options.what.results))
    return error;
  for (const std::string &name : options.what.programs)
    if (llvm::none_of(pack->pack.programs,
                      [&](const PackedProgram &program) { return program.name == name; }))
      return llvm::createStringError("the pack has no program `" + name + "`");

  Machine machine = machineWithGpusOf(*results, options.machine);
  JudgedPack judged;
  judged.pack = options.what.recording;
  judged.packTool = pack->pack.tool;
  judged.packTime = pack->pack.time;
  judged.cuda = pack->pack.cuda;
  judged.device = results->head.device();
  judged.system = results->head.system;
  judged.time = results->head.time;
  judged.isComplete = results->isComplete;
  int exitCode = 0;
  for (const PackedProgram &program : pack->pack.programs) {
    if (!options.what.programs.empty() && !llvm::is_contained(options.what.programs, program.name))
      continue;
    std::string folder = work->path() + "/" + std::to_string(judged.programs.size());
    llvm::Expected<JudgedProgram> one =
        ProgramJudgment(options, *pack, *results, machine, folder).judge(program);
    if (!one)
      return one.takeError();
    exitCode |= exitCodeOf(one->verification, one->verdicts, options);
    judged.programs.push_back(std::move(*one));
    if (!options.runs.keep)
      removeFolder(folder);
  }
  VerifyReportOptions report = reportOptions(options, options.what.recording);
  if (!options.report.junitFile.empty())
    if (llvm::Error error =
            writeNamedFile(absolutePath(options.report.junitFile), junitReport(judged)))
      return error;
  if (llvm::Error error =
          writeReport(options, options.report.asJson ? jsonText(jsonReport(judged, report))
                                                     : textReport(judged, report)))
    return error;
  return exitCode;
}

} // namespace tranship::driver
