// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/DeviceBranches.h"

#include "frontend/PreprocessorRecorder.h"
#include "frontend/TreeObserver.h"
#include "frontend/UnitRecorder.h"
#include "frontend/UnitSetup.h"
#include "source/Ranges.h"
#include "syntax/ChevronReader.h"

#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"

#include <iterator>

namespace tranship::frontend {
namespace {

/// Reads a unit without parsing it. It is an action over trees, so that it may start from a
/// precompiled header.
class ReadAction : public clang::ASTFrontendAction {
public:
  ReadAction(UnitRecorder &recorder, const CompileCommand &command)
      : recorder_(recorder), command_(command) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    clang::Preprocessor &preprocessor = compiler.getPreprocessor();
    recorder_.attach(compiler.getSourceManager());
    keepUsersHeaders(preprocessor.getHeaderSearchInfo(), command_);
    readChevronsAsNvcc(preprocessor, /*keepsPlaces=*/true);
    preprocessor.addPPCallbacks(makePreprocessorRecorder(recorder_, [this](llvm::StringRef name) {
      return recorder_.options().cudaHeaders.contains(name.str());
    }));
    return std::make_unique<clang::ASTConsumer>();
  }
  void ExecuteAction() override {
    clang::Preprocessor &preprocessor = getCompilerInstance().getPreprocessor();
    preprocessor.EnterMainSourceFile();
    clang::Token token;
    do
      preprocessor.Lex(token);
    while (token.isNot(clang::tok::eof));
    finished_ = true;
  }

  bool finished() const { return finished_; }

private:
  UnitRecorder &recorder_;
  const CompileCommand &command_;
  bool finished_ = false;
};

} // namespace

std::optional<ParsedUnit> preprocessUnit(const CompileCommand &command, const ParseOptions &options,
                                         const Preamble *preamble) {
  const PrecompiledHeader *precompiled = preludeOf(command, options, preamble);
  CompilerSetup own;
  CompilerSetup &setup = options.setup ? *options.setup : own;
  ParsedUnit unit;
  unit.mainFile = command.file;
  unit.isCuda = true;
  UnitRecorder recorder(unit, options);
  clang::IgnoringDiagConsumer diagnostics; // the parse for the host reports what it sees
  ReadAction action(recorder, command);
  auto files = unitFiles(setup, command, options, precompiled, preamble);
  std::shared_ptr<clang::CompilerInvocation> invocation = unitInvocation(
      setup, command, options, /*asCuda=*/true, precompiled || preamble, files, diagnostics);
  bool ran = invocation && runClang(std::move(invocation), files, diagnostics, action,
                                    pchOf(command, precompiled, preamble))
                               .finished();
  return ran && action.finished() ? std::optional(std::move(unit)) : std::nullopt;
}

bool activatesMore(const ParsedUnit &first, const ParsedUnit &second,
                   const std::map<std::string, std::vector<Range>> &ignored) {
  return llvm::any_of(first.files, [&](const auto &file) {
    auto other = second.files.find(file.first);
    const std::vector<Range> &inactive = file.second.inactive;
    if (other == second.files.end() || intersection(inactive, other->second.inactive) == inactive)
      return false;
    auto harmless = ignored.find(file.first);
    return harmless == ignored.end() || llvm::any_of(inactive, [&](const Range &range) {
             return intersection(range, other->second.inactive) != std::vector{range} &&
                    !llvm::is_contained(harmless->second, range);
           });
  });
}

void addSkipped(ParsedUnit &unit, ParsedUnit other, const TreeObserver *observer) {
  auto wasRead = [&](const std::string &path) {
    return path == unit.mainFile || unit.filesRead.contains(path);
  };
  auto wasSkipped = [&](const std::string &path, unsigned offset) {
    if (!wasRead(path))
      return true;
    auto file = unit.files.find(path);
    return file != unit.files.end() && llvm::any_of(file->second.inactive, [&](const Range &range) {
             return range.contains(offset);
           });
  };
  if (observer)
    unit.observations =
        observer->join(std::move(unit.observations), std::move(other.observations), wasSkipped);
  for (auto &[path, seen] : other.files) {
    FileRecord &known = unit.files[path];
    auto isNew = [&, &path = path](unsigned offset) { return wasSkipped(path, offset); };
    auto add = [&](auto &into, const auto &from) {
      for (const auto &[offset, evidence] : from)
        if (isNew(offset))
          into.emplace(offset, evidence);
    };
    // What clang does not know is left to the text: it may be declared for NVIDIA alone.
    std::erase_if(seen.names,
                  [](const auto &name) { return name.second.owner == Owner::Unresolved; });
    add(known.names, seen.names);
    add(known.calls, seen.calls);
    add(known.launches, seen.launches);
    add(known.includes, seen.includes);
    add(known.addressArithmetic, seen.addressArithmetic);
    add(known.addressConversions, seen.addressConversions);
    add(known.functions, seen.functions);
    add(known.vectorOperators, seen.vectorOperators);
    add(known.bareDefinitions, seen.bareDefinitions);
    add(known.pasted, seen.pasted);
    add(known.deviceAsm, seen.deviceAsm);
    known.types.merge(seen.types, isNew);
    auto addPlaces = [&](std::set<unsigned> &into, const std::set<unsigned> &from) {
      llvm::copy_if(from, std::inserter(into, into.end()), isNew);
    };
    addPlaces(known.vectorBases, seen.vectorBases);
    addPlaces(known.contradictions, seen.contradictions);
    known.neededHeaders.merge(seen.neededHeaders);
    known.inactive =
        wasRead(path) ? intersection(known.inactive, seen.inactive) : std::move(seen.inactive);
  }
  unit.userNames.merge(other.userNames);
  unit.filesRead.merge(other.filesRead);
  unit.filesMissing.merge(other.filesMissing);
}

} // namespace tranship::frontend
