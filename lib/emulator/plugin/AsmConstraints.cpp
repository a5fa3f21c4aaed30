// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AsmConstraints.h"

#include "syntax/Tokens.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Triple.h"

#include <memory>
#include <optional>
#include <string>

namespace tranship::emulator {
namespace {

/// The host's constraint for a floating-point register.
char realConstraint(const llvm::Triple &host) { return host.isX86() ? 'x' : 'w'; }

/// Returns the text with other constraints, of the same length, or nothing if no constraint
/// changes. A string literal before a parenthesis is a constraint: nowhere else does C++ have one
/// there.
std::optional<std::string> withHostConstraints(llvm::StringRef text, const llvm::Triple &host) {
  if (!text.contains("asm"))
    return std::nullopt;
  std::string result = text.str();
  bool isChanged = false;
  std::vector<SourceToken> tokens = lexTokens(result);
  for (size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (!tokens[i].is(clang::tok::string_literal) || !tokens[i + 1].is(clang::tok::l_paren))
      continue;
    llvm::StringRef constraint = text.substr(tokens[i].offset, tokens[i].length).trim('"');
    if (constraint.size() > 3 || constraint.empty() ||
        constraint.drop_back().find_first_not_of("=+&") != constraint.npos)
      continue;
    char &letter = result[tokens[i].end() - 2];
    if (letter == 'f' || letter == 'd')
      letter = realConstraint(host);
    else if (letter == 'h' || letter == 'l')
      letter = 'r';
    else
      continue;
    isChanged = true;
  }
  if (!isChanged)
    return std::nullopt;
  return result;
}

class ConstraintReader : public clang::PPCallbacks {
public:
  ConstraintReader(clang::SourceManager &sourceManager, llvm::Triple host)
      : sourceManager_(sourceManager), host_(std::move(host)) {}

  /// Replaces the text of a file that clang is about to read for the first time.
  void aboutToRead(clang::FileEntryRef file) {
    if (!seen_.insert(&file.getFileEntry()).second)
      return;
    std::optional<llvm::MemoryBufferRef> buffer = sourceManager_.getMemoryBufferForFileOrNone(file);
    if (!buffer)
      return; // clang reports it
    if (std::optional<std::string> text = withHostConstraints(buffer->getBuffer(), host_))
      sourceManager_.overrideFileContents(
          file, llvm::MemoryBuffer::getMemBufferCopy(*text, buffer->getBufferIdentifier()));
  }

  void InclusionDirective(clang::SourceLocation, const clang::Token &, llvm::StringRef, bool,
                          clang::CharSourceRange, clang::OptionalFileEntryRef file, llvm::StringRef,
                          llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind kind) override {
    if (file && kind == clang::SrcMgr::C_User)
      aboutToRead(*file);
  }

private:
  clang::SourceManager &sourceManager_;
  const llvm::Triple host_;
  llvm::DenseSet<const clang::FileEntry *> seen_;
};

} // namespace

void readConstraintsAsNvcc(clang::Preprocessor &preprocessor) {
  clang::SourceManager &sourceManager = preprocessor.getSourceManager();
  auto reader =
      std::make_unique<ConstraintReader>(sourceManager, preprocessor.getTargetInfo().getTriple());
  if (clang::OptionalFileEntryRef main =
          sourceManager.getFileEntryRefForID(sourceManager.getMainFileID()))
    reader->aboutToRead(*main);
  preprocessor.addPPCallbacks(std::move(reader));
}

} // namespace tranship::emulator
