// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/Parse.h"

#include "frontend/CDialect.h"
#include "frontend/DependentNames.h"
#include "frontend/DeviceBranches.h"
#include "frontend/ExecutionSpaces.h"
#include "frontend/InertCode.h"
#include "frontend/NameRecorder.h"
#include "frontend/NarrowedValues.h"
#include "frontend/ParseObstacles.h"
#include "frontend/Preamble.h"
#include "frontend/PreambleSeeker.h"
#include "frontend/PrecompiledPrelude.h"
#include "frontend/PreprocessorRecorder.h"
#include "frontend/UnitRecorder.h"
#include "frontend/UnitSetup.h"
#include "frontend/VectorListRecorder.h"
#include "source/ArchitectureTests.h"
#include "support/LibraryNames.h"
#include "syntax/ChevronReader.h"

#include "clang/Basic/CharInfo.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/HeaderSearch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <cstring>
#include <set>

namespace tranship::frontend {
namespace {

/// Keeps clang's errors: no more than asked for, since a missing header can make thousands.
class ProblemCollector : public clang::DiagnosticConsumer {
public:
  ProblemCollector(UnitRecorder &recorder, size_t limit, bool isC)
      : recorder_(recorder), narrowed_(recorder), limit_(limit), isC_(isC) {}

  void BeginSourceFile(const clang::LangOptions &,
                       const clang::Preprocessor *preprocessor) override {
    recorder_.attach(preprocessor->getSourceManager());
    inFile_ = true;
  }
  void EndSourceFile() override { inFile_ = false; }

  void HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                        const clang::Diagnostic &diagnostic) override {
    if (level < clang::DiagnosticsEngine::Error) {
      if (level == clang::DiagnosticsEngine::Note && error_.isValid()) {
        noteRejectedSpecialization(diagnostic, error_, errorId_, recorder_);
        narrowed_.note(diagnostic);
      }
      return;
    }
    error_ = {};
    if (!recorder_.unit().isCuda && (isOfCudaAlone(diagnostic) || isNarrowing(diagnostic.getID())))
      return;
    if (recorder_.unit().isCuda && inFile_ &&
        (recordBareDefinition(diagnostic, recorder_) ||
         recordDependentName(diagnostic, recorder_) || recordAmbiguousList(diagnostic, recorder_) ||
         narrowed_.error(diagnostic)))
      return;
    noteOwnDeclaration(diagnostic);
    if (isC_ && isErrorInCxxAlone(diagnostic.getID()))
      return;
    llvm::SmallString<128> message;
    diagnostic.FormatDiagnostic(message);
    if (first_.empty())
      first_ = std::string(message);
    if (!inFile_ || recorder_.unit().problems.size() >= limit_)
      return;
    clang::SourceLocation location = diagnostic.getLocation();
    if (location.isInvalid())
      return;
    location = recorder_.sourceManager().getExpansionLoc(location);
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(location);
    if (!place)
      return;
    clang::PresumedLoc at =
        recorder_.sourceManager().getPresumedLoc(location, /*UseLineDirectives=*/false);
    // A type that does not fit costs nothing here; text that is no C++ hides what stands around it.
    bool isSyntax =
        clang::DiagnosticIDs::getCategoryNameFromID(
            clang::DiagnosticIDs::getCategoryNumberForDiag(diagnostic.getID())) != "Semantic Issue";
    recorder_.unit().problems.push_back(
        {isSyntax ? DiagnosticKind::SyntaxError : DiagnosticKind::ParseError,
         *place->path,
         at.getLine(),
         at.getColumn(),
         "clang cannot parse this: " + std::string(message),
         {},
         {}});
    error_ = diagnostic.getLocation();
    errorId_ = diagnostic.getID();
  }

  const std::string &first() const { return first_; }
  /// Plain C++ was taken for CUDA: `operator<<<char>` launches nothing.
  bool sawLaunchInCxx() const { return sawLaunchInCxx_; }

private:
  /// Clang drops a declaration that contradicts ours; in plain C++ it is why the name is the
  /// user's.
  void noteOwnDeclaration(const clang::Diagnostic &diagnostic) {
    namespace diag = clang::diag;
    static constexpr unsigned contradictions[] = {
        diag::err_redefinition,
        diag::err_redefinition_different_kind,
        diag::err_redefinition_different_type,
        diag::err_redefinition_different_typedef,
        diag::err_redefinition_of_enumerator,
        diag::err_conflicting_types,
        diag::err_different_language_linkage,
        diag::err_ovl_diff_return_type,
        diag::err_tag_definition_of_typedef,
        diag::err_tag_reference_conflict,
        diag::err_use_with_wrong_tag,
    };
    if (recorder_.unit().isCuda || !inFile_ || diagnostic.getLocation().isInvalid() ||
        !llvm::is_contained(contradictions, diagnostic.getID()))
      return;
    const clang::SourceManager &sources = recorder_.sourceManager();
    llvm::StringRef text =
        sources.getCharacterData(sources.getSpellingLoc(diagnostic.getLocation()));
    recorder_.redeclared.insert(
        text.take_while([](char c) { return clang::isAsciiIdentifierContinue(c); }).str());
  }

  /// An error that plain C++ has only because it is parsed as CUDA.
  bool isOfCudaAlone(const clang::Diagnostic &diagnostic) {
    // The C library's functions are for both sides here, but a file may define its own.
    if (diagnostic.getID() == clang::diag::err_cuda_ovl_target)
      return true;
    clang::SourceLocation location = diagnostic.getLocation();
    if (inFile_ && location.isValid()) {
      const clang::SourceManager &sources = recorder_.sourceManager();
      const char *text = sources.getCharacterData(sources.getSpellingLoc(location));
      sawLaunchInCxx_ |= std::strncmp(text, "<<<", 3) == 0;
    }
    return false;
  }

  UnitRecorder &recorder_;
  NarrowedValues narrowed_;
  size_t limit_;
  bool isC_;
  bool inFile_ = false;
  std::string first_;
  clang::SourceLocation error_; // of the last problem that was kept
  unsigned errorId_ = 0;
  bool sawLaunchInCxx_ = false;
};

class RecordAction : public clang::ASTFrontendAction {
public:
  /// `preambles`: where to look for the next one; null: the parse goes on to its end. `isOnNothing`: the parse only looks for a
  /// preamble that contains the prelude.
  RecordAction(UnitRecorder &recorder, const CompileCommand &command,
               std::function<bool(llvm::StringRef)> isCudaHeader, Preambles *preambles,
               const Preamble *preamble, bool isOnNothing)
      : recorder_(recorder), command_(command), isCudaHeader_(std::move(isCudaHeader)),
        preambles_(preambles), preamble_(preamble), isOnNothing_(isOnNothing) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    recorder_.attach(compiler.getSourceManager());
    keepUsersHeaders(compiler.getPreprocessor().getHeaderSearchInfo(), command_);
    readChevronsAsNvcc(compiler.getPreprocessor(), /*keepsPlaces=*/true);
    compiler.getPreprocessor().addPPCallbacks(makePreprocessorRecorder(recorder_, isCudaHeader_));
    if (preambles_)
      compiler.getPreprocessor().addPPCallbacks(makePreambleSeeker(
          compiler.getPreprocessor(), recorder_, *preambles_, preamble_, wanted_, isOnNothing_));
    return makeNameRecorder(recorder_, [this] { return wanted_.has_value(); });
  }

  // Reached only when a precompiled prelude was taken.
  void ExecuteAction() override {
    started_ = true;
    clang::ASTFrontendAction::ExecuteAction();
  }

  void EndSourceFileAction() override {
    for (const Preamble *layer = preamble_; layer; layer = layer->below)
      lacksPart_ |= (layer->leftOut && usersSay([&](llvm::StringRef text) {
                       return saysAny(text, layer->leftOut->words);
                     })) ||
                    (layer->lacksLibraries && usersSay(saysLibrary));
    // Only now it is known what is inactive in the main file.
    if (started_ && !wanted_ && !lacksPart_ && recorder_.testsArchitecture &&
        recorder_.unit().isCuda && !recorder_.options().onlyProblems &&
        getCompilerInstance().hasSema())
      inertCode_ = findInertCode(getCompilerInstance().getSema(), recorder_);
  }

  /// Clang got as far as to read the unit.
  bool started() const { return started_; }
  /// The unit may need what its preamble leaves out.
  bool lacksPart() const { return lacksPart_; }
  /// Code that is inactive for the host and that no parse needs to see: by file.
  const std::map<std::string, std::vector<Range>> &inertCode() const { return inertCode_; }
  /// The header at which the parse stopped, to go on with it precompiled.
  const std::optional<WantedHeader> &wanted() const { return wanted_; }

private:
  bool usersSay(llvm::function_ref<bool(llvm::StringRef text)> says) {
    clang::SourceManager &sources = getCompilerInstance().getSourceManager();
    for (unsigned i = 0; i < sources.local_sloc_entry_size(); ++i)
      if (const clang::SrcMgr::SLocEntry &entry = sources.getLocalSLocEntry(i); entry.isFile())
        if (clang::FileID file =
                sources.getFileID(clang::SourceLocation::getFromRawEncoding(entry.getOffset()));
            sources.getFileEntryRefForID(file) &&
            recorder_.placeOf(sources.getLocForStartOfFile(file)) &&
            says(sources.getBufferData(file)))
          return true;
    return false;
  }

  UnitRecorder &recorder_;
  const CompileCommand &command_;
  std::function<bool(llvm::StringRef)> isCudaHeader_;
  Preambles *preambles_;
  const Preamble *preamble_;
  bool isOnNothing_;
  std::optional<WantedHeader> wanted_;
  bool started_ = false, lacksPart_ = false;
  std::map<std::string, std::vector<Range>> inertCode_;
};

/// How the unit's preambles are made: like itself, but for folders that it names for its own quoted
/// includes. So they fit units in other folders.
PreambleContext preambleContext(const CompileCommand &command, const ParseOptions &options,
                                llvm::StringRef standard, bool onPrelude) {
  PreambleContext context{options, {}, {}, {}, {}, {}, {}, true, false};
  std::set<std::string> quoted;
  for (size_t i = 1; i < command.flags.size(); ++i)
    if (command.flags[i - 1] == "-iquote")
      quoted.insert(command.flags[i]);
  CompileCommand shared = command;
  shared.flags.clear();
  for (size_t i = 0; i < command.flags.size(); ++i) {
    llvm::StringRef flag = command.flags[i];
    bool isFolder = flag == "-iquote" || flag == "-idirafter" || flag == "-I" || flag == "-isystem";
    if (!isFolder || i + 1 == command.flags.size()) {
      shared.flags.push_back(flag.str());
      continue;
    }
    const std::string &folder = command.flags[++i];
    if (flag == "-iquote" || (flag == "-idirafter" && quoted.contains(folder)))
      context.droppedFolders.push_back(folder);
    else
      shared.flags.insert(shared.flags.end(), {flag.str(), folder});
    if (!llvm::sys::path::is_absolute(folder))
      context.directory = command.directory;
  }
  context.arguments = unitArguments(shared, options, standard, /*asCuda=*/true,
                                    /*hasPrecompiledPrelude=*/true);
  context.isCudaHeader = [&options](llvm::StringRef name) {
    return options.cudaHeaders.contains(name.str());
  };
  if (onPrelude)
    context.preludePath = precompiledPath(command.isCuda);
  context.preludeKey = options.prelude->id(standard, options);
  return context;
}

bool includesByForce(const CompileCommand &command) {
  return llvm::is_contained(command.flags, "-include");
}

/// Whether the unit seems to begin with a large header of a library, and the run would make the prelude for it alone.
bool mayNeedNoPrelude(const CompileCommand &command, const ParseOptions &options,
                      CompilerSetup &setup) {
  if (!options.prelude || !options.hasFewUnits || !options.cudaPath.empty() || !command.isCuda ||
      includesByForce(command) || options.prelude->find(command.standard(), options))
    return false;
  auto text = setup.files(options, command.directory)->getBufferForFile(command.file);
  return text && beginsWithLibrary((*text)->getBuffer(), [&](llvm::StringRef name) {
           return options.cudaHeaders.contains(name.str());
         });
}

/// A unit, and whether it holds code for devices alone.
struct Parsed {
  ParsedUnit unit;
  bool testsArchitecture = false;
  /// It took too much time or memory, as a further parse would.
  bool isOver = false;
  std::map<std::string, std::vector<Range>> inertCode;
  /// What it was parsed on; null: the prelude.
  const Preamble *preamble = nullptr;
};

/// `known`: what a parse of the same unit was parsed on; nothing: that is to be found.
llvm::Expected<Parsed> parseOnce(const CompileCommand &command, const ParseOptions &options,
                                 std::optional<const Preamble *> known = std::nullopt) {
  std::string standard = command.standard();
  CompilerSetup own;
  CompilerSetup &setup = options.setup ? *options.setup : own;
  bool needsNoPrelude = !known && mayNeedNoPrelude(command, options, setup);
  const PrecompiledHeader *precompiled =
      needsNoPrelude ? nullptr : preludeOf(command, options, known.value_or(nullptr));
  // On our own headers plain C++ is parsed as CUDA too, and cplusplus.h hides it: so one
  // precompiled prelude is enough for all units.
  bool asCuda = command.isCuda || options.cudaPath.empty();
  const Preamble *preamble = known.value_or(nullptr);
  // What a command includes by force is the user's, and comes first.
  Preambles *preambles = (precompiled || needsNoPrelude) && !known && !includesByForce(command)
                             ? &options.prelude->preambles()
                             : nullptr;
  std::set<std::string> precompiledHeaders;
  bool mayLeaveOut = true;
  auto startOnPrelude = [&] {
    needsNoPrelude = false;
    precompiled = preludeOf(command, options, nullptr);
    preamble = nullptr;
    preambles = precompiled ? &options.prelude->preambles() : nullptr;
    precompiledHeaders.clear();
  };
  for (;;) {
    bool isOnNothing = needsNoPrelude && !preamble;
    Parsed result;
    ParsedUnit &unit = result.unit;
    unit.mainFile = command.file;
    unit.isCuda = unit.mayUseCuda = command.isCuda;
    UnitRecorder recorder(unit, options);
    ProblemCollector problems(recorder, options.maxProblems, command.isC());
    auto makeFiles = [&] { return unitFiles(setup, command, options, precompiled, preamble); };
    auto files = makeFiles();
    RecordAction action(
        recorder, command,
        [&](llvm::StringRef name) { return options.cudaHeaders.contains(name.str()); }, preambles,
        preamble, isOnNothing);
    std::shared_ptr<clang::CompilerInvocation> invocation = unitInvocation(
        setup, command, options, asCuda, precompiled || preamble || isOnNothing, files, problems);
    ClangRun clangs;
    if (invocation)
      clangs = runClang(std::move(invocation), files, problems, action,
                        pchOf(command, precompiled, preamble));
    bool ran = clangs.finished();
    // Another attempt would take as much.
    bool isOver = clangs.end == WorkEnd::OutOfTime || clangs.end == WorkEnd::OutOfMemory;
    if (ran && action.wanted()) {
      PreambleContext context =
          preambleContext(command, options, standard, /*onPrelude=*/!needsNoPrelude);
      context.mayLeaveOut = mayLeaveOut;
      if (isOnNothing)
        if (auto text = files->getBufferForFile(command.file))
          context.saysLibrary = saysLibrary((*text)->getBuffer());
      // A header may be read again although it has been precompiled, if it has no include guard.
      bool isNew = precompiledHeaders.insert(action.wanted()->path).second;
      const Preamble *next =
          isNew ? preambles->get(*action.wanted(), preamble, context, makeFiles) : nullptr;
      if (next)
        preamble = next;
      else if (isOnNothing)
        startOnPrelude();
      else
        preambles = nullptr;
      continue;
    }
    if (isOnNothing && !isOver) {
      startOnPrelude();
      continue;
    }
    if (ran && action.lacksPart()) {
      mayLeaveOut = false;
      preamble = nullptr;
      preambles = &options.prelude->preambles();
      precompiledHeaders.clear();
      continue;
    }
    if (!action.started() && preamble && !isOver) {
      // Made anew it should fit; the layers below are looked at first.
      if (preambles)
        preambles->refused(*preamble);
      preamble = nullptr;
      continue;
    }
    if (!action.started() && precompiled && !isOver) {
      // Clang refused it. Made anew it should fit; if not, the text says the same.
      const PrecompiledHeader *fresh = options.prelude->rebuild(standard, options);
      precompiled = fresh == precompiled ? nullptr : fresh;
      continue;
    }
    if (!action.started() && !isOver)
      return llvm::createStringError("clang cannot parse this unit: " + problems.first());
    if (asCuda && problems.sawLaunchInCxx() && !isOver) {
      asCuda = false;
      precompiled = nullptr;
      preamble = nullptr;
      preambles = nullptr;
      continue;
    }
    // The prelude has more of the C++ library than the preamble.
    if (needsNoPrelude && !unit.problems.empty() && !isOver) {
      startOnPrelude();
      continue;
    }
    if (!ran) // a crash costs what this unit would have told, no more
      unit.problems.push_back(unfinished(command, clangs));
    explainRefused(unit, *files);
    if (!unit.mayUseCuda)
      unit.userNames.merge(recorder.redeclared);
    for (const Preamble *layer = preamble; layer; layer = layer->below) {
      unit.filesRead.insert(layer->facts.filesRead.begin(), layer->facts.filesRead.end());
      unit.filesMissing.insert(layer->facts.filesMissing.begin(), layer->facts.filesMissing.end());
      unit.mayUseCuda |= layer->facts.includesCuda;
    }
    result.testsArchitecture = recorder.testsArchitecture;
    result.isOver = isOver;
    result.inertCode = action.inertCode();
    result.preamble = preamble;
    return result;
  }
}

/// The next architecture to parse for: a current GPU, then the one that AMD GPUs count as in the port, then
/// each one that takes branches no other did, since the port counts as a newer GPU where code would be lost
/// otherwise (ArchitectureTests.h).
std::optional<int64_t> nextArchitecture(const std::set<int64_t> &bounds,
                                        llvm::ArrayRef<int64_t> tried) {
  constexpr size_t mostTried = 6;
  constexpr int64_t first[] = {900, usualArchitecture};
  if (tried.size() < std::size(first))
    return first[tried.size()];
  auto branches = [&](int64_t architecture) {
    return std::distance(bounds.begin(), bounds.upper_bound(architecture));
  };
  const auto *next = llvm::find_if(newerArchitectures, [&](int64_t architecture) {
    return llvm::none_of(tried,
                         [&](int64_t other) { return branches(other) == branches(architecture); });
  });
  return next == std::end(newerArchitectures) || tried.size() == mostTried ? std::nullopt
                                                                           : std::optional(*next);
}

} // namespace

llvm::Expected<ParsedUnit> parseUnit(const CompileCommand &command, const ParseOptions &options) {
  llvm::Expected<Parsed> parsed = parseOnce(command, options);
  if (!parsed)
    return parsed.takeError();
  if (!command.isCuda || !parsed->testsArchitecture || parsed->isOver || options.onlyProblems)
    return std::move(parsed->unit);
  std::set<int64_t> bounds = parsed->unit.architectureBounds;
  llvm::SmallVector<int64_t> tried;
  while (std::optional<int64_t> architecture = nextArchitecture(bounds, tried)) {
    tried.push_back(*architecture);
    // As a macro on the host's side: what is behind it is the same, and the precompiled prelude
    // fits.
    CompileCommand forDevice = command;
    forDevice.flags.push_back(fmt::format("-D__CUDA_ARCH__={}", *architecture));
    // Often they are the same: `#if __CUDA_ARCH__ < 600`.
    if (std::optional<ParsedUnit> seen = preprocessUnit(forDevice, options, parsed->preamble);
        seen && (bounds.merge(seen->architectureBounds),
                 !activatesMore(parsed->unit, *seen, parsed->inertCode))) {
      if (activatesMore(parsed->unit, *seen)) {
        // The preprocessor has seen all that a parse would.
        addSkipped(parsed->unit, std::move(*seen), /*observer=*/nullptr);
      } else {
        parsed->unit.filesRead.merge(seen->filesRead);
        parsed->unit.filesMissing.merge(seen->filesMissing);
      }
      continue;
    }
    llvm::Expected<Parsed> again = parseOnce(forDevice, options, parsed->preamble);
    if (again) {
      bounds.merge(again->unit.architectureBounds);
      addSkipped(parsed->unit, std::move(again->unit), options.observer);
    } else
      llvm::consumeError(again.takeError()); // the first parse is whole
  }
  return std::move(parsed->unit);
}

} // namespace tranship::frontend
