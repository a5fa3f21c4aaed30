// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/LargeHeaderSeeker.h"

#include "frontend/toolkit/Headers.h"

#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {
namespace {

/// The user's text takes so many times longer than that of libraries, whose functions' bodies are
/// skipped.
constexpr size_t weightOfUserCode = 8;

class Seeker : public clang::PPCallbacks {
public:
  Seeker(clang::Preprocessor &preprocessor, UnitRecorder &recorder, LargeHeaderStore &largeHeaders,
         const LargeHeader *below, std::optional<WantedHeader> &wanted)
      : preprocessor_(preprocessor), recorder_(recorder), largeHeaders_(largeHeaders),
        below_(below), wanted_(wanted) {}

  void InclusionDirective(clang::SourceLocation hash, const clang::Token &, llvm::StringRef spelled,
                          bool, clang::CharSourceRange, clang::OptionalFileEntryRef file,
                          llvm::StringRef, llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind kind) override {
    candidate_.reset();
    if (!wanted_ && file && kind != clang::SrcMgr::C_User && hash.isFileID() &&
        !file->getName().starts_with(headerFolder) && recorder_.placeOf(hash))
      candidate_ = {hash, spelled.str()};
  }

  void LexedFileChanged(clang::FileID file, LexedFileChangeReason reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID,
                        clang::SourceLocation) override {
    if (reason == LexedFileChangeReason::EnterFile && !wanted_) {
      // Clang enters only what the unit has not seen yet.
      if (candidate_ && sources().getIncludeLoc(file).isValid())
        wanted_ = wantedHeader(file);
      candidate_.reset();
      enter(file);
    }
    if (wanted_)
      endFile();
  }

private:
  struct Candidate {
    clang::SourceLocation hash;
    std::string spelled;
  };

  void enter(clang::FileID file) {
    clang::OptionalFileEntryRef entry = sources().getFileEntryRefForID(file);
    if (!entry || entry->getName().starts_with(headerFolder))
      return;
    // The user has few files, compared with libraries.
    bool isUserFile = recorder_.placeOf(sources().getLocForStartOfFile(file)).has_value();
    if (isUserFile)
      entered_.push_back(file);
    textBefore_ += entry->getSize() * (isUserFile ? weightOfUserCode : 1);
  }

  /// What to precompile, if the file of the candidate is worth it.
  std::optional<WantedHeader> wantedHeader(clang::FileID file) {
    clang::OptionalFileEntryRef entry = sources().getFileEntryRefForID(file);
    if (!entry)
      return std::nullopt;
    // The text before it will be parsed again.
    if (!largeHeaders_.hasText(*entry, std::max(LargeHeaderStore::minBytes, textBefore_), below_,
                               preprocessor_))
      return std::nullopt;
    WantedHeader wanted;
    wanted.spelled = std::move(candidate_->spelled);
    wanted.path = recordedPath(entry->getName(), sources());
    if (!readCodeBefore(candidate_->hash, wanted.words))
      return std::nullopt;
    for (const auto &[identifier, state] : preprocessor_.macros(/*IncludeExternalMacros=*/false))
      if (const clang::MacroInfo *macro = preprocessor_.getMacroInfo(identifier);
          macro && recorder_.placeOf(macro->getDefinitionLoc()))
        wanted.macros[identifier->getName().str()] =
            clang::Lexer::getSourceText(
                clang::CharSourceRange::getTokenRange(macro->getDefinitionLoc(),
                                                      macro->getDefinitionEndLoc()),
                sources(), preprocessor_.getLangOpts())
                .str();
    return wanted;
  }

  const clang::SourceManager &sources() const { return preprocessor_.getSourceManager(); }

  /// Skips the rest of the current file.
  void endFile() {
    if (auto *lexer = static_cast<clang::Lexer *>(preprocessor_.getCurrentLexer()))
      lexer->seek(lexer->getBuffer().size(), /*IsAtStartOfLine=*/true);
  }

  /// The words of the user's code before an include. False: the include is inside of something, such
  /// as a namespace.
  bool readCodeBefore(clang::SourceLocation hash, llvm::StringSet<> &words) {
    llvm::DenseMap<clang::FileID, unsigned> ends; // of files that are being read
    for (clang::SourceLocation at = hash; at.isValid();) {
      auto [file, offset] = sources().getDecomposedLoc(at);
      ends[file] = offset;
      at = sources().getIncludeLoc(file);
    }
    return llvm::all_of(entered_, [&](clang::FileID file) {
      llvm::StringRef text = sources().getBufferData(file);
      auto open = ends.find(file);
      if (open == ends.end())
        addWords(text, words);
      return open == ends.end() || addWords(text.take_front(open->second), words) == 0;
    });
  }

  /// Returns how many braces are open at the end.
  int addWords(llvm::StringRef text, llvm::StringSet<> &words) const {
    // The lexer reads one character after the end of the text.
    std::string copy = text.str();
    clang::Lexer lexer({}, preprocessor_.getLangOpts(), copy.data(), copy.data(),
                       copy.data() + copy.size());
    clang::Token token;
    int depth = 0;
    for (bool atEnd = false; !atEnd;) {
      atEnd = lexer.LexFromRawLexer(token);
      if (token.is(clang::tok::raw_identifier))
        words.insert(token.getRawIdentifier());
      depth += token.is(clang::tok::l_brace);
      depth -= token.is(clang::tok::r_brace);
    }
    return depth;
  }

  clang::Preprocessor &preprocessor_;
  UnitRecorder &recorder_;
  LargeHeaderStore &largeHeaders_;
  const LargeHeader *below_;
  std::optional<WantedHeader> &wanted_;
  std::optional<Candidate> candidate_;
  std::vector<clang::FileID> entered_; // the user's
  size_t textBefore_ = 0;              // in bytes of libraries' text
};

} // namespace

std::unique_ptr<clang::PPCallbacks> makeLargeHeaderSeeker(clang::Preprocessor &preprocessor,
                                                          UnitRecorder &recorder,
                                                          LargeHeaderStore &largeHeaders,
                                                          const LargeHeader *below,
                                                          std::optional<WantedHeader> &wanted) {
  return std::make_unique<Seeker>(preprocessor, recorder, largeHeaders, below, wanted);
}

} // namespace tranship::frontend
