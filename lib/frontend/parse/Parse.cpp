// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/Parse.h"

#include "frontend/parse/DeviceBranches.h"
#include "frontend/parse/ForwardingCode.h"
#include "frontend/parse/ParseObstacles.h"
#include "frontend/parse/ProblemCollector.h"
#include "frontend/parse/UnitSetup.h"
#include "frontend/precompile/LargeHeader.h"
#include "frontend/precompile/LargeHeaderSeeker.h"
#include "frontend/precompile/PreludePch.h"
#include "frontend/record/PreprocessorRecorder.h"
#include "frontend/record/UnitConsumer.h"
#include "frontend/record/UnitRecorder.h"
#include "source/ArchitectureTests.h"
#include "syntax/ChevronReader.h"

#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/HeaderSearch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <set>

namespace tranship::frontend {
namespace {

class RecordAction : public clang::ASTFrontendAction {
public:
  /// `largeHeaders`: where to look for the next one; null: the parse goes on to its end.
  RecordAction(UnitRecorder &recorder, const CompileCommand &command,
               std::function<bool(llvm::StringRef)> isCudaHeader, LargeHeaderStore *largeHeaders,
               const LargeHeader *largeHeader)
      : recorder_(recorder), command_(command), isCudaHeader_(std::move(isCudaHeader)),
        largeHeaders_(largeHeaders), largeHeader_(largeHeader) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    recorder_.attach(compiler.getSourceManager());
    keepUsersHeaders(compiler.getPreprocessor().getHeaderSearchInfo(), command_);
    readChevronsAsNvcc(compiler.getPreprocessor(), /*keepsPlaces=*/true);
    compiler.getPreprocessor().addPPCallbacks(makePreprocessorRecorder(recorder_, isCudaHeader_));
    if (largeHeaders_)
      compiler.getPreprocessor().addPPCallbacks(makeLargeHeaderSeeker(
          compiler.getPreprocessor(), recorder_, *largeHeaders_, largeHeader_, wanted_));
    return makeUnitConsumer(recorder_, [this] { return wanted_.has_value(); });
  }

  // Reached only when a precompiled prelude was taken.
  void ExecuteAction() override {
    started_ = true;
    clang::ASTFrontendAction::ExecuteAction();
  }

  void EndSourceFileAction() override {
    // Only now it is known what is inactive in the main file.
    if (started_ && !wanted_ && recorder_.testsArchitecture && recorder_.unit().isCuda &&
        !recorder_.options().onlyProblems && getCompilerInstance().hasSema())
      forwardingCode_ = findForwardingCode(getCompilerInstance().getSema(), recorder_);
  }

  /// Clang got as far as to read the unit.
  bool started() const { return started_; }
  /// Code that is inactive for the host and that no parse needs to see: by file.
  const std::map<std::string, std::vector<Range>> &forwardingCode() const {
    return forwardingCode_;
  }
  /// The header at which the parse stopped, to go on with it precompiled.
  const std::optional<WantedHeader> &wanted() const { return wanted_; }

private:
  UnitRecorder &recorder_;
  const CompileCommand &command_;
  std::function<bool(llvm::StringRef)> isCudaHeader_;
  LargeHeaderStore *largeHeaders_;
  const LargeHeader *largeHeader_;
  std::optional<WantedHeader> wanted_;
  bool started_ = false;
  std::map<std::string, std::vector<Range>> forwardingCode_;
};

bool includesByForce(const CompileCommand &command) {
  return llvm::is_contained(command.flags, "-include");
}

/// A parse of a unit, from its first to its last line unless `wanted` is set.
struct Attempt {
  ParsedUnit unit;
  ParseBase base;
  /// Clang got as far as to read the unit.
  bool started = false;
  /// It took too much time or memory, as a further parse would.
  bool isOver = false;
  /// The unit holds code for devices alone.
  bool testsArchitecture = false;
  /// Plain C++ was taken for CUDA.
  bool launchesInCxx = false;
  std::map<std::string, std::vector<Range>> forwardingCode;
  /// The header at which the parse stopped, to go on with it precompiled.
  std::optional<WantedHeader> wanted;
  /// Names of the user that names of `std` made ambiguous.
  std::set<std::string> ambiguous;
  std::string firstError;

  /// The one acceptance test: clang took what the unit was parsed on, and its language, or no other attempt would do better.
  bool isAccepted() const { return isOver || (started && !launchesInCxx); }
};

/// Parses one unit. The attempts are made in the order of `steps`, until one is accepted.
class UnitParser {
public:
  UnitParser(const CompileCommand &command, const ParseOptions &options)
      : command_(command), options_(options), setup_(options.setup ? *options.setup : own_) {
    base_.asCuda = command.isCuda || options.cudaPath.empty();
    base_.prelude = preludeOf(command, options);
  }

  /// `known`: the large header that another parse of the unit found; nothing: it has to be found.
  llvm::Expected<Attempt> parse(std::optional<const LargeHeader *> known) {
    Attempt attempt = known ? on(*known) : onLargeHeaders();
    for (Step step : steps)
      if (!attempt.isAccepted() && (this->*step)(attempt))
        attempt = on(nullptr);
    if (!attempt.isAccepted())
      return llvm::createStringError("clang cannot parse this unit: " + attempt.firstError);
    if (!attempt.ambiguous.empty() && !attempt.isOver)
      attempt = withOwnNames(std::move(attempt));
    return attempt;
  }

private:
  /// Parses the unit again without the names of `std` that made the user's ambiguous: an ambiguous name hides the code around
  /// it.
  Attempt withOwnNames(Attempt ambiguous) {
    hidden_ = std::move(ambiguous.ambiguous);
    Attempt clear = on(ambiguous.base.largeHeader);
    hidden_.clear();
    if (!clear.isAccepted() || clear.unit.problems.size() > ambiguous.unit.problems.size())
      return ambiguous;
    for (auto &[path, record] : ambiguous.unit.files)
      clear.unit.files[path].types.qualifiers.merge(record.types.qualifiers);
    return clear;
  }

  /// Prepares the next attempt. False: it would be the last one again.
  using Step = bool (UnitParser::*)(const Attempt &last);

  bool dropLargeHeader(const Attempt &last) {
    if (last.started || !last.base.largeHeader)
      return false;
    replace(*last.base.largeHeader); // for the next unit
    return true;
  }
  bool replacePrelude(const Attempt &last) {
    if (last.started || !base_.prelude)
      return false;
    base_.prelude = options_.prelude->replace(command_.standard(), options_, *base_.prelude);
    return base_.prelude;
  }
  /// The text of the prelude says the same.
  bool dropPrelude(const Attempt &last) {
    if (last.started || !last.base.prelude)
      return false;
    base_.prelude = nullptr;
    return true;
  }
  bool takeAsCxx(const Attempt &last) {
    if (!last.launchesInCxx)
      return false;
    base_.asCuda = false;
    base_.prelude = nullptr;
    return true;
  }

  static constexpr Step steps[] = {&UnitParser::dropLargeHeader, &UnitParser::replacePrelude,
                                   &UnitParser::dropPrelude, &UnitParser::takeAsCxx};

  Attempt on(const LargeHeader *largeHeader) {
    base_.largeHeader = largeHeader;
    return attempt(/*largeHeaders=*/nullptr);
  }

  /// Parses the unit up to its first large header, then again on that header, and so on. The last attempt reads the whole
  /// unit.
  Attempt onLargeHeaders() {
    // What a command includes by force is the user's, and comes first.
    if (!base_.prelude || includesByForce(command_))
      return on(nullptr);
    LargeHeaderStore &largeHeaders = options_.prelude->largeHeaders();
    std::set<std::string> seen;
    base_.largeHeader = nullptr;
    for (;;) {
      Attempt result = attempt(&largeHeaders);
      if (!result.wanted)
        return result;
      // A header may be read again although it has been precompiled, if it has no include guard.
      const LargeHeader *next = nullptr;
      if (seen.insert(result.wanted->path).second)
        next = largeHeaders.get(*result.wanted, base_.largeHeader, context(),
                                [&] { return unitFiles(setup_, command_, options_, base_); });
      if (!next)
        return on(base_.largeHeader);
      base_.largeHeader = next;
    }
  }

  /// `largeHeaders`: stop at the next large header.
  Attempt attempt(LargeHeaderStore *largeHeaders) {
    Attempt result;
    result.base = base_;
    ParsedUnit &unit = result.unit;
    unit.mainFile = command_.file;
    unit.isCuda = unit.mayUseCuda = command_.isCuda;
    UnitRecorder recorder(unit, options_);
    recorder.hidden = hidden_;
    ProblemCollector problems(recorder, options_.maxProblems, command_.isC());
    auto files = unitFiles(setup_, command_, options_, base_);
    RecordAction action(
        recorder, command_, [&](llvm::StringRef name) { return isCudaHeader(name); }, largeHeaders,
        base_.largeHeader);
    std::shared_ptr<clang::CompilerInvocation> invocation =
        unitInvocation(setup_, command_, options_, base_, files, problems);
    ClangRun run;
    if (invocation)
      run = runClang(std::move(invocation), files, problems, action, pchOf(command_, base_));
    result.started = action.started();
    result.isOver = run.end == WorkEnd::OutOfTime || run.end == WorkEnd::OutOfMemory;
    result.firstError = problems.first();
    if (run.finished() && action.wanted()) {
      result.wanted = action.wanted();
      return result;
    }
    result.launchesInCxx = base_.asCuda && problems.sawLaunchInCxx();
    result.testsArchitecture = recorder.testsArchitecture;
    result.ambiguous = recorder.ambiguous;
    result.forwardingCode = action.forwardingCode();
    if (!run.finished()) // after a crash, only this unit's evidence is lost
      unit.problems.push_back(unfinished(command_, run));
    explainRefused(unit, *files);
    if (!unit.mayUseCuda)
      unit.userNames.merge(recorder.redeclared);
    for (const LargeHeader *layer = base_.largeHeader; layer; layer = layer->below) {
      const PchFacts &facts = layer->pch->facts;
      unit.filesRead.insert(facts.filesRead.begin(), facts.filesRead.end());
      unit.filesMissing.insert(facts.filesMissing.begin(), facts.filesMissing.end());
      unit.mayUseCuda |= layer->includesCuda;
    }
    return result;
  }

  /// Makes a large header again that clang refused.
  void replace(const LargeHeader &largeHeader) {
    ParseBase below = base_;
    below.largeHeader = largeHeader.below;
    options_.prelude->largeHeaders().replace(
        largeHeader, context(), [&] { return unitFiles(setup_, command_, options_, below); });
  }

  bool isCudaHeader(llvm::StringRef name) const {
    return options_.cudaHeaders.contains(name.str());
  }

  /// How the unit's large headers are made: like itself, but for folders that it names for its own quoted
  /// includes. So they fit units in other folders.
  LargeHeaderContext context() const {
    LargeHeaderContext context;
    std::set<std::string> quoted;
    for (size_t i = 1; i < command_.flags.size(); ++i)
      if (command_.flags[i - 1] == "-iquote")
        quoted.insert(command_.flags[i]);
    CompileCommand shared = command_;
    shared.flags.clear();
    for (size_t i = 0; i < command_.flags.size(); ++i) {
      llvm::StringRef flag = command_.flags[i];
      bool isFolder =
          flag == "-iquote" || flag == "-idirafter" || flag == "-I" || flag == "-isystem";
      if (!isFolder || i + 1 == command_.flags.size()) {
        shared.flags.push_back(flag.str());
        continue;
      }
      const std::string &folder = command_.flags[++i];
      if (flag == "-iquote" || (flag == "-idirafter" && quoted.contains(folder)))
        context.droppedFolders.push_back(folder);
      else
        shared.flags.insert(shared.flags.end(), {flag.str(), folder});
      if (!llvm::sys::path::is_absolute(folder))
        context.directory = command_.directory;
    }
    context.arguments = unitArguments(shared, options_, base_);
    context.isCudaHeader = [this](llvm::StringRef name) { return isCudaHeader(name); };
    context.preludePath = precompiledPath(command_.isCuda);
    context.preludeKey = options_.prelude->id(command_.standard(), options_);
    return context;
  }

  const CompileCommand &command_;
  const ParseOptions &options_;
  CompilerSetup own_;
  CompilerSetup &setup_;
  ParseBase base_;
  /// Names of `std` that the parse does not see.
  std::set<std::string> hidden_;
};

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
  llvm::Expected<Attempt> parsed = UnitParser(command, options).parse(std::nullopt);
  if (!parsed)
    return parsed.takeError();
  if (!command.isCuda || !parsed->testsArchitecture || parsed->isOver || options.onlyProblems)
    return std::move(parsed->unit);
  std::set<int64_t> bounds = parsed->unit.architectureBounds;
  llvm::SmallVector<int64_t> tried;
  HostOnlyCode hostOnly;
  while (std::optional<int64_t> architecture = nextArchitecture(bounds, tried)) {
    tried.push_back(*architecture);
    // Defines the macro for the host: its tests select the same code, and the precompiled prelude
    // fits.
    CompileCommand forDevice = command;
    forDevice.flags.push_back(fmt::format("-D__CUDA_ARCH__={}", *architecture));
    // Often they are the same: `#if __CUDA_ARCH__ < 600`.
    std::optional<ParsedUnit> seen = preprocessUnit(forDevice, options, parsed->base);
    hostOnly.add(seen);
    if (seen && *architecture == usualArchitecture)
      noteUsual(parsed->unit, *seen);
    if (seen && (bounds.merge(seen->architectureBounds),
                 !activatesMore(parsed->unit, *seen, parsed->forwardingCode))) {
      if (activatesMore(parsed->unit, *seen)) {
        // The preprocessor has seen all that a parse would.
        addSkipped(parsed->unit, std::move(*seen), /*observer=*/nullptr);
      } else {
        parsed->unit.filesRead.merge(seen->filesRead);
        parsed->unit.filesMissing.merge(seen->filesMissing);
      }
      continue;
    }
    llvm::Expected<Attempt> again = UnitParser(forDevice, options).parse(parsed->base.largeHeader);
    if (again) {
      bounds.merge(again->unit.architectureBounds);
      addSkipped(parsed->unit, std::move(again->unit), options.observer);
    } else
      llvm::consumeError(again.takeError()); // the first parse is whole
  }
  if (options.observer)
    parsed->unit.observations = options.observer->dropOnHost(
        std::move(parsed->unit.observations),
        [&](const std::string &file, unsigned offset) { return hostOnly.contains(file, offset); });
  return std::move(parsed->unit);
}

} // namespace tranship::frontend
