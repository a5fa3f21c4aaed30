// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeCheck.h"

#include "buildfiles/CMakeModel.h"
#include "buildfiles/CMakeText.h"
#include "buildfiles/FlagRewriter.h"
#include "buildfiles/HipPlaces.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

using mapping::BuildRow;
using mapping::BuildRowKind;
using mapping::BuildValue;
using Kind = CMakePart::Kind;
using Parts = std::vector<CMakePart>;

const mapping::BuildTable &table() { return mapping::BuildTable::builtin(); }

/// Whether the project itself sets variables of this kind.
bool isOfProject(BuildValue value) {
  return llvm::is_contained({BuildValue::Flags, BuildValue::FlagList, BuildValue::Architectures,
                             BuildValue::Separable, BuildValue::Language, BuildValue::Standard},
                            value);
}

/// Variables that mean the same before and after have the same value.
std::string valueOf(llvm::StringRef hip) {
  if (hip == "ROCM_PATH") // the port sets it, unless the user does
    return rocmFolder.str();
  return hip.ends_with("_FOUND") ? "1" : ("@" + hip + "@").str();
}

/// What find_package defines for each of the libraries: `CUDA_CUBLAS_LIBRARIES`.
void addLibraryVariables(const BuildRow &row, CMakePlatform &platform) {
  for (const std::string &name : {row.cuda, llvm::StringRef(row.cuda).upper()})
    for (const char *end : {"_LIBRARY", "_LIBRARIES"})
      platform.variables.push_back({"CUDA_" + name + end, row.target});
}

/// The targets of packages before and after.
struct PackageTargets {
  std::set<std::string> original, port;

  PackageTargets() {
    for (const BuildRow &row : table().rows())
      if (row.kind == BuildRowKind::Library && row.hasCounterpart()) {
        original.insert("CUDA::" + row.cuda);
        original.insert("CUDA::" + row.cuda + "_static");
        port.insert(row.target);
      }
  }
};

CMakePlatform platformOf(bool isPort, const BuildOptions &options) {
  static const PackageTargets targets;
  CMakePlatform platform = isPort ? CMakePlatform() : platformOfCuda(options.cudaVersion);
  platform.takesAllConfigurations = true;
  platform.targets = isPort ? &targets.port : &targets.original;
  if (isPort) {
    platform.language = "HIP";
    platform.compilerId = "Clang";
    platform.noted = &options.renamed;
  }
  for (const BuildRow &row : table().rows()) {
    if (row.kind == BuildRowKind::Library && !isPort)
      addLibraryVariables(row, platform);
    if (row.kind != BuildRowKind::Variable || isOfProject(row.holds))
      continue;
    if (isPort && !row.hip.empty())
      platform.variables.push_back({row.hip, valueOf(row.hip)});
    else if (!isPort && !row.value.empty() && row.holds != BuildValue::Version)
      platform.variables.push_back({row.cuda, row.value});
    else if (!isPort && !row.hip.empty())
      platform.variables.push_back({row.cuda, valueOf(row.hip)});
  }
  platform.compiler = valueOf("CMAKE_HIP_COMPILER");
  llvm::erase_if(platform.variables, [](const auto &variable) {
    return llvm::StringRef(variable.first).starts_with("CMAKE_") &&
           llvm::StringRef(variable.first).contains("_COMPILER");
  });
  return platform;
}

class CMakeComparison {
public:
  CMakeComparison(const std::string &path, const BuildPair &pair, const BuildOptions &options,
                  BuildDifferences &differences)
      : path_(path), options_(options), differences_(differences), before_(pair.original),
        after_(pair.port), originals_(platformOf(false, options)),
        ports_(platformOf(true, options)) {}

  std::set<std::string> run() {
    std::set<std::string> compared;
    for (Branches branches : {Branches::Optional, Branches::All}) {
      original_ = before_.evaluate(path_, branches, nullptr, originals_);
      port_ = after_.evaluate(path_, branches, nullptr, ports_);
      if (!original_.problems.empty())
        return compared;
      noteLeftNames();
      notePackages();
      for (const auto &[name, target] : original_.targets)
        if (!llvm::StringRef(name).contains('/') && seen_.insert(name).second) // its name is known
          compareTarget(target);
      compared.merge(std::set(original_.filesRead));
    }
    return compared;
  }

private:
  BuildPlace placeOf(const CMakeOrigin &origin, const CMakeTarget &target) const {
    return origin.file ? BuildPlace{origin.file->path, origin.offset}
                       : differences_.placeOf(target.name, {target.file}, {target.file, 0});
  }

  std::string portText(std::string text) const {
    for (size_t at = text.find("$ENV{"); at != std::string::npos; at = text.find("$ENV{", at + 1)) {
      size_t end = text.find('}', at);
      const BuildRow *row =
          end == std::string::npos
              ? nullptr
              : table().find(BuildRowKind::Environment, llvm::StringRef(text).slice(at + 5, end));
      if (row && !row->hip.empty())
        text.replace(at + 5, end - at - 5, row->hip);
    }
    text = withHipLibraryFiles(withRocmFolders(std::move(text)));
    return withRenamedSources(text, path::parent_path(path_), options_);
  }

  /// Sources that a command of the port still calls by their old names.
  void noteLeftNames() {
    for (const CMakePart &part : port_.notedFiles) {
      std::string name = path::filename(part.text).str();
      differences_.report(differences_.placeOf(name, original_.filesRead, {path_, 0}), name,
                          fmt::format("the port's build names `{}`, which is `{}.hip` there", name,
                                      path::stem(name).str()),
                          "name the renamed source");
    }
  }

  /// Packages of CUDA, whose names a variable may have carried.
  void notePackages() {
    for (const std::string &package : port_.packages)
      if (const BuildRow *row = table().find(BuildRowKind::Package, package))
        differences_.report(
            differences_.placeOf(package, original_.filesRead, {path_, 0}), package,
            fmt::format("the port's build looks for `{}`, a package of CUDA", package),
            fmt::format("look for {}", row->hip));
  }

  void compareTarget(const CMakeTarget &before) {
    const CMakeTarget *after = port_.find(before.name);
    if (!after) {
      CMakeOrigin origin = before.parts.empty() ? CMakeOrigin() : before.parts.front().origin;
      return differences_.report(placeOf(origin, before), before.name,
                                 fmt::format("the port's build has no target `{}`", before.name),
                                 "compare the commands that name it");
    }
    compareSources(before, *after);
    compareTexts(before, *after, Kind::Macro, "the macro");
    compareTexts(before, *after, Kind::Folder, "the include folder");
    compareOptions(before, *after);
    compareLibraries(before, *after);
    checkDeviceLink(before, *after);
  }

  void compareSources(const CMakeTarget &before, const CMakeTarget &after) {
    std::vector<std::string> theirs = after.sources();
    for (const CMakePart &part : before.parts) {
      if (part.kind != Kind::Source)
        continue;
      std::string expected = part.text;
      if (options_.renamed.contains(part.text))
        expected = llvm::StringRef(part.text).drop_back(3).str() + ".hip";
      if (!llvm::is_contained(theirs, expected))
        differences_.report(placeOf(part.origin, before), path::filename(expected),
                            fmt::format("the port's target `{}` lacks the source `{}`", before.name,
                                        path::filename(expected).str()),
                            "add it there");
    }
  }

  void compareTexts(const CMakeTarget &before, const CMakeTarget &after, Kind kind,
                    llvm::StringRef what) {
    std::vector<std::string> theirs = after.textsOf({kind}), ours;
    for (const CMakePart &part : before.parts) {
      if (part.kind != kind)
        continue;
      ours.push_back(portText(part.text));
      if (!llvm::is_contained(theirs, ours.back()))
        differences_.report(placeOf(part.origin, before), part.text,
                            fmt::format("the port's target `{}` lacks {} `{}`", before.name,
                                        what.str(), ours.back()),
                            "compare the commands that set it");
    }
    for (const std::string &text : theirs)
      if (!llvm::is_contained(ours, text) && text != "-D__HIP_PLATFORM_AMD__" &&
          !llvm::StringRef(text).contains('@')) // folders of HIP's own
        differences_.report(
            differences_.placeOf(before.name, {before.file}, {before.file, 0}), text,
            fmt::format("the port's target `{}` has {} `{}`, and the original has not", before.name,
                        what.str(), text),
            "compare the commands that set it");
  }

  bool hasDeviceCode(const CMakeTarget &target) const {
    return llvm::any_of(target.sources(), [&](llvm::StringRef source) {
      return source.ends_with(".hip") || source.ends_with(".cu") ||
             options_.deviceSources.contains(source.str());
    });
  }

  void compareOptions(const CMakeTarget &before, const CMakeTarget &after) {
    std::vector<std::string> theirs = after.textsOf({Kind::Option});
    if (!hasDeviceCode(after))
      return;
    std::vector<std::string> wrong = unknownFlags(theirs);
    llvm::append_range(wrong, flagsOfNvcc(theirs, options_.targets));
    for (const std::string &flag : wrong) {
      auto written = llvm::find_if(before.parts, [&](const CMakePart &part) {
        return part.kind == Kind::Option && part.text == flag;
      });
      BuildPlace place = written == before.parts.end()
                             ? differences_.placeOf(flag, original_.filesRead, {before.file, 0})
                             : placeOf(written->origin, before);
      differences_.report(
          place, flag,
          fmt::format("HIP's compiler gets `{}` for the target `{}`, and cannot read it", flag,
                      before.name),
          "drop it, or pass a flag of clang instead");
    }
  }

  /// What the port links for a library; empty: nothing.
  std::string portLibrary(const std::string &library) const {
    llvm::StringRef name = library;
    bool isTarget = name.consume_front("CUDA::");
    const BuildRow *row =
        isTarget || (!original_.find(library) && !original_.importedTargets.contains(library) &&
                     name != "toolkit")
            ? table().findLibrary(name)
            : nullptr;
    if (!row || !row->hasCounterpart())
      return portText(library);
    return row->isDropped ? "" : row->target.empty() ? row->hip : row->target;
  }

  void compareLibraries(const CMakeTarget &before, const CMakeTarget &after) {
    std::vector<std::string> theirs = after.textsOf({Kind::Library});
    for (const CMakePart &part : before.parts) {
      if (part.kind != Kind::Library)
        continue;
      std::string expected = portLibrary(part.text);
      if (!expected.empty() && !llvm::is_contained(theirs, expected))
        differences_.report(
            placeOf(part.origin, before), part.text,
            fmt::format("the port's target `{}` does not link `{}`", before.name, expected),
            "link it there");
    }
    for (const std::string &library : theirs)
      for (const BuildRow &row : table().rows())
        if (row.kind == BuildRowKind::Library && row.target == library && !row.package.empty() &&
            !port_.packages.contains(row.package)) {
          differences_.report(
              differences_.placeOf(before.name, {before.file}, {before.file, 0}), library,
              fmt::format("the port's target `{}` links `{}`, and nothing finds its package",
                          before.name, library),
              fmt::format("add find_package({} REQUIRED)", row.package));
          break;
        }
  }

  /// Objects with -fgpu-rdc have to be linked with it, too.
  void checkDeviceLink(const CMakeTarget &before, const CMakeTarget &after) {
    bool isLinked = llvm::is_contained(after.textsOf({Kind::LinkOption}), "-fgpu-rdc");
    for (const CMakePart &part : after.parts)
      if (part.kind == Kind::Option && part.text == "-fgpu-rdc" && !isLinked && after.isExecutable)
        return differences_.report(
            differences_.placeOf(before.name, {before.file}, {before.file, 0}), "-fgpu-rdc",
            fmt::format("the port's target `{}` compiles with -fgpu-rdc, and links without it",
                        before.name),
            "add target_link_options(… -fgpu-rdc --hip-link)");
  }

  std::string path_;
  const BuildOptions &options_;
  BuildDifferences &differences_;
  CMakeModel before_, after_;
  CMakePlatform originals_, ports_;
  CMakeProject original_, port_;
  /// Targets that were compared.
  std::set<std::string> seen_;
};

} // namespace

std::set<std::string> checkCMake(const std::string &path, const BuildPair &pair,
                                 const BuildOptions &options, BuildDifferences &differences) {
  return CMakeComparison(path, pair, options, differences).run();
}

} // namespace tranship::buildfiles
