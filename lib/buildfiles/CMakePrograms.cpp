// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The programs of a CMake project: its executables, with the libraries of the project built in.
#include "buildfiles/BuildProgram.h"
#include "buildfiles/CMakeValues.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace tranship::buildfiles {
namespace {

/// The flag for a library that is no target of the project; empty: the compilers find it
/// themselves, or nobody knows where it is.
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
  explicit ProgramMaker(const CMakeValues &values) : values_(values) {}

  BuildProgram make(const CMakeTarget &target) {
    BuildProgram program;
    program.name = target.name;
    program.buildFile = target.file;
    program.folder = target.folder;
    program.runs = target.runs;
    program.modules = values_.modulesOf(target.file);
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
    for (const std::string &source : target.sources)
      if (!llvm::is_contained(program.sources, source))
        program.sources.push_back(source);
    addCompilerFlags(target.flags, program.flags);
    for (const std::string &name : target.links) {
      auto library = values_.targets().find(name);
      if (library != values_.targets().end())
        add(library->second, program);
      else if (std::string flag = linkFlag(name); !flag.empty())
        addCompilerFlags({flag}, program.flags);
    }
  }

  const CMakeValues &values_;
  std::set<std::string> seen_;
  bool isSeparable_ = false;
};

} // namespace

CMakePrograms programsOfCMake(const std::string &path, const TreeFiles &files) {
  CMakeValues values(path, files);
  CMakePrograms result;
  result.files = values.filesRead();
  result.problems = values.problems();
  for (const auto &[name, target] : values.targets())
    if (target.isExecutable && !target.sources.empty())
      result.programs.push_back(ProgramMaker(values).make(target));
  // A target that is only there with some package is a program too: its build says what it lacks.
  CMakeValues withAll(path, files, /*findsAll=*/true);
  for (const auto &[name, target] : withAll.targets())
    if (target.isExecutable && !target.sources.empty() && !values.targets().count(name))
      result.programs.push_back(ProgramMaker(withAll).make(target));
  return result;
}

} // namespace tranship::buildfiles
