// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "results/InPlaceWrites.h"

#include "support/Archive.h"
#include "support/FileWriting.h"
#include "support/Paths.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace tranship::results {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

constexpr uint64_t maxJournalSize = 256u << 20;

constexpr llvm::StringLiteral journalName = ".tranship-in-place";

struct Entry {
  /// Relative to the journal's folder.
  std::string target;
  /// The name of a file in the target's folder.
  std::string staged;
  /// The hash of the text that the target is expected to have; empty: the file must not exist.
  std::string fingerprint;

  template <typename A> friend void transfer(A &archive, Entry &value) {
    auto &[target, staged, fingerprint] = value;
    archive(target, staged, fingerprint);
  }
};

struct Journal {
  /// Distinguishes a journal from any other file.
  std::string kind = "tranship --in-place 1";
  /// All new texts are complete, so the next run finishes the step. Otherwise it undoes the step.
  bool isStaged = false;
  std::vector<Entry> entries;

  template <typename A> friend void transfer(A &archive, Journal &value) {
    auto &[kind, isStaged, entries] = value;
    archive(kind, isStaged, entries);
  }
};

std::string fingerprintOf(llvm::StringRef text) {
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(text)));
}

/// Nothing if tranship did not write the file.
std::optional<Journal> journalIn(const std::string &file) {
  std::string text = textOrNothing(file, maxJournalSize);
  Journal journal;
  ArchiveReader archive(text);
  archive(journal);
  if (archive.failed() || !archive.atEnd() || journal.kind != Journal().kind)
    return std::nullopt;
  return journal;
}

/// Whether the file is still the one that the entry was made for.
bool isAsExpected(const std::string &target, const Entry &entry) {
  if (entry.fingerprint.empty())
    return !fs::exists(target);
  llvm::Expected<std::string> text = readRegularFile(target, maxSourceSize);
  if (text)
    return fingerprintOf(*text) == entry.fingerprint;
  llvm::consumeError(text.takeError());
  return false;
}

/// A step in a folder, with its journal. The journal is locked as long as this object exists.
class Step {
public:
  explicit Step(std::string folder) : folder_(std::move(folder)) {}
  Step(const Step &) = delete;
  ~Step() {
    if (lock_ >= 0)
      close(lock_);
  }

  llvm::Error save(const Journal &journal) {
    ArchiveWriter archive;
    archive(journal);
    std::string file = joinPath(folder_, journalName);
    if (llvm::Error error = writeFile(file, archive.take()))
      return error;
    return lock(file);
  }

  /// Errors: another run has locked the journal. Nothing: the file is not a journal.
  llvm::Expected<std::optional<Journal>> load() {
    std::string file = joinPath(folder_, journalName);
    if (llvm::Error error = lock(file))
      return error;
    return journalIn(file);
  }

  llvm::Expected<std::vector<std::string>> finish(const Journal &journal) {
    std::vector<std::string> changedMeanwhile;
    size_t done = 0;
    for (const Entry &entry : journal.entries) {
      std::string target = joinPath(folder_, entry.target), staged = stagedFile(entry);
      if (!isSafe(entry) || !fs::exists(staged))
        continue; // renamed by the run that was killed
      if (!isAsExpected(target, entry)) {
        changedMeanwhile.push_back(target);
        (void)fs::remove(staged);
        continue;
      }
      if (std::error_code error = fs::rename(staged, target))
        return llvm::createStringError(
            fmt::format("{}: {}; {} of {} were changed; run the same command again", target,
                        error.message(), done, plural(journal.entries.size(), "file")));
      ++done;
    }
    (void)fs::remove(joinPath(folder_, journalName));
    return changedMeanwhile;
  }

  void undo(const Journal &journal) {
    for (const Entry &entry : journal.entries)
      if (isSafe(entry))
        (void)fs::remove(stagedFile(entry));
    (void)fs::remove(joinPath(folder_, journalName));
  }

  std::string stagedFile(const Entry &entry) const {
    return joinPath(path::parent_path(joinPath(folder_, entry.target)), entry.staged);
  }

private:
  /// A tree may contain a forged journal: it must not name files outside of the folder, or files that we did not write.
  bool isSafe(const Entry &entry) const {
    std::string target = joinPath(folder_, entry.target);
    if (path::is_absolute(entry.target) || withoutDots(target) != target ||
        !isStagedName(entry.staged))
      return false;
    if (llvm::Error error = checkInside(path::parent_path(target), folder_)) {
      llvm::consumeError(std::move(error));
      return false;
    }
    return true;
  }

  llvm::Error lock(const std::string &file) {
    int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    if (descriptor < 0)
      return llvm::createFileError(file, std::error_code(errno, std::generic_category()));
    if (lock_ >= 0)
      close(lock_);
    lock_ = descriptor;
    if (flock(lock_, LOCK_EX | LOCK_NB) && errno == EWOULDBLOCK)
      return llvm::createStringError(folder_ +
                                     ": another tranship is changing the files of this folder");
    return llvm::Error::success();
  }

  std::string folder_;
  int lock_ = -1;
};

/// One call for all files is much faster than one for each.
void syncDisk(const std::string &folder) {
  int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0)
    return;
  (void)syncfs(descriptor);
  close(descriptor);
}

} // namespace

bool isJournal(const std::string &file) {
  return path::filename(file) == journalName && journalIn(file).has_value();
}

llvm::Expected<WrittenFiles> writeInPlace(const std::string &folder,
                                          llvm::ArrayRef<ResultFile> files) {
  WrittenFiles result;
  SignalsHeldBack heldBack;
  if (llvm::Error error = finishInterruptedWrites(folder).takeError())
    return error; // another run is active
  Step step(folder);
  Journal journal;
  for (size_t i = 0; i < files.size(); ++i)
    journal.entries.push_back({relativeTo(folder, files[i].target)->str(), stagedName(unsigned(i)),
                               files[i].before ? fingerprintOf(*files[i].before) : ""});
  for (size_t i = 0; i < files.size(); ++i)
    if (!files[i].before &&
        fs::exists(files[i].target)) // our own file, such as the header with helpers
      journal.entries[i].fingerprint = fingerprintOf(textOrNothing(files[i].target, maxSourceSize));
  if (llvm::Error error = step.save(journal))
    return error;
  for (const ResultFile &file : files)
    if (std::error_code error = fs::create_directories(path::parent_path(file.target)))
      return llvm::createFileError(file.target, error);
  for (size_t i = 0; i < files.size(); ++i)
    if (llvm::Error error =
            writeFile(step.stagedFile(journal.entries[i]), files[i].text, files[i].permissions)) {
      step.undo(journal);
      return llvm::createStringError(llvm::toString(std::move(error)) + "; nothing was changed");
    }
  journal.isStaged = true;
  syncDisk(folder);
  if (llvm::Error error = step.save(journal)) {
    step.undo(journal);
    return error;
  }
  llvm::Expected<std::vector<std::string>> left = step.finish(journal);
  if (!left)
    return left.takeError();
  result.changedMeanwhile = std::move(*left);
  for (const ResultFile &file : files)
    if (!llvm::is_contained(result.changedMeanwhile, file.target))
      result.files.push_back(file.target);
  return result;
}

llvm::Expected<size_t> finishInterruptedWrites(llvm::StringRef folder) {
  removeStaleTemporaries(folder); // of a journal; this folder may contain no other file to write
  for (; !folder.empty(); folder = path::parent_path(folder)) {
    if (!fs::exists(joinPath(folder, journalName)))
      continue;
    SignalsHeldBack heldBack;
    Step step(folder.str());
    llvm::Expected<std::optional<Journal>> journal = step.load();
    if (!journal)
      return journal.takeError();
    if (!*journal)
      continue;
    if (!(*journal)->isStaged) {
      step.undo(**journal);
      continue;
    }
    llvm::Expected<std::vector<std::string>> left = step.finish(**journal);
    if (!left)
      return left.takeError();
    return (*journal)->entries.size() - left->size();
  }
  return 0;
}

} // namespace tranship::results
