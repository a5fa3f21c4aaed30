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
#include "driver/HipHeaders.h"
#include "source/UnifiedDiff.h"
#include "translate/Fixes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

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

std::string goldenOf(const GoldenCase &golden, const TranslatedFile &translated) {
  const InputFile &file = *translated.input;
  if (!golden.isTree)
    return outputName(golden.input);
  llvm::SmallString<256> path(llvm::sys::path::parent_path(golden.input));
  llvm::sys::path::append(path, "expected", outputName(translated, file.relativePath()));
  return std::string(path);
}

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

bool compareDiagnostics(llvm::ArrayRef<InputFile> inputs, const Translation &translation) {
  std::set<std::string> announced = announcedDiagnostics(inputs);
  std::set<std::string> reported = reportedDiagnostics(translation);
  for (const std::string &missing : announced)
    if (!reported.contains(missing))
      llvm::errs() << missing << " is announced by a mark, but not reported\n";
  for (const Diagnostic &diagnostic : translation.diagnostics) {
    Translation one;
    one.diagnostics.push_back(diagnostic);
    std::string line = *reportedDiagnostics(one).begin();
    if (!announced.contains(line))
      llvm::errs() << line << " is reported, but not announced: " << diagnostic.message << "\n";
  }
  return announced == reported;
}

/// `x.cu.fixed` is the labeled kernel after `tranship check --fix`. It must contain each proposed
/// fix; without fixes, the file must not exist.
bool compareFixes(bool update, const std::string &input, const Translation &translation) {
  Findings findings;
  for (const Diagnostic &diagnostic : translation.diagnostics)
    findings.list.emplace_back().diagnostic = diagnostic;
  for (const TranslatedFile &file : translation.files)
    findings.texts[file.input->source->path()] = file.input->source->text();
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

void setUp(Table &table, const GoldenCase &golden) {
  if (golden.roc)
    table.useRocLibraries();
  if (golden.torchVersion.known())
    table.useTorch(golden.torchVersion);
}

/// Translating a translation again must not change it.
bool isIdempotent(const TranslatedFile &file, const std::string &golden, const GoldenCase &input) {
  TranslateOptions options;
  options.parse.cacheFolder = input.options.parse.cacheFolder;
  std::vector<InputFile> again;
  again.push_back({std::make_unique<SourceFile>(golden, file.text().str()),
                   llvm::sys::path::parent_path(golden).str(), file.input->role});
  Table table;
  setUp(table, input);
  llvm::Expected<Translation> second =
      translateInputs(again, SourceGraph(again, table), table, options);
  if (!second) {
    llvm::errs() << llvm::toString(second.takeError()) << "\n";
    return false;
  }
  if (second->files.front().text() == file.text())
    return true;
  llvm::errs() << unifiedDiff(file.text(), second->files.front().text(), golden,
                              "translated again");
  return false;
}

/// Sets `golden` up for a port check on the headers that `mode` names, for the first of its GPUs.
llvm::Error checkPort(const Mode &mode, GoldenCase &golden) {
  PortTarget target = golden.options.target;
  target.gpus.erase(target.gpus.begin() + 1, target.gpus.end());
  auto check = driver::portCheckOptions(target, mode.rocmPath, mode.cacheFolder);
  if (!check)
    return check.takeError();
  golden.options.portCheck = std::move(*check);
  return llvm::Error::success();
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
void knockOut(GoldenCase &golden, llvm::ArrayRef<InputFile> inputs, const Table &table,
              const Translation &whole) {
  std::set<std::string> rules;
  for (const TranslatedFile &file : whole.files)
    for (const Change &change : file.changes)
      rules.insert(change.rule.str());
  std::set<std::string> said = saidOf(whole);
  for (const std::string &rule : rules) {
    golden.options.form.withoutRule = rule;
    llvm::Expected<Translation> without =
        translateInputs(inputs, SourceGraph(inputs, table), table, golden.options);
    if (!without) {
      llvm::errs() << llvm::toString(without.takeError()) << "\n";
      continue;
    }
    if (textsOf(*without) == textsOf(whole))
      continue;
    bool isNoticed = !llvm::all_of(saidOf(*without),
                                   [&](const std::string &line) { return said.contains(line); });
    llvm::outs() << rule << " " << golden.input << (isNoticed ? " noticed\n" : " silent\n");
  }
}

bool run(const Mode &mode, const std::string &path) {
  llvm::Expected<GoldenCase> golden = GoldenCase::read(path);
  if (!golden) {
    llvm::errs() << llvm::toString(golden.takeError()) << "\n";
    return false;
  }
  golden->options.parse.cudaPath = mode.cudaPath;
  golden->options.parse.cacheFolder = mode.cacheFolder;
  llvm::Expected<std::vector<InputFile>> inputs = readInputs({golden->input});
  if (!inputs) {
    llvm::errs() << llvm::toString(inputs.takeError()) << "\n";
    return false;
  }
  // Ignore diagnostics from toolkit headers.
  if (!mode.cudaPath.empty() && (golden->onlyChecks || !golden->fitsToolkit))
    return true;
  if (mode.checkPort) {
    if (!golden->compiles)
      return true;
    if (llvm::Error error = checkPort(mode, *golden)) {
      llvm::errs() << llvm::toString(std::move(error)) << "\n";
      return false;
    }
  }
  Table table;
  setUp(table, *golden);
  llvm::Expected<Translation> translation =
      translateInputs(*inputs, SourceGraph(*inputs, table), table, golden->options);
  if (!translation) {
    llvm::errs() << llvm::toString(translation.takeError()) << "\n";
    return false;
  }
  if (mode.knockOut) {
    knockOut(*golden, *inputs, table, *translation);
    return true;
  }
  if (mode.checkPort) {
    if (mode.explanations)
      mode.explanations->insert(translation->port->explanations.begin(),
                                translation->port->explanations.end());
    bool good = compiles(*golden, *translation);
    return meansWhatIsMarked(*inputs, *translation) && good;
  }
  if (golden->onlyChecks) {
    llvm::erase_if(translation->diagnostics,
                   [](const Diagnostic &diagnostic) { return !isCheck(diagnostic.kind); });
    bool good = compareDiagnostics(*inputs, *translation);
    return compareFixes(mode.update, golden->input, *translation) && good;
  }
  // The checks have their own cases for notes.
  llvm::erase_if(translation->diagnostics, [](const Diagnostic &diagnostic) {
    return isCheck(diagnostic.kind) && severityOf(diagnostic.kind) == Severity::Note;
  });
  bool good = true;
  for (const TranslatedFile &file : translation->files) {
    std::string goldenPath = goldenOf(*golden, file);
    if (mode.update)
      good &= write(goldenPath, file.text());
    else
      good &= compareText(file, goldenPath);
    if (mode.cudaPath.empty() && !golden->options.form.keepChevrons && !golden->isTree)
      good &= isIdempotent(file, goldenPath, *golden);
  }
  // Ignore diagnostics from toolkit headers; the edits must be the same.
  if (mode.cudaPath.empty())
    good &= compareDiagnostics(*inputs, *translation);
  return good;
}

} // namespace

int main(int argc, char **argv) {
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
  size_t failed = llvm::count_if(cases, [&](const std::string &path) { return !run(mode, path); });
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
