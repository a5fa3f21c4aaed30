// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/MacroLocations.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceManagerInternals.h"

#include <vector>

namespace tranship::frontend {
namespace {

using clang::SourceManager;

/// Clang cannot remove entries from its location tables. An explicit instantiation may name private members,
/// which gives access to them.
template <typename Tag, typename Tag::Member member> struct Opened {
  friend typename Tag::Member memberOf(Tag) { return member; }
};

#define TRANSHIP_OPEN(TAG, NAME, ...)                                                              \
  struct TAG {                                                                                     \
    using Member = __VA_ARGS__ SourceManager::*;                                                   \
    friend Member memberOf(TAG);                                                                   \
  };                                                                                               \
  template struct Opened<TAG, &SourceManager::NAME>;

using Entries = llvm::SmallVector<clang::SrcMgr::SLocEntry, 0>;
using Offset = clang::SourceLocation::UIntTy;
using OffsetTable = llvm::SmallVector<Offset>;
using Includers = llvm::DenseMap<clang::FileID, clang::FileIDAndOffset>;

TRANSHIP_OPEN(EntriesTag, LocalSLocEntryTable, Entries)
TRANSHIP_OPEN(OffsetsTag, LocalLocOffsetTable, OffsetTable)
TRANSHIP_OPEN(LastFileTag, LastFileIDLookup, clang::FileID)
TRANSHIP_OPEN(LastStartTag, LastLookupStartOffset, Offset)
TRANSHIP_OPEN(LastEndTag, LastLookupEndOffset, Offset)
TRANSHIP_OPEN(LastLineTag, LastLineNoFileIDQuery, clang::FileID)
TRANSHIP_OPEN(IncludersTag, IncludedLocMap, Includers)

#undef TRANSHIP_OPEN

/// What refers to files by number. Removing entries changes the numbers.
class NumberedFiles {
public:
  explicit NumberedFiles(SourceManager &sources)
      : sources_(sources), main_(sources.getLocForStartOfFile(sources.getMainFileID())) {
    if (!sources.hasLineTable())
      return;
    clang::LineTableInfo &table = sources.getLineTable();
    for (const auto &[file, entries] : table)
      lines_.emplace_back(sources.getLocForStartOfFile(file), entries);
    for (unsigned i = 0; i < table.getNumFilenames(); ++i)
      names_.push_back(table.getFilename(i).str());
  }

  void numberAgain() {
    sources_.setMainFileID(sources_.getFileID(main_));
    if (!sources_.hasLineTable())
      return;
    clang::LineTableInfo &table = sources_.getLineTable();
    table.clear();
    for (const std::string &name : names_)
      table.getLineTableFilenameID(name);
    for (const auto &[start, entries] : lines_)
      table.AddEntry(sources_.getFileID(start), entries);
  }

private:
  SourceManager &sources_;
  clang::SourceLocation main_;
  std::vector<std::pair<clang::SourceLocation, std::vector<clang::LineEntry>>> lines_;
  std::vector<std::string> names_;
};

/// Stands for a run of expansions in one file. A location in the run keeps its distance from the run's
/// start, so the run must be no longer than the file: the location then still falls inside that file.
class Expansion {
public:
  Expansion() = default;
  Expansion(const SourceManager &sources, Offset offset) : offset_(offset) {
    at_ = sources.getExpansionLoc(clang::SourceLocation::getFromRawEncoding(offset | 1u << 31));
    clang::FileID file = sources.getFileID(at_);
    start_ = sources.getLocForStartOfFile(file);
    length_ = sources.getFileIDSize(file);
  }

  clang::SrcMgr::SLocEntry entry() const {
    return clang::SrcMgr::SLocEntry::get(offset_,
                                         clang::SrcMgr::ExpansionInfo::create(start_, at_, at_));
  }
  bool covers(const clang::SrcMgr::SLocEntry &entry) const {
    clang::SourceLocation at = entry.getExpansion().getExpansionLocStart();
    // A nested expansion belongs to the one before it.
    bool isInFile = at.isMacroID() || (start_ <= at && at <= start_.getLocWithOffset(length_));
    return isInFile && entry.getOffset() < offset_ + length_;
  }

private:
  Offset offset_ = 0, length_ = 0;
  clang::SourceLocation at_, start_;
};

} // namespace

void thinMacroLocations(SourceManager &sources) {
  Entries &entries = sources.*memberOf(EntriesTag());
  NumberedFiles files(sources);
  Entries kept;
  std::vector<unsigned> numbers; // new ones, by the old
  Expansion last;
  for (const clang::SrcMgr::SLocEntry &entry : entries) {
    numbers.push_back(kept.size());
    if (entry.isFile() || numbers.size() == 1) { // clang starts with an entry of its own
      kept.push_back(entry);
      last = {};
    } else if (!last.covers(entry)) {
      last = Expansion(sources, entry.getOffset());
      kept.push_back(last.entry());
    }
  }
  numbers.push_back(kept.size());
  std::vector<std::pair<Offset, unsigned>> created; // by files, where they begin
  for (size_t i = 1; i < entries.size(); ++i)
    if (entries[i].isFile())
      if (unsigned count = sources.getNumCreatedFIDsForFileID(
              sources.getFileID(clang::SourceLocation::getFromRawEncoding(entries[i].getOffset()))))
        created.emplace_back(entries[i].getOffset(),
                             numbers[std::min(i + count, entries.size())] - numbers[i]);

  entries = std::move(kept);
  OffsetTable &offsets = sources.*memberOf(OffsetsTag());
  offsets.clear();
  for (const clang::SrcMgr::SLocEntry &entry : entries)
    offsets.push_back(entry.getOffset());
  sources.*memberOf(LastFileTag()) = sources.*memberOf(LastLineTag()) = clang::FileID();
  sources.*memberOf(LastStartTag()) = sources.*memberOf(LastEndTag()) = 0;
  (sources.*memberOf(IncludersTag())).clear();
  files.numberAgain();
  for (const auto &[offset, count] : created)
    sources.setNumCreatedFIDsForFileID(
        sources.getFileID(clang::SourceLocation::getFromRawEncoding(offset)), count,
        /*Force=*/true);
  // Pragmas that control warnings refer to file numbers, too. Headers outside the tree get no warnings.
  sources.getDiagnostics().ResetPragmas();
}

} // namespace tranship::frontend
