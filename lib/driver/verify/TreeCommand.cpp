// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/TreeCommand.h"

#include "driver/Output.h"
#include "driver/verify/ProgramRuns.h"
#include "driver/verify/VerifyJobs.h"
#include "programs/TreeReport.h"
#include "support/ExitCode.h"

#include "support/FileWriting.h"
#include "support/Paths.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <chrono>
#include <set>

namespace tranship::driver {
namespace {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

bool isAskedFor(const VerifyOptions &options) {
  return options.what.isTree || options.what.init || !options.report.htmlFile.empty() ||
         !options.report.junitFile.empty() || options.what.limits.any || options.what.limits.last;
}

/// Whether the sources in a folder are several programs, because each has its own `main`.
bool areSeveral(const ProgramTree &tree) {
  std::set<std::vector<std::string>> mains;
  for (const FoundProgram &program : tree.programs)
    mains.insert(program.mains.empty() ? std::vector<std::string>{program.manifestFile}
                                       : program.mains);
  return mains.size() > 1;
}

/// The first option that applies to a single program only; null if there is none.
const Option *optionForOneProgram(const ParsedCommandLine &line) {
  for (const GivenOption &given : line.options)
    for (OptionId id : {OptionId::Port, OptionId::Arguments, OptionId::Receipt,
                        OptionId::CheckReceipt, OptionId::VerifyDatabase, OptionId::ManifestFile})
      if (given.id == id || (given.id == OptionId::TraceKernels && !given.value.empty()))
        return &optionOf(given.id);
  return nullptr;
}

/// The words of the command line that apply to each program, for the processes that verify one.
std::vector<std::string> wordsForOne(const ParsedCommandLine &line) {
  std::vector<GivenOption> kept;
  for (const GivenOption &given : line.options)
    if (!llvm::is_contained({OptionId::Tree, OptionId::Init, OptionId::HtmlFile, OptionId::Junit,
                             OptionId::MaxArgument, OptionId::MaxLastArgument, OptionId::Jobs,
                             OptionId::VerifyFormat, OptionId::ReportFile, OptionId::WorkFolder,
                             OptionId::Quiet, OptionId::Color, OptionId::ExtraArgument},
                            given.id))
      kept.push_back(given);
  return wordsOf(kept);
}

/// Writes the missing manifests, and lists them.
llvm::Expected<int> writeManifests(const ProgramTree &tree) {
  size_t present = 0;
  std::vector<std::string> written;
  for (const FoundProgram &program : tree.programs) {
    if (!program.inferred || fs::exists(program.manifestFile)) {
      ++present;
      continue;
    }
    if (llvm::Error error = checkInside(paths::parent_path(program.manifestFile), tree.root))
      return error;
    if (llvm::Error error = writeFile(program.manifestFile, program.inferred->text))
      return error;
    written.push_back(
        relativeTo(tree.root, program.manifestFile).value_or(program.manifestFile).str());
  }
  for (const std::string &file : written)
    llvm::outs() << "wrote " << printable(file) << "\n";
  for (const std::string &problem : tree.problems)
    llvm::outs() << "not read: " << printable(problem) << "\n";
  llvm::outs() << plural(written.size(), "manifest") << " written";
  if (present)
    llvm::outs() << ", " << present << (present == 1 ? " was" : " were") << " there already";
  llvm::outs() << "\n";
  return NothingLeft;
}

llvm::Error noPrograms(const VerifyOptions &options, const ProgramTree &tree) {
  std::string what =
      "no CUDA program found: no manifest, no makefile or CMake file that makes one, "
      "no source with a `main`";
  if (tree.others)
    what = "no CUDA program found; " + plural(tree.others, "program") + " without CUDA left out";
  if (!tree.problems.empty())
    what += fmt::format("; not read: {}", tree.problems.front());
  return llvm::createStringError(llvm::join(options.what.names, ", ") + ": " + what);
}

llvm::Error write(const std::string &file, llvm::StringRef text) {
  return file.empty() ? llvm::Error::success() : writeNamedFile(absolutePath(file), text);
}

} // namespace

llvm::Expected<std::optional<ProgramTree>> treeOf(const ParsedCommandLine &line,
                                                  const VerifyOptions &options) {
  std::optional<ProgramTree> result;
  bool isAsked = isAskedFor(options) || options.what.names.size() > 1;
  if (options.mode != VerifyOptions::Mode::Verify || options.what.names.empty() ||
      !options.report.checkedReceipt.empty())
    return result;
  const std::string &first = options.what.names.front();
  // A folder with a manifest is one program, and so is one that a command treats as one.
  if (!isAsked && (!fs::is_directory(first) || fs::exists(joinPath(first, manifestFileName)) ||
                   optionForOneProgram(line)))
    return result;
  llvm::Expected<ProgramTree> tree = findPrograms({options.what.names, options.what.limits});
  if (!tree) {
    if (isAsked)
      return tree.takeError();
    llvm::consumeError(tree.takeError()); // reading the program reports the problem
    return result;
  }
  if (!isAsked && !areSeveral(*tree))
    return result;
  if (const Option *option = optionForOneProgram(line))
    return line.misuse(option->mainName() + " is about one program; name one");
  if (tree->programs.empty())
    return noPrograms(options, *tree);
  result = std::move(*tree);
  return result;
}

llvm::Expected<int> treeCommand(const ParsedCommandLine &line, const VerifyOptions &options,
                                const ProgramTree &tree) {
  if (options.what.init)
    return writeManifests(tree);
  llvm::Expected<WorkFolder> work = workFolderFor(options);
  if (!work)
    return work.takeError();
  auto begin = std::chrono::steady_clock::now();
  ProgramRunsRequest request;
  request.tree = &tree;
  request.options = &options;
  request.optionWords = wordsForOne(line);
  request.flags = line.compilerFlags;
  request.workFolder = work->path();
  std::vector<ProgramResult> programs = verifyPrograms(request);
  VerifyReportOptions report = reportOptions(options, "");
  TreeResult result;
  result.tree = llvm::join(options.what.names, ", ");
  result.tool = report.tool;
  result.time = report.time;
  result.programs = std::move(programs);
  result.others = tree.others;
  result.problems = tree.problems;
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (size_t done = result.programs.size(); done < tree.programs.size()) {
    // A file that other programs read must not look complete.
    if (done && !options.report.asJson && options.report.reportFile.empty())
      if (llvm::Error error = writeReport(options, textTable(result)))
        return error;
    return llvm::createStringError(
        fmt::format("interrupted: {} of {} programs were verified", done, tree.programs.size()));
  }
  if (llvm::Error error = write(options.report.junitFile, junitReport(result)))
    return error;
  if (llvm::Error error = write(options.report.htmlFile, htmlPage(result)))
    return error;
  if (llvm::Error error = writeReport(options, options.report.asJson ? jsonText(jsonReport(result))
                                                                     : textTable(result)))
    return error;
  int exitCode = exitCodeOf(result);
  return exitCode == NothingVerified && options.runs.allowSkips ? 0 : exitCode;
}

} // namespace tranship::driver
