// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/DeviceBranches.h"

#include "frontend/PreprocessorRecorder.h"
#include "frontend/UnitRecorder.h"
#include "frontend/UnitSetup.h"
#include "source/Ranges.h"
#include "syntax/ChevronReader.h"

#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"

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
  const PrecompiledHeader *precompiled = options.prelude && options.cudaPath.empty()
                                             ? options.prelude->get(command.standard(), options)
                                             : nullptr;
  CompilerSetup own;
  CompilerSetup &setup = options.setup ? *options.setup : own;
  ParsedUnit unit;
  unit.mainFile = command.file;
  unit.isCuda = true;
  UnitRecorder recorder(unit, options);
  clang::IgnoringDiagConsumer diagnostics; // the parse for the host reports what it sees
  ReadAction action(recorder, command);
  auto files = unitFiles(setup, command, options, precompiled, preamble);
  std::shared_ptr<clang::CompilerInvocation> invocation =
      unitInvocation(setup, command, options, /*asCuda=*/true, precompiled, files, diagnostics);
  bool ran = invocation && runClang(std::move(invocation), files, diagnostics, action,
                                    pchOf(command, precompiled, preamble));
  return ran && action.finished() ? std::optional(std::move(unit)) : std::nullopt;
}

bool activatesMore(const ParsedUnit &first, const ParsedUnit &second) {
  return llvm::any_of(first.files, [&](const auto &file) {
    auto other = second.files.find(file.first);
    const std::vector<Range> &inactive = file.second.inactive;
    return other != second.files.end() &&
           intersection(inactive, other->second.inactive) != inactive;
  });
}

} // namespace tranship::frontend
