// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/DeviceBranches.h"

#include "frontend/parse/UnitSetup.h"
#include "frontend/record/PreprocessorRecorder.h"
#include "frontend/record/TreeObserver.h"
#include "frontend/record/UnitRecorder.h"
#include "source/Ranges.h"
#include "syntax/ChevronReader.h"

#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"

#include <limits>

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
                                         const ParseBase &base) {
  CompilerSetup own;
  CompilerSetup &setup = options.setup ? *options.setup : own;
  ParsedUnit unit;
  unit.mainFile = command.file;
  unit.isCuda = true;
  UnitRecorder recorder(unit, options);
  clang::IgnoringDiagConsumer diagnostics; // the parse for the host reports what it sees
  ReadAction action(recorder, command);
  auto files = unitFiles(setup, command, options, base);
  std::shared_ptr<clang::CompilerInvocation> invocation =
      unitInvocation(setup, command, options, base, files, diagnostics);
  bool ran =
      invocation &&
      runClang(std::move(invocation), files, diagnostics, action, pchOf(command, base)).finished();
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

void HostOnlyCode::add(const std::optional<ParsedUnit> &seen) {
  if (!seen) {
    skipped_.clear();
    hasSome_ = true;
    return;
  }
  if (!hasSome_)
    for (const auto &[path, record] : seen->files)
      skipped_[path] = record.inactive;
  else
    for (auto &[path, skipped] : skipped_)
      if (auto record = seen->files.find(path); record != seen->files.end())
        skipped = intersection(skipped, record->second.inactive);
  hasSome_ = true;
}

bool HostOnlyCode::contains(const std::string &file, unsigned offset) const {
  auto found = skipped_.find(file);
  return found != skipped_.end() &&
         llvm::any_of(found->second, [&](const Range &range) { return range.contains(offset); });
}

void noteUsual(ParsedUnit &unit, const ParsedUnit &usual) {
  for (const auto &[path, seen] : usual.files) {
    std::vector<Range> &skipped = unit.files[path].inactiveInUsual;
    bool wasRead = path == unit.mainFile || unit.filesRead.contains(path);
    skipped = wasRead ? intersection(skipped, seen.inactive) : seen.inactive;
  }
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
    restrictTo([&, &path = path](unsigned offset) { return wasSkipped(path, offset); }, seen);
    // What clang does not know is left to the text: it may be declared for NVIDIA alone.
    std::erase_if(seen.names,
                  [](const auto &name) { return name.second.owner == Owner::Unresolved; });
    auto [entry, isNew] = unit.files.try_emplace(path);
    FileRecord &known = entry->second;
    if (!wasRead(path))
      known.inactive = seen.inactive;
    if (isNew) // until `noteUsual` says otherwise
      known.inactiveInUsual = {{0, std::numeric_limits<unsigned>::max()}};
    seen.inactiveInUsual = known.inactiveInUsual;
    merge(known, std::move(seen));
  }
#define JOIN_MERGE(member) merge(unit.member, std::move(other.member));
#define JOIN_KEEP(member)
#define JOIN_APART(member) // see above
#define UNIT_EVIDENCE(type, member, initial, join) JOIN_##join(member)
#include "frontend/evidence/Evidence.def"
#undef JOIN_MERGE
#undef JOIN_KEEP
#undef JOIN_APART
}

} // namespace tranship::frontend
