// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeUses.h"

#include "buildfiles/CMakeNames.h"
#include "buildfiles/FlagRewriter.h"
#include "buildfiles/HipPlaces.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

using mapping::BuildValue;

CMakeUses::CMakeUses(const mapping::BuildTable &table) : table_(table) {
  for (const mapping::BuildRow &row : table.rows())
    if (row.kind == mapping::BuildRowKind::Variable && row.holds == BuildValue::Includes)
      folderVariables_.push_back(row.cuda);
}

/// Whether an argument refers to a list other than the variable that it is stored in.
static bool addsList(llvm::StringRef written, llvm::StringRef variable, llvm::StringRef value) {
  llvm::StringRef others = written;
  others.consume_front(("${" + variable + "}").str());
  return others.contains("${") && value.contains(';');
}

/// Whether a command stores what it computes in a variable.
static bool computesResults(llvm::StringRef lowerName) {
  return llvm::is_contained({"math", "string", "list", "execute_process", "file"}, lowerName);
}

void CMakeUses::read(const CMakeCommand &command, llvm::ArrayRef<CMakeValue> values) {
  std::string name = command.name.lower();
  auto markFrom = [&](size_t begin, size_t end, BuildValue use) {
    for (size_t i = begin; i < end && i < values.size(); ++i)
      mark(values[i], use);
  };
  if (std::optional<CMakeAssignment> to = assignmentOf(command)) {
    for (size_t i = to->valuesBegin; i < to->valuesEnd; ++i)
      markArchitectures(command.arguments[i], values[i]);
    const mapping::BuildRow *row =
        table_.find(mapping::BuildRowKind::Variable, values[to->variable]);
    BuildValue use = row ? row->holds : BuildValue::Any;
    if (use == BuildValue::FlagList) {
      use = BuildValue::Flags;
      setsFlagLists_ = true;
      for (size_t i = to->valuesBegin; i < to->valuesEnd; ++i)
        if (addsList(command.arguments[i].text, values[to->variable], values[i]))
          lists_.insert(&command.arguments[i]);
    }
    if (use == BuildValue::Standard && !row->also.empty())
      use = BuildValue::Any; // the host's code keeps its standard
    for (size_t i = to->valuesBegin; use == BuildValue::Architectures && i < to->valuesEnd; ++i)
      readArchitectures(command.arguments[i], values[i]);
    if (llvm::is_contained(
            {BuildValue::Flags, BuildValue::Libraries, BuildValue::Language, BuildValue::Standard},
            use))
      markFrom(to->valuesBegin, to->valuesEnd, use);
    for (size_t i = to->valuesBegin; use == BuildValue::Flags && i < to->valuesEnd; ++i)
      markStandard(values[i]);
  } else if (name == "target_link_libraries" || name == "link_libraries") {
    markFrom(1, values.size(), BuildValue::Libraries);
  } else if (name == "project" || name == "enable_language") {
    markFrom(name == "project", values.size(), BuildValue::Language);
  } else {
    for (size_t i = 0; i + 1 < values.size(); ++i)
      if (values[i] == "CUDA_ARCHITECTURES")
        readArchitectures(command.arguments[i + 1], values[i + 1]);
    noteLanguage(values);
    if (const mapping::BuildRow *row = table_.find(mapping::BuildRowKind::Command, name);
        row && row->holds == BuildValue::Target) // `OPTIONS` and flags end the command
      markFrom(size_t(llvm::find(values, "OPTIONS") - values.begin()) + 1, values.size(),
               BuildValue::Flags);
    if (computesResults(name))
      for (const CMakeArgument &argument : command.arguments)
        if (llvm::all_of(argument.text, isNameCharacter))
          results_.insert(argument.text.str());
  }
  for (size_t i = 0; i < values.size(); ++i)
    if (llvm::StringRef text = command.arguments[i].text;
        text.contains("}/lib64") && withRocmFolders(values[i].text()) != values[i].text())
      libraryFolders_.insert(&command.arguments[i]);
    else if (text.ends_with("}") && llvm::StringRef(values[i].text()).ends_with(".cu"))
      cudaSources_.insert(&command.arguments[i]);
  for (const CMakeValue &value : values)
    if (llvm::StringRef(value.text()).ends_with(".cu"))
      if (const CMakeArgument *extension = value.originAt(value.size() - 2).argument;
          extension && extension->text == "cu")
        extensions_.insert(extension);
  CMakeValue line = join(values, ";");
  markCudaFlags(line);
  if (name.ends_with("include_directories") &&
      llvm::any_of(folderVariables_, [&](const auto &variable) {
        return line.text().find("${" + variable + "}") != std::string::npos;
      }))
    commands_.insert(&command);
}

/// `a.cpp b.cpp PROPERTIES LANGUAGE CUDA`
void CMakeUses::noteLanguage(llvm::ArrayRef<CMakeValue> values) {
  const auto *properties =
      llvm::find_if(values, [](const CMakeValue &value) { return value == "PROPERTIES"; });
  const auto *language = std::find_if(properties, values.end(),
                                      [](const CMakeValue &value) { return value == "LANGUAGE"; });
  if (language == values.end() || language + 1 == values.end() ||
      !mapping::BuildTable::builtin().find(mapping::BuildRowKind::Language, language[1].text()))
    return;
  for (const CMakeValue &sources : llvm::ArrayRef(values.begin(), properties)) {
    const std::string text = sources.text();
    for (llvm::StringRef source : llvm::split(llvm::StringRef(text), ';')) {
      size_t variable = source.rfind('}');
      source = source.drop_front(variable == llvm::StringRef::npos ? 0 : variable + 1);
      source.consume_front("./");
      if (source = source.ltrim('/'); source.contains('.'))
        becomeCuda_.insert(source.str());
    }
  }
}

bool CMakeUses::becomesCuda(llvm::StringRef source) const {
  return llvm::any_of(becomeCuda_, [&](const std::string &written) {
    return source == written || source.ends_with("/" + written);
  });
}

void CMakeUses::readCondition(const CMakeCommand &command, llvm::ArrayRef<CMakeValue> operands) {
  static const llvm::StringSet<> comparisons{"LESS", "GREATER", "LESS_EQUAL", "GREATER_EQUAL"};
  for (size_t i = 1; i + 1 < operands.size() && i + 1 < command.arguments.size(); ++i)
    if (comparisons.contains(command.arguments[i].text))
      for (size_t operand : {i - 1, i + 1})
        for (const CMakeValue::Span &span : operands[operand].spans())
          if (span.origin.argument)
            numbers_[&command.arguments[operand]].insert(span.origin.argument);
}

bool CMakeUses::comparesArchitectures(const CMakeArgument &argument) const {
  auto found = numbers_.find(&argument);
  return found != numbers_.end() && llvm::any_of(found->second, [&](const CMakeArgument *origin) {
           return origin != &argument && of(*origin) == BuildValue::Architectures &&
                  isArchitectureList(origin->text);
         });
}

std::string CMakeUses::addFolderVariable(const std::string &name) {
  if (!llvm::is_contained(folderVariables_, name))
    folderVariables_.push_back(name);
  return "${" + name + "}";
}

void CMakeUses::mark(const CMakeValue &value, BuildValue use) {
  for (const CMakeValue::Span &span : value.spans())
    mark(span.origin, use);
}

void CMakeUses::mark(const CMakeOrigin &origin, BuildValue use) {
  // The documentation of CMake says what its own variables mean, wherever their values go.
  if (!origin.argument || origin.isOfCMake)
    return;
  auto known = arguments_.try_emplace(origin.argument, use).first;
  if (use == BuildValue::Standard) // also where it is a part of flags
    known->second = use;
}

/// `$<$<COMPILE_LANGUAGE:CUDA>:flags>`, with any conditions around it.
void CMakeUses::markCudaFlags(const CMakeValue &line) {
  llvm::StringRef text = line;
  for (size_t at = 0; (at = text.find("COMPILE_LANG", at)) != llvm::StringRef::npos; ++at) {
    llvm::StringRef before = text.take_front(at);
    size_t close = closingBracket(text, at);
    if (!text.slice(at, close).contains(":CUDA") || before.ends_with("$<NOT:$<"))
      continue;
    // `$<AND:…,$<COMPILE_LANGUAGE:CUDA>,…>`
    for (char next; close + 1 < text.size() && (next = text[close + 1]) != ':';) {
      if (next != ',' && next != '>')
        break;
      close = closingBracket(text, close + 1);
    }
    if (text.drop_front(std::min(close + 1, text.size())).starts_with(":"))
      for (const CMakeValue::Span &span :
           line.slice(close + 2, closingBracket(text, close + 2)).spans())
        if (span.origin.argument && !span.origin.argument->text.contains("COMPILE_LANG"))
          mark(span.origin, BuildValue::Flags);
  }
}

/// An architecture that is put together from several texts.
static bool isComputedArchitecture(const CMakeValue &element) {
  if (!isArchitectureList(element) || element.spans().empty())
    return false;
  const CMakeArgument *first = element.spans().front().origin.argument;
  return !first || !isArchitectureList(first->text) ||
         llvm::any_of(element.spans(), [first](const CMakeValue::Span &span) {
           return span.origin.argument != first;
         });
}

/// Whether a flag that is written out names the architecture: `sm_70`.
static bool isWrittenIn(const CMakeValue &element, llvm::StringRef prefix) {
  const CMakeArgument *argument = element.spans().front().origin.argument;
  return argument && argument->text.contains((prefix + element.text()).str());
}

/// `CUDA_ARCHITECTURES ${archs}`: the texts that the value is from name GPUs, or else this argument does.
void CMakeUses::readArchitectures(const CMakeArgument &argument, const CMakeValue &value) {
  llvm::StringRef rest = argument.text;
  bool isResult = value.empty() && !rest.empty(); // of commands that are not evaluated
  while (isResult && !rest.empty()) {
    auto [name, after] = rest.split('}');
    rest = after;
    isResult = name.consume_front("${") && results_.contains(name);
  }
  if (isResult || llvm::any_of(value.split(";"), isComputedArchitecture))
    computed_.insert(&argument);
  else
    mark(value, BuildValue::Architectures);
}

/// `-gencode=arch=compute_${arch},…` says what `arch` is.
void CMakeUses::markArchitectures(const CMakeArgument &argument, const CMakeValue &value) {
  for (llvm::StringRef prefix : {"sm_", "compute_"})
    for (size_t at = 0; (at = llvm::StringRef(value).find(prefix, at)) != llvm::StringRef::npos;) {
      size_t begin = at += prefix.size(), end = begin;
      while (end < value.size() && (isNameCharacter(value.text()[end]) || value.text()[end] == '.'))
        ++end;
      CMakeValue element = value.slice(begin, end);
      llvm::StringRef name = argument.text.split((prefix + "${").str()).second.split('}').first;
      if (element.empty() ? results_.contains(name)
                          : isComputedArchitecture(element) && !isWrittenIn(element, prefix))
        computed_.insert(&argument);
      else
        mark(element, BuildValue::Architectures);
    }
}

/// `-std=c++${year}` says what `year` is.
void CMakeUses::markStandard(const CMakeValue &flags) {
  for (const CMakeValue::Span &span : flags.spans())
    if (llvm::StringRef(flags).take_front(span.begin).ends_with("std=c++"))
      mark(span.origin, BuildValue::Standard);
}

BuildValue CMakeUses::of(const CMakeArgument &argument) const {
  auto found = arguments_.find(&argument);
  return found == arguments_.end() ? BuildValue::Any : found->second;
}

static bool isProject(const CMakeFile &file) {
  return llvm::any_of(file.parsed.commands, [](const CMakeCommand &command) {
    return command.name.equals_insensitive("project");
  });
}

CMakeUses usesIn(llvm::ArrayRef<const CMakeFile *> files, CMakeModel &model,
                 const mapping::BuildTable &table) {
  CMakeUses uses(table);
  std::vector<const CMakeFile *> sorted(files);
  // A file in a folder above may add or include the others.
  llvm::stable_sort(sorted, [](const CMakeFile *a, const CMakeFile *b) {
    auto rank = [](llvm::StringRef path) {
      return std::pair(path.count('/'), !path.ends_with("/CMakeLists.txt"));
    };
    return rank(a->path) < rank(b->path);
  });
  std::set<std::string> read;
  for (const CMakeFile *file : sorted)
    if (!read.contains(file->path)) {
      if (isProject(*file))
        uses.roots.insert(llvm::sys::path::parent_path(file->path).str());
      read.merge(model.evaluate(file->path, Branches::All, &uses).filesRead);
    }
  read.clear();
  for (const CMakeFile *file : sorted)
    if (uses.setsFlagLists() && !read.contains(file->path)) {
      CMakeProject project = model.evaluate(file->path, Branches::Optional);
      uses.areFlagsOfTargets |= project.areFlagsOfTargets;
      read.merge(project.filesRead);
    }
  return uses;
}

} // namespace tranship::buildfiles
