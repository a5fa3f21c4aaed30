// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeNames.h"

#include "buildfiles/CMakeEvaluator.h"
#include "buildfiles/TextEdits.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {
namespace {

bool isArchitecture(llvm::StringRef text) {
  text = text.trim();
  if (text == "native" || text == "all" || text == "all-major")
    return true;
  if (!text.consume_front("sm_"))
    text.consume_front("compute_");
  if (!text.consume_back("-real"))
    text.consume_back("-virtual");
  text.consume_back("+PTX");
  if (text.size() > 2 && llvm::isAlpha(text.back()))
    text = text.drop_back(); // 90a
  size_t digits = llvm::count_if(text, llvm::isDigit);
  bool isVersion = text.contains('.') && digits + 1 == text.size() && digits >= 2;
  return (digits == text.size() && digits >= 2 && digits <= 3) || isVersion;
}

} // namespace

std::optional<CMakeAssignment> assignmentOf(const CMakeCommand &command) {
  size_t count = command.arguments.size();
  if (!count)
    return std::nullopt;
  std::string name = command.name.lower();
  llvm::StringRef first = command.arguments[0].text;
  CMakeAssignment result{0, 1, count};
  if (name == "list" || name == "string") {
    bool known = llvm::StringSwitch<bool>(first)
                     .Cases({"APPEND", "PREPEND", "CONCAT", "REMOVE_ITEM"}, true)
                     .Default(false);
    if (!known || count < 2)
      return std::nullopt;
    result = {1, 2, count, first == "APPEND" || first == "PREPEND"};
  } else if (name != "set" && name != "foreach") {
    return std::nullopt;
  }
  for (size_t i = result.valuesBegin; i < count; ++i)
    if (name == "set" &&
        (command.arguments[i].text == "CACHE" || command.arguments[i].text == "PARENT_SCOPE"))
      result.valuesEnd = std::min(result.valuesEnd, i);
  return result;
}

bool isConfigurationWord(llvm::StringRef word) {
  return llvm::is_contained({"DEBUG", "RELEASE", "RELWITHDEBINFO", "MINSIZEREL"}, word);
}

bool isArchitectureList(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, text.contains(';') ? ';' : ' ', -1, /*KeepEmpty=*/false);
  return !parts.empty() && llvm::all_of(parts, isArchitecture);
}

bool buildsCuda(llvm::StringRef text) {
  for (size_t at = 0; (at = text.find_insensitive("cuda", at)) != llvm::StringRef::npos; at += 4) {
    llvm::StringRef before = text.take_front(at), after = text.drop_front(at + 4);
    if (after.starts_with("::") || after.starts_with("Toolkit") || before.ends_with("CMAKE_"))
      return true;
    bool isWord = (before.empty() || !isNameCharacter(before.back())) &&
                  (after.empty() || !isNameCharacter(after.front()) || after.front() == '_');
    if (isWord)
      return true;
  }
  return text.contains("nvcc") || text.contains("-gencode") || text.contains(".cu");
}

CMakeNames::CMakeNames(llvm::ArrayRef<const CMakeFile *> files) {
  for (const CMakeFile *file : files)
    for (const CMakeCommand &command : file->parsed.commands)
      readCommand(command);
  for (const CMakeFile *file : files)
    if (buildsCuda(file->text))
      for (llvm::StringRef folder = llvm::sys::path::parent_path(file->path); folder.size() > 1;
           folder = llvm::sys::path::parent_path(folder))
        folders_.insert(folder);
  // `register_flag(CUDA_ARCH "…")`: a command of the project may set the variable that it is given.
  for (const CMakeFile *file : files)
    for (const CMakeCommand &command : file->parsed.commands)
      if (definesCommand(command.name.lower()))
        for (const CMakeArgument &argument : command.arguments)
          if (llvm::all_of(argument.text, isNameCharacter))
            variables_.insert(argument.text);
}

/// Whether the variable or property is the standard of code for GPUs alone.
static bool isStandardOfCuda(llvm::StringRef name) {
  for (mapping::BuildRowKind kind :
       {mapping::BuildRowKind::Variable, mapping::BuildRowKind::Property})
    if (const mapping::BuildRow *row = mapping::BuildTable::builtin().find(kind, name);
        row && row->holds == mapping::BuildValue::Standard && row->also.empty() &&
        !row->hip.empty() && row->hip != row->cuda)
      return true;
  return false;
}

void CMakeNames::readCommand(const CMakeCommand &command) {
  if (command.arguments.empty())
    return;
  const mapping::BuildTable &table = mapping::BuildTable::builtin();
  std::string name = command.name.lower();
  llvm::StringRef first = command.arguments[0].text;
  for (const CMakeArgument &argument : command.arguments)
    hasCudaStandard_ |= isStandardOfCuda(argument.text);
  if (name == "add_library" && command.arguments.size() > 1 &&
      command.arguments[1].text == "INTERFACE")
    interfaces_.insert(first);
  if (const mapping::BuildRow *row = table.find(mapping::BuildRowKind::Command, name);
      row && row->holds == mapping::BuildValue::Target)
    findCudaTargets_.insert(first);
  if (name == "function" || name == "macro") {
    commands_.insert(first.lower());
    for (const CMakeArgument &parameter : llvm::drop_begin(command.arguments))
      variables_.insert(parameter.text);
  }
  if (name == "add_library" || name == "add_executable" || name == "add_custom_target")
    targets_.insert(first);
  else if (name == "option")
    variables_.insert(first);
  else if (name == "find_program" &&
           llvm::any_of(command.arguments, [](const auto &one) { return one.text == "nvcc"; }))
    compilers_.insert(first);
  if (std::optional<CMakeAssignment> assignment = assignmentOf(command)) {
    llvm::StringRef variable = command.arguments[assignment->variable].text;
    variables_.insert(variable);
    const mapping::BuildRow *row = table.find(mapping::BuildRowKind::Variable, variable);
    mapping::BuildValue holds = row ? row->holds : mapping::BuildValue::Any;
    definesRocmPath_ |= variable == "ROCM_PATH" || (row && row->hip == "ROCM_PATH");
    for (size_t i = assignment->valuesBegin; i < assignment->valuesEnd; ++i) {
      if (name == "set" && isArchitectureList(command.arguments[i].text))
        architectures_.insert(variable);
      keepsHostFlags_ |=
          holds == mapping::BuildValue::HostFlags && isFalseConstant(command.arguments[i].text);
      if (holds == mapping::BuildValue::LinkKeyword)
        linkKeyword_ = command.arguments[i].text.str();
    }
  }
  if (name == "find_package" || name == "find_dependency")
    usesFindCuda_ |= table.enablesLanguage(first);
}

} // namespace tranship::buildfiles
