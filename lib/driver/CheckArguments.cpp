// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/CheckArguments.h"

#include "driver/StandardInput.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace tranship::driver {
namespace {

FindingFormat findingFormat(const ParsedCommandLine &line) {
  return llvm::StringSwitch<FindingFormat>(line.value(OptionId::FindingFormat))
      .Case("json", FindingFormat::Json)
      .Case("sarif", FindingFormat::Sarif)
      .Case("github", FindingFormat::Github)
      .Case("gitlab", FindingFormat::Gitlab)
      .Default(FindingFormat::Text);
}

/// The kinds that are checked without --checks. A check copies no files, so it does not matter that
/// a header is outside the tree.
KindSet initialKinds() {
  KindSet kinds = KindSet::all();
  llvm::cantFail(kinds.apply("-header-outside-tree"));
  return kinds;
}

/// Errors: options that cannot be used together.
llvm::Error checkCombination(const ParsedCommandLine &line, const CheckArguments &arguments) {
  bool isOnlyNew = arguments.staged || !arguments.since.empty();
  if (arguments.staged && !arguments.since.empty())
    return line.misuse("--since and --staged cannot be used together");
  if (arguments.fix && arguments.staged)
    return line.misuse("--fix changes files, but --staged checks the index; use --since=HEAD");
  if (arguments.writeBaseline && arguments.baseline.empty())
    return line.misuse("--write-baseline needs --baseline=FILE");
  if (arguments.writeBaseline && (isOnlyNew || arguments.fix))
    return line.misuse("--write-baseline records all findings, so it cannot be used with --since, "
                       "--staged or --fix");
  if (readsStandardInput(line.names) && (isOnlyNew || arguments.fix))
    return line.misuse(
        "standard input cannot be used with --since, --staged or --fix; name a file");
  return llvm::Error::success();
}

} // namespace

llvm::Expected<CheckArguments> checkArguments(const ParsedCommandLine &line) {
  CheckArguments arguments;
  arguments.run = commonRequest(line);
  // A check does not report that the compile database lists none of the files.
  arguments.run.parse.databaseIsNamed &= readsStandardInput(line.names);
  arguments.kinds.initial = initialKinds();
  arguments.kinds.checks = arguments.run.project.checks;
  arguments.kinds.warningsAsErrors = llvm::join(line.values(OptionId::WarningsAsErrors), ",");
  arguments.kinds.configFile = arguments.run.project.configFile;
  arguments.kinds.noConfig = arguments.run.project.noConfig;
  arguments.format = findingFormat(line);
  arguments.output = line.value(OptionId::FindingFile);
  arguments.since = line.value(OptionId::Since);
  arguments.staged = line.has(OptionId::Staged);
  arguments.baseline = line.value(OptionId::Baseline);
  arguments.writeBaseline = line.has(OptionId::WriteBaseline);
  arguments.fix = line.has(OptionId::Fix);
  arguments.asWritten = line.has(OptionId::AsWritten);
  arguments.errorsOnly = line.value(OptionId::FailOn) == "error";
  arguments.forceExclude = line.has(OptionId::ForceExclude);
  arguments.listChecks = line.has(OptionId::ListChecks);
  arguments.dumpConfig = line.has(OptionId::DumpConfig);
  if (llvm::Error error = readPortCheck(line, arguments.run, /*byDefault=*/false))
    return error;
  if (llvm::Error error = checkCombination(line, arguments))
    return error;
  return arguments;
}

} // namespace tranship::driver
