// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The programs of a makefile: what its rules link, from which sources, and how they run it.
#include "buildfiles/BuildProgram.h"
#include "buildfiles/MakeValues.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <map>

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

bool isCompiler(llvm::StringRef word) {
  llvm::StringRef name = path::filename(word);
  for (llvm::StringRef part : {"nvcc", "g++", "gcc", "clang", "c++", "mpic", "icpx", "hipcc"})
    if (name.contains(part))
      return true;
  return name == "cc" || name == "CC" || name == "icc" || name == "icpc";
}

bool isObject(llvm::StringRef file) {
  return file.ends_with(".o") || file.ends_with(".obj") || file.ends_with(".a");
}

/// Whether a command starts make in the folder, as far as its words tell.
bool startsMakeIn(const ShellCommand &command, std::string from, llvm::StringRef folder) {
  if (path::filename(command.words.front()) != "make")
    return false;
  for (size_t i = 1; i + 1 < command.words.size(); ++i)
    if (command.words[i] == "-C" || command.words[i] == "--directory")
      from = withoutDots(joinPath(from, command.words[i + 1]));
  return from == folder || llvm::StringRef(from).contains('$');
}

/// What a makefile in a folder above starts make for this one with.
MakeStart startFromAbove(const std::string &makefile, const TreeFiles &files, unsigned depth = 0) {
  llvm::StringRef folder = path::parent_path(makefile);
  for (llvm::StringRef above = path::parent_path(folder); above.size() > 1 && depth < 4;
       above = path::parent_path(above))
    for (const char *name : {"GNUmakefile", "makefile", "Makefile"}) {
      std::string file = joinPath(above, name);
      if (!files.has(file))
        continue;
      MakeValues values(file, files, startFromAbove(file, files, depth + 1));
      for (const MakeRule &rule : values.rules())
        for (const std::string &target : rule.targets) {
          std::string in = above.str();
          for (const ShellCommand &command : values.commandsOf(rule, {target, "", {}}))
            if (command.words.front() == "cd" && command.words.size() > 1)
              in = withoutDots(joinPath(in, command.words[1]));
            else if (startsMakeIn(command, in, folder))
              return values.startOf(command);
        }
      break;
    }
  return {};
}

class MakefileReader {
public:
  MakefileReader(const std::string &file, const TreeFiles &files)
      : path_(file), folder_(path::parent_path(file).str()), files_(files),
        values_(file, files, startFromAbove(file, files)) {}

  std::vector<BuildProgram> programs() {
    for (const MakeRule &rule : values_.rules())
      if (!rule.isPattern())
        for (const std::string &target : rule.targets)
          readLinkRule(rule, target);
    for (const MakeRule &rule : values_.rules())
      for (const std::string &target : rule.targets)
        readRuns(rule, target);
    keepBestRuns();
    addModules();
    return std::move(programs_);
  }

private:
  std::string absolute(llvm::StringRef file) const {
    return withoutDots(path::is_absolute(file) ? file.str() : joinPath(folder_, file));
  }

  void readLinkRule(const MakeRule &rule, const std::string &target) {
    for (const ShellCommand &command :
         values_.commandsOf(rule, {target, "", values_.prerequisitesOf(target)})) {
      const std::vector<std::string> &words = command.words;
      auto has = [&](llvm::StringRef word) { return llvm::is_contained(words, word); };
      if (!isCompiler(words.front()) || has("-c") || has("-dc") || has("-dlink") ||
          has("-shared") || has("--shared") || has("-E") || has("-ptx") || has("-cubin") ||
          has("-fatbin"))
        continue;
      auto output = llvm::find(words, "-o");
      std::string name = output == words.end() || output + 1 == words.end() ? "a.out" : output[1];
      if (isObject(name))
        continue;
      BuildProgram program;
      program.name = path::filename(name).str();
      program.buildFile = path_;
      program.folder = folder_;
      visited_.clear();
      addInputs(words, program, 0);
      addCompilerFlags(llvm::ArrayRef(words).drop_front(), program.flags);
      if (program.sources.empty() || llvm::any_of(programs_, [&](const BuildProgram &other) {
            return other.name == program.name && other.sources == program.sources;
          }))
        continue;
      outputs_.push_back(absolute(name));
      programs_.push_back(std::move(program));
    }
  }

  /// Adds the sources among the inputs of a command, and those that its objects are made from.
  void addInputs(llvm::ArrayRef<std::string> words, BuildProgram &program, unsigned depth) {
    for (size_t i = 1; i < words.size(); ++i) {
      llvm::StringRef word = words[i];
      if (word.starts_with("-") || words[i - 1] == "-o")
        continue;
      if (isSourceName(word))
        addSource(word, program);
      else if (isObject(word) && depth < 4)
        addObject(words[i], program, depth);
    }
  }

  void addSource(llvm::StringRef word, BuildProgram &program) {
    std::string file = absolute(word);
    if (files_.has(file) && !llvm::is_contained(program.sources, file))
      program.sources.push_back(file);
  }

  void addObject(const std::string &object, BuildProgram &program, unsigned depth) {
    if (!visited_.insert(object).second)
      return;
    for (const MakeRule &rule : values_.rules())
      if (!rule.isPattern() && !rule.recipe.empty() && llvm::is_contained(rule.targets, object)) {
        addMadeFrom(rule, {object, "", values_.prerequisitesOf(object)}, program, depth);
        return;
      }
    for (const MakeRule &rule : values_.rules())
      if (rule.isPattern() && !rule.recipe.empty() && addByPattern(rule, object, program, depth))
        return;
    // make has built-in rules for these.
    llvm::StringRef stem = llvm::StringRef(object).drop_back(path::extension(object).size());
    for (const char *extension : {".cu", ".cpp", ".cc", ".cxx", ".c"})
      for (const std::string &file :
           {stem.str(), "src/" + path::filename(stem).str(), path::filename(stem).str()})
        if (files_.has(absolute(file + extension)))
          return addSource(file + extension, program);
  }

  bool addByPattern(const MakeRule &rule, const std::string &object, BuildProgram &program,
                    unsigned depth) {
    for (const std::string &pattern : rule.targets) {
      std::optional<std::string> stem = matchPattern(object, pattern, "%");
      if (!stem)
        continue;
      MakeAutomatic automatic{object, *stem, {}};
      bool hasSource = false;
      for (const std::string &prerequisite : rule.prerequisites) {
        llvm::StringRef text = prerequisite;
        auto [before, after] = text.split('%');
        automatic.prerequisites.push_back(text.contains('%') ? before.str() + *stem + after.str()
                                                             : prerequisite);
        llvm::StringRef last = automatic.prerequisites.back();
        hasSource |= isSourceName(last) && files_.has(absolute(last));
      }
      if (!hasSource)
        continue;
      addMadeFrom(rule, automatic, program, depth);
      return true;
    }
    return false;
  }

  /// The sources and flags of an object.
  void addMadeFrom(const MakeRule &rule, const MakeAutomatic &automatic, BuildProgram &program,
                   unsigned depth) {
    size_t before = program.sources.size();
    for (const ShellCommand &command : values_.commandsOf(rule, automatic)) {
      addInputs(command.words, program, depth + 1);
      if (isCompiler(command.words.front()))
        addCompilerFlags(llvm::ArrayRef(command.words).drop_front(), program.flags);
    }
    if (program.sources.size() == before)
      for (const std::string &prerequisite : automatic.prerequisites)
        if (isSourceName(prerequisite))
          addSource(prerequisite, program);
  }

  void readRuns(const MakeRule &rule, const std::string &target) {
    if (rule.isPattern())
      return;
    for (StartedProgram &started :
         programsStartedBy(values_.commandsOf(rule, {target, "", rule.prerequisites}), folder_))
      if (auto made = llvm::find(outputs_, started.path); made != outputs_.end())
        runs_[size_t(made - outputs_.begin())].push_back({target, std::move(started.run)});
  }

  /// The runs of the target `run`, or of the first target that runs the program.
  void keepBestRuns() {
    for (auto &[index, runs] : runs_) {
      bool hasRun = llvm::any_of(runs, [](const auto &one) { return one.first == "run"; });
      const std::string target = hasRun ? "run" : runs.front().first;
      std::vector<ProgramRun> &kept = programs_[index].runs;
      for (auto &[from, run] : runs)
        if (from == target && !llvm::is_contained(kept, run))
          kept.push_back(run);
    }
  }

  /// The files with kernels that rules make belong to all programs: nothing says which loads them.
  void addModules() {
    std::vector<BuildModule> modules;
    for (const MakeRule &rule : values_.rules())
      for (const std::string &target : rule.targets)
        if (!rule.isPattern())
          for (const ShellCommand &command :
               values_.commandsOf(rule, {target, "", values_.prerequisitesOf(target)}))
            if (isCompiler(command.words.front()))
              if (std::optional<BuildModule> module = moduleOf(command.words, "", folder_, files_);
                  module && !llvm::is_contained(modules, *module))
                modules.push_back(std::move(*module));
    for (BuildProgram &program : programs_)
      program.modules = modules;
  }

  std::string path_, folder_;
  const TreeFiles &files_;
  MakeValues values_;
  std::vector<BuildProgram> programs_;
  /// The executables of the programs.
  std::vector<std::string> outputs_;
  std::map<size_t, std::vector<std::pair<std::string, ProgramRun>>> runs_;
  std::set<std::string> visited_;
};

} // namespace

std::vector<BuildProgram> programsOfMakefile(const std::string &path, const TreeFiles &files) {
  return MakefileReader(path, files).programs();
}

} // namespace tranship::buildfiles
