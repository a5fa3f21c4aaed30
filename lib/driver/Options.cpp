#include "driver/Options.h"

#include "support/DiskCache.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

namespace tranship::driver {
namespace {

namespace cl = llvm::cl;

cl::OptionCategory category("tranship options");

cl::list<std::string> inputs(cl::Positional, cl::desc("<files and folders>"), cl::cat(category));
cl::opt<std::string>
    output("o", cl::value_desc("file or folder"), cl::cat(category),
           cl::desc("Write there. Folders keep their shape; .cu files become .hip"));
cl::opt<bool> inPlace("in-place", cl::cat(category), cl::desc("Overwrite the inputs"));
cl::list<std::string>
    exclude("exclude", cl::value_desc("glob"), cl::cat(category),
            cl::desc("Leave out files and folders like this one (as in a .gitignore, but * "
                     "matches / as well); "
                     "a leading ! takes what is left out by default"));
cl::opt<bool> includeThirdParty(
    "include-third-party", cl::cat(category),
    cl::desc("Take folders such as third_party, external, vendor and git submodules as well"));
cl::opt<std::string> root("root", cl::value_desc("folder"), cl::cat(category),
                          cl::desc("The tree that the inputs belong to: paths in the result are "
                                   "relative to it, and its headers that the inputs include are "
                                   "translated too"));
cl::opt<bool> diff("diff", cl::cat(category),
                   cl::desc("Print a unified diff instead of the result"));
cl::opt<std::string> hipVersion(
    "hip-version", cl::value_desc("X.Y"), cl::cat(category),
    cl::desc("The HIP that the result is for: what came later or is gone there is reported"));
cl::opt<std::string> cudaVersion(
    "cuda-version", cl::value_desc("X.Y"), cl::cat(category),
    cl::desc("The CUDA that the sources are for (default: that of --cuda-path, or 13.0)"));
cl::opt<std::string> targets(
    "target", cl::value_desc("gfx...,gfx..."), cl::cat(category),
    cl::desc("The GPUs that the port is for (default: gfx90a,gfx942,gfx1100); portability checks "
             "look for what goes wrong there"));
cl::opt<std::string> checks("checks", cl::value_desc("globs"), cl::cat(category),
                            cl::desc("Portability checks to make: '-*,wave-*' (the last glob that "
                                     "matches decides)"));
cl::opt<bool> todo("todo", cl::cat(category),
                   cl::desc("Write what is left to do into the result as well, as comments"));
cl::opt<bool>
    roc("roc", cl::cat(category),
        cl::desc("Use AMD's own libraries (rocBLAS, MIOpen...) in place of the hip* ones"));
cl::opt<bool> keepChevrons("keep-chevrons", cl::cat(category),
                           cl::desc("Leave <<<>>> launches, which HIP accepts too"));
cl::opt<WaveGroups>
    waveGroups("wave-groups", cl::cat(category),
               cl::desc("On wavefronts of 64 lanes, keep groups of 32 (default: auto)"),
               cl::values(clEnumValN(WaveGroups::Auto, "auto", "where code counts lanes by 32"),
                          clEnumValN(WaveGroups::Always, "always", "in all code"),
                          clEnumValN(WaveGroups::Never, "never", "nowhere")));
cl::opt<std::string> buildPath("p", cl::value_desc("folder or file"), cl::cat(category),
                               cl::desc("Compile database (compile_commands.json), or its folder"));
cl::opt<std::string>
    cudaPath("cuda-path", cl::value_desc("folder"), cl::cat(category),
             cl::desc("Parse on an installed CUDA toolkit, not on our own headers"));
cl::list<std::string>
    ruleFiles("rules", cl::value_desc("file"), cl::cat(category),
              cl::desc("More mapping rows (see mappings/README.md); they come first"));
cl::opt<std::string> configFile("config", cl::value_desc("file"), cl::cat(category),
                                cl::desc("Settings and rules of the project (default: the nearest "
                                         ".tranship.yaml above the inputs)"));
cl::opt<bool> noConfig("no-config", cl::cat(category), cl::desc("Read no config file"));
cl::opt<std::string> shard("shard", cl::value_desc("I/N"), cl::cat(category),
                           cl::desc("Parse only part I of N of the units, and write no result"));
cl::opt<std::string>
    exportFile("export-edits", cl::value_desc("file"), cl::cat(category),
               cl::desc("Write what --shard learnt, for `tranship apply FILE...`"));
cl::opt<unsigned> jobs("j", cl::value_desc("N"), cl::init(0), cl::Prefix, cl::cat(category),
                       cl::desc("Parse N units at a time (default: number of cores)"));
cl::opt<ReportFormat> report(
    "report", cl::cat(category), cl::init(ReportFormat::Text),
    cl::desc(
        "What to say of the run; goes to standard error when the result goes to standard output"),
    cl::values(clEnumValN(ReportFormat::Text, "text", "diagnostics and a summary (default)"),
               clEnumValN(ReportFormat::Json, "json", "the same for programs"),
               clEnumValN(ReportFormat::Html, "html", "one page for a browser, with what changed"),
               clEnumValN(ReportFormat::None, "none", "nothing")));
cl::opt<std::string> reportFile("report-file", cl::value_desc("file"), cl::cat(category),
                                cl::desc("Write the report there, and only its last line to "
                                         "standard error"));
cl::list<std::string>
    receipts("receipt", cl::value_desc("file or folder"), cl::cat(category),
             cl::desc("Show in the report what this receipt of `tranship verify` says, or all that "
                      "are in the folder"));
cl::opt<std::string> cacheFolder(
    "cache-dir", cl::value_desc("folder"), cl::init(defaultCacheFolder()), cl::cat(category),
    cl::desc(
        "Keep the precompiled prelude here (default: in the user's cache folder; empty: nowhere)"));
// Shards may have said it, and `apply` says it again.
cl::opt<bool> verbose("v", cl::ZeroOrMore, cl::cat(category),
                      cl::desc("Report notes as well, and each file"));

constexpr char overview[] =
    "tranship translates CUDA C++ to HIP.\n\n"
    "  tranship FILE                 HIP on standard output\n"
    "  tranship -o OUT FOLDER        a whole tree\n"
    "  tranship --diff FILE -- -Iinclude -DN=4\n"
    "  tranship --shard 1/4 --export-edits 1.edits FOLDER    a part of the work, on any machine\n"
    "  tranship apply *.edits -o OUT                         all parts together\n"
    "  tranship check FILE           what a port must look at, without translating; see its "
    "--help\n"
    "  tranship explain NAME         what the tables say of a CUDA or HIP name or a diagnostic\n"
    "  tranship mappings --help      the tables themselves: list, stats, lint, diff, schema\n\n"
    "Flags after -- are for the compiler. Exit code: 0 nothing left to do, 1 work left for a "
    "person,\n"
    "2 the tool failed or was misused, 3 some code could not be parsed and was translated by its "
    "text.\n";

[[noreturn]] void misuse(const llvm::Twine &message) {
  llvm::errs() << "tranship: " << message << "\n";
  std::exit(2);
}

/// `--name VALUE` and `--name=VALUE`, with one dash or two.
void dropOption(std::vector<std::string> &arguments, llvm::StringRef name) {
  for (size_t i = 0; i < arguments.size();) {
    llvm::StringRef rest = arguments[i];
    bool isOption = rest.consume_front("-");
    rest.consume_front("-");
    isOption = isOption && rest.consume_front(name) && (rest.empty() || rest.front() == '=');
    if (!isOption)
      ++i;
    else
      arguments.erase(arguments.begin() + i,
                      arguments.begin() + std::min(i + (rest.empty() ? 2 : 1), arguments.size()));
  }
}

/// An option whose value is the next argument.
bool takesNext(llvm::StringRef argument) {
  auto &known = cl::getRegisteredOptions();
  auto option = known.find(argument.ltrim('-'));
  return option != known.end() && option->second->getValueExpectedFlag() == cl::ValueRequired;
}

Version readVersion(const cl::opt<std::string> &option) {
  if (option.empty())
    return {};
  if (std::optional<Version> version = Version::parse(option))
    return *version;
  llvm::errs() << "tranship: --" << option.ArgStr << " takes a version such as 6.4 or 12.5, not `"
               << option << "`\n";
  std::exit(2);
}

} // namespace

FilesAndOptions splitArguments(llvm::ArrayRef<char *> arguments) {
  FilesAndOptions split;
  for (size_t i = 0; i < arguments.size(); ++i) {
    llvm::StringRef argument = arguments[i];
    if (argument == "--")
      misuse("apply takes no flags for the compiler: the shards know theirs");
    if (!argument.starts_with("-")) {
      split.files.push_back(arguments[i]);
      continue;
    }
    split.options.push_back(arguments[i]);
    if (takesNext(argument) && i + 1 < arguments.size())
      split.options.push_back(arguments[++i]);
  }
  return split;
}

Options parseOptions(int argc, char **argv) {
  std::vector<const char *> own;
  std::vector<std::string> compilerFlags;
  bool forCompiler = false;
  for (int i = 0; i < argc; ++i) {
    llvm::StringRef argument = argv[i];
    if (forCompiler)
      compilerFlags.push_back(argument.str());
    else if (argument == "--")
      forCompiler = true;
    else if (!(i == 1 && argument == "translate")) // the default subcommand may be named
      own.push_back(argv[i]);
  }
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter([](llvm::raw_ostream &out) {
    out << "tranship " TRANSHIP_VERSION " (clang " LLVM_VERSION_STRING ")\n";
  });
  // Its own exit on a malformed flag would be 1, which here means "work left".
  std::string message;
  llvm::raw_string_ostream messages(message);
  if (!cl::ParseCommandLineOptions(own.size(), own.data(), overview, &messages)) {
    llvm::errs() << message;
    std::exit(2);
  }

  Options options;
  if (shard.empty() != exportFile.empty())
    misuse("--shard I/N and --export-edits FILE belong together");
  if (!shard.empty()) {
    options.shard = Shard::parse(shard);
    if (!options.shard)
      misuse("--shard takes a part such as 1/4, not `" + shard + "`");
  }
  options.exportFile = exportFile;
  for (const char *argument : llvm::drop_begin(own))
    options.sharedArguments.push_back(argument);
  // Of a shard alone, or for `apply` to say.
  for (llvm::StringRef name :
       {"shard", "export-edits", "o", "report", "report-file", "receipt", "j"})
    dropOption(options.sharedArguments, name);
  llvm::erase_if(options.sharedArguments, [](const std::string &argument) {
    return llvm::StringRef(argument).starts_with("-j");
  });
  options.sharedArguments.push_back("--");
  llvm::append_range(options.sharedArguments, compilerFlags);
  options.translate.hipVersion = readVersion(hipVersion);
  options.translate.cudaVersion = readVersion(cudaVersion);
  options.inputs.assign(inputs.begin(), inputs.end());
  options.inputOptions.root = root;
  options.inputOptions.exclude.assign(exclude.begin(), exclude.end());
  options.inputOptions.output = output;
  options.inputOptions.takeThirdParty = includeThirdParty;
  options.translate.cudaPath = cudaPath;
  options.translate.extraFlags = std::move(compilerFlags);
  options.translate.compileDatabase = buildPath;
  options.translate.databaseIsNamed = !buildPath.empty();
  options.translate.keepChevrons = keepChevrons;
  options.translate.waveGroups = waveGroups;
  options.translate.cacheFolder = cacheFolder;
  options.translate.jobs = jobs;
  options.configFile = configFile;
  options.configGiven = !configFile.empty();
  options.noConfig = noConfig;
  options.checks = checks;
  options.targets = targets;
  options.translate.writeTodos = todo;
  options.roc = roc;
  options.ruleFiles.assign(ruleFiles.begin(), ruleFiles.end());
  options.output = output;
  options.inPlace = inPlace;
  options.diff = diff;
  options.report = report;
  options.reportFile = reportFile;
  options.receipts.assign(receipts.begin(), receipts.end());
  if (!receipts.empty() && report == ReportFormat::None)
    misuse("--receipt and --report none exclude each other");
  options.verbose = verbose;
  return options;
}

} // namespace tranship::driver
