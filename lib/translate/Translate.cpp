#include "translate/Translate.h"

#include "checks/Check.h"
#include "frontend/CompilerSetup.h"
#include "frontend/Headers.h"
#include "frontend/Parse.h"
#include "frontend/PrecompiledPrelude.h"
#include "frontend/UnitCache.h"
#include "frontend/UnitFile.h"
#include "project/CompileDatabase.h"
#include "project/IncludeGuess.h"
#include "project/LibraryFolders.h"
#include "rules/UnconnectedNames.h"
#include "source/CallSyntax.h"
#include "source/Suppressions.h"
#include "translate/HeadersOutside.h"
#include "translate/Selection.h"
#include "translate/TodoComments.h"
#include "translate/Vocabulary.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

#include <atomic>
#include <set>

namespace tranship::translate {

namespace {

class Translator {
public:
  Translator(llvm::ArrayRef<project::InputFile> inputs, const mapping::Table &table,
             const TranslateOptions &options, std::optional<Shard> shard = std::nullopt)
      : inputs_(inputs), table_(table), options_(options), vocabulary_(table, options.hipVersion),
        build_(options.extraFlags),
        libraries_(
            headersOfCuda(table), [this](llvm::StringRef path) { return holdsInputs(path); },
            !options.cudaPath.empty()),
        prelude_(options.cacheFolder),
        cache_(options.cacheFolder, treeOf(inputs) + partOf(options, shard)) {
    for (const project::InputFile &input : inputs) {
      byPath_[input.source->path()] = &input;
      cache_.haveContent(input.source->path(), input.source->text());
    }
    for (const auto &[path, text] : options.overlay)
      cache_.haveContent(path, text);
    parseOptions_.overlay = &options.overlay;
    parseOptions_.setup = &setup_;
    checkOptions_.targets = options.targets;
    checkOptions_.table = &table;
    checkOptions_.cudaVersion = options.cudaVersion;
    checkOptions_.hipVersion = options.hipVersion;
    std::string targets;
    for (const mapping::Target &target : options.targets)
      targets += target.name.str() + " ";
    settings_ = llvm::xxh3_64bits(fmt::format("{} {} {} {} {}", table.fingerprint(),
                                              options.hipVersion.str(), options.cudaVersion.str(),
                                              options.cudaPath, targets));
    parseOptions_.cudaPath = options.cudaPath;
    parseOptions_.isInteresting = [this](llvm::StringRef name) {
      return vocabulary_.isInteresting(name);
    };
    parseOptions_.isCudaWord = [this](llvm::StringRef word) {
      return vocabulary_.isCudaWord(word);
    };
    parseOptions_.isCudaSwitch = [&table](llvm::StringRef name) {
      return table.isCudaSwitch(name);
    };
    parseOptions_.asksForTypes = [&table](llvm::StringRef name) {
      return llvm::any_of(table.rowsOf(name),
                          [](const mapping::Row &row) { return row.given.isSet(); });
    };
    parseOptions_.neededHeader = [&table](llvm::StringRef name) -> llvm::StringRef {
      llvm::ArrayRef<mapping::Row> rows = table.rowsOf(name);
      return rows.empty() ? "" : rows.front().needs;
    };
    parseOptions_.observe = [this](const frontend::ParsedTree &tree) {
      checkUnit(tree, checkOptions_);
    };
    parseOptions_.declarations = mapping::builtinDeclarations();
    parseOptions_.cudaVersion = options.cudaVersion;
    for (llvm::ArrayRef<mapping::Row> rows : table.layers())
      for (const mapping::Row &row : rows)
        if (row.kind == mapping::RowKind::Header)
          parseOptions_.cudaHeaders[row.name.str()] = frontend::includeFileText(row.name);
  }

  llvm::Expected<Translation> run() {
    if (llvm::Error error = build_.load(options_.compileDatabase, options_.databaseIsNamed))
      return error;
    std::vector<frontend::CompileCommand> commands = chooseUnits();
    if (options_.shards && options_.shards->fingerprint != fingerprint(commands))
      return llvm::createStringError("the sources, the rules or the compile database have changed "
                                     "since the shards were made, or -o names a folder of the tree "
                                     "and they were not told so; run them again");
    parseAll(commands, options_.shards);
    parseAll(headersNobodyIncludes());
    cache_.save();
    evidence_.settle();
    for (const project::InputFile &input : inputs_) {
      rewrite(input);
      input.source->forgetTokens();
    }
    sink_.add(headersOutside(evidence_,
                             [this](const std::string &path) { return byPath_.contains(path); }));
    keepProblems();
    sink_.add(options_.diagnostics);
    sink_.add(build_.diagnostics());
    translation_.units = units_.size();
    translation_.unitsNotParsed = notParsed_.size();
    translation_.diagnostics = sink_.take();
    selectDiagnostics(
        translation_, options_.selection,
        [&](const project::InputFile &input, unsigned at) { return isSeen(input, at); });
    if (options_.writeTodos)
      addTodoComments(translation_);
    return std::move(translation_);
  }

  llvm::Expected<ShardFile> parseShard(Shard shard) {
    if (llvm::Error error = build_.load(options_.compileDatabase, options_.databaseIsNamed))
      return error;
    std::vector<frontend::CompileCommand> commands = chooseUnits();
    std::vector<frontend::CompileCommand> own;
    std::vector<size_t> positions;
    for (size_t i = 0; i < commands.size(); ++i)
      if (shard.has(i)) {
        own.push_back(commands[i]);
        positions.push_back(i);
      }
    ShardFile file;
    file.shard = shard;
    file.fingerprint = fingerprint(commands);
    std::vector<frontend::SerializedUnit> units = parse(own);
    for (size_t i = 0; i < own.size(); ++i)
      file.units[positions[i]] = std::move(units[i]);
    cache_.save();
    return file;
  }

private:
  /// Of everything that units depend on.
  uint64_t fingerprint(llvm::ArrayRef<frontend::CompileCommand> commands) const {
    std::string text = std::to_string(settings_);
    for (const project::InputFile &input : inputs_)
      text +=
          fmt::format("\n{} {:x}", input.source->path(), llvm::xxh3_64bits(input.source->text()));
    for (const frontend::CompileCommand &command : commands)
      text += fmt::format("\n{} {} {} {}", command.file, command.directory, command.isCuda,
                          llvm::join(command.flags, " "));
    return llvm::xxh3_64bits(text);
  }

  /// The roots of the inputs.
  static std::string treeOf(llvm::ArrayRef<project::InputFile> inputs) {
    std::set<std::string> roots;
    for (const project::InputFile &input : inputs)
      roots.insert(input.root);
    return llvm::join(roots, "\n");
  }

  static std::vector<std::string> headersOfCuda(const mapping::Table &table) {
    std::vector<std::string> headers;
    for (llvm::ArrayRef<mapping::Row> rows : table.layers())
      for (const mapping::Row &row : rows)
        if (row.kind == mapping::RowKind::Header && !row.isPattern() && !table.isUsers(row.name))
          headers.push_back(row.name.str());
    return headers;
  }

  /// Keeps what a run over all units knows of the tree from being replaced by what a part knows.
  static std::string partOf(const TranslateOptions &options, std::optional<Shard> shard) {
    if (shard)
      return fmt::format("|shard {}/{}", shard->index, shard->count);
    return options.shards ? "|apply" : options.isPart ? "|part" : "";
  }

  /// Is it an input, or a folder of some?
  bool holdsInputs(llvm::StringRef path) const {
    auto known = byPath_.lower_bound(path.str());
    if (known != byPath_.end() && known->first == path)
      return true;
    known = byPath_.lower_bound((path + "/").str());
    return known != byPath_.end() && llvm::StringRef(known->first).starts_with((path + "/").str());
  }

  bool mentionsCuda(const project::InputFile &input) const {
    const SourceFile &file = *input.source;
    return llvm::any_of(file.tokens(), [&](const SourceToken &token) {
      return token.is(clang::tok::lesslessless) || (token.is(clang::tok::raw_identifier) &&
                                                    parseOptions_.isInteresting(file.text(token)));
    });
  }

  /// No C++ compiler takes a launch: the file is built as CUDA whatever it is called (`nvcc -x
  /// cu`).
  static bool launchesKernels(const project::InputFile &input) {
    const std::vector<SourceToken> &tokens = input.source->tokens();
    for (size_t i = 0; i < tokens.size(); ++i)
      if (tokens[i].is(clang::tok::lesslessless) && parseLaunch(*input.source, i))
        return true;
    return false;
  }

  frontend::CompileCommand defaultCommand(const project::InputFile &input) {
    frontend::CompileCommand command;
    if (std::optional<frontend::CompileCommand> neighbour =
            build_.commandOfNeighbour(input.source->path())) {
      command = std::move(*neighbour);
    } else {
      command.file = input.source->path();
      command.directory = llvm::sys::path::parent_path(command.file).str();
      command.flags = build_.extra().flags;
    }
    command.isCuda = build_.extra().isCuda.value_or(input.role != project::FileRole::CxxSource ||
                                                    launchesKernels(input));
    for (std::string &folder : guessIncludeFolders(input, inputs_, options_.otherHeaders))
      command.flags.insert(command.flags.end(), {"-I", std::move(folder)});
    return command;
  }

  /// One unit for each configuration that the database compiles a file in; else one by our own
  /// guess.
  std::vector<frontend::CompileCommand> chooseUnits() {
    std::vector<std::pair<const project::InputFile *, std::vector<frontend::CompileCommand>>> units;
    for (const project::InputFile &input : inputs_) {
      if (input.role == project::FileRole::Header)
        continue;
      if (input.role == project::FileRole::CudaSource || mentionsCuda(input))
        units.emplace_back(&input, build_.commandsFor(input.source->path(),
                                                      input.role == project::FileRole::CudaSource));
      input.source->forgetTokens();
    }
    std::vector<frontend::CompileCommand> commands;
    for (auto &[input, known] : units) {
      if (known.empty())
        known.push_back(defaultCommand(*input));
      for (frontend::CompileCommand &command : known)
        libraries_.arrange(command.flags, command.directory);
      llvm::append_range(commands, std::move(known));
      input->source->forgetTokens(); // headers' are wanted again
    }
    forgetTokens();
    return commands;
  }

  std::vector<frontend::CompileCommand> headersNobodyIncludes() {
    std::vector<frontend::CompileCommand> commands;
    for (const project::InputFile &input : inputs_)
      if (input.role == project::FileRole::Header &&
          !evidence_.files.contains(input.source->path()) && mentionsCuda(input)) {
        commands.push_back(defaultCommand(input));
        libraries_.arrange(commands.back().flags, commands.back().directory);
      }
    forgetTokens();
    return commands;
  }

  void forgetTokens() const {
    for (const project::InputFile &input : inputs_)
      input.source->forgetTokens();
  }

  frontend::UnitKey keyOf(const frontend::CompileCommand &command) {
    uint64_t prelude = options_.cudaPath.empty() ? prelude_.stamp(command.standard(), parseOptions_)
                                                 : 1; // a toolkit's headers are read by each unit
    return {&command, settings_, prelude};
  }

  /// In the order of the commands; what is known from the last run is not parsed. As bytes: a
  /// parsed unit takes many times their memory, in pieces among what clang gives back.
  std::vector<frontend::SerializedUnit> parse(llvm::ArrayRef<frontend::CompileCommand> commands) {
    // Precompiling takes about as long as parsing three units without; kept on disk, it pays off
    // later.
    if (commands.size() > 3 || !options_.cacheFolder.empty())
      parseOptions_.prelude = &prelude_;
    std::vector<frontend::SerializedUnit> units(commands.size());
    std::vector<bool> isCached(commands.size());
    for (size_t i = 0; i < commands.size(); ++i)
      if (std::optional<llvm::StringRef> bytes = cache_.find(keyOf(commands[i]))) {
        units[i].bytes = *bytes;
        isCached[i] = true;
        ++parsed_;
      }
    toParse_ += commands.size();
    tellProgress(parsed_);
    {
      llvm::DefaultThreadPool pool(llvm::hardware_concurrency(options_.jobs));
      for (size_t i = 0; i < commands.size(); ++i)
        if (!isCached[i])
          pool.async([&, i] {
            units[i] = parseOne(commands[i]);
            tellProgress(++parsed_);
          });
      pool.wait();
    }
    for (size_t i = 0; i < commands.size(); ++i)
      if (!isCached[i] && units[i].error.empty())
        cache_.add(keyOf(commands[i]), units[i].bytes);
    return units;
  }

  frontend::SerializedUnit parseOne(const frontend::CompileCommand &command) const {
    if (llvm::Expected<frontend::ParsedUnit> unit = parseUnit(command, parseOptions_))
      return {serializeUnit(*unit), {}};
    else
      return {{}, llvm::toString(unit.takeError())};
  }

  static std::vector<frontend::SerializedUnit> unitsIn(const ShardFile &shards, size_t count) {
    std::vector<frontend::SerializedUnit> units(count);
    for (size_t i = 0; i < count; ++i) {
      auto unit = shards.units.find(i);
      if (unit == shards.units.end())
        units[i].error = "no shard has this unit";
      else
        units[i] = unit->second;
    }
    return units;
  }

  void parseAll(llvm::ArrayRef<frontend::CompileCommand> commands,
                const ShardFile *shards = nullptr) {
    std::vector<frontend::SerializedUnit> units =
        shards ? unitsIn(*shards, commands.size()) : parse(commands);
    // In the order of the commands, so that a run says the same twice.
    for (size_t i = 0; i < commands.size(); ++i) {
      units_.insert(commands[i].file);
      if (commands[i].isCuda)
        cudaUnits_.insert(commands[i].file);
      std::string error = std::move(units[i].error);
      if (error.empty()) {
        if (std::optional<frontend::ParsedUnit> unit = frontend::deserializeUnit(units[i].bytes)) {
          evidence_.add(std::move(*unit));
          units[i].bytes.clear();
          continue;
        }
        error = "what is kept of this unit cannot be read";
      }
      notParsed_.insert(commands[i].file);
      sink_.add({DiagnosticKind::UnitNotParsed,
                 commands[i].file,
                 0,
                 0,
                 error + "; it was translated by its text alone",
                 "check the names that are your own, and the flags of its compile command",
                 {}});
    }
  }

  void tellProgress(size_t done) const {
    if (options_.progress)
      options_.progress({done, toParse_});
  }

  void rewrite(const project::InputFile &input) {
    TranslatedFile result;
    result.input = &input;
    const std::string &path = input.source->path();
    rules::RuleOptions ruleOptions;
    ruleOptions.keepChevrons = options_.keepChevrons;
    ruleOptions.everyPlace = options_.everyPlace || mayHaveSuppressions(*input.source);
    ruleOptions.waveGroups = options_.waveGroups;
    ruleOptions.hipVersion = options_.hipVersion;
    if (options_.cudaVersion.known())
      ruleOptions.cudaVersion = options_.cudaVersion;
    if (options_.renameUnits)
      ruleOptions.renamedFile = [&](llvm::StringRef file) -> std::string {
        std::string renamed = outputName(file);
        return renamed != file && byPath_.contains(file.str())
                   ? llvm::sys::path::filename(renamed).str()
                   : std::string();
      };
    auto known = evidence_.files.find(path);
    bool isPlain = known != evidence_.files.end() && !known->second.mayUseCuda;
    if (isPlain && known->second.unconnected.empty()) {
      translation_.files.push_back(std::move(result));
      return;
    }
    result.inactive = evidence_.files[path].inactive;
    bool isCudaUnit = input.role != project::FileRole::Header && cudaUnits_.contains(path);
    rules::FileContext context(*input.source, evidence_.files[path], evidence_, table_, ruleOptions,
                               isCudaUnit);
    if (isPlain) {
      diagnoseUnconnectedNames(context, evidence_);
      sink_.add(context.sink.take());
      translation_.files.push_back(std::move(result));
      return;
    }
    for (const std::unique_ptr<rules::Rule> &rule : rules_)
      rule->run(context);
    for (const Change &dropped : context.plan.resolve())
      context.diagnose(
          DiagnosticKind::EditConflict, dropped.edits.front().range.begin,
          fmt::format("rule `{}` and another one want to change this differently; neither did",
                      dropped.rule.str()),
          "translate it by hand");
    if (hidesNames(context))
      withHiddenNames_.insert(path);
    if (!context.plan.empty())
      result.newText = context.plan.apply();
    result.changes = context.plan.changes();
    sink_.add(context.sink.take());
    checks::CheckedFile checked{*input.source, context.evidence, table_, checkOptions_};
    for (const std::unique_ptr<checks::Check> &check : checks::allChecks())
      check->run(checked);
    sink_.add(checked.sink.take());
    for (const auto &[offset, kernel] : context.evidence.kernels)
      translation_.kernels.push_back({path, kernel});
    translation_.files.push_back(std::move(result));
  }

  /// Names in active code that clang passed over: errors around them hid them.
  static bool hidesNames(const rules::FileContext &context) {
    return llvm::any_of(context.names, [&](const rules::NameSite &site) {
      const SourceToken &token = context.file.tokens()[site.token];
      return site.layer == Layer::Token && token.directive == Directive::None &&
             llvm::none_of(context.evidence.inactive,
                           [&](Range range) { return range.contains(token.offset); });
    });
  }

  /// The run knows the code there as clang sees it: it is compiled, and of a header, by those that
  /// include it.
  bool isSeen(const project::InputFile &input, unsigned offset) const {
    const std::string &path = input.source->path();
    if (notParsed_.contains(path) ||
        (input.role == project::FileRole::Header && (units_.contains(path) || options_.isPart)))
      return false;
    auto known = evidence_.files.find(path);
    return known == evidence_.files.end() ||
           llvm::none_of(known->second.inactive,
                         [&](Range range) { return range.contains(offset); });
  }

  /// Clang's errors are told where they mattered; a type that does not fit our headers did not.
  void keepProblems() {
    for (Diagnostic &problem : evidence_.problems) {
      if (!byPath_.contains(problem.file))
        continue;
      if (problem.kind == DiagnosticKind::SyntaxError ||
          problem.kind == DiagnosticKind::UnitNotParsed ||
          (problem.kind == DiagnosticKind::ParseError && withHiddenNames_.contains(problem.file)))
        notParsed_.insert(problem.file);
      else if (problem.kind == DiagnosticKind::ParseError)
        continue;
      sink_.add(std::move(problem));
    }
    for (Diagnostic &finding : evidence_.findings)
      if (byPath_.contains(finding.file) &&
          (!finding.isSettledByTranslation || options_.tellsSettled()))
        sink_.add(std::move(finding));
  }

  llvm::ArrayRef<project::InputFile> inputs_;
  const mapping::Table &table_;
  const TranslateOptions &options_;
  Vocabulary vocabulary_;
  project::Build build_;
  project::LibraryFolders libraries_;
  frontend::CompilerSetup setup_;
  frontend::PrecompiledPrelude prelude_;
  /// What parses depend on besides their commands.
  uint64_t settings_ = 0;
  frontend::UnitCache cache_;
  frontend::ParseOptions parseOptions_;
  checks::CheckOptions checkOptions_;
  std::map<std::string, const project::InputFile *> byPath_;
  std::vector<std::unique_ptr<rules::Rule>> rules_ = rules::allRules();
  frontend::Evidence evidence_;
  size_t toParse_ = 0;
  std::atomic<size_t> parsed_ = 0;
  std::set<std::string> units_, cudaUnits_, notParsed_, withHiddenNames_;
  Sink sink_;
  Translation translation_;
};

} // namespace

llvm::Expected<ShardFile> parseShard(llvm::ArrayRef<project::InputFile> inputs,
                                     const mapping::Table &table, const TranslateOptions &options,
                                     Shard shard) {
  return Translator(inputs, table, options, shard).parseShard(shard);
}

llvm::Expected<Translation> translateInputs(llvm::ArrayRef<project::InputFile> inputs,
                                            const mapping::Table &table,
                                            const TranslateOptions &options) {
  return Translator(inputs, table, options).run();
}

} // namespace tranship::translate
