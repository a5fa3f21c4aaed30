// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/ProjectCopy.h"

#include "project/ProjectFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <set>

namespace tranship::driver {

namespace fs = llvm::sys::fs;

namespace {

bool copiesProject(const RunRequest &request) {
  const OutputRequest &output = request.output;
  return output.copiesProject && !output.output.empty() && !output.inPlace && !output.diff &&
         output.buildFiles == BuildFileMode::Replace && request.files.root.empty() &&
         llvm::all_of(request.inputs,
                      [](const std::string &input) { return fs::is_directory(input); });
}

std::string withoutExtension(llvm::StringRef path) {
  return path.drop_back(llvm::sys::path::extension(path).size()).str();
}

/// The link in the port: a source that it leads to may have another name there. `sources`: the translated files,
/// and whether they are CUDA sources.
TreeFile portLink(const ProjectLink &link, const llvm::StringMap<bool> &sources) {
  TreeFile file{link.link, std::nullopt, link.text};
  auto source = sources.find(link.target);
  if (source == sources.end())
    return file;
  // `kernels.cu` that leads to `kernels.cpp` is a CUDA source by its own name.
  if (llvm::StringRef(file.file.path).ends_with(".cu"))
    file.file.path = withoutExtension(file.file.path) + ".hip";
  if (source->second && llvm::StringRef(file.linkTo).ends_with(".cu"))
    file.linkTo = withoutExtension(file.linkTo) + ".hip";
  return file;
}

} // namespace

llvm::Error addProjectFiles(const RunRequest &request, RunPlan &plan) {
  if (!copiesProject(request))
    return llvm::Error::success();
  std::set<std::string> roots;
  llvm::StringSet<> taken;
  llvm::StringMap<bool> sources;
  for (const InputFile &input : plan.inputs) {
    roots.insert(input.root);
    taken.insert(input.source->path());
    sources[realPath(input.source->path())] = input.role == FileRole::CudaSource;
  }
  for (const TreeFile &file : plan.buildFiles)
    taken.insert(file.file.path);
  InputOptions options = request.files;
  options.configExclude = plan.project.settings.exclude;
  llvm::Expected<ProjectFiles> files =
      filesOfProject(std::vector<std::string>(roots.begin(), roots.end()), options);
  if (!files)
    return files.takeError();
  for (OtherFile &file : files->files)
    if (taken.insert(file.path).second) {
      plan.buildFiles.push_back({std::move(file), std::nullopt});
      ++plan.copied;
    }
  for (const ProjectLink &link : files->links) {
    plan.buildFiles.push_back(portLink(link, sources));
    ++plan.copied;
  }
  plan.notCopied = std::move(files->leftOut);
  // What is reported already.
  llvm::erase_if(plan.notCopied, [&](const LeftOut &left) {
    return left.reason == "the output folder" ||
           llvm::any_of(plan.leftOut,
                        [&](const LeftOut &other) { return other.path == left.path; });
  });
  llvm::StringSet<> copies;
  for (const TreeFile &file : plan.buildFiles)
    copies.insert(file.file.path);
  for (Diagnostic &problem : plan.problems)
    if (llvm::StringRef why = problem.message; problem.kind == DiagnosticKind::SkippedFile &&
                                               why.consume_front("left out: ") &&
                                               copies.contains(problem.file)) {
      problem.message = "copied as it is: " + why.str();
      problem.advice = "translate it by hand if it is for CUDA";
    }
  for (LeftOut &left : plan.leftOut)
    if (llvm::any_of(plan.buildFiles, [&](const TreeFile &file) {
          return isWithin(left.path, file.file.path) ||
                 (!file.linkTo.empty() &&
                  withoutExtension(left.path) == withoutExtension(file.file.path));
        }))
      left.reason += ", copied as it is";
  return llvm::Error::success();
}

void removeTakenCopies(RunPlan &plan) {
  llvm::StringSet<> taken;
  for (const std::string &target : plan.output.targets)
    taken.insert(target);
  std::vector<TreeFile> files;
  std::vector<std::string> targets;
  for (size_t i = 0; i < plan.output.buildTargets.size(); ++i) {
    bool isFree = taken.insert(plan.output.buildTargets[i]).second;
    if (isFree || plan.buildFiles[i].system) {
      files.push_back(std::move(plan.buildFiles[i]));
      targets.push_back(std::move(plan.output.buildTargets[i]));
    } else {
      plan.notCopied.push_back(
          {plan.buildFiles[i].file.path, "the port has a file of this name", 0, {}});
      --plan.copied;
    }
  }
  plan.buildFiles = std::move(files);
  plan.output.buildTargets = std::move(targets);
}

} // namespace tranship::driver
