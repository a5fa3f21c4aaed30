#include "frontend/ChevronReader.h"

#include "source/LaunchChevrons.h"
#include "source/OperatorChevrons.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MemoryBuffer.h"

namespace tranship::frontend {
namespace {

class ChevronReader : public clang::PPCallbacks {
public:
  ChevronReader(clang::SourceManager &sourceManager, bool keepsPlaces)
      : sourceManager_(sourceManager), keepsPlaces_(keepsPlaces) {}

  /// Once clang has read from a file its text must stay: each is looked at once, before.
  void aboutToRead(clang::FileEntryRef file) {
    if (!seen_.insert(&file.getFileEntry()).second)
      return;
    std::optional<llvm::MemoryBufferRef> buffer = sourceManager_.getMemoryBufferForFileOrNone(file);
    if (!buffer)
      return; // clang tells of it
    std::optional<std::string> readable = withJoinedChevrons(buffer->getBuffer());
    if (auto more = withReadableOperators(
            readable ? llvm::StringRef(*readable) : buffer->getBuffer(), keepsPlaces_))
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

} // namespace tranship::frontend
