// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/ChevronReader.h"

#include "syntax/LaunchBraces.h"
#include "syntax/LaunchChevrons.h"
#include "syntax/LinkageSpaces.h"
#include "syntax/OperatorChevrons.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MemoryBuffer.h"

namespace tranship {
namespace {

class ChevronReader : public clang::PPCallbacks {
public:
  ChevronReader(clang::SourceManager &sourceManager, bool keepsPlaces)
      : sourceManager_(sourceManager), keepsPlaces_(keepsPlaces) {}

  /// Replaces the text of a file that clang is about to read, at most once per file, because the
  /// text must not change after clang has read from it.
  void aboutToRead(clang::FileEntryRef file) {
    if (!seen_.insert(&file.getFileEntry()).second)
      return;
    std::optional<llvm::MemoryBufferRef> buffer = sourceManager_.getMemoryBufferForFileOrNone(file);
    if (!buffer)
      return; // clang reports it
    std::optional<std::string> readable = withJoinedChevrons(buffer->getBuffer());
    for (auto *reads : {withReadableOperators, withReadableBraces, withLinkageSpaces})
      if (auto more =
              reads(readable ? llvm::StringRef(*readable) : buffer->getBuffer(), keepsPlaces_))
        readable = std::move(more);
    if (readable)
      sourceManager_.overrideFileContents(
          file, llvm::MemoryBuffer::getMemBufferCopy(*readable, buffer->getBufferIdentifier()));
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
  const bool keepsPlaces_;
  llvm::DenseSet<const clang::FileEntry *> seen_;
};

} // namespace

void readChevronsAsNvcc(clang::Preprocessor &preprocessor, bool keepsPlaces) {
  clang::SourceManager &sourceManager = preprocessor.getSourceManager();
  auto reader = std::make_unique<ChevronReader>(sourceManager, keepsPlaces);
  if (clang::OptionalFileEntryRef main =
          sourceManager.getFileEntryRefForID(sourceManager.getMainFileID()))
    reader->aboutToRead(*main);
  preprocessor.addPPCallbacks(std::move(reader));
}

} // namespace tranship
