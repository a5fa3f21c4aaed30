// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/HipifyCommand.h"

#include "driver/HipifyStatistics.h"
#include "driver/Output.h"
#include "driver/TranslateCommand.h"
#include "driver/VersionText.h"
#include "mapping/Row.h"
#include "support/ExitCode.h"

#include "driver/options/CommandPages.h"
#include "driver/options/HipifyOptions.h"
#include "support/FileWriting.h"
#include "support/Paths.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {
namespace {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

constexpr llvm::StringLiteral perlName = "hipify-perl", clangName = "hipify-clang";

/// Whether a list of HIPIFY, `a,b`, has the name.
bool isListed(llvm::StringRef list, llvm::StringRef name) {
  return llvm::is_contained(llvm::split(list, ','), name);
}

class HipifyRun {
public:
  HipifyRun(HipifyLine line, bool isAsPerl) : line_(std::move(line)), isAsPerl_(isAsPerl) {}

  llvm::Expected<int> run() {
    for (const std::string &note : line_.notes)
      llvm::errs() << "tranship: " << printable(note) << "\n";
    llvm::erase_if(line_.inputs, [&](const std::string &input) { return isExcluded(input); });
    if (line_.has(HipifyId::Output) && line_.inputs.size() > 1)
      return llvm::createStringError("-o names one file for several inputs; use -o-dir FOLDER");
    for (const std::string &input : line_.inputs)
      if (llvm::Error error = translateFile(input))
        return error;
    tellTotal();
    if (line_.has(HipifyId::StatisticsFile))
      if (llvm::Error error = writeNamedFile(absolutePath(line_.value(HipifyId::StatisticsFile)),
                                             statisticsCsv(statistics_)))
        return error;
    return NothingLeft;
  }

private:
  bool isExcluded(llvm::StringRef input) const {
    std::string files = line_.value(HipifyId::ExcludeFiles);
    std::string folders = line_.value(HipifyId::ExcludeFolders);
    if (isListed(files, input) || isListed(files, path::filename(input)))
      return true;
    for (llvm::StringRef above = path::parent_path(input); !above.empty();
         above = path::parent_path(above))
      if (isListed(folders, above) || isListed(folders, path::filename(above)))
        return true;
    const std::string real = realPath(absolutePath(input));
    return llvm::any_of(llvm::split(folders, ','), [&](llvm::StringRef folder) {
      return !folder.empty() && isWithin(realPath(absolutePath(folder)), real);
    });
  }

  bool printsStatistics() const {
    return line_.has(HipifyId::PrintStatistics) || line_.has(HipifyId::Examine);
  }

  bool hasNoOutput() const { return line_.has(HipifyId::NoOutput) || line_.has(HipifyId::Examine); }

  /// The file that the HIP goes to; empty: standard output.
  std::string targetOf(const std::string &input) const {
    if (line_.has(HipifyId::Output))
      return line_.value(HipifyId::Output);
    if (!line_.has(HipifyId::OutputFolder))
      return isAsPerl_ ? "" : input + ".hip";
    llvm::SmallString<256> target(line_.value(HipifyId::OutputFolder));
    path::append(target, path::filename(input) + ".hip");
    return std::string(target);
  }

  /// Keeps the input as FILE.prehip, or takes it from there.
  static llvm::Error backUp(const std::string &input) {
    std::string kept = input + ".prehip";
    bool isKept = fs::exists(kept);
    llvm::Expected<std::string> text = readRegularFile(isKept ? kept : input, maxSourceSize);
    if (!text)
      return text.takeError();
    llvm::ErrorOr<fs::perms> permissions = fs::getPermissions(input);
    return writeFile(isKept ? realPath(absolutePath(input)) : absolutePath(kept), *text,
                     permissions ? *permissions : usualPermissions);
  }

  std::vector<std::string> argumentsFor(const std::string &input) const {
    std::vector<std::string> words = {"translate", "--no-check-port", "--quiet"};
    if (!line_.has(HipifyId::RewriteLaunches))
      words.push_back("--keep-chevrons");
    llvm::append_range(words, line_.options);
    if (!hasNoOutput()) {
      if (line_.has(HipifyId::InPlace))
        words.push_back("--in-place");
      else if (std::string target = targetOf(input); !target.empty())
        words.push_back("--output=" + target);
    }
    words.push_back(input);
    if (!line_.compilerFlags.empty())
      words.push_back("--");
    llvm::append_range(words, line_.compilerFlags);
    return words;
  }

  /// Each file alone, as HIPIFY's programs do.
  llvm::Error translateFile(const std::string &input) {
    if (fs::is_directory(input))
      return llvm::createStringError(input + ": is a folder; run `tranship -o PORT " + input + "`");
    llvm::Expected<ParsedCommandLine> line = parseCommandLine(argumentsFor(input));
    if (!line)
      return line.takeError();
    llvm::Expected<RunRequest> request = translateRequest(*line);
    if (!request)
      return request.takeError();
    request->output.isDiscarded = hasNoOutput();
    request->report.toStandardError = true;
    if (line_.has(HipifyId::InPlace) && !hasNoOutput() && !line_.has(HipifyId::NoBackup))
      if (llvm::Error error = backUp(input))
        return error;
    std::optional<HipifyStatistics> counts;
    llvm::Expected<int> code = translateAs(*request, [&](Translation &translation) {
      llvm::erase_if(translation.diagnostics, [&](const Diagnostic &diagnostic) {
        return !diagnostic.name.empty() &&
               isListed(line_.value(HipifyId::Whitelist), diagnostic.name);
      });
      counts = hipifyStatistics(input, translation);
    });
    if (!code)
      return code.takeError();
    return counts ? tell(input, std::move(*counts)) : llvm::Error::success();
  }

  llvm::Error tell(const std::string &input, HipifyStatistics counts) {
    if (printsStatistics())
      llvm::errs() << printableText(statisticsText(counts));
    if (line_.has(HipifyId::WriteStatistics))
      if (llvm::Error error = writeFile(absolutePath(input + ".csv"), statisticsCsv(counts)))
        return error;
    statistics_.push_back(std::move(counts));
    return llvm::Error::success();
  }

  /// As HIPIFY's programs do for several files.
  void tellTotal() const {
    if (!printsStatistics() || line_.inputs.size() < 2)
      return;
    llvm::errs() << statisticsText(totalOf(statistics_))
                 << (isAsPerl_ ? "\n" : fileCountText(statistics_));
  }

  HipifyLine line_;
  const bool isAsPerl_;
  std::vector<HipifyStatistics> statistics_;
};

} // namespace

bool isNamedAsHipify(llvm::StringRef program) {
  llvm::StringRef name = path::filename(program);
  return name == perlName || name == clangName;
}

llvm::Expected<int> hipifyCommand(const ParsedCommandLine &line, llvm::StringRef program) {
  llvm::Expected<HipifyLine> parsed = parseHipifyLine(line.names);
  if (!parsed)
    return parsed.takeError();
  const bool isAsPerl = path::filename(program) == perlName;
  auto isGiven = [&](OptionId id) {
    return llvm::is_contained(parsed->options, optionOf(id).mainName());
  };
  if (isGiven(OptionId::Help))
    llvm::outs() << helpText(commandOf(line.command));
  else if (isGiven(OptionId::Version) && isAsPerl)
    llvm::errs() << "HIP version " << newestHip.str() << "\n";
  else if (isGiven(OptionId::Version) || parsed->has(HipifyId::Versions))
    llvm::outs() << versionText();
  else if (parsed->inputs.empty())
    return llvm::createStringError(
        "nothing to translate: name a file (see tranship hipify --help)");
  else
    return HipifyRun(std::move(*parsed), isAsPerl).run();
  return NothingLeft;
}

} // namespace tranship::driver
