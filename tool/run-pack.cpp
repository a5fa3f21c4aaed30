// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The program `run` of a pack (docs/packs.md). It is linked statically, so it needs only the kernel
// and the driver of the machine where it runs.
#include "Arguments.h"

#include "support/Process.h"
#include "support/TextFile.h"
#include "verify/pack/PackRunner.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

#include <cerrno>
#include <csignal>

#include <pwd.h>

using namespace tranship;
using namespace tranship::verify;

// LLVM can expand `~user`, for which a static program loads shared libraries of the machine. `run`
// never expands such a path, so these replacements find no user.
extern "C" int getpwnam_r(const char *, passwd *, char *, size_t, passwd **result) {
  *result = nullptr;
  return ENOENT;
}
extern "C" int getpwuid_r(uid_t, passwd *, char *, size_t, passwd **result) {
  *result = nullptr;
  return ENOENT;
}

namespace {

constexpr char usage[] =
    "usage: run [options] [PROGRAM...]\n"
    "Runs the programs of the pack that it belongs to, and writes their results to one file.\n"
    "Run it again with the same file to continue where it stopped.\n"
    "PROGRAM: run only these programs of the pack.\n"
    "\n"
    "  -o FILE              write the results to FILE (default: results.jsonl in the\n"
    "                       current folder)\n"
    "  --max-size SIZE      limit the size of that file (default: 64MB); outputs that do not fit\n"
    "                       are kept as hashes\n"
    "  --time-limit MINUTES start no more runs after this time\n"
    "  --library-path DIR   search DIR for libraries that are not in the pack; may be repeated\n"
    "  --work-dir DIR       work below DIR (default: the folder for temporary files)\n"
    "  --pack DIR           run the pack in DIR (default: the folder of this program)\n"
    "  -q                   do not print a line for each run\n"
    "\n"
    "Exit code: 0 all programs were run, whatever their results; 1 some were not, as reported;\n"
    "2 the pack is damaged, or the results cannot be written.\n";

std::string absolute(llvm::StringRef path) {
  llvm::SmallString<256> result(path);
  (void)llvm::sys::fs::make_absolute(result);
  return std::string(result);
}

void report(const PackRunSummary &summary, const std::string &results) {
  uint64_t size = 0;
  (void)llvm::sys::fs::file_size(results, size);
  for (const PackSkip &skip : summary.skips)
    llvm::outs() << "not run: "
                 << (skip.program.empty() ? skip.backend
                                          : fmt::format("{}, {}, {}", skip.program,
                                                        toString(skip.side).str(), skip.backend))
                 << ": " << skip.reason << "\n";
  if (!summary.ended.empty())
    llvm::outs() << "stopped early: " << summary.ended
                 << "; run the same command again to continue\n";
  llvm::outs() << fmt::format("{} of {} runs of {} program{} are done on {}\n", summary.done,
                              summary.runs, summary.programs, summary.programs == 1 ? "" : "s",
                              summary.device)
               << fmt::format("results: {} ({:.1f} kB)\n", results, double(size) / 1024)
               << "copy them back, then run: tranship verify judge PACK RESULTS\n";
}

} // namespace

int main(int argc, char **argv) {
  std::vector<llvm::StringRef> given(argv + 1, argv + argc), output, maxSize, timeLimit, work, pack,
      libraries;
  bool quiet = false;
  Arguments arguments("run", usage);
  arguments.values("-o", output);
  arguments.values("--max-size", maxSize);
  arguments.values("--time-limit", timeLimit);
  arguments.values("--library-path", libraries);
  arguments.values("--work-dir", work);
  arguments.values("--pack", pack);
  arguments.flag("-q", quiet);
  if (std::optional<int> exitCode = arguments.parse(given))
    return *exitCode;

  PackRunOptions options;
  std::string self = llvm::sys::fs::getMainExecutable(argv[0], reinterpret_cast<void *>(&report));
  options.folder = pack.empty() ? llvm::sys::path::parent_path(self).str() : absolute(pack.back());
  options.results = absolute(output.empty() ? "results.jsonl" : output.back());
  for (llvm::StringRef folder : libraries)
    options.libraryFolders.push_back(absolute(folder));
  if (const char *before = std::getenv("LD_LIBRARY_PATH"); before && *before)
    options.libraryFolders.push_back(before);
  if (!work.empty())
    options.workParent = absolute(work.back());
  for (llvm::StringRef name : arguments.names())
    options.only.push_back(name.str());
  if (!maxSize.empty()) {
    std::optional<uint64_t> bytes = parseSize(maxSize.back());
    if (!bytes || *bytes < (64u << 10))
      return arguments.misuse("--max-size takes a size of at least 64kB, such as 16MB");
    options.maxBytes = *bytes;
  }
  double minutes = 0;
  if (!timeLimit.empty()) {
    if (timeLimit.back().getAsDouble(minutes) || !(minutes > 0 && minutes < 1e5))
      return arguments.misuse("--time-limit takes a number of minutes");
    options.timeLimit = std::chrono::seconds(std::max<int64_t>(1, int64_t(minutes * 60)));
  }
  std::signal(SIGXFSZ, SIG_IGN); // a full quota is then reported as a failed write
  if (!quiet)
    options.progress = [](const std::string &line) { llvm::errs() << line << "\n"; };
  llvm::sys::SetInterruptFunction(interruptProcesses);
  llvm::Expected<PackRunSummary> summary = runPack(options);
  if (!summary)
    return fail(llvm::toString(summary.takeError()));
  report(*summary, options.results);
  return summary->skips.empty() && summary->ended.empty() ? 0 : 1;
}
