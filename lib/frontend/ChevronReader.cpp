#include "frontend/ChevronReader.h"

#include "source/LaunchChevrons.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MemoryBuffer.h"

namespace tranship {
namespace {

class ChevronReader : public clang::PPCallbacks {
public:
  explicit ChevronReader(clang::SourceManager &sourceManager) : sourceManager_(sourceManager) {}

  /// Once clang has read from a file its text must stay: each is looked at once, before.
  void aboutToRead(clang::FileEntryRef file) {
    if (!seen_.insert(&file.getFileEntry()).second)
      return;
    std::optional<llvm::MemoryBufferRef> buffer = sourceManager_.getMemoryBufferForFileOrNone(file);
    if (!buffer)
      return; // clang tells of it
    if (std::optional<std::string> joined = withJoinedChevrons(buffer->getBuffer()))
      sourceManager_.overrideFileContents(
          file, llvm::MemoryBuffer::getMemBufferCopy(*joined, buffer->getBufferIdentifier()));
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
  llvm::DenseSet<const clang::FileEntry *> seen_;
};

} // namespace

void readSpacedChevrons(clang::Preprocessor &preprocessor) {
  clang::SourceManager &sourceManager = preprocessor.getSourceManager();
  auto reader = std::make_unique<ChevronReader>(sourceManager);
  if (clang::OptionalFileEntryRef main =
          sourceManager.getFileEntryRefForID(sourceManager.getMainFileID()))
    reader->aboutToRead(*main);
  preprocessor.addPPCallbacks(std::move(reader));
}

} // namespace tranship
