// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares translations with their goldens, byte for byte, and their diagnostics with the `//
// DIAG:` marks, both ways.
//
// golden-runner CASE...                   compare; translating a golden again must not change it
// golden-runner --update CASE...          write the goldens
// golden-runner --cuda-path DIR CASE...   compare the result of a parse with an installed toolkit
// golden-runner --check-port CASE...      the goldens compile as HIP, on tranship's own headers
//   --rocm-path DIR                       ... or on the headers of a ROCm
//   --explanations                        ... and each difference that a rule declares (EXPLAINS in Rules.def) is in one
// golden-runner --knock-out CASE...       translate without each rule that changes a golden, one at a time, and print
//                                         "RULE CASE noticed" if there are new errors or warnings, or "RULE CASE silent"
//
// Exit: 0 success, 1 something differs, 77 skipped.
#include "GoldenCase.h"

#include "../support/TestCache.h"
#include "driver/SourceCheck.h"
#include "source/UnifiedDiff.h"
#include "translate/Fixes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship::driver {
namespace {

struct Mode {
  bool update = false;
  std::string cudaPath;
  bool checkPort = false;
  std::string rocmPath;
  bool knockOut = false;
  /// Where the rules go whose explanations were needed; null: nowhere.
  std::set<std::string> *explanations = nullptr;
  /// Where precompiled headers are kept for all cases.
  std::string cacheFolder = testCache();
};

bool write(const std::string &path, llvm::StringRef text) {
  llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path));
  std::error_code error;
  llvm::raw_fd_ostream(path, error) << text;
  if (error)
    llvm::errs() << path << ": " << error.message() << "\n";
  return !error;
}

bool compareText(const TranslatedFile &file, const std::string &golden) {
  auto expected = llvm::MemoryBuffer::getFile(golden);
  if (!expected) {
    llvm::errs() << golden << ": no golden yet; run scripts/update-goldens\n";
    return false;
  }
  if ((*expected)->getBuffer() == file.text())
    return true;
  llvm::errs() << unifiedDiff((*expected)->getBuffer(), file.text(), golden, "translation")
               << "If this is right, run scripts/update-goldens and read its diff.\n";
  return false;
}

/// The command line that a user would give for the case.
std::vector<std::string> commandLine(const Mode &mode, const GoldenCase &golden,
                                     llvm::StringRef command, const std::string &input) {
  std::vector<std::string> words = {command.str(), input, "--no-config", "--quiet",
                                    "--cache-dir=" + mode.cacheFolder};
  if (!mode.cudaPath.empty())
    words.push_back("--cuda-path=" + mode.cudaPath);
  if (!mode.rocmPath.empty())
    words.push_back("--rocm-path=" + mode.rocmPath);
  llvm::append_range(words, golden.options);
  if (command == "translate")
    words.push_back(mode.checkPort ? "--check-port" : "--no-check-port");
  return words;
}

llvm::Expected<ParsedCommandLine> parsed(std::vector<std::string> words, const GoldenCase &golden) {
  words.push_back("--");
  llvm::append_range(words, golden.flags);
  return parseCommandLine(words);
}

/// A translation whose result would go where the golden is; nothing is written.
llvm::Expected<RunRequest> requestFor(const Mode &mode, const GoldenCase &golden) {
  std::vector<std::string> words = commandLine(mode, golden, "translate", golden.input);
  // Of a labeled kernel, only diagnostics are looked at.
  words.push_back(golden.onlyChecks ? "--diff" : "--output=" + golden.expected());
  // Build files and copies have tests of their own.
  llvm::append_range(words, std::vector<std::string>{"--no-build-files", "--only-translated"});
  // The goldens of files show what is written, not the helpers above it.
  if (!llvm::any_of(words, [](llvm::StringRef word) { return word.starts_with("--helpers="); }))
    words.push_back("--helpers=header");
  llvm::Expected<ParsedCommandLine> line = parsed(std::move(words), golden);
  if (!line)
    return line.takeError();
  llvm::Expected<RunRequest> request = translateRequest(*line);
  if (request)
    request->project.takesInstalledHip = false; // goldens are the same on each machine
  return request;
}

bool compareDiagnostics(llvm::ArrayRef<InputFile> inputs, llvm::ArrayRef<Diagnostic> diagnostics) {
  std::set<std::string> announced = announcedDiagnostics(inputs);
  std::set<std::string> reported = reportedDiagnostics(diagnostics);
  for (const std::string &missing : announced)
    if (!reported.contains(missing))
      llvm::errs() << missing << " is announced by a mark, but not reported\n";
  for (const Diagnostic &diagnostic : diagnostics) {
    std::string line = *reportedDiagnostics(diagnostic).begin();
    if (!announced.contains(line))
      llvm::errs() << line << " is reported, but not announced: " << diagnostic.message << "\n";
  }
  return announced == reported;
}

/// `x.cu.fixed` is the labeled kernel after `tranship check --fix`. It must contain each proposed
/// fix; without fixes, the file must not exist.
bool compareFixes(bool update, const std::string &input, Findings findings) {
  Fixes fixes = applyFixes(findings);
  std::string golden = input + ".fixed";
  if (fixes.overlapping || fixes.texts.size() > 1) {
    llvm::errs() << input << ": fixes overlap, or are for other files\n";
    return false;
  }
  if (fixes.texts.empty()) {
    if (llvm::sys::fs::exists(golden))
      llvm::errs() << golden << ": there are no fixes any more\n";
    return !llvm::sys::fs::exists(golden);
  }
  llvm::StringRef text = fixes.texts.begin()->second;
  if (update)
    return write(golden, text);
  auto expected = llvm::MemoryBuffer::getFile(golden);
  if (expected && (*expected)->getBuffer() == text)
    return true;
  llvm::errs() << unifiedDiff(expected ? (*expected)->getBuffer() : "", text, golden, "fixed")
               << "If this is right, run scripts/update-goldens and read its diff.\n";
  return false;
}

/// A labeled kernel: what `tranship check` finds, and how it fixes it.
llvm::Expected<bool> runChecks(const Mode &mode, const GoldenCase &golden) {
  llvm::Expected<ParsedCommandLine> line =
      parsed(commandLine(mode, golden, "check", golden.input), golden);
  if (!line)
    return line.takeError();
  llvm::Expected<CheckArguments> arguments = checkArguments(*line);
  if (!arguments)
    return arguments.takeError();
  arguments->run.project.takesInstalledHip = false;
  llvm::Expected<Project> project = readProject(arguments->run, folderOf(golden.input));
  if (!project)
    return project.takeError();
  ReadSources sources;
  llvm::Expected<std::vector<InputFile>> inputs = readInputs({golden.input});
  if (!inputs)
    return inputs.takeError();
  sources.inputs = std::move(*inputs);
  auto checked = checkSources(*arguments, std::move(*project), std::move(sources));
  if (!checked)
    return checked.takeError();
  std::vector<Diagnostic> &diagnostics = (*checked)->result.translation.diagnostics;
  llvm::erase_if(diagnostics,
                 [](const Diagnostic &diagnostic) { return !isCheck(diagnostic.kind); });
  bool good = compareDiagnostics((*checked)->plan.inputs, diagnostics);
  return compareFixes(mode.update, golden.input, findingsOf(**checked, *arguments)) && good;
}

/// Translating a translation again must not change it.
llvm::Expected<bool> isIdempotent(const TranslatedFile &file, const std::string &target,
                                  const RunRequest &request) {
  llvm::Expected<Project> project = readProject(request, folderOf(target));
  if (!project)
    return project.takeError();
  ReadSources sources;
  sources.inputs.push_back({std::make_unique<SourceFile>(target, file.text().str()),
                            folderOf(target), file.input->role});
  llvm::Expected<RunPlan> plan = planRun(request, std::move(*project), std::move(sources));
  if (!plan)
    return plan.takeError();
  llvm::Expected<RunResult> again = translateRun(request, *plan);
  if (!again)
    return again.takeError();
  llvm::StringRef text = again->translation.files.front().text();
  if (text == file.text())
    return true;
  llvm::errs() << unifiedDiff(file.text(), text, target, "translated again");
  return false;
}

/// Whether the lines with the mark `// DIFFERS` are those that mean something else in the port.
bool meansWhatIsMarked(llvm::ArrayRef<InputFile> inputs, const Translation &translation) {
  std::set<std::pair<std::string, unsigned>> marked, found;
  for (const InputFile &input : inputs) {
    unsigned line = 0;
    llvm::SmallVector<llvm::StringRef> lines;
    input.source->text().split(lines, '\n');
    for (llvm::StringRef text : lines)
      if (++line; text.contains("// DIFFERS"))
        marked.insert({input.source->path(), line});
  }
  for (const Diagnostic &diagnostic : translation.diagnostics)
    if (diagnostic.kind == DiagnosticKind::MeaningDiffers) {
      found.insert({diagnostic.file, diagnostic.line});
      if (!marked.contains({diagnostic.file, diagnostic.line}))
        llvm::errs() << diagnostic.file << ":" << diagnostic.line << ": " << diagnostic.message
                     << "\n";
    }
  for (const auto &[file, line] : marked)
    if (!found.contains({file, line}))
      llvm::errs() << file << ":" << line << ": marked, but no difference was found\n";
  return marked == found;
}

/// Every unit of the port was checked, and the translation reports everything that does not compile.
bool compiles(const GoldenCase &golden, const Translation &translation) {
  for (const Diagnostic &diagnostic : translation.diagnostics)
    if (diagnostic.kind == DiagnosticKind::PortError)
      llvm::errs() << diagnostic.file << ":" << diagnostic.line << ": " << diagnostic.message
                   << "\n";
  const PortSummary &port = *translation.port;
  for (const auto &[obstacle, units] : port.obstacles)
    llvm::errs() << golden.input << ": " << obstacle << "\n";
  return port.failing == 0 && port.unchecked == 0;
}

std::vector<std::string> textsOf(const Translation &translation) {
  std::vector<std::string> texts;
  for (const TranslatedFile &file : translation.files)
    texts.push_back(file.text().str());
  return texts;
}

/// What a translation reports, notes aside.
std::set<std::string> saidOf(const Translation &translation) {
  std::set<std::string> said;
  for (const Diagnostic &diagnostic : translation.diagnostics)
    if (severityOf(diagnostic.kind) != Severity::Note)
      said.insert(diagnostic.file + ":" + std::to_string(diagnostic.line) + ": " +
                  idOf(diagnostic.kind).str() + diagnostic.message);
  return said;
}

/// Translates without each rule that changes the golden.
llvm::Error knockOut(const GoldenCase &golden, const RunRequest &request, RunPlan &plan,
                     const Translation &whole) {
  std::set<std::string> rules;
  for (const TranslatedFile &file : whole.files)
    for (const Change &change : file.changes)
      rules.insert(change.rule.str());
  std::set<std::string> said = saidOf(whole);
  for (const std::string &rule : rules) {
    plan.translate.form.withoutRule = rule;
    llvm::Expected<RunResult> without = translateRun(request, plan);
    if (!without)
      return without.takeError();
    if (textsOf(without->translation) == textsOf(whole))
      continue;
    bool isNoticed = !llvm::all_of(saidOf(without->translation),
                                   [&](const std::string &line) { return said.contains(line); });
    llvm::outs() << rule << " " << golden.input << (isNoticed ? " noticed\n" : " silent\n");
  }
  return llvm::Error::success();
}

/// Compares the texts, and the diagnostics with the marks.
llvm::Expected<bool> compare(const Mode &mode, const GoldenCase &golden, const RunRequest &request,
                             const RunPlan &plan, RunResult result) {
  std::vector<Diagnostic> &diagnostics = result.translation.diagnostics;
  // The checks have their own cases for notes.
  llvm::erase_if(diagnostics, [](const Diagnostic &diagnostic) {
    return isCheck(diagnostic.kind) && severityOf(diagnostic.kind) == Severity::Note;
  });
  bool good = true;
  for (size_t i = 0; i < result.translation.files.size(); ++i) {
    const TranslatedFile &file = result.translation.files[i];
    const std::string &target = result.output.targets[i];
    good &= mode.update ? write(target, file.text()) : compareText(file, target);
    if (!mode.cudaPath.empty() || request.form.keepChevrons || golden.isTree)
      continue;
    llvm::Expected<bool> same = isIdempotent(file, target, request);
    if (!same)
      return same.takeError();
    good &= *same;
  }
  // Ignore diagnostics from toolkit headers; the edits must be the same.
  if (mode.cudaPath.empty())
    good &= compareDiagnostics(plan.inputs, diagnostics);
  return good;
}

llvm::Expected<bool> run(const Mode &mode, const std::string &path) {
  llvm::Expected<GoldenCase> golden = GoldenCase::read(path);
  if (!golden)
    return golden.takeError();
  bool onToolkit = !mode.cudaPath.empty();
  if (onToolkit && (golden->onlyChecks || !golden->fitsToolkit))
    return true;
  if (mode.checkPort && !golden->compiles)
    return true;
  if (golden->onlyChecks && !mode.checkPort)
    return runChecks(mode, *golden);
  llvm::Expected<RunRequest> request = requestFor(mode, *golden);
  if (!request)
    return request.takeError();
  llvm::Expected<RunPlan> plan = planRun(*request);
  if (!plan)
    return plan.takeError();
  if (mode.checkPort)
    plan->translate.portCheck->targets.resize(1); // one GPU is enough for what a golden shows
  llvm::Expected<RunResult> result = translateRun(*request, *plan);
  if (!result)
    return result.takeError();
  const Translation &translation = result->translation;
  if (mode.knockOut) {
    if (llvm::Error error = knockOut(*golden, *request, *plan, translation))
      return error;
    return true;
  }
  if (mode.checkPort) {
    if (mode.explanations)
      mode.explanations->insert(translation.port->explanations.begin(),
                                translation.port->explanations.end());
    bool good = compiles(*golden, translation);
    return meansWhatIsMarked(plan->inputs, translation) && good;
  }
  return compare(mode, *golden, *request, *plan, std::move(*result));
}

bool holds(const Mode &mode, const std::string &path) {
  llvm::Expected<bool> good = run(mode, path);
  if (good)
    return *good;
  llvm::errs() << path << ": " << llvm::toString(good.takeError()) << "\n";
  return false;
}

} // namespace

int runGoldens(int argc, char **argv) {
  Mode mode;
  std::set<std::string> explanations;
  std::vector<std::string> cases;
  for (int i = 1; i < argc; ++i) {
    llvm::StringRef argument = argv[i];
    if (argument == "--update")
      mode.update = true;
    else if (argument == "--cuda-path" && i + 1 < argc)
      mode.cudaPath = argv[++i];
    else if (argument == "--check-port")
      mode.checkPort = true;
    else if (argument == "--explanations")
      mode.explanations = &explanations;
    else if (argument == "--knock-out")
      mode.checkPort = mode.knockOut = true;
    else if (argument == "--rocm-path" && i + 1 < argc)
      mode.rocmPath = argv[++i];
    else
      cases.push_back(argument.str());
  }
  if (!mode.cudaPath.empty() && !llvm::sys::fs::exists(mode.cudaPath + "/include/cuda_runtime.h")) {
    llvm::outs() << "skipped: no CUDA toolkit in " << mode.cudaPath << "\n";
    return 77;
  }
  if (mode.checkPort || !mode.cudaPath.empty()) {
    llvm::SmallString<128> folder;
    if (std::error_code error = llvm::sys::fs::createUniqueDirectory("golden-runner", folder)) {
      llvm::errs() << folder << ": " << error.message() << "\n";
      return 1;
    }
    mode.cacheFolder = folder.str();
  }
  size_t failed =
      llvm::count_if(cases, [&](const std::string &path) { return !holds(mode, path); });
  bool isExplained = true;
#define EXPLAINS(Id, Kind)                                                                         \
  if (mode.explanations && !explanations.contains(Id)) {                                           \
    llvm::errs() << Id << " declares differences that no golden has\n";                            \
    isExplained = false;                                                                           \
  }
#include "rules/Rules.def"
  if (mode.cacheFolder != testCache())
    llvm::sys::fs::remove_directories(mode.cacheFolder);
  llvm::outs() << cases.size() - failed << " of " << cases.size() << " goldens hold\n";
  return failed || cases.empty() || !isExplained ? 1 : 0;
}

} // namespace tranship::driver

int main(int argc, char **argv) { return tranship::driver::runGoldens(argc, argv); }
