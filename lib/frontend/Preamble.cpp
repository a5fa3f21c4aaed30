// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/Preamble.h"

#include "frontend/Headers.h"
#include "frontend/Precompile.h"
#include "frontend/TextIncludes.h"
#include "frontend/UnitRecorder.h"
#include "support/Archive.h"
#include "support/DiskCache.h"
#include "support/LibraryNames.h"

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

bool contains(const std::vector<uint64_t> &hashes, llvm::StringRef word) {
  return std::binary_search(hashes.begin(), hashes.end(), llvm::xxh3_64bits(word));
}

/// Collects the facts while the header is precompiled.
class FactCollector : public clang::PPCallbacks {
public:
  /// `namesLibraries` is set if the header names something of CUDA's libraries and includes none of their headers.
  FactCollector(clang::Preprocessor &preprocessor, PreambleFacts &facts,
                const PreambleContext &context, bool &namesLibraries)
      : preprocessor_(preprocessor), facts_(facts), context_(context),
        namesLibraries_(namesLibraries) {}

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
                          bool isAngled, clang::CharSourceRange, clang::OptionalFileEntryRef,
                          llvm::StringRef, llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind) override {
    clang::OptionalFileEntryRef includer =
        sources().getFileEntryRefForID(sources().getFileID(hash));
    // The prelude has been read.
    if (isAngled && !ownNames_ && includer &&
        includer->getName().starts_with((headerFolder + "/preamble/").str()))
      ownNames_ = countNamesOfLibraries();
    facts_.includesCuda |= includer && !includer->getName().starts_with(headerFolder) &&
                           context_.isCudaHeader(spelled);
  }
  void EndOfMainFile() override {
    namesLibraries_ = !preprocessor_.isMacroDefined("TRANSHIP_LIBRARIES_DECLARED") &&
                      countNamesOfLibraries() != ownNames_;
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
  size_t countNamesOfLibraries() const {
    return llvm::count_if(preprocessor_.getIdentifierTable(),
                          [](const auto &identifier) { return isOfLibrary(identifier.first()); });
  }

  clang::Preprocessor &preprocessor_;
  PreambleFacts &facts_;
  const PreambleContext &context_;
  bool &namesLibraries_;
  /// How many of these names the prelude has.
  std::optional<size_t> ownNames_;
};

std::string factsKey(llvm::StringRef key) { return (key + "|facts").str(); }

std::optional<PreambleFacts> readFacts(llvm::StringRef folder, llvm::StringRef key) {
  std::optional<std::string> bytes = readCached(folder, factsKey(key));
  if (!bytes)
    return std::nullopt;
  ArchiveReader reader(*bytes);
  PreambleFacts facts;
  reader(facts);
  return reader.failed() || !reader.atEnd() ? std::nullopt : std::optional(std::move(facts));
}

/// Whether one of these folders, which only the unit searches, has what the preamble did not find.
bool wouldBeFound(llvm::ArrayRef<std::string> missing, llvm::ArrayRef<std::string> folders) {
  return llvm::any_of(folders, [&](llvm::StringRef folder) {
    return llvm::any_of(missing, [&](llvm::StringRef name) {
      llvm::SmallString<256> file(folder);
      llvm::sys::path::append(file, name);
      return llvm::sys::fs::exists(file);
    });
  });
}

} // namespace

bool containsPrelude(const Preamble *preamble) {
  while (preamble && preamble->below)
    preamble = preamble->below;
  return preamble && preamble->standsAlone;
}

bool Preambles::hasTextBehind(clang::FileEntryRef file, size_t bytes, const Preamble *below,
                              clang::Preprocessor &preprocessor) {
  std::pair<const Preamble *, std::string> key{below, file.getName().str()};
  {
    std::lock_guard lock(mutex_);
    if (TextBehind known = textBehind_[key]; known.isAll || known.bytes >= bytes)
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
  textBehind_[key] = {found, open.empty()};
  return found >= bytes;
}

const SeparablePart &Preambles::separablePart(clang::FileEntryRef file,
                                              clang::Preprocessor &preprocessor) {
  clang::HeaderSearch &search = preprocessor.getHeaderSearchInfo();
  std::string key = "separable part 4|" + file.getName().str();
  for (const clang::DirectoryLookup &folder : search.search_dir_range())
    key += ("|" + folder.getName()).str();
  std::lock_guard lock(mutex_);
  auto [known, isNew] = parts_.try_emplace(key);
  SeparablePart &part = known->second;
  if (!isNew)
    return part;
  if (std::optional<std::string> bytes = readCached(cacheFolder_, key)) {
    ArchiveReader reader(*bytes);
    uint64_t state = 0;
    reader(part, state);
    if (!reader.failed() && reader.atEnd() && state == stateOf(part.files))
      return part;
  }
  part = separablePartOf(file, search);
  ArchiveWriter writer;
  uint64_t state = stateOf(part.files);
  writer(part, state);
  if (!cacheFolder_.empty())
    writeCached(cacheFolder_, key, writer.take());
  return part;
}

const std::vector<std::string> &Preambles::includesBehind(llvm::StringRef header,
                                                          const ParseOptions &options) {
  std::lock_guard lock(mutex_);
  auto [known, isNew] = includesBehind_.try_emplace(header.str());
  if (isNew && options.includesBehind)
    known->second = options.includesBehind(header);
  return known->second;
}

bool Preambles::leavesOut(const WantedHeader &wanted, const PreambleContext &context) {
  if (!context.mayLeaveOut || !wanted.part || wanted.part->headers.empty())
    return false;
  std::lock_guard lock(mutex_);
  auto [known, isNew] = neededByInputs_.try_emplace(wanted.part);
  if (isNew && context.options.inputsSayAny)
    known->second = context.options.inputsSayAny(wanted.part->words);
  return !known->second;
}

std::unique_ptr<Preamble>
Preambles::make(std::unique_ptr<Preamble> preamble, const WantedHeader &wanted,
                bool mayTakeFromDisk, const PreambleContext &context,
                llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files) {
  std::string header = llvm::StringRef(preamble->path).drop_back(pchEnding.size()).str() + ".h";
  auto finish = [&](std::unique_ptr<llvm::MemoryBuffer> holder, llvm::StringRef bytes) {
    preamble->holder = std::move(holder);
    // Clang wants to see what the header was made from as well.
    preamble->files = ownFiles({{preamble->path, bytes}, {header, preamble->text}});
    return std::move(preamble);
  };
  if (!cacheFolder_.empty() && mayTakeFromDisk)
    if (std::optional<PreambleFacts> facts = readFacts(cacheFolder_, preamble->key);
        facts && facts->state == stateOf(facts->filesRead))
      if (std::optional<CachedBlob> cached = openCached(cacheFolder_, preamble->key)) {
        preamble->facts = std::move(*facts);
        return finish(std::move(cached->file), cached->bytes);
      }

  files->pushOverlay(ownFiles({{header, preamble->text}}));
  if (preamble->leftOut)
    for (const std::string &path : preamble->leftOut->headers)
      files->pushOverlay(ownFiles({{path, ""}}));
  CompilerSetup setup; // of its own: no other parse has these arguments
  bool namesLibraries = false;
  std::unique_ptr<llvm::MemoryBuffer> buffer = precompile(
      header, context.arguments, files,
      preamble->below ? llvm::StringRef(preamble->below->path)
                      : llvm::StringRef(context.preludePath),
      setup, KeptBodies::None,
      [&](clang::Preprocessor &preprocessor) {
        return std::make_unique<FactCollector>(preprocessor, preamble->facts, context,
                                               namesLibraries);
      },
      /*diagnostics=*/nullptr, MacroPlaces::Thinned);
  if (!buffer || !llvm::is_contained(preamble->facts.filesRead, wanted.path) ||
      (preamble->lacksLibraries && namesLibraries))
    return nullptr;
  preamble->facts.state = stateOf(preamble->facts.filesRead);
  llvm::StringRef bytes = buffer->getBuffer();
  if (!cacheFolder_.empty()) {
    ArchiveWriter writer;
    writer(preamble->facts);
    writeCached(cacheFolder_, preamble->key, bytes);
    writeCached(cacheFolder_, factsKey(preamble->key), writer.take());
    // Mapped from the disk it takes no memory of its own.
    if (std::optional<CachedBlob> cached = openCached(cacheFolder_, preamble->key))
      return finish(std::move(cached->file), cached->bytes);
  }
  return finish(std::move(buffer), bytes);
}

const Preamble *Preambles::layer(const WantedHeader &wanted, llvm::StringRef macros,
                                 const Preamble *below, const PreambleContext &context,
                                 MakeFiles files) {
  std::string text = "#pragma GCC system_header\n";
  bool standsAlone = !below && context.preludePath.empty();
  bool lacksLibraries = standsAlone && context.mayLeaveOut && !context.saysLibrary;
  if (lacksLibraries)
    text += "#define TRANSHIP_RUNTIME_ALONE\n";
  if (standsAlone)
    text += ("#include \"" + headerFolder + "/core/device.h\"\n").str();
  if (lacksLibraries)
    text += "#undef TRANSHIP_RUNTIME_ALONE\n";
  llvm::SmallVector<llvm::StringRef> definitions;
  macros.split(definitions, '\0', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef definition : definitions)
    text += ("#define " + definition + "\n").str();
  text += "#include <" + wanted.spelled + ">\n";
  for (const std::string &further : wanted.further)
    text += "#include <" + further + ">\n";
  // What the unit says itself is defined only where it says so.
  for (llvm::StringRef definition : definitions)
    text += ("#undef " +
             definition.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; }) + "\n")
                .str();
  auto preamble = std::make_unique<Preamble>();
  preamble->below = below;
  preamble->standsAlone = standsAlone;
  preamble->lacksLibraries = lacksLibraries;
  preamble->text = text;
  preamble->key = context.preludeKey + "|preamble 2|" + llvm::join(context.arguments, "|") + "|" +
                  context.preludePath + "|" + context.directory + "|" +
                  (below ? below->key : std::string()) + "|" + wanted.path + "|" + text;
  if (leavesOut(wanted, context)) {
    preamble->leftOut = wanted.part;
    preamble->key += "|without " + llvm::join(wanted.part->headers, " ");
  }
  preamble->path =
      (headerFolder + "/preamble/" +
       llvm::utohexstr(llvm::xxh3_64bits(preamble->key), /*LowerCase=*/true) + pchEnding)
          .str();
  Entry *entry;
  {
    std::lock_guard lock(mutex_);
    std::unique_ptr<Entry> &slot = entries_[preamble->key];
    if (!slot)
      slot = std::make_unique<Entry>();
    entry = slot.get();
  }
  std::lock_guard lock(entry->mutex);
  if (!entry->tried) {
    entry->tried = true;
    entry->made = make(std::move(preamble), wanted, entry->mayTakeFromDisk, context, files());
  }
  return entry->made.get();
}

const Preamble *Preambles::get(const WantedHeader &wanted, const Preamble *below,
                               const PreambleContext &context, MakeFiles files) {
  const Preamble *preamble = layer(wanted, {}, below, context, files);
  if (!preamble)
    return nullptr;
  // The header may look at the user's macros, on purpose (`#define EIGEN_USE_GPU`) or not.
  std::string macros;
  for (const auto &[name, text] : wanted.macros)
    if (contains(preamble->facts.identifiers, name))
      macros += text + '\0';
  if (!macros.empty())
    preamble = layer(wanted, macros, below, context, files);
  if (!preamble)
    return nullptr;
  // And user code before the include must not see the header's macros.
  bool showsMore = llvm::any_of(wanted.words.keys(), [&](llvm::StringRef word) {
    return !wanted.macros.contains(word.str()) && contains(preamble->facts.macros, word);
  });
  if (showsMore || wouldBeFound(preamble->facts.filesMissing, context.droppedFolders))
    return nullptr;
  return preamble;
}

void Preambles::refused(const Preamble &preamble) {
  Entry *entry;
  {
    std::lock_guard lock(mutex_);
    entry = entries_.at(preamble.key).get();
  }
  std::lock_guard lock(entry->mutex);
  if (entry->made.get() != &preamble)
    return; // another unit was first
  // Made in this run, it would be the same again.
  entry->tried = !entry->mayTakeFromDisk || cacheFolder_.empty();
  entry->mayTakeFromDisk = false;
  std::lock_guard both(mutex_);
  refused_.push_back(std::move(entry->made));
}

} // namespace tranship::frontend
