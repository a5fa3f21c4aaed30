// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Output.h"
#include "driver/verify/PackCommands.h"
#include "driver/verify/VerifyJobs.h"

#include "support/FileWriting.h"
#include "support/FolderRemoval.h"
#include "support/Process.h"
#include "support/TextFile.h"
#include "verify/backends/Gpus.h"
#include "verify/pack/PackBuilder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace tranship::driver {
namespace {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

/// The path of a file that tranship copies into packs; empty if it does not exist. In a build tree
/// and in an installation, it is in a folder beside the program's.
std::string companion(const std::string &program, llvm::StringRef name) {
  llvm::SmallString<256> path(paths::parent_path(paths::parent_path(program)));
  paths::append(path, "lib", "tranship", name);
  return fs::exists(path) ? std::string(path) : std::string();
}

/// Makes the paths in flags absolute, because the pack may be judged from another folder.
std::vector<std::string> withAbsolutePaths(const std::vector<std::string> &flags) {
  std::vector<std::string> result;
  bool isPath = false;
  for (llvm::StringRef flag : flags) {
    llvm::StringRef value = flag;
    if (isPath)
      result.push_back(absolutePath(flag));
    else if ((value.consume_front("-I") || value.consume_front("-L")) && !value.empty())
      result.push_back(flag.take_front(2).str() + absolutePath(value));
    else
      result.push_back(flag.str());
    isPath = !isPath && (flag == "-I" || flag == "-L" || flag == "-isystem" || flag == "-include");
  }
  return result;
}

std::string lineAbout(const PackedSummary::Backend &backend) {
  if (const auto *skipped = std::get_if<Skipped>(&backend.outcome))
    return fmt::format("{}: skipped: {}", backend.id, skipped->reason);
  if (std::holds_alternative<Failed>(backend.outcome))
    return fmt::format("{}: FAILED: {}", backend.id, summaryOf(backend.outcome));
  return fmt::format("{}: built{}", backend.id,
                     backend.targets.empty() ? "" : " for " + llvm::join(backend.targets, ", "));
}

/// Lists what the other machine must have, one thing per line.
std::string needsOf(const Pack &pack) {
  std::string text;
  bool hasAmd = false;
  for (const PackedVariant &variant : pack.variants)
    hasAmd |= variant.gpu == "amd";
  if (std::optional<unsigned> driver = oldestDriverFor(pack.cuda))
    text += fmt::format("  for NVIDIA: driver {} or newer\n", *driver);
  if (hasAmd)
    text += "  for AMD: its driver, and the HIP runtime if it is listed below\n";
  std::map<std::string, std::set<std::string>> byLibrary;
  for (const PackedProgram &program : pack.programs)
    for (const PackedBuild &build : program.builds)
      for (const std::string &library : build.needs)
        byLibrary[library].insert(program.name);
  for (const auto &[library, programs] : byLibrary) {
    constexpr size_t maxNamed = 5;
    std::string names =
        llvm::join(llvm::ArrayRef(std::vector<std::string>(programs.begin(), programs.end()))
                       .take_front(maxNamed),
                   ", ");
    if (programs.size() > maxNamed)
      names += fmt::format(" and {} more", programs.size() - maxNamed);
    text += fmt::format("  {} ({})\n", library, names);
  }
  return text.empty() ? text : "the other machine needs:\n" + text;
}

/// A file with this name marks a pack's folder as unfinished. It stays there if the program is killed.
constexpr llvm::StringLiteral unfinishedName = "UNFINISHED";

/// Removes the folder of an unfinished pack.
class NewFolder {
public:
  explicit NewFolder(std::string path) : path_(std::move(path)) {}
  ~NewFolder() {
    if (!isKept_)
      removeFolder(path_);
  }
  llvm::Error mark() const {
    return writeTextFile(
        joinPath(path_, unfinishedName),
        "`tranship verify pack` is still at work here, or was interrupted. If it was, remove this "
        "folder.\n");
  }
  llvm::Error keep() {
    isKept_ = true;
    std::string file = joinPath(path_, unfinishedName);
    if (std::error_code error = fs::remove(file))
      return llvm::createFileError(file, error);
    return llvm::Error::success();
  }

private:
  std::string path_;
  bool isKept_ = false;
};

llvm::Expected<PackBuildOptions> buildOptionsFor(const VerifyOptions &options) {
  PackBuildOptions result;
  result.folder = absolutePath(options.what.recording);
  if (fs::exists(joinPath(result.folder, unfinishedName)))
    return llvm::createStringError(options.what.recording + ": holds a pack that was not finished; "
                                                            "remove it, or choose a new folder");
  if (fs::exists(result.folder))
    return llvm::createStringError(options.what.recording +
                                   ": already exists; choose a new folder for the pack");
  result.maxBytes = options.what.maxBytes;
  if (options.runs.repeats)
    result.repeats = options.runs.repeats;
  result.runner = companion(options.machine.program, "run-pack");
  result.timer = companion(options.machine.program, "libtranship-kernel-times.so");
  VerifyReportOptions report = reportOptions(options, "");
  result.tool = report.tool;
  result.time = report.time;
  if (result.runner.empty())
    return llvm::createStringError("lib/tranship/run-pack is missing beside the folder of " +
                                   options.machine.program + "; build or install all of tranship");
  return result;
}

void printSummary(const PackedSummary &summary, llvm::StringRef remarks, uint64_t maxBytes) {
  llvm::outs() << summary.name << ":";
  if (summary.isTooLarge)
    llvm::outs() << " left out: it would make the pack larger than " << sizeText(maxBytes) << "\n";
  else
    for (const PackedSummary::Backend &backend : summary.backends)
      llvm::outs() << "\n  " << lineAbout(backend);
  llvm::outs() << "\n";
  for (llvm::StringRef line : llvm::split(remarks.trim(), '\n'))
    if (!line.empty())
      llvm::outs() << "  " << line << "\n";
}

/// Adds one program to the pack and prints the result. Returns false if the program, or a build of
/// it, is not in the pack.
llvm::Expected<bool> addProgram(const VerifyOptions &options, const std::string &name,
                                const Machine &machine, const std::string &workFolder,
                                PackBuilder &builder) {
  VerifySource source = options.source;
  source.path = name;
  llvm::Expected<VerifyInputs> inputs = readVerifyInputs(source, workFolder);
  if (!inputs) {
    llvm::errs() << "tranship: left out: " << llvm::toString(inputs.takeError()) << "\n";
    return false;
  }
  std::string remarks = remarksOn(*inputs, name, options.source.flags);
  VerifyJob job;
  job.isForElsewhere = true;
  fillJob(options, *inputs, machine, workFolder, job);
  llvm::Expected<PackedSummary> summary =
      builder.add(job, absolutePath(name), withAbsolutePaths(options.source.flags));
  showProgress(options, "");
  if (!summary)
    return summary.takeError();
  if (!options.runs.keep)
    removeFolder(workFolder);
  printSummary(*summary, remarks, options.what.maxBytes);
  return !summary->isTooLarge &&
         llvm::none_of(summary->backends, [](const PackedSummary::Backend &backend) {
           return std::holds_alternative<Failed>(backend.outcome);
         });
}

/// Prints the size of the pack and what to do with it.
void printNextSteps(const VerifyOptions &options, const PackBuilder &builder) {
  size_t count = builder.pack().programs.size();
  llvm::outs() << needsOf(builder.pack())
               << fmt::format("{}: {} program{}, {:.1f} MB\n", options.what.recording, count,
                              count == 1 ? "" : "s", double(builder.bytes()) / (1 << 20));
  if (options.runs.compileOnly)
    llvm::outs() << "the programs were only compiled, so there is nothing to run\n";
  else
    llvm::outs() << fmt::format("copy the folder to the other machine, and run there: "
                                "{0}/run -o results.jsonl\n"
                                "then run here: tranship verify judge {0} results.jsonl\n",
                                options.what.recording);
}

} // namespace

llvm::Expected<int> packCommand(const VerifyOptions &options) {
  llvm::Expected<PackBuildOptions> buildOptions = buildOptionsFor(options);
  if (!buildOptions)
    return buildOptions.takeError();
  llvm::Expected<WorkFolder> work = workFolderFor(options);
  if (!work)
    return work.takeError();
  Machine machine = examineMachine(options.machine);
  NewFolder created(buildOptions->folder);
  if (llvm::Error error = created.mark())
    return error;
  PackBuilder builder(std::move(*buildOptions));
  bool isWhole = true;
  for (size_t i = 0; i < options.what.programs.size(); ++i) {
    llvm::Expected<bool> added = addProgram(options, options.what.programs[i], machine,
                                            fmt::format("{}/{}", work->path(), i), builder);
    if (!added)
      return added.takeError();
    isWhole &= *added;
  }
  if (builder.pack().programs.empty())
    return llvm::createStringError("nothing to pack: all programs were left out");
  if (llvm::Error error = builder.finish())
    return error;
  if (llvm::Error error = created.keep())
    return error;
  printNextSteps(options, builder);
  return isWhole ? 0 : 1;
}

} // namespace tranship::driver
