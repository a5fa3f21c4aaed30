// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/TargetSettings.h"

#include "buildfiles/SourceStandards.h"
#include "mapping/BuildTable.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {
namespace {

bool isIdentifier(llvm::StringRef name) {
  return !name.empty() && !llvm::isDigit(name.front()) && llvm::all_of(name, isNameCharacter);
}

Macros macrosIn(llvm::ArrayRef<std::string> flags) {
  Macros macros;
  for (size_t i = 0; i < flags.size(); ++i) {
    llvm::StringRef macro = flags[i];
    if (!macro.consume_front("-D"))
      continue;
    if (macro.empty() && i + 1 < flags.size())
      macro = flags[++i];
    // The values that a shell or CMake would fill in are not known.
    if (isIdentifier(macro.split('=').first) && macro.find_first_of("$`@") == macro.npos &&
        !llvm::is_contained(macros, macro))
      macros.push_back(macro.str());
  }
  llvm::sort(macros);
  return macros;
}

/// Whether a property of targets holds the standard of CUDA sources, and not of host code.
bool isStandardOfCuda(llvm::StringRef property) {
  const mapping::BuildRow *row =
      mapping::BuildTable::builtin().find(mapping::BuildRowKind::Property, property);
  return row && row->holds == mapping::BuildValue::Standard && row->also.empty();
}

/// The newest standard that flags name; 0: none.
unsigned newestStandard(llvm::ArrayRef<std::string> flags) {
  unsigned newest = 0;
  for (const std::string &flag : flags)
    newest = std::max(newest, standardIn(flag));
  return newest;
}

/// Whether a target is for another platform than CUDA.
bool isOfOtherPlatform(const Macros &macros) {
  return llvm::any_of(macros, [](llvm::StringRef macro) {
    llvm::SmallVector<llvm::StringRef> words; // of `USE_HIP`, but not of `CHIP`
    macro.split('=').first.split(words, '_');
    return llvm::any_of(words, [](llvm::StringRef word) {
      return word == "HIP" || word == "HIPCC" || word == "ROCM" || word == "SYCL";
    });
  });
}

class SettingsReader {
public:
  SettingsReader(CMakeModel &model, const CMakePlatform &platform)
      : model_(model), platform_(platform) {}

  void readCMake(const std::string &file) {
    if (read_.contains(file))
      return;
    // Targets that need an optional package come last: the package may be missing here.
    for (Branches branches : {Branches::Required, Branches::Optional}) {
      CMakeProject project = model_.evaluate(file, branches, nullptr, platform_);
      read_.insert(project.filesRead.begin(), project.filesRead.end());
      addTargets(project, settings_);
    }
    // Other branches say how to compile what no target of these compiles.
    addTargets(model_.evaluate(file, Branches::All, nullptr, platform_), inactive_);
  }

  void readMakefile(const std::string &file) {
    for (const BuildProgram &program : programsOfMakefile(file, model_.files()))
      add(program.sources, program.flags, settings_);
  }

  TargetSettings result() {
    settings_.macros.merge(inactive_.macros);
    settings_.standards.merge(inactive_.standards);
    return std::move(settings_);
  }

private:
  static void addTargets(const CMakeProject &project, TargetSettings &settings) {
    for (const auto &[name, target] : project.targets) {
      std::set<std::string> seen;
      std::vector<std::string> flags;
      addFlags(target, project, seen, flags);
      add(target.sources(), flags, settings);
    }
  }

  /// The flags of a target, with those of the libraries of the project that it uses.
  static void addFlags(const CMakeTarget &target, const CMakeProject &project,
                       std::set<std::string> &seen, std::vector<std::string> &flags) {
    if (!seen.insert(target.name).second)
      return;
    llvm::append_range(flags, target.flags());
    for (const std::string &property : target.textsOf({CMakePart::Kind::Property}))
      if (auto [name, value] = llvm::StringRef(property).split('='); isStandardOfCuda(name))
        flags.push_back("-std=c++" + value.str());
    for (const std::string &name : target.links())
      if (const CMakeTarget *library = project.find(name))
        addFlags(*library, project, seen, flags);
  }

  static void add(llvm::ArrayRef<std::string> sources, llvm::ArrayRef<std::string> flags,
                  TargetSettings &known) {
    const Macros macros = macrosIn(flags);
    if (isOfOtherPlatform(macros))
      return;
    const unsigned standard = newestStandard(flags);
    for (const std::string &source : sources) {
      if (std::vector<Macros> &sets = known.macros[source];
          sets.size() < maxMacroSets && !llvm::is_contained(sets, macros))
        sets.push_back(macros);
      if (standard) {
        unsigned &newest = known.standards[source];
        newest = std::max(newest, standard);
      }
    }
  }

  CMakeModel &model_;
  const CMakePlatform &platform_;
  std::set<std::string> read_;
  TargetSettings settings_, inactive_;
};

} // namespace

TargetSettings targetSettings(llvm::ArrayRef<std::string> buildFiles, CMakeModel &model,
                              const CMakePlatform &platform) {
  std::vector<std::string> sorted(buildFiles.begin(), buildFiles.end());
  // A file in a folder above comes first, because it may add the others.
  llvm::stable_sort(
      sorted, [](llvm::StringRef a, llvm::StringRef b) { return a.count('/') < b.count('/'); });
  SettingsReader reader(model, platform);
  for (const std::string &file : sorted) {
    llvm::StringRef name = llvm::sys::path::filename(file);
    if (name == "CMakeLists.txt")
      reader.readCMake(file);
    else if (name == "Makefile" || name == "makefile" || name == "GNUmakefile")
      reader.readMakefile(file);
  }
  return reader.result();
}

} // namespace tranship::buildfiles
