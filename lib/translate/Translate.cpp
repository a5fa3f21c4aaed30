// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/Translate.h"

#include "frontend/toolkit/Headers.h"
#include "rules/HipBranches.h"
#include "source/EditPlan.h"
#include "source/ExecutionSpaceTests.h"
#include "support/SourceLanguage.h"
#include "translate/CheckObserver.h"
#include "translate/EvidenceMerging.h"
#include "translate/FileRewriting.h"
#include "translate/HeadersOutside.h"
#include "translate/HelperHeaders.h"
#include "translate/InputIndex.h"
#include "translate/LiveCode.h"
#include "translate/NamedFunctions.h"
#include "translate/NestedFiles.h"
#include "translate/OwnNames.h"
#include "translate/RepeatedFindings.h"
#include "translate/RuntimeSources.h"
#include "translate/Selection.h"
#include "translate/TableVocabulary.h"
#include "translate/TodoComments.h"
#include "translate/ToolkitIncludes.h"
#include "translate/TorchHeaders.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

#include <set>

namespace tranship::translate {
namespace {

/// Names the runs that share a cache: those over the same roots. `part` separates runs over a part of the units.
std::string cacheName(llvm::ArrayRef<project::InputFile> inputs, llvm::StringRef part) {
  std::set<std::string> roots;
  for (const project::InputFile &input : inputs)
    roots.insert(input.root);
  return llvm::join(roots, "\n") + part.str();
}

template <typename F> void forEachHeaderRow(const mapping::Table &table, F action) {
  for (llvm::ArrayRef<mapping::Row> rows : table.layers())
    for (const mapping::Row &row : rows)
      if (row.kind == mapping::RowKind::Header)
        action(row);
}

std::vector<std::string> headersOfCuda(const mapping::Table &table) {
  std::vector<std::string> headers;
  forEachHeaderRow(table, [&](const mapping::Row &row) {
    if (!row.isPattern() && !table.hasUserRow(row.name))
      headers.push_back(row.name.str());
  });
  return headers;
}

/// Whether the port contains textures in plain memory.
bool bringsTextures(const TranslateOptions &options) {
  return options.form.helpers != rules::HelperForm::None && options.target.lacksTextures();
}

checks::CheckOptions checkOptionsOf(const mapping::Table &table, const TranslateOptions &options) {
  return {options.target, &table, bringsTextures(options)};
}

uint64_t settingsOf(const mapping::Table &table, const TranslateOptions &options) {
  std::string targets;
  for (const mapping::Target &target : options.target.gpus)
    targets += target.name.str() + " ";
  return llvm::xxh3_64bits(fmt::format("{} {} {} {} {}{}", table.fingerprint(),
                                       options.target.hip.str(), options.target.cuda.str(),
                                       options.parse.cudaPath, targets, bringsTextures(options)));
}

/// What the steps up to the parse need; made from the inputs and options alone.
struct Preparation {
  InputIndex index;
  const SourceGraph &graph;
  TableVocabulary vocabulary;
  CheckObserver observer;
  project::CompileDatabase database;
  project::LibraryFolders libraries;
  PlanSources sources;
  /// That of the options, and the texts in which macros name execution spaces for the host as well or
  /// includes no longer name the folder of a toolkit.
  std::map<std::string, std::string> overlay;
  ParseSession session;

  Preparation(llvm::ArrayRef<project::InputFile> inputs, const SourceGraph &graph,
              const mapping::Table &table, const TranslateOptions &options, llvm::StringRef part)
      : index(inputs), graph(graph), vocabulary(table, options.target.hip),
        observer(checkOptionsOf(table, options)), database(options.parse.extraFlags),
        libraries(
            headersOfCuda(table),
            [this](llvm::StringRef path) { return index.containsBelow(path); },
            !options.parse.cudaPath.empty()),
        sources{inputs,
                options.around.otherHeaders,
                database,
                libraries,
                options.around.buildStandards,
                options.around.buildMacros,
                vocabulary,
                &graph},
        overlay(options.around.overlay),
        session(options.parse.cacheFolder, cacheName(inputs, part)) {
    prepareSession(inputs, table, options);
  }
  Preparation(const Preparation &) = delete; // its members point to each other

  llvm::Error load(const TranslateOptions &options) {
    return database.load(options.parse.compileDatabase, options.parse.databaseIsNamed);
  }

private:
  void prepareSession(llvm::ArrayRef<project::InputFile> inputs, const mapping::Table &table,
                      const TranslateOptions &options) {
    session.settings = settingsOf(table, options);
    session.jobs = options.parse.jobs;
    session.progress = options.control.progress;
    session.isStopped = options.control.isStopped;
    session.options.vocabulary = &vocabulary;
    session.options.observer = &observer;
    for (const project::InputFile &input : inputs) {
      std::string text = withExecutionSpaces(*input.source);
      dropToolkitFolders(*input.source, table, text);
      if (!text.empty())
        overlay[input.source->path()] = std::move(text);
      input.source->forgetTokens();
    }
    session.options.overlay = &overlay;
    session.options.cudaPath = options.parse.cudaPath;
    session.options.cudaVersion = options.target.cuda;
    session.options.declarations = mapping::builtinDeclarations();
    forEachHeaderRow(table, [&](const mapping::Row &row) {
      session.options.cudaHeaders[row.name.str()] = mapping::isTorchHeader(row.name)
                                                        ? frontend::noHeaderOfOurs.str()
                                                        : frontend::includeFileText(row.name);
    });
    for (const project::InputFile &input : inputs)
      session.cache.haveContent(input.source->path(), input.source->text());
    for (const auto &[path, text] : options.around.overlay)
      session.cache.haveContent(path, text);
  }
};

/// Parses the planned units, then the files that none of them includes.
MergedEvidence gatherEvidence(UnitPlan plan, Preparation &run, const TranslateOptions &options) {
  MergedEvidence merged;
  mergeEvidence(options.shards ? takeUnits(std::move(plan), *options.shards)
                               : parseUnits(std::move(plan), run.session),
                merged);
  for (const project::InputFile &input : run.sources.inputs) {
    const std::string &path = input.source->path();
    if (!merged.files.files.contains(path) && !merged.units.contains(path))
      merged.unread.insert(path);
  }
  UnitPlan others = planUnreadFiles(
      run.sources, [&](const std::string &path) { return !merged.unread.contains(path); });
  mergeEvidence(parseUnits(std::move(others), run.session), merged);
  run.session.cache.save();
  forgetFiles(options.around.generated, merged);
  settleEvidence(merged);
  return merged;
}

/// Whether an input has the same name in the port.
bool keepsName(const Preparation &run, llvm::StringRef path) {
  return run.graph.isHip(path) || run.index.contains(outputName(path));
}

/// `run` must outlive the result.
RewriteOptions rewriteOptionsOf(const TranslateOptions &options, const Preparation &run) {
  const SourceGraph &graph = run.graph;
  RewriteOptions rewrite;
  rewrite.checks = run.observer.options();
  rewrite.includesCuda = [&graph](llvm::StringRef file) { return graph.includesCuda(file.str()); };
  rewrite.rules.ownHipForms = hipMacrosOf(run.sources.inputs);
  rewrite.rules.bringsCuda = [&graph](llvm::StringRef file) {
    return graph.bringsCuda(file.str());
  };
  rewrite.rules.keepChevrons = options.form.keepChevrons;
  rewrite.rules.withoutRule = options.form.withoutRule;
  rewrite.rules.everyPlace = options.selection.everyPlace;
  rewrite.rules.waveGroups = options.form.waveGroups;
  rewrite.rules.helpers = options.form.helpers;
  rewrite.rules.target = options.target;
  rewrite.cudaArchitecture = options.form.cudaArchitecture;
  if (options.form.renameUnits)
    rewrite.rules.renamedFile = [&run](llvm::StringRef file) -> std::string {
      return run.index.contains(file.str()) && !keepsName(run, file)
                 ? llvm::sys::path::filename(outputName(file)).str()
                 : std::string();
    };
  return rewrite;
}

using DeadLines = std::map<std::string, std::vector<std::pair<unsigned, unsigned>>>;

/// Reports clang's errors where they mattered; a type that does not fit our headers did not. Notes
/// the files in which they did. A header that was not found is reported instead of the errors that
/// follow from it. Notes on code that no build of the port compiles (`deadLines`, by file) are left out.
void reportProblems(MergedEvidence &merged, const Preparation &run,
                    const std::set<std::string> &withHiddenNames, const DeadLines &deadLines,
                    bool reportSettled, Sink &sink) {
  auto isReported = [&](const std::string &file) {
    return run.index.contains(file) && !run.graph.isHip(file);
  };
  std::set<std::pair<std::string, unsigned>> explained;
  for (const MissingHeader &missing : merged.missingHeaders) {
    std::set<std::string> failed = missing.withSyntaxErrors;
    for (const std::string &file : missing.withOtherErrors)
      if (withHiddenNames.contains(file))
        failed.insert(file);
    std::erase_if(failed, [&](const std::string &file) { return !isReported(file); });
    if (failed.empty())
      continue;
    bool isIncludeReported = isReported(missing.include.file);
    // Several units may include it through one header.
    if (isIncludeReported ? explained.insert({missing.include.file, missing.include.line}).second
                          : !std::includes(merged.notParsed.begin(), merged.notParsed.end(),
                                           failed.begin(), failed.end()))
      sink.add(reportMissing(missing, isIncludeReported));
    merged.notParsed.merge(failed);
  }
  for (Diagnostic &problem : merged.files.problems) {
    // C that is not C++, such as functions with parameters in K&R's style, hides no launches.
    // A header that no unit includes may rely on what is included before it.
    if (problem.kind == DiagnosticKind::SyntaxError &&
        (isCFile(problem.file) || merged.isHeaderAlone(problem.file)) &&
        !withHiddenNames.contains(problem.file))
      continue;
    if (!isReported(problem.file) || (problem.kind == DiagnosticKind::MissingInclude &&
                                      explained.contains({problem.file, problem.line})))
      continue;
    if (problem.kind == DiagnosticKind::SyntaxError ||
        problem.kind == DiagnosticKind::UnitNotParsed ||
        (problem.kind == DiagnosticKind::ParseError && withHiddenNames.contains(problem.file)))
      merged.notParsed.insert(problem.file);
    else if (problem.kind == DiagnosticKind::ParseError)
      continue;
    sink.add(std::move(problem));
  }
  auto isNeedless = [&](const Diagnostic &finding) {
    auto dead = deadLines.find(finding.file);
    return severityOf(finding.kind) == Severity::Note && dead != deadLines.end() &&
           llvm::any_of(dead->second, [&](const auto &lines) {
             return lines.first <= finding.line && finding.line < lines.second;
           });
  };
  for (Diagnostic &finding : merged.checks.findings)
    if (isReported(finding.file) && (!finding.isSettledByTranslation || reportSettled) &&
        !isNeedless(finding))
      sink.add(std::move(finding));
}

/// Whether the run knows the code at `offset` as clang sees it: it is compiled, and if it is in a
/// header, by those that include it.
bool isSeen(const MergedEvidence &merged, bool isPart, const project::InputFile &input,
            unsigned offset) {
  const std::string &path = input.source->path();
  if (merged.notParsed.contains(path) ||
      (input.role == project::FileRole::Header && (merged.units.contains(path) || isPart)))
    return false;
  auto known = merged.files.files.find(path);
  return known == merged.files.files.end() ||
         llvm::none_of(known->second.inactive, [&](Range range) { return range.contains(offset); });
}

/// Adds what the port check finds to what is reported.
void addPortErrors(
    Translation &translation, Sink &sink, std::vector<frontend::CompileCommand> commands,
    const Preparation &run, const mapping::Table &table, const TranslateOptions &options,
    std::set<std::string> untranslatedHeaders,
    llvm::function_ref<const frontend::FileEvidence *(const std::string &)> evidence) {
  std::vector<Diagnostic> reported = sink.take();
  // What clang cannot read as CUDA within the limits, it cannot read as HIP.
  std::set<llvm::StringRef> unread;
  for (const Diagnostic &diagnostic : reported)
    if (diagnostic.kind == DiagnosticKind::UnitNotParsed)
      unread.insert(diagnostic.file);
  std::erase_if(commands, [&](const frontend::CompileCommand &command) {
    return unread.contains(command.file);
  });
  std::set<std::string> cudaHeaders;
  forEachHeaderRow(table, [&](const mapping::Row &row) { // those that HIP has as well are HIP's
    if (!row.isPattern() && !table.hasUserRow(row.name) && row.hip != row.name)
      cudaHeaders.insert(row.name.str());
  });
  TorchHeaders torch(table.torchNames(), options.target.hip);
  PortCheckInput input;
  input.torchHeaders = &torch;
  input.commands = commands;
  input.parse = &run.session.options;
  input.generated = &options.around.generated;
  input.answersOtherwise = operatorsThatDiffer(table);
  input.isCudaHeader = [&](llvm::StringRef name) {
    return cudaHeaders.contains(name.str()) && !name.starts_with("thrust/");
  };
  input.isCudaName = [&](llvm::StringRef name) {
    return llvm::any_of(table.rowsOf(name),
                        [&](const mapping::Row &row) { return row.hip != name; });
  };
  input.removedFromCuda = [&](llvm::StringRef name) {
    for (const mapping::Row &row : table.rowsOf(name))
      if (row.supported && row.hip == name)
        return row.cudaRemoved;
    return Version();
  };
  input.lacksCounterpart = [&](llvm::StringRef name) {
    llvm::ArrayRef<mapping::Row> rows = table.rowsOf(name);
    return !rows.empty() &&
           llvm::none_of(rows, [](const mapping::Row &row) { return row.supported; });
  };
  input.untranslatedHeaders = std::move(untranslatedHeaders);
  input.reported = reported;
  input.renameUnits = options.form.renameUnits;
  input.tree = cacheName(run.sources.inputs, options.around.isPart ? "|part" : "");
  input.jobs = options.parse.jobs;
  PortFindings findings = checkPort(translation, *options.portCheck, input);
  for (llvm::StringRef path : unread)
    findings.partlyKnown.insert(path.str());
  std::vector<Diagnostic> found = std::move(findings.errors);
  // The port check reports an error of the original as the reason why it could not check the port. The parse has noted the same
  // error, which is enough once.
  std::erase_if(reported, [&](const Diagnostic &note) {
    return note.kind == DiagnosticKind::ParseError &&
           llvm::any_of(found, [&](const Diagnostic &error) {
             return (error.kind == DiagnosticKind::OriginalError ||
                     error.kind == DiagnosticKind::NameConflict) &&
                    error.file == note.file && error.line == note.line;
           });
  });
  llvm::append_range(reported, found);
  MeaningComparison meaning = compareMeaning(translation.files, options.form.renameUnits,
                                             findings.meaning, evidence, reported);
  translation.port->factsCompared = meaning.compared;
  translation.port->factsUnknown = meaning.unknown;
  compareLiveCode(translation.files, options.form.renameUnits, findings.meaning, evidence,
                  run.graph.withIncluded(findings.partlyKnown), reported, meaning);
  translation.port->explanations = std::move(meaning.explanations);
  translation.port->differing = countUnitsWith(meaning.differences, translation.files,
                                               options.form.renameUnits, findings.compiled);
  sink.add(std::move(meaning.differences));
  sink.add(std::move(reported));
}

Translation rewriteInputs(MergedEvidence merged, const Preparation &run,
                          llvm::ArrayRef<frontend::CompileCommand> commands,
                          const mapping::Table &table, const TranslateOptions &options,
                          llvm::ArrayRef<Diagnostic> earlier) {
  Translation translation;
  Sink sink;
  sink.add(std::move(merged.diagnostics));
  DeadLines deadLines;
  std::set<std::string> withHiddenNames;
  RewriteOptions rewrite = rewriteOptionsOf(options, run);
  RuntimeSources runtime =
      translateRuntimeSources(merged, run.sources.inputs, run.session.options, table, rewrite);
  sink.add(std::move(runtime.diagnostics));
  auto rewriteOne = [&](const project::InputFile &input) {
    rewrite.rules.isNested = run.graph.isNested(input.source->path());
    return rewriteFile(input, merged.files, table, implicitHeaderOf(input, merged), rewrite,
                       runtime.changes[input.source->path()]);
  };
  std::map<std::string, std::set<std::string>> nestedHelpers =
      helpersForNested(run.sources.inputs, run.graph, [&](const project::InputFile &input) {
        return rewriteOne(input).file.helpers;
      });
  for (const project::InputFile &input : run.sources.inputs) {
    const std::string &path = input.source->path();
    if (run.graph.isHip(path)) {
      TranslatedFile &file = translation.files.emplace_back();
      file.input = &input;
      file.isHip = file.keepsName = true;
      if (std::vector<Change> changes = rules::unwrapHalves(*input.source, options.target.hip);
          !changes.empty()) {
        EditPlan plan(*input.source);
        for (Change &change : changes)
          plan.add(std::move(change));
        plan.resolve();
        file.newText = plan.apply(&file.map);
        file.changes = plan.changes();
      }
      continue;
    }
    rewrite.rules.nestedHelpers = nestedHelpers[path];
    RewrittenFile rewritten = rewriteOne(input);
    input.source->forgetTokens();
    if (rewritten.hasHiddenNames)
      withHiddenNames.insert(path);
    if (!rewritten.deadLines.empty())
      deadLines[path] = std::move(rewritten.deadLines);
    llvm::erase_if(rewritten.diagnostics, [&](const Diagnostic &diagnostic) {
      return diagnostic.isSettledByTranslation && !options.reportsSettled();
    });
    sink.add(std::move(rewritten.diagnostics));
    rewritten.file.keepsName = keepsName(run, path);
    rewritten.file.isUnread = merged.unread.contains(path);
    translation.files.push_back(std::move(rewritten.file));
    for (const auto &[offset, kernel] : merged.checks.kernels[path])
      translation.kernels.push_back({path, kernel});
  }
  if (options.form.helpers == rules::HelperForm::Header)
    translation.helperHeaders = helperHeadersOf(translation.files);
  sink.add(headersOutside(merged.files, run.index));
  reportProblems(merged, run, withHiddenNames, deadLines, options.reportsSettled(), sink);
  sink.add(earlier.vec());
  sink.add(run.database.diagnostics());
  if (!merged.unfinished.empty())
    translation.unfinished = run.graph.withIncluded(merged.unfinished);
  std::vector<frontend::CompileCommand> finished;
  for (const frontend::CompileCommand &command : commands)
    if (!translation.unfinished.contains(command.file))
      finished.push_back(command);
  if (options.portCheck)
    addPortErrors(translation, sink, finished, run, table, options,
                  foreignHeaders(merged.files, run.index),
                  [&](const std::string &path) -> const frontend::FileEvidence * {
                    auto file = merged.files.files.find(path);
                    return file == merged.files.files.end() ? nullptr : &file->second;
                  });
  translation.units = merged.units.size();
  translation.notParsed = merged.notParsed;
  translation.filesRead = std::move(merged.filesRead);
  translation.diagnostics = sink.take();
  std::erase_if(translation.diagnostics, [&](const Diagnostic &diagnostic) {
    return translation.unfinished.contains(diagnostic.file);
  });
  dropOwnNames(translation.diagnostics, run.sources.inputs);
  selectDiagnostics(translation, options.selection,
                    [&](const project::InputFile &input, unsigned offset) {
                      return isSeen(merged, options.around.isPart, input, offset);
                    });
  if (!options.selection.everyPlace) {
    joinMissingHeaders(translation.diagnostics);
    joinNamedFunctions(translation.diagnostics);
    joinRepeatedFindings(translation.diagnostics);
    joinUnknownNames(translation.diagnostics, merged.missingHeaders);
  }
  if (options.form.writeTodos)
    addTodoComments(translation);
  return translation;
}

} // namespace

llvm::Expected<ShardFile> parseShard(llvm::ArrayRef<project::InputFile> inputs,
                                     const SourceGraph &graph, const mapping::Table &table,
                                     const TranslateOptions &options, Shard shard) {
  Preparation run(inputs, graph, table, options,
                  fmt::format("|shard {}/{}", shard.index, shard.count));
  if (llvm::Error error = run.load(options))
    return error;
  UnitPlan plan = planUnits(run.sources);
  ShardFile file;
  file.shard = shard;
  file.fingerprint = fingerprintOf(plan, inputs, run.session.settings);
  UnitPlan own;
  std::vector<size_t> positions;
  for (size_t i = 0; i < plan.commands.size(); ++i)
    if (shard.has(i)) {
      own.commands.push_back(std::move(plan.commands[i]));
      positions.push_back(i);
    }
  ParsedUnits parsed = parseUnits(std::move(own), run.session);
  for (size_t i = 0; i < positions.size(); ++i)
    file.units[positions[i]] = std::move(parsed.units[i]);
  run.session.cache.save();
  return file;
}

llvm::Expected<Translation> translateInputs(llvm::ArrayRef<project::InputFile> inputs,
                                            const SourceGraph &graph, const mapping::Table &table,
                                            const TranslateOptions &options,
                                            llvm::ArrayRef<Diagnostic> earlier) {
  Preparation run(inputs, graph, table, options,
                  options.shards          ? "|apply"
                  : options.around.isPart ? "|part"
                                          : "");
  if (llvm::Error error = run.load(options))
    return error;
  UnitPlan plan = planUnits(run.sources);
  if (options.shards &&
      options.shards->fingerprint != fingerprintOf(plan, inputs, run.session.settings))
    return llvm::createStringError(
        "the sources, the rules or the compile database have changed since the shards were made, "
        "or -o names a folder of the tree but the shards were run without it; run them again");
  std::vector<frontend::CompileCommand> commands = plan.commands;
  return rewriteInputs(gatherEvidence(std::move(plan), run, options), run, commands, table, options,
                       earlier);
}

} // namespace tranship::translate
