// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/PreambleSeeker.h"

#include "frontend/Headers.h"
#include "frontend/TextIncludes.h"

#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/STLExtras.h"

#include <tuple>

namespace tranship::frontend {
namespace {

/// The user's text takes so many times longer than that of libraries, whose functions' bodies are
/// skipped.
constexpr size_t weightOfUsers = 8;

class Seeker : public clang::PPCallbacks {
public:
  Seeker(clang::Preprocessor &preprocessor, UnitRecorder &recorder, Preambles &preambles,
         const Preamble *below, std::optional<WantedHeader> &wanted, bool onlyFirst)
      : preprocessor_(preprocessor), recorder_(recorder), preambles_(preambles), below_(below),
        wanted_(wanted), onlyFirst_(onlyFirst) {}

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
    if (reason == LexedFileChangeReason::EnterFile && !wanted_ && !gaveUp_) {
      // Clang enters only what the unit has not seen yet.
      if (candidate_ && sources().getIncludeLoc(file).isValid())
        wanted_ = wantedHeader(file);
      candidate_.reset();
      clang::OptionalFileEntryRef entry = sources().getFileEntryRefForID(file);
      gaveUp_ = onlyFirst_ && entry && sources().getIncludeLoc(file).isValid() &&
                !entry->getName().starts_with(headerFolder);
      enter(file);
    }
    if (wanted_ || gaveUp_)
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
    // Files of the user's are few, compared with those of libraries.
    bool isUsers = recorder_.placeOf(sources().getLocForStartOfFile(file)).has_value();
    if (isUsers)
      entered_.push_back(file);
    textBefore_ += entry->getSize() * (isUsers ? weightOfUsers : 1);
  }

  /// What to precompile, if the file of the candidate is worth it.
  std::optional<WantedHeader> wantedHeader(clang::FileID file) {
    clang::OptionalFileEntryRef entry = sources().getFileEntryRefForID(file);
    if (!entry)
      return std::nullopt;
    // What stands before will be parsed again.
    if (!preambles_.hasTextBehind(*entry, std::max(Preambles::minBytes, textBefore_), below_,
                                  preprocessor_))
      return std::nullopt;
    WantedHeader wanted;
    wanted.spelled = std::move(candidate_->spelled);
    wanted.path = recordedPath(entry->getName(), sources());
    wanted.further = furtherIncludes(wanted.spelled);
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
    wanted.part = &preambles_.separablePart(*entry, preprocessor_);
    return wanted;
  }

  /// Headers of libraries that all inputs include right behind the candidate, up to the first that is not like that.
  std::vector<std::string> furtherIncludes(llvm::StringRef spelled) {
    std::vector<std::string> further;
    clang::HeaderSearch &search = preprocessor_.getHeaderSearchInfo();
    auto [including, offset] = sources().getDecomposedLoc(candidate_->hash);
    std::vector<std::string> own =
        includesBehind(sources().getBufferData(including).drop_front(offset), spelled);
    const std::vector<std::string> &all = preambles_.includesBehind(spelled, recorder_.options());
    for (size_t i = 0; i < std::min(own.size(), all.size()) && own[i] == all[i]; ++i) {
      clang::ConstSearchDirIterator folder = nullptr;
      clang::OptionalFileEntryRef file =
          search.LookupFile(own[i], candidate_->hash, /*isAngled=*/true, nullptr, &folder, {},
                            nullptr, nullptr, nullptr, nullptr, nullptr, nullptr);
      auto buffer = file ? search.getFileMgr().getBufferForFile(*file)
                         : llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>(std::error_code());
      if (!file || file->getName().starts_with(headerFolder) || !buffer ||
          !hasGuard((*buffer)->getBuffer()) ||
          search.getFileDirFlavor(*file) == clang::SrcMgr::C_User)
        break;
      further.push_back(own[i]);
    }
    return further;
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
    // The lexer wants a character behind the text's end that it can read.
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
  Preambles &preambles_;
  const Preamble *below_;
  std::optional<WantedHeader> &wanted_;
  std::optional<Candidate> candidate_;
  std::vector<clang::FileID> entered_; // the user's
  size_t textBefore_ = 0;              // in bytes of libraries' text
  bool onlyFirst_, gaveUp_ = false;
};

} // namespace

std::unique_ptr<clang::PPCallbacks>
makePreambleSeeker(clang::Preprocessor &preprocessor, UnitRecorder &recorder, Preambles &preambles,
                   const Preamble *below, std::optional<WantedHeader> &wanted, bool onlyFirst) {
  return std::make_unique<Seeker>(preprocessor, recorder, preambles, below, wanted, onlyFirst);
}

bool beginsWithLibrary(llvm::StringRef text,
                       llvm::function_ref<bool(llvm::StringRef)> isCudaHeader) {
  llvm::StringRef line;
  while (!text.empty()) {
    text = text.ltrim();
    if (text.starts_with("/*")) {
      text = text.split("*/").second;
      continue;
    }
    std::tie(line, text) = text.split('\n');
    if (line.starts_with("//") || line.rtrim() == "#pragma once")
      continue;
    if (!line.consume_front("#include <") || !line.contains('>'))
      return false;
    llvm::StringRef name = line.take_until([](char c) { return c == '>'; });
    if (!isCudaHeader(name))
      return name.contains('/');
  }
  return false;
}

} // namespace tranship::frontend
