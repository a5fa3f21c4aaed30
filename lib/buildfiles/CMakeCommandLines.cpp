// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs that CMake runs, files that it writes, and headers that it looks for.
#include "buildfiles/CMakeRewriter.h"
#include "buildfiles/HipPlaces.h"
#include "buildfiles/MakeVariables.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <utility>

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

bool runsPrograms(llvm::StringRef lowerName) {
  return llvm::StringSwitch<bool>(lowerName)
      .Cases({"add_custom_command", "add_custom_target", "add_test", "execute_process"}, true)
      .Default(false);
}

/// Whether a word ends a command line, as all keywords of these commands do.
bool isKeyword(llvm::StringRef word) {
  return word.size() > 2 && llvm::all_of(word, [](char c) { return llvm::isUpper(c) || c == '_'; });
}

bool separatesCommands(llvm::StringRef word) {
  return llvm::is_contained({"COMMAND", "&&", "||", "|", ";"}, word);
}

} // namespace

bool CMakeRewriter::namesCompiler(llvm::StringRef text) const {
  if (text.contains("CMAKE_CUDA_COMPILER}") || text.contains("NVCC_EXECUTABLE}") ||
      text == "nvcc" || text.ends_with("/nvcc") || text.starts_with("nvcc "))
    return true;
  for (size_t at = text.find("${"); at != llvm::StringRef::npos; at = text.find("${", at + 2))
    if (names_.isCompiler(text.slice(at + 2, text.find('}', at))))
      return true;
  return false;
}

std::vector<FlagReader> CMakeRewriter::readersOf(const CommandEdit &edit) const {
  std::vector<FlagReader> readers(edit.arguments.size(), FlagReader::Unknown);
  if (runsPrograms(edit.lowerName)) {
    FlagReader reader = FlagReader::Unknown;
    bool isFirst = false;
    for (size_t i = 0; i < edit.arguments.size(); ++i) {
      llvm::StringRef text = edit.arguments[i].origin->text;
      if (separatesCommands(text)) {
        reader = FlagReader::Unknown;
        isFirst = true;
        continue;
      }
      if (isKeyword(text))
        reader = FlagReader::Other;
      else if (namesCompiler(text))
        reader = FlagReader::Nvcc;
      else if (isFirst && !text.contains('$'))
        reader = FlagReader::Other;
      isFirst = false;
      readers[i] = reader;
    }
    return readers;
  }
  // Options of CUDA sources.
  bool isOfSources = edit.lowerName == "set_source_files_properties" ||
                     (edit.lowerName == "set_property" && edit.text(0) == "SOURCE");
  bool areCuda = isOfSources;
  for (size_t i = edit.lowerName == "set_property"; isOfSources && i < edit.arguments.size(); ++i) {
    llvm::StringRef text = edit.arguments[i].origin->text;
    if (text == "PROPERTIES" || text == "PROPERTY")
      break;
    areCuda &= text.ends_with(".cu") || llvm::is_contained({"APPEND", "APPEND_STRING"}, text);
  }
  if (areCuda)
    readers.assign(readers.size(), FlagReader::Nvcc);
  return readers;
}

void CMakeRewriter::reportCommands(const CommandEdit &edit) {
  if (edit.lowerName == "find_program") {
    for (const ArgumentEdit &argument : llvm::ArrayRef(edit.arguments).drop_front(1))
      reporter_.reportProgram(argument.origin->text, argument.offset());
    return;
  }
  if (!runsPrograms(edit.lowerName))
    return;
  std::vector<FlagReader> readers = readersOf(edit);
  bool isRead =
      edit.lowerName == "execute_process" && edit.find("OUTPUT_VARIABLE") < edit.arguments.size();
  for (size_t i = 0; i < edit.arguments.size(); ++i) {
    const ArgumentEdit &argument = edit.arguments[i];
    llvm::StringRef text = argument.origin->text;
    if (text == "DEPENDS" || text == "COMMENT")
      ++i; // names of targets, and texts
    else
      reporter_.reportProgram(text, argument.offset());
    if (const frontend::NvccFlag *question = questionIn(text);
        question && isRead && readers[i] == FlagReader::Nvcc)
      reporter_.reportPrinted(*question, argument.offset());
  }
}

void CMakeRewriter::rewriteHeaders(CommandEdit &edit) {
  for (size_t i = llvm::StringRef(edit.lowerName).starts_with("find_"); i < edit.arguments.size();
       ++i) {
    std::string result;
    for (llvm::StringRef name : llvm::split(edit.text(i), ';'))
      result += (result.empty() ? "" : ";") + hipHeaderOf(name).value_or(name.str());
    edit.arguments[i].text = std::move(result);
  }
}

void CMakeRewriter::rewriteSourceText(CommandEdit &edit) {
  bool isReported = false; // each line may be an argument of its own
  for (ArgumentEdit &argument : edit.arguments) {
    if (argument.isUnquoted())
      continue;
    argument.text = withHipIncludes(argument.text);
    size_t at = findCudaCode(argument.origin->text);
    if (at == llvm::StringRef::npos || edit.text(1).ends_with(".cu"))
      continue; // the source is reported as a whole
    if (!std::exchange(isReported, true))
      reporter_.report(DiagnosticKind::BuildByHand, argument.offset() + at,
                       "the text of this source was not translated", "translate it by hand");
    argument.isDone = true;
  }
}

void CMakeRewriter::setGeneratedLanguage(CommandEdit &edit) {
  std::string sources;
  for (size_t i = 0; i < edit.arguments.size(); ++i) {
    bool isOutput = (edit.lowerName == "configure_file" && i == 1) ||
                    (edit.lowerName == "file" && i == 1 && !edit.text(0).starts_with("GLOB")) ||
                    (edit.lowerName == "add_custom_command" && i && edit.text(i - 1) == "OUTPUT");
    llvm::StringRef text = edit.arguments[i].text;
    bool isCuda = text.ends_with(".cu") ? !path::stem(text).contains('}')
                                        : uses_.namesCudaSource(*edit.arguments[i].origin);
    if (!isOutput || !isCuda)
      continue;
    std::string name = text.str();
    if (!text.starts_with("$") && !text.starts_with("/"))
      name = "${CMAKE_CURRENT_BINARY_DIR}/" + name;
    sources += (sources.empty() ? "" : " ") + name;
  }
  std::string command =
      fmt::format("set_source_files_properties({} PROPERTIES LANGUAGE HIP)", sources);
  if (sources.empty() || llvm::StringRef(file_.text).contains(command))
    return;
  // The text that configure_file reads is reported itself.
  if (edit.lowerName != "configure_file")
    reporter_.report(DiagnosticKind::BuildByHand, edit.command.begin,
                     "the build writes a CUDA source, which was not translated",
                     "let the build write HIP, or translate what it writes");
  edit.after.push_back(std::move(command));
}

void CMakeRewriter::setRocmPath(CommandEdit &edit) {
  if (isRocmPathSet_ || edit.lowerName == "elseif" || names_.definesRocmPath())
    return;
  if (llvm::none_of(edit.arguments, [](const ArgumentEdit &argument) {
        return !argument.isRemoved && llvm::StringRef(argument.text).contains("${ROCM_PATH}");
      }))
    return;
  isRocmPathSet_ = true;
  rocmPathDepth_ = blocks_.size() - (edit.lowerName == "if" ? 1 : 0);
  edit.before.insert(edit.before.end(),
                     {"if(NOT DEFINED ROCM_PATH)",
                      fmt::format("  set(ROCM_PATH {})", rocmFolder.str()), "endif()"});
}

void CMakeRewriter::readBlock(const CommandEdit &edit) {
  auto isOtherBlock = [](llvm::StringRef block) {
    return block == "function" || block == "macro" || block == "foreach" || block == "while";
  };
  llvm::StringRef name = edit.lowerName, opened = name;
  bool isCondition = name == "if" || name == "elseif" || name == "else";
  bool isEnd = opened.consume_front("end") && (opened == "if" || isOtherBlock(opened));
  if ((isEnd || name == "else" || name == "elseif") && rocmPathDepth_ >= blocks_.size())
    isRocmPathSet_ = false; // what follows may run without what this block did
  if (isEnd) {
    if (!blocks_.empty())
      blocks_.pop_back();
  } else if (name == "if" || isOtherBlock(name)) {
    blocks_.emplace_back();
  }
  if (isCondition) {
    if (blocks_.empty())
      return;
    blocks_.back().clear();
    for (size_t i = 0; name != "else" && i + 1 < edit.arguments.size(); ++i)
      if (edit.text(i) == "TARGET" && (i == 0 || edit.text(i - 1) != "NOT"))
        blocks_.back().insert(edit.text(i + 1).str());
  }
  reporter_.absentTargets.clear();
  for (const std::set<std::string> &targets : blocks_)
    reporter_.absentTargets.insert(targets.begin(), targets.end());
}

} // namespace tranship::buildfiles
