// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands that store flags, architectures, libraries and languages in variables.
#include "buildfiles/CMakeRewriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::buildfiles {

std::string withHipLanguage(llvm::StringRef list) {
  std::string result;
  for (llvm::StringRef part : llvm::split(list, ';'))
    result += (result.empty() ? "" : ";") +
              mapping::BuildTable::builtin().renamed(mapping::BuildRowKind::Language, part);
  return result;
}

void CMakeRewriter::rewriteAssignment(CommandEdit &edit) {
  std::optional<CMakeAssignment> found = assignmentOf(edit.command);
  if (!found)
    return;
  const CMakeAssignment &assignment = *found;
  llvm::StringRef variable = edit.text(assignment.variable);
  const mapping::BuildRow *row = table_.find(mapping::BuildRowKind::Variable, variable);
  mapping::BuildValue value = valueOf(edit.command, assignment);
  bool isOfHost = row && !row->also.empty();
  if (value == mapping::BuildValue::Standard && isOfHost)
    addNeededStandard(edit, edit.text(assignment.valuesBegin), "set(" + row->also + " ", ")");
  else if (value == mapping::BuildValue::Standard)
    for (size_t i = assignment.valuesBegin; i < assignment.valuesEnd; ++i)
      edit.arguments[i].text = withNeededStandard(edit.text(i));
  if (value == mapping::BuildValue::Separable) {
    assignSeparable(edit, assignment);
  } else if (row && row->isDropped) {
    drop(edit, row->why);
  } else if (variable == "CMAKE_CUDA_COMPILER") {
    // The compiler of the language HIP must be a clang.
    for (size_t i = assignment.valuesBegin; i < assignment.valuesEnd; ++i)
      if (llvm::StringRef text = edit.text(i); text.consume_back("nvcc"))
        edit.arguments[i].text = text.ends_with("/bin/")
                                     ? text.drop_back(4).str() + "llvm/bin/clang++"
                                     : text.str() + "clang++";
  } else if (row && value == mapping::BuildValue::FlagList) {
    if (!uses_.areFlagsOfTargets)
      assignFlagList(edit, assignment, *row);
  } else if (isOfHost && value != mapping::BuildValue::Standard) {
    if (names_.passesHostFlags())
      assignHostFlags(edit, assignment, *row);
  } else if (value == mapping::BuildValue::Architectures) {
    assignArchitectures(edit, assignment);
  } else if (value == mapping::BuildValue::Libraries) {
    rewriteLibraries(edit, assignment.valuesBegin, assignment.valuesEnd);
  } else if (value == mapping::BuildValue::Language) {
    for (size_t i = assignment.valuesBegin; i < assignment.valuesEnd; ++i)
      edit.arguments[i].text = withHipLanguage(edit.text(i));
  }
}

/// Code for GPUs has the standard of host code where none is set for it, and HIP's libraries need a newer one.
void CMakeRewriter::addNeededStandard(CommandEdit &edit, llvm::StringRef standard,
                                      const std::string &before, const std::string &after) const {
  llvm::StringRef path = file_.path, folder = path.rsplit('/').first;
  bool isForCuda = names_.buildsCudaIn(folder) || path.ends_with(".cmake");
  if (std::string needed = withNeededStandard(standard);
      needed != standard && isForCuda && !names_.hasCudaStandard())
    edit.after.push_back(before + needed + after);
}

void CMakeRewriter::assignArchitectures(CommandEdit &edit, const CMakeAssignment &assignment) {
  llvm::StringRef variable = edit.text(assignment.variable);
  // Whether a `set` has written the architectures that this command would append.
  bool isWritten = assignment.isAppended && names_.setsArchitectures(variable);
  for (size_t i = assignment.valuesBegin; i < assignment.valuesEnd; ++i) {
    ArgumentEdit &argument = edit.arguments[i];
    if (!isArchitectureList(argument.text) && !uses_.isComputed(*argument.origin))
      continue;
    bool isQuoted = !argument.isUnquoted() || llvm::StringRef(argument.text).contains(';');
    if (isWritten)
      argument.isRemoved = true;
    else
      edit.replace(i, joinTargets(options_.targets, isQuoted ? ";" : " "));
    isWritten = true;
  }
}

/// A word of a list with quotes in it, `-DNAME="a b"`, as a part of a string of flags, which a shell reads:
/// `'-DNAME=\"a b\"'`.
static std::string inQuotedFlags(llvm::StringRef word) {
  std::string text;
  for (char c : word)
    text += c == '"' ? "\\\"" : std::string(1, c);
  return "'" + text + "'";
}

/// FindCUDA gives nvcc the flags of the host's compiler, except those about warnings, which clang has in
/// another way.
void CMakeRewriter::assignHostFlags(CommandEdit &edit, const CMakeAssignment &assignment,
                                    const mapping::BuildRow &row) {
  std::vector<FlagWord> words;
  for (size_t i = assignment.valuesBegin; i < assignment.valuesEnd; ++i)
    for (const CMakeValue &flag : CMakeValue(edit.text(i).str()).flags())
      if (llvm::StringRef word = flag; word.starts_with("-") && !word.starts_with("-W") &&
                                       !word.starts_with("-w") && !word.starts_with("-pedantic"))
        words.push_back({word.str(), ' ', word.starts_with("-std=")});
  (void)rewriteFlags(words, options_.targets);
  std::string flags;
  for (const FlagWord &word : words)
    flags += " " + word.text;
  if (flags.empty())
    return;
  size_t end = assignment.valuesEnd;
  if (edit.text(end) == "PARENT_SCOPE")
    edit.after.push_back(fmt::format("set({0} \"${{{0}}}{1}\" PARENT_SCOPE)", row.also, flags));
  else
    edit.after.push_back(fmt::format("string(APPEND {} \"{}\")", row.also, flags));
}

void CMakeRewriter::assignFlagList(CommandEdit &edit, const CMakeAssignment &assignment,
                                   const mapping::BuildRow &row) {
  const std::string itself = fmt::format("${{{}}}", row.hip);
  std::string flags;
  rewriteFlagWords(edit, assignment.valuesBegin, assignment.valuesEnd, /*isForNvcc=*/true);
  rewriteNames(edit);
  bool isAppended = assignment.isAppended;
  for (size_t i = assignment.valuesBegin; i < assignment.valuesEnd; ++i) {
    llvm::StringRef text = edit.text(i);
    if (edit.arguments[i].isRemoved)
      continue;
    if (text.starts_with(itself)) {
      isAppended = true;
      text = text.drop_front(itself.size());
    }
    std::string words = text.trim("; ").str();
    std::replace(words.begin(), words.end(), ';', ' ');
    if (edit.arguments[i].isUnquoted() && text.contains('"'))
      words = inQuotedFlags(words);
    if (!words.empty())
      flags += (flags.empty() ? "" : " ") + words;
  }
  bool isScoped = assignment.valuesEnd < edit.arguments.size();
  bool isList = llvm::any_of(
      edit.arguments, [&](const ArgumentEdit &argument) { return uses_.isList(*argument.origin); });
  if (isAppended && !isScoped && !isList) {
    edit.isRemoved = flags.empty();
    edit.name = "string";
    edit.newArguments = fmt::format("APPEND {} \" {}\"", row.hip, flags);
    return;
  }
  if (isAppended)
    flags = fmt::format("{} {}", itself, flags);
  if (isList) { // a variable among the flags holds one
    std::string plain = isScoped ? "hip_flags" : row.hip;
    std::string command = fmt::format("REPLACE \";\" \" \" {} \"{}\"", plain, flags);
    if (!isScoped) {
      edit.name = "string";
      edit.newArguments = std::move(command);
      return;
    }
    edit.before.push_back("string(" + command + ")");
    flags = "${hip_flags}";
  }
  edit.newArguments = fmt::format("{} \"{}\"", row.hip, flags);
  for (size_t i = assignment.valuesEnd; i < edit.arguments.size(); ++i) {
    const CMakeArgument &origin = *edit.arguments[i].origin;
    *edit.newArguments += " " + written(origin);
  }
}

void CMakeRewriter::assignSeparable(CommandEdit &edit, const CMakeAssignment &assignment) {
  edit.isRemoved = true;
  if (assignment.valuesBegin < assignment.valuesEnd)
    for (auto [command, language] : {std::pair("add_compile_options", "COMPILE_LANGUAGE"),
                                     {"add_link_options", "LINK_LANGUAGE"}})
      if (std::string flags = separableFlags(edit.text(assignment.valuesBegin), language);
          !flags.empty())
        edit.after.push_back(fmt::format("{}({})", command, flags));
}

std::string separableFlags(llvm::StringRef value, llvm::StringRef language) {
  std::string lower = value.lower();
  bool isOff = llvm::StringSwitch<bool>(lower)
                   .Cases({"off", "no", "false", "0", "n", ""}, true)
                   .Default(false);
  bool isOn =
      llvm::StringSwitch<bool>(lower).Cases({"on", "yes", "true", "1", "y"}, true).Default(false);
  if (isOff)
    return {};
  std::string condition = fmt::format("$<{}:HIP>", language.str());
  if (!isOn)
    condition = fmt::format("$<AND:$<BOOL:{}>,{}>", value.str(), condition);
  return fmt::format("\"$<{}:-fgpu-rdc{}>\"", condition,
                     language == "LINK_LANGUAGE" ? ";--hip-link" : "");
}

} // namespace tranship::buildfiles
