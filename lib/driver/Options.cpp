// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Options.h"

#include "driver/BesideTree.h"
#include "driver/StandardInput.h"
#include "support/DiskCache.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace tranship::driver {
namespace {

ReportFormat reportFormat(const ParsedCommandLine &line) {
  return llvm::StringSwitch<ReportFormat>(line.value(OptionId::ReportFormat))
      .Case("json", ReportFormat::Json)
      .Case("html", ReportFormat::Html)
      .Case("none", ReportFormat::None)
      .Default(ReportFormat::Text);
}

WaveGroups waveGroups(const ParsedCommandLine &line) {
  return llvm::StringSwitch<WaveGroups>(line.value(OptionId::WaveGroups))
      .Case("always", WaveGroups::Always)
      .Case("never", WaveGroups::Never)
      .Default(WaveGroups::Auto);
}

std::optional<HelperForm> helperForm(const ParsedCommandLine &line) {
  if (!line.has(OptionId::Helpers))
    return std::nullopt;
  return llvm::StringSwitch<HelperForm>(line.value(OptionId::Helpers))
      .Case("inline", HelperForm::Inline)
      .Case("none", HelperForm::None)
      .Default(HelperForm::Header);
}

BuildFileMode buildFileMode(const ParsedCommandLine &line) {
  if (line.has(OptionId::NoBuildFiles))
    return BuildFileMode::None;
  return llvm::StringSwitch<BuildFileMode>(line.value(OptionId::BuildFiles))
      .Case("none", BuildFileMode::None)
      .Case("beside", BuildFileMode::Beside)
      .Default(BuildFileMode::Replace);
}

/// Whether an option belongs to one shard, or is given to `apply` instead.
bool differsBetweenShards(OptionId id) {
  return llvm::is_contained({OptionId::Shard, OptionId::ExportEdits, OptionId::Output,
                             OptionId::ReportFormat, OptionId::ReportFile, OptionId::Receipts,
                             OptionId::Jobs, OptionId::Quiet, OptionId::Color, OptionId::Force,
                             OptionId::KeepGoing},
                            id);
}

std::vector<std::string> sharedArguments(const ParsedCommandLine &line) {
  std::vector<GivenOption> shared = line.options;
  llvm::erase_if(shared, [](const GivenOption &given) { return differsBetweenShards(given.id); });
  // These are among the compiler flags below.
  llvm::erase_if(shared,
                 [](const GivenOption &given) { return given.id == OptionId::ExtraArgument; });
  std::vector<std::string> arguments = wordsOf(shared);
  llvm::append_range(arguments, line.names);
  arguments.push_back("--");
  llvm::append_range(arguments, line.compilerFlags);
  return arguments;
}

} // namespace

Options commonOptions(const ParsedCommandLine &line) {
  Options options;
  options.inputs = line.names;
  options.inputOptions.root = line.value(OptionId::Root);
  options.inputOptions.exclude = line.values(OptionId::Exclude);
  options.inputOptions.takeThirdParty = line.has(OptionId::IncludeThirdParty);
  options.inputOptions.takeHip = true;
  TranslateOptions &translate = options.translate;
  translate.hipVersion = line.version(OptionId::HipVersion);
  translate.cudaVersion = line.version(OptionId::CudaVersion);
  if (std::optional<unsigned> architecture = line.number(OptionId::CudaArchitecture))
    translate.cudaArchitecture = architectureNumber(*architecture);
  translate.cudaPath = line.value(OptionId::CudaPath);
  translate.extraFlags = line.compilerFlags;
  translate.compileDatabase = line.value(OptionId::Database);
  options.noDatabase = line.has(OptionId::Database) && translate.compileDatabase.empty();
  translate.databaseIsNamed = !translate.compileDatabase.empty();
  translate.cacheFolder =
      line.has(OptionId::CacheFolder) ? line.value(OptionId::CacheFolder) : defaultCacheFolder();
  translate.jobs = line.number(OptionId::Jobs).value_or(0);
  options.configFile = line.value(OptionId::Config);
  options.configGiven = !options.configFile.empty();
  options.noConfig = line.has(OptionId::NoConfig);
  options.checks = llvm::join(line.values(OptionId::Checks), ",");
  options.targets = llvm::join(line.values(OptionId::Targets), ",");
  options.torchVersion = line.version(OptionId::TorchVersion);
  if (line.has(OptionId::Torch))
    options.torchPython = line.value(OptionId::Torch);
  options.roc = line.has(OptionId::Roc);
  options.ruleFiles = line.values(OptionId::Rules);
  options.verbose = line.has(OptionId::Verbose);
  options.quiet = line.has(OptionId::Quiet);
  options.color = colorMode(line);
  return options;
}

llvm::Error readPortCheck(const ParsedCommandLine &line, Options &options, bool byDefault) {
  bool isAsked = line.has(OptionId::CheckPort), isRefused = line.has(OptionId::NoCheckPort);
  if (isAsked && isRefused)
    return llvm::createStringError("--check-port and --no-check-port cannot be used together");
  options.checkPort = isAsked || (byDefault && !isRefused);
  options.rocmPath = line.value(OptionId::RocmPath);
  return llvm::Error::success();
}

llvm::Expected<Options> translateOptions(const ParsedCommandLine &line) {
  Options options = commonOptions(line);
  options.exportFile = line.value(OptionId::ExportEdits);
  if (line.has(OptionId::Shard) != line.has(OptionId::ExportEdits))
    return llvm::createStringError("--shard I/N and --export-edits FILE must be used together");
  if (line.has(OptionId::Shard)) {
    options.shard = Shard::parse(line.value(OptionId::Shard));
    if (!options.shard)
      return llvm::createStringError("--shard takes I/N, such as 1/4, not `" +
                                     line.value(OptionId::Shard) + "`");
    options.sharedArguments = sharedArguments(line);
  }
  options.translate.keepChevrons = line.has(OptionId::KeepChevrons);
  options.translate.waveGroups = waveGroups(line);
  options.helpers = helperForm(line);
  options.translate.writeTodos = line.has(OptionId::Todo);
  options.output = options.inputOptions.output = line.value(OptionId::Output);
  options.inPlace = line.has(OptionId::InPlace);
  options.diff = line.has(OptionId::Diff);
  options.force = line.has(OptionId::Force);
  options.keepGoing = line.has(OptionId::KeepGoing);
  if (options.keepGoing && (options.output.empty() || options.inPlace || options.shard))
    return llvm::createStringError(
        "--keep-going needs a place for what is finished: use it with -o");
  options.errorsOnly = line.value(OptionId::FailOn) == "error";
  options.dependencyFile = line.value(OptionId::Depfile);
  if (!options.dependencyFile.empty()) {
    if (options.output.empty() || options.shard)
      return llvm::createStringError("--depfile needs a result: use it with -o");
    options.translate.isPart = !options.inputOptions.root.empty();
  }
  options.buildFiles = buildFileMode(line);
  if (line.has(OptionId::BuildFiles) && line.has(OptionId::NoBuildFiles))
    return llvm::createStringError("--build-files and --no-build-files cannot be used together");
  if (llvm::Error error =
          readPortCheck(line, options, /*byDefault=*/options.inPlace || !options.output.empty()))
    return error;
  if (options.buildFiles == BuildFileMode::Beside && !options.shard)
    if (llvm::Error error = placeBeside(options))
      return error;
  options.report = reportFormat(line);
  options.reportFile = line.value(OptionId::ReportFile);
  options.receipts = line.values(OptionId::Receipts);
  if (!options.receipts.empty() && options.report == ReportFormat::None)
    return llvm::createStringError("--receipts and --format=none cannot be used together");
  if (readsStandardInput(options.inputs)) {
    if (options.shard)
      return llvm::createStringError("standard input cannot be split into shards; name files");
    if (options.inPlace)
      return llvm::createStringError("--in-place cannot overwrite standard input; leave it out to "
                                     "print the result");
    if (llvm::Error error =
            checkOutputOfStandardInput(options.inputs, options.output, options.inputOptions))
      return error;
  }
  return options;
}

} // namespace tranship::driver
