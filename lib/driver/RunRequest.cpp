// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/RunRequest.h"

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

/// The command line with only these options.
std::vector<std::string> argumentsWith(std::vector<GivenOption> options,
                                       const ParsedCommandLine &line) {
  // These are among the compiler flags below.
  llvm::erase_if(options,
                 [](const GivenOption &given) { return given.id == OptionId::ExtraArgument; });
  std::vector<std::string> arguments = wordsOf(options);
  llvm::append_range(arguments, line.names);
  arguments.push_back("--");
  llvm::append_range(arguments, line.compilerFlags);
  return arguments;
}

std::vector<std::string> sharedArguments(const ParsedCommandLine &line) {
  std::vector<GivenOption> shared = line.options;
  llvm::erase_if(shared, [](const GivenOption &given) { return differsBetweenShards(given.id); });
  return argumentsWith(std::move(shared), line);
}

} // namespace

RunRequest commonRequest(const ParsedCommandLine &line) {
  RunRequest request;
  request.inputs = line.names;
  request.files.root = line.value(OptionId::Root);
  request.files.exclude = line.values(OptionId::Exclude);
  request.files.takeThirdParty = line.has(OptionId::IncludeThirdParty);
  request.files.takeHip = true;
  ParseSettings &parse = request.parse;
  parse.cudaPath = line.value(OptionId::CudaPath);
  parse.extraFlags = line.compilerFlags;
  parse.compileDatabase = line.value(OptionId::Database);
  parse.databaseIsNamed = !parse.compileDatabase.empty();
  parse.cacheFolder =
      line.has(OptionId::CacheFolder) ? line.value(OptionId::CacheFolder) : defaultCacheFolder();
  parse.jobs = line.number(OptionId::Jobs).value_or(0);
  if (std::optional<unsigned> architecture = line.number(OptionId::CudaArchitecture))
    request.form.cudaArchitecture = architectureNumber(*architecture);
  request.form.keepChevrons = line.has(OptionId::KeepChevrons);
  request.form.waveGroups = waveGroups(line);
  ProjectRequest &project = request.project;
  project.noDatabase = line.has(OptionId::Database) && parse.compileDatabase.empty();
  project.hipVersion = line.version(OptionId::HipVersion);
  project.cudaVersion = line.version(OptionId::CudaVersion);
  project.configFile = line.value(OptionId::Config);
  project.noConfig = line.has(OptionId::NoConfig);
  project.checks = llvm::join(line.values(OptionId::Checks), ",");
  project.targets = llvm::join(line.values(OptionId::Targets), ",");
  project.torchVersion = line.version(OptionId::TorchVersion);
  if (line.has(OptionId::Torch))
    project.torchPython = line.value(OptionId::Torch);
  project.roc = line.has(OptionId::Roc);
  project.ruleFiles = line.values(OptionId::Rules);
  request.report.verbose = line.has(OptionId::Verbose);
  request.report.quiet = line.has(OptionId::Quiet);
  request.report.color = colorMode(line);
  return request;
}

llvm::Error readPortCheck(const ParsedCommandLine &line, RunRequest &request, bool byDefault) {
  bool isRequired = line.has(OptionId::RequireCheck);
  bool isAsked = line.has(OptionId::CheckPort) || isRequired;
  bool isRefused = line.has(OptionId::NoCheckPort);
  if (isAsked && isRefused)
    return llvm::createStringError(std::string(isRequired ? "--require-check" : "--check-port") +
                                   " and --no-check-port cannot be used together");
  request.checkPort = isAsked || (byDefault && !isRefused);
  request.project.rocmPath = line.value(OptionId::RocmPath);
  return llvm::Error::success();
}

/// Errors: options that need something else of the command line.
static llvm::Error readOutput(const ParsedCommandLine &line, RunRequest &request) {
  OutputRequest &output = request.output;
  output.helpers = helperForm(line);
  output.output = request.files.output = line.value(OptionId::Output);
  output.inPlace = line.has(OptionId::InPlace);
  output.diff = line.has(OptionId::Diff);
  output.force = line.has(OptionId::Force);
  output.keepGoing = line.has(OptionId::KeepGoing);
  if (output.keepGoing && (output.output.empty() || output.inPlace || request.shard))
    return llvm::createStringError(
        "--keep-going needs a place for what is finished: use it with -o");
  output.copiesProject = !line.has(OptionId::OnlyTranslated);
  output.dependencyFile = line.value(OptionId::Depfile);
  if (!output.dependencyFile.empty()) {
    if (output.output.empty() || request.shard)
      return llvm::createStringError("--depfile needs a result: use it with -o");
    request.isPart = !request.files.root.empty();
  }
  output.buildFiles = buildFileMode(line);
  if (line.has(OptionId::BuildFiles) && line.has(OptionId::NoBuildFiles))
    return llvm::createStringError("--build-files and --no-build-files cannot be used together");
  // A shard sees a part of the port.
  if (llvm::Error error = readPortCheck(
          line, request, /*byDefault=*/!request.shard || output.inPlace || !output.output.empty()))
    return error;
  return output.buildFiles == BuildFileMode::Beside && !request.shard ? placeBeside(request)
                                                                      : llvm::Error::success();
}

static llvm::Error readShard(const ParsedCommandLine &line, RunRequest &request) {
  if (line.has(OptionId::Shard) != line.has(OptionId::ExportEdits))
    return llvm::createStringError("--shard I/N and --export-edits FILE must be used together");
  if (!line.has(OptionId::Shard))
    return llvm::Error::success();
  std::optional<Shard> shard = Shard::parse(line.value(OptionId::Shard));
  if (!shard)
    return llvm::createStringError("--shard takes I/N, such as 1/4, not `" +
                                   line.value(OptionId::Shard) + "`");
  request.project.takesInstalledHip = false;
  request.shard = ShardRequest{*shard, line.value(OptionId::ExportEdits), sharedArguments(line)};
  return llvm::Error::success();
}

llvm::Expected<RunRequest> translateRequest(const ParsedCommandLine &line) {
  RunRequest request = commonRequest(line);
  request.form.writeTodos = line.has(OptionId::Todo);
  request.report.commandLine = "tranship " + llvm::join(argumentsWith(line.options, line), " ");
  request.report.requiresCheck = line.has(OptionId::RequireCheck);
  request.report.errorsOnly = line.value(OptionId::FailOn) == "error";
  for (auto read : {readShard, readOutput})
    if (llvm::Error error = read(line, request))
      return error;
  request.report.format = reportFormat(line);
  request.report.file = line.value(OptionId::ReportFile);
  request.report.receipts = line.values(OptionId::Receipts);
  if (!request.report.receipts.empty() && request.report.format == ReportFormat::None)
    return llvm::createStringError("--receipts and --format=none cannot be used together");
  if (readsStandardInput(request.inputs)) {
    if (request.shard)
      return llvm::createStringError("standard input cannot be split into shards; name files");
    if (request.output.inPlace)
      return llvm::createStringError("--in-place cannot overwrite standard input; leave it out to "
                                     "print the result");
    if (llvm::Error error =
            checkOutputOfStandardInput(request.inputs, request.output.output, request.files))
      return error;
  }
  return request;
}

} // namespace tranship::driver
