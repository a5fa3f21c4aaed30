// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The programs of a CMake project: its executables, with the libraries of the project built in.
#include "buildfiles/BuildProgram.h"
#include "buildfiles/CMakeModel.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace tranship::buildfiles {
namespace {

/// The flag for a library that the project does not build. Empty: compilers find it without a flag, or
/// its place is unknown.
std::string linkFlag(llvm::StringRef name) {
  if (name.starts_with("-"))
    return name.str();
  if (name.contains("::"))
    return llvm::StringSwitch<std::string>(name)
        .Cases({"OpenMP::OpenMP_CXX", "OpenMP::OpenMP_C", "OpenMP::OpenMP_CUDA"}, "-fopenmp")
        .Case("Threads::Threads", "-pthread")
        .Default("");
  return name.contains('/') || name.contains('$') ? std::string() : "-l" + name.str();
}

class ProgramMaker {
public:
  explicit ProgramMaker(const CMakeProject &project) : project_(project) {}

  BuildProgram make(const CMakeTarget &target) {
    BuildProgram program;
    program.name = target.name;
    program.buildFile = target.file;
    program.folder = target.folder;
    program.runs = target.runs;
    if (auto made = project_.modules.find(target.file); made != project_.modules.end())
      program.modules = made->second;
    add(target, program);
    if (isSeparable_ && program.sources.size() > 1)
      program.flags.push_back("-rdc=true");
    return program;
  }

private:
  void add(const CMakeTarget &target, BuildProgram &program) {
    if (!seen_.insert(target.name).second)
      return;
    isSeparable_ |= target.isSeparable;
    for (const std::string &source : target.sources())
      if (!llvm::is_contained(program.sources, source))
        program.sources.push_back(source);
    addCompilerFlags(target.flags(), program.flags);
    for (const std::string &name : target.links()) {
      if (const CMakeTarget *library = project_.find(name))
        add(*library, program);
      else if (std::string flag = linkFlag(name); !flag.empty())
        addCompilerFlags({flag}, program.flags);
    }
  }

  const CMakeProject &project_;
  std::set<std::string> seen_;
  bool isSeparable_ = false;
};

} // namespace

CMakePrograms programsOfCMake(const std::string &path, const TreeFiles &files) {
  CMakeModel model(files);
  CMakeProject project = model.evaluate(path, Branches::Required);
  CMakePrograms result;
  for (const auto &[name, target] : project.targets)
    if (target.isExecutable && !target.sources().empty())
      result.programs.push_back(ProgramMaker(project).make(target));
  // A program that needs an optional package is one too: its build says what is missing.
  CMakeProject whole = model.evaluate(path, Branches::Optional);
  for (const auto &[name, target] : whole.targets)
    if (target.isExecutable && !target.sources().empty() && !project.find(name))
      result.programs.push_back(ProgramMaker(whole).make(target));
  result.files = std::move(project.filesRead);
  result.problems = std::move(project.problems);
  return result;
}

} // namespace tranship::buildfiles
