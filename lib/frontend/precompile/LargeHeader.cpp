// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/LargeHeader.h"

#include "frontend/precompile/Precompile.h"
#include "frontend/precompile/TextIncludes.h"
#include "frontend/record/UnitRecorder.h"
#include "frontend/toolkit/Headers.h"
#include "support/Text.h"

#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <deque>

namespace tranship::frontend {
namespace {

constexpr llvm::StringLiteral pchEnding = ".pch";

/// Collects the facts while the header is precompiled.
class FactCollector : public clang::PPCallbacks {
public:
  /// `includesCuda` is set if the header includes a CUDA header.
  FactCollector(clang::Preprocessor &preprocessor, PchFacts &facts,
                std::function<bool(llvm::StringRef)> isCudaHeader, bool &includesCuda)
      : preprocessor_(preprocessor), facts_(facts), isCudaHeader_(std::move(isCudaHeader)),
        includesCuda_(includesCuda) {}

  void LexedFileChanged(clang::FileID file, LexedFileChangeReason reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID,
                        clang::SourceLocation) override {
    clang::OptionalFileEntryRef entry = sources().getFileEntryRefForID(file);
    if (reason == LexedFileChangeReason::EnterFile && entry &&
        !entry->getName().starts_with(headerFolder))
      facts_.filesRead.push_back(recordedPath(entry->getName(), sources()));
  }
  bool FileNotFound(llvm::StringRef name) override {
    facts_.filesMissing.push_back(name.str());
    return true;
  }
  void InclusionDirective(clang::SourceLocation hash, const clang::Token &, llvm::StringRef spelled,
                          bool, clang::CharSourceRange, clang::OptionalFileEntryRef,
                          llvm::StringRef, llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind) override {
    clang::OptionalFileEntryRef includer =
        sources().getFileEntryRefForID(sources().getFileID(hash));
    includesCuda_ |=
        includer && !includer->getName().starts_with(headerFolder) && isCudaHeader_(spelled);
  }
  void EndOfMainFile() override {
    for (const auto &identifier : preprocessor_.getIdentifierTable())
      facts_.identifiers.push_back(llvm::xxh3_64bits(identifier.first()));
    for (const auto &[identifier, state] : preprocessor_.macros(/*IncludeExternalMacros=*/false))
      if (const clang::MacroInfo *macro = preprocessor_.getMacroInfo(identifier);
          macro && sources().getFileEntryRefForID(sources().getFileID(macro->getDefinitionLoc())))
        facts_.macros.push_back(llvm::xxh3_64bits(identifier->getName()));
    llvm::sort(facts_.identifiers);
    llvm::sort(facts_.macros);
  }

private:
  const clang::SourceManager &sources() const { return preprocessor_.getSourceManager(); }

  clang::Preprocessor &preprocessor_;
  PchFacts &facts_;
  std::function<bool(llvm::StringRef)> isCudaHeader_;
  bool &includesCuda_;
};

/// Whether one of these folders, which only the unit searches, has what the large header did not find.
bool wouldBeFound(llvm::ArrayRef<std::string> missing, llvm::ArrayRef<std::string> folders) {
  return llvm::any_of(folders, [&](llvm::StringRef folder) {
    return llvm::any_of(missing, [&](llvm::StringRef name) {
      llvm::SmallString<256> file(folder);
      llvm::sys::path::append(file, name);
      return llvm::sys::fs::exists(file);
    });
  });
}

/// PchFacts::more of a large header.
constexpr llvm::StringLiteral includesCudaMark = "includes CUDA";

std::optional<MadePch> make(const std::string &header, const LargeHeader &largeHeader,
                            llvm::StringRef below, const LargeHeaderContext &context,
                            llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files) {
  MadePch made;
  bool includesCuda = false;
  files->pushOverlay(ownFiles({{header, largeHeader.text}}));
  CompilerSetup setup; // of its own: no other parse has these arguments
  made.bytes = precompile(
      header, context.arguments, files, below, setup, KeptBodies::None,
      [&](clang::Preprocessor &preprocessor) {
        return std::make_unique<FactCollector>(preprocessor, made.facts, context.isCudaHeader,
                                               includesCuda);
      },
      /*diagnostics=*/nullptr, MacroPlaces::Thinned);
  if (!made.bytes || !llvm::is_contained(made.facts.filesRead, largeHeader.header))
    return std::nullopt;
  if (includesCuda)
    made.facts.more = includesCudaMark.str();
  return made;
}

/// Defines macros, given as `NAME value`, around the include of a header.
std::string textOf(const WantedHeader &wanted, llvm::ArrayRef<std::string> macros) {
  std::string text = "#pragma GCC system_header\n";
  for (const std::string &macro : macros)
    text += "#define " + macro + "\n";
  text += "#include <" + wanted.spelled + ">\n";
  // The unit's own macros are defined only where the unit defines them.
  for (llvm::StringRef macro : macros)
    text += ("#undef " + macro.take_while(isNameCharacter) + "\n").str();
  return text;
}

} // namespace

bool LargeHeaderStore::hasText(clang::FileEntryRef file, size_t bytes, const LargeHeader *below,
                               clang::Preprocessor &preprocessor) {
  std::pair<const LargeHeader *, std::string> key{below, file.getName().str()};
  {
    std::lock_guard lock(mutex_);
    if (TextSize known = textSizes_[key]; known.isAll || known.bytes >= bytes)
      return known.bytes >= bytes;
  }
  // By text alone: includes in inactive branches count as well. PyTorch's headers are 5,000 files, so
  // this ends as soon as it is clear.
  size_t found = 0;
  llvm::DenseSet<const clang::FileEntry *> seen = {&file.getFileEntry()};
  std::deque<clang::FileEntryRef> open = {file};
  clang::HeaderSearch &search = preprocessor.getHeaderSearchInfo();
  while (!open.empty() && found < bytes) {
    clang::FileEntryRef next = open.front();
    open.pop_front();
    auto buffer = search.getFileMgr().getBufferForFile(next);
    if (!buffer)
      continue;
    found += (*buffer)->getBufferSize();
    for (clang::FileEntryRef included : includesOf(next, (*buffer)->getBuffer(), search))
      if (!preprocessor.alreadyIncluded(included) && seen.insert(&included.getFileEntry()).second)
        open.push_back(included);
  }
  std::lock_guard lock(mutex_);
  textSizes_[key] = {found, open.empty()};
  return found >= bytes;
}

/// How to make a large header. What it refers to must live as long as the recipe is used.
static PchRecipe recipeOf(const LargeHeader &largeHeader, const LargeHeaderContext &context,
                          MakeFiles &files) {
  const LargeHeader *below = largeHeader.below;
  PchRecipe recipe;
  recipe.key = largeHeader.key;
  recipe.text = largeHeader.text;
  std::string header = llvm::StringRef(largeHeader.path).drop_back(pchEnding.size()).str() + ".h";
  recipe.mount = [path = largeHeader.path, header](llvm::StringRef bytes, llvm::StringRef text) {
    return ownFiles({{path, bytes}, {header, text}});
  };
  recipe.make = [&largeHeader, &context, &files, header, below] {
    return make(header, largeHeader, below ? below->path : context.preludePath, context, files());
  };
  return recipe;
}

const LargeHeader *LargeHeaderStore::layer(const WantedHeader &wanted,
                                           llvm::ArrayRef<std::string> macros,
                                           const LargeHeader *below,
                                           const LargeHeaderContext &context, MakeFiles files) {
  LargeHeader largeHeader;
  largeHeader.below = below;
  largeHeader.header = wanted.path;
  largeHeader.text = textOf(wanted, macros);
  largeHeader.key = context.preludeKey + "|large-header 3|" + llvm::join(context.arguments, "|") +
                    "|" + context.preludePath + "|" + context.directory + "|" +
                    (below ? below->key : std::string()) + "|" + wanted.path + "|" +
                    largeHeader.text;
  largeHeader.path =
      (headerFolder + "/large-header/" +
       llvm::utohexstr(llvm::xxh3_64bits(largeHeader.key), /*LowerCase=*/true) + pchEnding)
          .str();
  largeHeader.pch = store_.get(recipeOf(largeHeader, context, files));
  if (!largeHeader.pch)
    return nullptr;
  largeHeader.includesCuda = largeHeader.pch->facts.more == includesCudaMark;
  std::lock_guard lock(mutex_);
  std::unique_ptr<LargeHeader> &slot = layers_[largeHeader.pch];
  if (!slot)
    slot = std::make_unique<LargeHeader>(std::move(largeHeader));
  return slot.get();
}

void LargeHeaderStore::replace(const LargeHeader &refused, const LargeHeaderContext &context,
                               MakeFiles files) {
  store_.replace(recipeOf(refused, context, files), *refused.pch);
}

const LargeHeader *LargeHeaderStore::get(const WantedHeader &wanted, const LargeHeader *below,
                                         const LargeHeaderContext &context, MakeFiles files) {
  // The header may look at the user's macros, on purpose (`#define EIGEN_USE_GPU`) or not.
  const LargeHeader *largeHeader = getWithMacros(
      [&](llvm::ArrayRef<std::string> macros) {
        return layer(wanted, macros, below, context, files);
      },
      [&](const LargeHeader &made) {
        std::vector<std::string> macros;
        for (const auto &[name, text] : wanted.macros)
          if (made.pch->facts.mentions(name))
            macros.push_back(text);
        return macros;
      });
  if (!largeHeader)
    return nullptr;
  // And user code before the include must not see the header's macros.
  const PchFacts &facts = largeHeader->pch->facts;
  bool showsMore = llvm::any_of(wanted.words.keys(), [&](llvm::StringRef word) {
    return !wanted.macros.contains(word.str()) &&
           llvm::binary_search(facts.macros, llvm::xxh3_64bits(word));
  });
  return showsMore || wouldBeFound(facts.filesMissing, context.droppedFolders) ? nullptr
                                                                               : largeHeader;
}

} // namespace tranship::frontend
