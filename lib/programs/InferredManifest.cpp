// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/InferredManifest.h"

#include "programs/SortedFlags.h"

#include "project/Inputs.h"
#include "support/Paths.h"
#include "support/TextFile.h"
#include "verify/backends/Backend.h"
#include "verify/model/Manifest.h"
#include "verify/model/ManifestFlags.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <map>

namespace tranship::programs {

using namespace buildfiles;
using namespace frontend;
using namespace project;
using namespace verify;

namespace {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

/// The limit for a program's data, in bytes: each run gets a copy.
constexpr uint64_t maxInputBytes = uint64_t(256) << 20;

/// If more files of the tree have a name, it does not tell which one a program reads.
constexpr size_t maxSameNames = 4;

/// A word of YAML, in quotes if it could be something else.
std::string yaml(llvm::StringRef text) {
  bool isPlain = !text.empty() && llvm::all_of(text, [](char c) {
    return llvm::isAlnum(c) || llvm::StringRef("_-+./=%@").contains(c);
  });
  bool isSpecial = text == "-" || text == "=" || text.starts_with("@") || text.starts_with("%");
  if (isPlain && !isSpecial)
    return text.str();
  std::string quoted = "'";
  for (char c : text)
    quoted += c == '\'' ? std::string("''") : std::string(1, c);
  return quoted + "'";
}

std::string yamlList(llvm::ArrayRef<std::string> texts) {
  std::string list;
  for (const std::string &text : texts)
    list += (list.empty() ? "" : ", ") + yaml(text);
  return "[" + list + "]";
}

/// The relative path from a folder to a file: "../data/x".
std::string wayFrom(llvm::StringRef folder, llvm::StringRef file) {
  std::string way;
  while (folder.size() > 1 && !isWithin(folder, file)) {
    folder = paths::parent_path(folder);
    way += "../";
  }
  llvm::StringRef rest = relativeTo(folder, file).value_or(file);
  return way + (rest.empty() ? "." : rest.str());
}

class Inference {
public:
  Inference(const BuildProgram &program, const TreeFiles &files, const InferenceOptions &options)
      : program_(program), files_(files), options_(options), folder_(program.folder) {
    // Tests can start a program elsewhere. All its runs start in one folder.
    if (!program.runs.empty() && isWithin(options.root, program.runs.front().folder))
      start_ = program.runs.front().folder;
    else
      start_ = program.folder;
    folder_ = commonFolder(folder_, start_);
    for (const std::string &source : program.sources)
      use(source);
    readRuns();
  }

  void addMentions(const SourceMentions &mentions) {
    for (const std::string &file : mentions.builtIn)
      use(file);
    for (llvm::StringRef literal : mentions.literals) {
      if (!literal.contains('.') || literal.size() > 200 || literal.ends_with("."))
        continue;
      if (!roleOf(literal))
        for (const std::string &file : filesCalled(literal, mentions))
          addInput(file);
      else if (mentions.compilesAtRunTime)
        addRuntimeSource(literal, mentions);
    }
    for (const BuildModule &module : program_.modules)
      if (llvm::any_of(mentions.literals, [&](llvm::StringRef literal) {
            return literal.contains(paths::extension(module.name));
          })) {
        modules_[joinPath(start_, module.name)] = module.source;
        use(module.source);
      }
  }

  InferredManifest finish() {
    useIncludeFolders();
    InferredManifest result;
    result.folder = folder_;
    std::string from = wayFrom(folder_, program_.buildFile);
    result.text = fmt::format("# Inferred by tranship{}. Keys: docs/manifests.md of tranship\n",
                              program_.buildFile.empty() ? "" : " from " + from);
    if (!reduced_.empty())
      result.text += fmt::format("# Arguments reduced: {}\n", llvm::join(reduced_, ", "));
    std::vector<std::string> sources;
    for (const std::string &source : program_.sources)
      sources.push_back(inFolder(source));
    result.text += fmt::format("sources: {}\n", yamlList(sources));
    writeFlags(result.text);
    writeRunTimeFiles(result.text);
    if (start_ != folder_)
      result.text += fmt::format("working-folder: {}\n", yaml(inFolder(start_)));
    writeCases(result.text);
    result.reduced = std::move(reduced_);
    return result;
  }

private:
  std::string inFolder(llvm::StringRef path) const {
    llvm::StringRef rest = relativeTo(folder_, path).value_or(path);
    return rest.empty() ? "." : rest.str();
  }

  void use(llvm::StringRef path) { folder_ = commonFolder(folder_, path); }

  /// The files that a name in a source can mean. Many programs search for their data in several
  /// folders, so this looks below the program's folder, and for a name that only one file has, in
  /// the whole tree.
  std::vector<std::string> filesCalled(llvm::StringRef name, const SourceMentions &mentions) const {
    if (std::string file = withoutDots(joinPath(start_, name)); files_.has(file))
      return {file};
    llvm::StringRef plain = name;
    while (plain.consume_front("./") || plain.consume_front("../"))
      ;
    std::string end = "/" + plain.str();
    std::vector<std::string> near, anywhere;
    auto named = mentions.filesByName->find(paths::filename(plain));
    if (named == mentions.filesByName->end())
      return {};
    for (const std::string &file : named->second)
      if (llvm::StringRef(file).ends_with(end))
        (isWithin(start_, file) ? near : anywhere).push_back(file);
    if (!near.empty())
      return near.size() <= maxSameNames ? near : std::vector<std::string>();
    return anywhere.size() == 1 ? anywhere : std::vector<std::string>();
  }

  /// A source that the program reads and compiles itself, and what that source includes.
  void addRuntimeSource(llvm::StringRef name, const SourceMentions &mentions) {
    std::string file = withoutDots(joinPath(start_, name));
    if (!files_.has(file) || llvm::is_contained(mentions.builtIn, file))
      return;
    for (const std::string &needed : mentions.withIncluded(file))
      if (!llvm::is_contained(runtimeSources_, needed)) {
        runtimeSources_.push_back(needed);
        use(needed);
      }
  }

  void addInput(const std::string &file) {
    uint64_t size = 0;
    if (llvm::is_contained(inputs_, file) || fs::file_size(file, size) ||
        inputBytes_ + size > maxInputBytes)
      return;
    inputBytes_ += size;
    inputs_.push_back(file);
    use(file);
  }

  /// A file or folder of the tree that an argument names.
  void addNamed(llvm::StringRef name) {
    if (name.empty() || name.size() > 1000 || llvm::all_of(name, llvm::isDigit))
      return;
    std::string path = withoutDots(paths::is_absolute(name) ? name.str() : joinPath(start_, name));
    if (files_.has(path))
      return addInput(path);
    if (path == start_ || path == options_.root || !isWithin(options_.root, path) ||
        isWithin(path, start_))
      return;
    for (auto at = files_.paths.lower_bound(path + "/");
         at != files_.paths.end() && isWithin(path, *at); ++at)
      addInput(*at);
  }

  std::string argument(llvm::StringRef written) {
    std::string text = written.str();
    if (paths::is_absolute(written) && isWithin(options_.root, withoutDots(written)))
      text = wayFrom(start_, withoutDots(written));
    addNamed(text);
    if (size_t equals = text.find('='); equals != std::string::npos)
      addNamed(llvm::StringRef(text).drop_front(equals + 1));
    return text;
  }

  void readRuns() {
    for (const ProgramRun &run : program_.runs) {
      if (run.folder != start_)
        continue;
      ProgramRun kept = run;
      for (std::string &text : kept.arguments)
        text = argument(text);
      limitNumbers(kept.arguments);
      if (!run.stdinFile.empty()) {
        std::string file = withoutDots(joinPath(start_, run.stdinFile));
        if (!files_.has(file))
          continue;
        use(file);
        kept.stdinFile = file;
      }
      if (!llvm::is_contained(runs_, kept))
        runs_.push_back(std::move(kept));
    }
    if (runs_.empty())
      runs_.emplace_back();
  }

  void limitNumbers(std::vector<std::string> &arguments) {
    if (options_.limits.any)
      for (std::string &text : arguments)
        limitNumber(text, *options_.limits.any);
    if (options_.limits.last && !arguments.empty())
      limitNumber(arguments.back(), *options_.limits.last);
  }

  /// Reduces the number that an argument is, or with which it ends: 4096, --size=4096, -n4096.
  void limitNumber(std::string &text, unsigned most) {
    llvm::StringRef before = llvm::StringRef(text).rtrim("0123456789");
    llvm::StringRef letters = before.ltrim('-');
    bool isOption =
        before.starts_with("-") && !letters.empty() && llvm::all_of(letters, llvm::isAlpha);
    uint64_t value = 0;
    if (!(before.empty() || before.ends_with("=") || isOption) ||
        llvm::StringRef(text).drop_front(before.size()).getAsInteger(10, value) || value <= most)
      return;
    std::string smaller = before.str() + std::to_string(most);
    if (std::string step = text + " to " + smaller; !llvm::is_contained(reduced_, step))
      reduced_.push_back(std::move(step));
    text = std::move(smaller);
  }

  /// Folders outside of the tree, such as a toolkit's, are left to the machine.
  bool isKept(llvm::StringRef folder) const {
    return isWithin(options_.root, folder) && fs::is_directory(folder);
  }

  void useIncludeFolders() {
    llvm::ArrayRef<std::string> flags = program_.flags;
    for (const std::string &path :
         pathsOfFlags(sortFlags(flags.vec(), program_.folder, program_.folder).common)) {
      std::string whole =
          withoutDots(paths::is_absolute(path) ? path : joinPath(program_.folder, path));
      if (isKept(whole) || files_.has(whole))
        use(whole);
    }
  }

  /// The flags that a manifest may have, and whose paths exist.
  std::vector<std::string> allowed(const std::vector<std::string> &flags, FlagSet set) const {
    std::vector<std::string> result;
    for (size_t i = 0; i < flags.size(); ++i) {
      std::vector<std::string> unit{flags[i]};
      std::optional<FlagProblem> problem = findFlagProblem(unit, set);
      // The value is the next word.
      if (problem && i + 1 < flags.size() && !llvm::StringRef(flags[i + 1]).starts_with("-")) {
        std::vector<std::string> two{flags[i], flags[i + 1]};
        if (!findFlagProblem(two, set)) {
          unit = two;
          problem.reset();
        }
      }
      if (problem)
        continue;
      i += unit.size() - 1;
      bool isThere = llvm::all_of(pathsOfFlags(unit), [&](const std::string &path) {
        std::string whole = withoutDots(joinPath(folder_, path));
        return isKept(whole) || files_.has(whole);
      });
      // The machine that verifies chooses the GPU.
      llvm::StringRef name = llvm::StringRef(flags[i]).ltrim('-');
      bool isGpu = name.starts_with("arch") || name.starts_with("code") ||
                   name.starts_with("gencode") || name.starts_with("gpu-") ||
                   name.starts_with("generate-code") || name.starts_with("cuda-gpu") ||
                   name.starts_with("offload-arch");
      bool isGpuPair = unit.size() == 2 && llvm::StringRef(unit[0]).ltrim('-').starts_with("arch");
      // nvcc defines these for other flags.
      bool isReserved =
          unit.size() == 2 && unit[0] == "-D" && llvm::StringRef(unit[1]).starts_with("__CUDA");
      if (unit.size() == 2 && (unit[0] == "-D" || unit[0] == "-I" || unit[0] == "-U"))
        unit = {unit[0] + unit[1]};
      if (isThere && !isGpu && !isGpuPair && !isReserved &&
          std::search(result.begin(), result.end(), unit.begin(), unit.end()) == result.end())
        llvm::append_range(result, unit);
    }
    return result;
  }

  void writeFlags(std::string &text) const {
    SortedFlags sorted = sortFlags(program_.flags, program_.folder, folder_);
    if (std::vector<std::string> flags = allowed(sorted.common, FlagSet::Common); !flags.empty())
      text += fmt::format("flags: {}\n", yamlList(flags));
    std::vector<std::string> nvcc = allowed(sorted.nvcc, FlagSet::Backend),
                             clang = allowed(sorted.clang, FlagSet::Backend);
    addHostFlags(clang);
    std::string lines;
    for (const auto &backend : allBackends()) {
      const std::vector<std::string> &flags =
          backend->properties().flags == FlagDialect::Nvcc ? nvcc : clang;
      if (!flags.empty() && !backend->properties().isOnRequest)
        lines += fmt::format("  {}: {}\n", backend->id().str(), yamlList(flags));
    }
    if (!lines.empty())
      text += "flags-for:\n" + lines;
    if (sorted.relocatable.value_or(false))
      text += "relocatable: true\n";
  }

  /// Clang takes the options that nvcc passes on to the host compiler.
  void addHostFlags(std::vector<std::string> &clang) const {
    if (llvm::is_contained(clang, "-fopenmp"))
      return;
    for (llvm::StringRef flag : program_.flags)
      if (flag.ends_with("-fopenmp") || flag.contains("-fopenmp,"))
        return clang.push_back("-fopenmp");
  }

  void writeRunTimeFiles(std::string &text) const {
    std::string modules;
    for (const auto &[file, source] : modules_)
      modules +=
          (modules.empty() ? "" : ", ") + yaml(inFolder(file)) + ": " + yaml(inFolder(source));
    if (!modules.empty())
      text += fmt::format("modules: {{{}}}\n", modules);
    std::vector<std::string> sources;
    for (const std::string &source : runtimeSources_)
      sources.push_back(inFolder(source));
    if (!sources.empty())
      text += fmt::format("runtime-sources: {}\n", yamlList(sources));
  }

  void writeCases(std::string &text) const {
    const ProgramRun &first = runs_.front();
    bool isDefault = runs_.size() == 1 && inputs_.empty() && first.arguments.empty() &&
                     first.stdinFile.empty() && first.environment.empty();
    if (isDefault)
      return;
    text += "cases:\n";
    std::vector<std::string> inputs;
    for (const std::string &input : inputs_)
      inputs.push_back(inFolder(input));
    for (size_t i = 0; i < runs_.size(); ++i) {
      const ProgramRun &run = runs_[i];
      text += runs_.size() == 1 ? std::string("- name: default\n")
                                : fmt::format("- name: run-{}\n", i + 1);
      if (!run.arguments.empty())
        text += fmt::format("  arguments: {}\n", yamlList(run.arguments));
      if (!inputs.empty())
        text += fmt::format("  inputs: {}\n", yamlList(inputs));
      if (!run.stdinFile.empty())
        text += fmt::format("  stdin: {}\n", yaml(inFolder(run.stdinFile)));
      if (!run.environment.empty())
        text += "  environment:\n";
      for (llvm::StringRef entry : run.environment)
        text += fmt::format("    {}: {}\n", yaml(entry.split('=').first),
                            yaml(entry.split('=').second));
    }
  }

  const BuildProgram &program_;
  const TreeFiles &files_;
  const InferenceOptions &options_;
  /// The manifest's folder, and where runs start.
  std::string folder_, start_;
  std::vector<std::string> inputs_;
  uint64_t inputBytes_ = 0;
  std::vector<ProgramRun> runs_;
  std::vector<std::string> reduced_;
  /// The files with kernels, and what they are made from.
  std::map<std::string, std::string> modules_;
  std::vector<std::string> runtimeSources_;
};

} // namespace

InferredManifest inferManifest(const BuildProgram &program, const SourceMentions &mentions,
                               const TreeFiles &files, const InferenceOptions &options) {
  Inference inference(program, files, options);
  inference.addMentions(mentions);
  return inference.finish();
}

} // namespace tranship::programs
