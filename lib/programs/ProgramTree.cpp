// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/ProgramTree.h"

#include "programs/ProgramSources.h"
#include "programs/SourceText.h"

#include "buildfiles/BuildFile.h"
#include "project/Inputs.h"
#include "source/IncludeDirectives.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
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

/// The most files that a tree of programs may have.
constexpr size_t maxFiles = 1'000'000;

struct SourceFacts {
  bool definesMain = false, usesCuda = false, needsTranslation = false, compilesAtRunTime = false;
  std::vector<std::string> literals;
  /// The files beside it that it includes in quotes; absolute.
  std::vector<std::string> included;
};

class TreeReader {
public:
  explicit TreeReader(const ProgramTreeOptions &options) : options_(options) {
    files_.read = [](const std::string &path) -> std::optional<std::string> {
      llvm::Expected<std::string> text = readRegularFile(path, maxBuildFileSize);
      if (text)
        return std::move(*text);
      llvm::consumeError(text.takeError());
      return std::nullopt;
    };
  }

  llvm::Expected<ProgramTree> read() {
    if (llvm::Error error = findRoot())
      return error;
    for (const std::string &path : given_)
      if (llvm::Error error = walk(path))
        return error;
    walkAround();
    if (llvm::Error error = chooseFiles())
      return error;
    readManifests();
    readCMake();
    readMakefiles();
    readLooseSources();
    readScripts();
    nameAll();
    return std::move(tree_);
  }

private:
  llvm::Error findRoot() {
    for (const std::string &name : options_.given) {
      std::string path = withoutDots(absolutePath(name));
      if (!fs::exists(path))
        return llvm::createStringError(name + ": no such file or folder");
      std::string folder = fs::is_directory(path) ? path : paths::parent_path(path).str();
      if (tree_.root.empty())
        tree_.root = folder;
      while (tree_.root.size() > 1 && !isWithin(tree_.root, folder))
        tree_.root = paths::parent_path(tree_.root).str();
      given_.push_back(std::move(path));
    }
    return llvm::Error::success();
  }

  /// Notes all files below a folder. Links are not followed.
  llvm::Error walk(const std::string &folder) {
    if (!fs::is_directory(folder)) {
      files_.paths.insert(folder);
      return llvm::Error::success();
    }
    std::vector<std::string> waiting{folder};
    while (!waiting.empty()) {
      std::string current = std::move(waiting.back());
      waiting.pop_back();
      std::error_code error;
      for (fs::directory_iterator i(current, error, /*follow_symlinks=*/false), end;
           i != end && !error; i.increment(error)) {
        llvm::StringRef name = paths::filename(i->path());
        fs::file_status status;
        if (name.starts_with(".") || fs::status(i->path(), status, /*follow=*/false))
          continue;
        if (fs::is_directory(status))
          waiting.push_back(i->path());
        else if (fs::is_regular_file(status))
          files_.paths.insert(i->path());
        if (files_.paths.size() > maxFiles)
          return llvm::createStringError(fmt::format("{}: more than {} files", folder, maxFiles));
      }
      if (error && current == folder)
        return llvm::createFileError(folder, error);
      if (error)
        tree_.problems.push_back(shown(current) + ": " + error.message());
    }
    return llvm::Error::success();
  }

  /// Programs can use files of folders beside those that were named.
  void walkAround() {
    programFiles_ = files_.paths;
    if (given_.size() < 2 || llvm::is_contained(given_, tree_.root))
      return;
    std::vector<std::string> problems = tree_.problems;
    llvm::consumeError(walk(tree_.root));
    tree_.problems = std::move(problems);
  }

  /// Of the files, those that a translation of the tree would take.
  llvm::Error chooseFiles() {
    std::vector<std::string> chosen;
    for (const std::string &file : programFiles_)
      if (isSourceName(file) || buildSystemOf(file) || isManifest(file))
        chosen.push_back(file);
    InputOptions input;
    input.root = tree_.root;
    llvm::Expected<std::vector<std::string>> taken = takenFiles(chosen, input);
    if (!taken)
      return taken.takeError();
    chosen_.insert(taken->begin(), taken->end());
    for (const std::string &path : given_) // even if a pattern leaves it out
      if (!fs::is_directory(path))
        chosen_.insert(path);
    return llvm::Error::success();
  }

  static bool isManifest(llvm::StringRef file) {
    llvm::StringRef name = paths::filename(file);
    return name == manifestFileName || name.ends_with(namedManifestEnd);
  }

  std::string shown(llvm::StringRef path) const {
    std::optional<llvm::StringRef> rest = relativeTo(tree_.root, path);
    return rest && !rest->empty() ? rest->str() : path.str();
  }

  const SourceFacts &factsOf(const std::string &file) {
    auto [at, isNew] = facts_.try_emplace(file);
    SourceFacts &facts = at->second;
    if (!isNew)
      return facts;
    llvm::Expected<std::string> text = readRegularFile(file, maxSourceSize);
    if (!text) {
      llvm::consumeError(text.takeError());
      return facts;
    }
    std::string code = codeOf(*text, facts.literals);
    facts.definesMain = definesMain(code);
    facts.needsTranslation = needsTranslation(*text);
    facts.compilesAtRunTime = llvm::StringRef(*text).contains("nvrtc");
    SourceFile source(file, std::move(*text));
    facts.usesCuda = usesCuda(source);
    for (const IncludeDirective &directive : findIncludes(source).directives)
      if (!directive.angled)
        facts.included.push_back(
            withoutDots(joinPath(paths::parent_path(file), source.text(directive.name))));
    return facts;
  }

  /// The sources and the headers that they include by their path.
  std::vector<std::string> withIncluded(const std::vector<std::string> &sources) {
    std::vector<std::string> all = sources;
    for (size_t i = 0; i < all.size() && i < 200; ++i)
      for (const std::string &file : factsOf(all[i]).included)
        if (!llvm::is_contained(all, file) && (files_.has(file) || isOutside(file)))
          all.push_back(file);
    return all;
  }

  /// Headers beside the tree are part of a program too, if its port needs them translated.
  bool isOutside(const std::string &file) {
    return !isWithin(tree_.root, file) && fs::is_regular_file(file) &&
           factsOf(file).needsTranslation;
  }

  std::vector<std::string> mainsOf(const std::vector<std::string> &sources) {
    std::vector<std::string> mains;
    for (const std::string &source : sources)
      if (factsOf(source).definesMain)
        mains.push_back(source);
    return mains.empty() ? sources : mains;
  }

  void readManifests() {
    for (const std::string &file : chosen_) {
      if (!isManifest(file))
        continue;
      std::string folder = paths::parent_path(file).str();
      bool isAlone = paths::filename(file) == manifestFileName;
      FoundProgram program;
      program.manifestFile = file;
      if (isAlone)
        covered_.push_back(folder);
      llvm::Expected<Manifest> manifest = manifestOf(file);
      if (!manifest) { // verifying it will say what is wrong
        llvm::consumeError(manifest.takeError());
      } else if (!isAlone) {
        std::vector<std::string> sources;
        for (const std::string &source : manifest->sources)
          sources.push_back(withoutDots(joinPath(folder, source)));
        program.mains = mainsOf(sources);
        known_.insert(program.mains.begin(), program.mains.end());
      }
      llvm::StringRef name = paths::filename(file);
      program.name = isAlone ? shown(folder)
                             : shown(joinPath(folder, name.drop_back(namedManifestEnd.size())));
      tree_.programs.push_back(std::move(program));
    }
  }

  bool isCovered(llvm::StringRef path) const {
    return llvm::any_of(covered_,
                        [&](const std::string &folder) { return isWithin(folder, path); });
  }

  void readCMake() {
    std::vector<std::string> files;
    for (const std::string &file : chosen_)
      if (paths::filename(file) == "CMakeLists.txt" && !isCovered(file))
        files.push_back(file);
    // A file in a folder above comes first, because it may add the others.
    llvm::stable_sort(
        files, [](llvm::StringRef a, llvm::StringRef b) { return a.count('/') < b.count('/'); });
    std::set<std::string> seen;
    for (const std::string &file : files) {
      if (seen.count(file))
        continue;
      CMakePrograms read = programsOfCMake(file, files_);
      seen.insert(read.files.begin(), read.files.end());
      for (const std::string &problem : read.problems)
        tree_.problems.push_back(shown(problem));
      for (BuildProgram &program : read.programs)
        add(std::move(program), /*isCMake=*/true);
    }
  }

  void readMakefiles() {
    for (const std::string &file : chosen_) {
      llvm::StringRef name = paths::filename(file);
      if ((name != "Makefile" && name != "makefile" && name != "GNUmakefile") || isCovered(file))
        continue;
      for (BuildProgram &program : programsOfMakefile(file, files_))
        add(std::move(program), /*isCMake=*/false);
    }
  }

  void add(BuildProgram program, bool isCMake) {
    if (llvm::any_of(program.sources, [&](const std::string &source) { return isCovered(source); }))
      return;
    std::vector<std::string> mains = mainsOf(program.sources);
    if (llvm::any_of(mains, [&](const std::string &file) { return known_.count(file); }))
      return;
    for (const std::string &source : program.sources)
      owned_.insert(source);
    // The same program in another build file: the one that says how it runs counts.
    for (auto &[other, otherMains, isOtherCMake] : built_)
      if (otherMains == mains && isOtherCMake != isCMake) {
        if (other.runs.empty() && !program.runs.empty())
          other = std::move(program);
        return;
      }
    built_.push_back({std::move(program), std::move(mains), isCMake});
  }

  /// Sources with a `main` that build files do not name. If a folder has only one, the other sources there
  /// are part of its program.
  void readLooseSources() {
    llvm::StringSet<> included;
    std::map<std::string, std::vector<std::string>> byFolder;
    for (const std::string &file : chosen_)
      if (isSourceName(file) && !owned_.count(file) && !known_.count(file) && !isCovered(file))
        byFolder[paths::parent_path(file).str()].push_back(file);
    for (const auto &[folder, sources] : byFolder)
      for (const std::string &source : sources)
        for (const std::string &other : factsOf(source).included)
          included.insert(other);
    for (const auto &[folder, sources] : byFolder) {
      std::vector<std::string> mains, others;
      for (const std::string &source : sources)
        if (!included.contains(source))
          (factsOf(source).definesMain ? mains : others).push_back(source);
      for (const std::string &main : mains) {
        bool isCuda = llvm::StringRef(main).ends_with(".cu") || factsOf(main).usesCuda;
        if (!isCuda)
          continue;
        BuildProgram program;
        program.name = paths::stem(main).str();
        program.folder = folder;
        program.sources = {main};
        if (mains.size() == 1)
          llvm::append_range(program.sources, others);
        built_.push_back({std::move(program), {main}, false});
      }
    }
  }

  /// If no build file runs a program, a script beside it or in the folder above may: `run`, `run.sh`,
  /// `run_small.sh`.
  void readScripts() {
    std::map<std::string, std::vector<StartedProgram>> byFolder;
    for (const std::string &file : files_.paths) {
      llvm::StringRef name = paths::filename(file);
      if (!name.starts_with("run") || !(name == "run" || name.ends_with(".sh")))
        continue;
      if (std::optional<std::string> text = files_.read(file)) {
        std::string folder = paths::parent_path(file).str();
        llvm::append_range(byFolder[folder], programsStartedByScript(*text, folder));
      }
    }
    for (Built &one : built_) {
      BuildProgram &program = one.program;
      for (const std::string &folder : {program.folder, paths::parent_path(program.folder).str()})
        if (program.runs.empty())
          for (const StartedProgram &started : byFolder[folder])
            if (paths::filename(started.path) == program.name &&
                isWithin(tree_.root, started.run.folder) &&
                !llvm::is_contained(program.runs, started.run))
              program.runs.push_back(started.run);
    }
  }

  /// Makes programs of what the build files make.
  void nameAll() {
    std::map<std::string, size_t> inFolder;
    llvm::StringMap<std::vector<std::string>> filesByName;
    for (const std::string &file : files_.paths)
      filesByName[paths::filename(file)].push_back(file);
    for (const Built &one : built_)
      ++inFolder[one.program.folder];
    for (Built &one : built_) {
      BuildProgram &program = one.program;
      SourceMentions mentions;
      mentions.builtIn = withIncluded(program.sources);
      mentions.filesByName = &filesByName;
      mentions.withIncluded = [this](const std::string &file) { return withIncluded({file}); };
      bool isCuda = false;
      for (const std::string &file : mentions.builtIn) {
        const SourceFacts &facts = factsOf(file);
        isCuda |= facts.usesCuda;
        mentions.compilesAtRunTime |= facts.compilesAtRunTime;
        llvm::append_range(mentions.literals, facts.literals);
      }
      if (!isCuda) {
        ++tree_.others;
        continue;
      }
      FoundProgram found;
      bool isAlone = inFolder[program.folder] == 1;
      found.name =
          shown(isAlone && program.folder != tree_.root ? program.folder
                                                        : joinPath(program.folder, program.name));
      found.mains = one.mains;
      InferenceOptions inference{tree_.root, options_.limits};
      found.inferred = inferManifest(program, mentions, files_, inference);
      const std::string &folder = found.inferred->folder;
      std::string name = shown(isAlone ? program.folder : joinPath(program.folder, program.name));
      std::string whole = joinPath(tree_.root, found.name);
      if (std::optional<llvm::StringRef> rest = relativeTo(folder, whole); rest && !rest->empty())
        name = rest->str();
      std::replace(name.begin(), name.end(), '/', '-');
      found.manifestFile = isAlone && folder == program.folder
                               ? joinPath(folder, manifestFileName)
                               : joinPath(folder, name + namedManifestEnd.str());
      tree_.programs.push_back(std::move(found));
    }
    llvm::stable_sort(tree_.programs,
                      [](const FoundProgram &a, const FoundProgram &b) { return a.name < b.name; });
  }

  struct Built {
    BuildProgram program;
    std::vector<std::string> mains;
    bool isCMake = false;
  };

  const ProgramTreeOptions &options_;
  ProgramTree tree_;
  std::vector<std::string> given_;
  TreeFiles files_;
  /// The files in the named folders, and those that a translation would take.
  std::set<std::string> programFiles_, chosen_;
  std::map<std::string, SourceFacts> facts_;
  /// Folders with a manifest.
  std::vector<std::string> covered_;
  /// Sources with `main` of programs that have manifests, and all sources in build files.
  std::set<std::string> known_, owned_;
  std::vector<Built> built_;
};

} // namespace

llvm::Expected<ProgramTree> findPrograms(const ProgramTreeOptions &options) {
  return TreeReader(options).read();
}

} // namespace tranship::programs
