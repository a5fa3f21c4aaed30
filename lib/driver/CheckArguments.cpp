#include "driver/CheckArguments.h"

#include "driver/Arguments.h"

#include "support/DiskCache.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace tranship::driver {
namespace {

constexpr char usage[] =
    "usage: tranship check FILE... [options] [-- FLAGS...]\n"
    "Tells what a port of CUDA sources to HIP must look at: what has no translation, and code "
    "that\n"
    "compiles as HIP and is then wrong or slow on AMD's GPUs. Writes no HIP. FLAGS are for the\n"
    "compiler. Pages on each id: tranship explain ID.\n\n"
    "What is told\n"
    "  --checks=GLOBS              '-*,wave-*': the last glob that matches an id decides; "
    "`portability`\n"
    "                              and `translation` stand for the two sorts. Adds to the config "
    "file's\n"
    "  --target=gfx90a,gfx1100     the GPUs that the port is for (default: gfx90a,gfx942,gfx1100)\n"
    "  --warnings-as-errors=GLOBS  which warnings are errors\n"
    "  --fail-on=warning|error     what makes the exit code 1 (default: warning)\n"
    "  -v                          notes as well\n"
    "  --list-checks               the ids that are on, and what they are about\n"
    "Only what is new\n"
    "  --diff=REV                  on lines changed since a git revision; REV...: since the "
    "branch\n"
    "                              began. Without FILE: all changed files\n"
    "  --staged                    on lines that git would commit now, as they are in the index\n"
    "  --baseline=FILE             not what this file lists\n"
    "  --write-baseline            write what there is to that file\n"
    "How\n"
    "  --format=text|json|sarif|github|gitlab\n"
    "  -o FILE                     write findings there, not to standard output\n"
    "  --fix                       change the sources where a finding has a safe fix\n"
    "Inputs (as for a translation, see tranship --help)\n"
    "  -p FOLDER, --extra-arg=FLAG, --cuda-path=FOLDER, --cuda-version=X.Y, --hip-version=X.Y, "
    "--roc,\n"
    "  --rules=FILE, --config=FILE, --no-config, --root=FOLDER, --exclude=GLOB,\n"
    "  --include-third-party, -j N, --cache-dir=FOLDER\n"
    "  --force-exclude             leave out what is excluded even when it is named\n"
    "  --dump-config               what the config files and the command line say together\n\n"
    "Exit code: 0 nothing found, 1 something found, 2 the tool failed or was misused, 3 some code "
    "could\n"
    "not be parsed.\n";

constexpr std::pair<llvm::StringLiteral, FindingFormat> formats[] = {
    {"text", FindingFormat::Text},
    {"json", FindingFormat::Json},
    {"sarif", FindingFormat::Sarif},
    {"github", FindingFormat::Github},
    {"gitlab", FindingFormat::Gitlab}};

using Values = std::vector<llvm::StringRef>;

std::string last(const Values &values) { return values.empty() ? "" : values.back().str(); }

std::vector<std::string> strings(const Values &values) { return {values.begin(), values.end()}; }

} // namespace

std::optional<int> parseCheckArguments(llvm::ArrayRef<llvm::StringRef> given,
                                       CheckArguments &into) {
  auto flags = llvm::find(given, "--");
  std::vector<llvm::StringRef> own(given.begin(), flags);
  Options &run = into.run;
  TranslateOptions &translate = run.translate;
  Arguments arguments("tranship check", usage);
  Values checks, targets, asErrors, failOn, since, baseline, format, output, database, extra,
      cudaPath, cudaVersion, hipVersion, rules, config, root, exclude, jobs, cache;
  arguments.values("--checks", checks);
  arguments.values("--target", targets);
  arguments.values("--warnings-as-errors", asErrors);
  arguments.values("--fail-on", failOn);
  arguments.flag("-v", run.verbose);
  arguments.flag("--list-checks", into.listChecks);
  arguments.values("--diff", since);
  arguments.flag("--staged", into.staged);
  arguments.values("--baseline", baseline);
  arguments.flag("--write-baseline", into.writeBaseline);
  arguments.values("--format", format);
  arguments.values("-o", output);
  arguments.flag("--fix", into.fix);
  arguments.values("-p", database);
  arguments.values("--extra-arg", extra);
  arguments.values("--cuda-path", cudaPath);
  arguments.values("--cuda-version", cudaVersion);
  arguments.values("--hip-version", hipVersion);
  arguments.flag("--roc", run.roc);
  arguments.values("--rules", rules);
  arguments.values("--config", config);
  arguments.flag("--no-config", run.noConfig);
  arguments.values("--root", root);
  arguments.values("--exclude", exclude);
  arguments.flag("--include-third-party", run.inputOptions.takeThirdParty);
  arguments.flag("--force-exclude", into.forceExclude);
  arguments.values("-j", jobs);
  arguments.values("--cache-dir", cache);
  arguments.flag("--dump-config", into.dumpConfig);
  if (std::optional<int> exitCode = arguments.parse(own))
    return exitCode;

  for (const auto &[versions, name, version] :
       {std::tuple(&cudaVersion, "--cuda-version", &translate.cudaVersion),
        std::tuple(&hipVersion, "--hip-version", &translate.hipVersion)})
    if (!versions->empty()) {
      std::optional<Version> parsed = Version::parse(versions->back());
      if (!parsed)
        return arguments.misuse(llvm::Twine(name) + " takes a version such as 6.4 or 12.5, not `" +
                                versions->back() + "`");
      *version = *parsed;
    }
  if (!jobs.empty() && jobs.back().getAsInteger(10, translate.jobs))
    return arguments.misuse("-j takes a number, not `" + jobs.back() + "`");
  if (!format.empty()) {
    const auto *known =
        llvm::find_if(formats, [&](const auto &one) { return one.first == format.back(); });
    if (known == std::end(formats))
      return arguments.misuse("unknown format " + format.back());
    into.format = known->second;
  }
  if (!failOn.empty() && failOn.back() != "warning" && failOn.back() != "error")
    return arguments.misuse("--fail-on takes warning or error, not `" + failOn.back() + "`");
  into.errorsOnly = last(failOn) == "error";
  into.since = last(since);
  into.baseline = last(baseline);
  bool isOnlyNew = into.staged || !since.empty();
  if (into.staged && !since.empty())
    return arguments.misuse("--diff and --staged exclude each other");
  if (into.fix && into.staged)
    return arguments.misuse("--fix changes files, and --staged is about what is in the index: use "
                            "--diff=HEAD");
  if (into.writeBaseline && (isOnlyNew || into.fix || into.baseline.empty()))
    return arguments.misuse(into.baseline.empty()
                                ? "--write-baseline needs --baseline=FILE"
                                : "--write-baseline is about all findings: it excludes --diff, "
                                  "--staged and --fix");

  for (llvm::StringRef name : arguments.names())
    run.inputs.push_back(name.str());
  for (llvm::StringRef flag : extra)
    translate.extraFlags.push_back(flag.str());
  for (; flags != given.end(); ++flags)
    if (flags != llvm::find(given, "--"))
      translate.extraFlags.push_back(flags->str());
  into.output = last(output);
  run.checks = into.kinds.checks = llvm::join(checks, ",");
  into.kinds.warningsAsErrors = llvm::join(asErrors, ",");
  run.targets = llvm::join(targets, ",");
  run.ruleFiles = strings(rules);
  run.configFile = into.kinds.configFile = last(config);
  run.configGiven = !run.configFile.empty();
  into.kinds.noConfig = run.noConfig;
  run.inputOptions.root = last(root);
  run.inputOptions.exclude = strings(exclude);
  translate.compileDatabase = last(database);
  translate.cudaPath = last(cudaPath);
  translate.cacheFolder = cache.empty() ? defaultCacheFolder() : cache.back().str();
  return std::nullopt;
}

} // namespace tranship::driver
