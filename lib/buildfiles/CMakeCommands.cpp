// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands that need more than new names: packages, properties, libraries, commands of FindCUDA.
#include "buildfiles/CMakeRewriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::buildfiles {
namespace {

/// "PUBLIC "; empty without a keyword.
std::string keywordText(llvm::StringRef keyword) {
  return keyword.empty() ? std::string() : (keyword + " ").str();
}

/// The condition of a generator expression. Empty: any configuration.
std::string ofHip(llvm::StringRef configuration) {
  constexpr llvm::StringLiteral language = "$<COMPILE_LANGUAGE:HIP>";
  return configuration.empty()
             ? language.str()
             : fmt::format("$<AND:$<CONFIG:{}>,{}>", configuration.str(), language.str());
}

} // namespace

void CMakeRewriter::rewriteFindPackage(CommandEdit &edit) {
  const mapping::BuildRow *row = table_.find(mapping::BuildRowKind::Package, edit.text(0));
  if (!row)
    return;
  bool isCuda = table_.findsToolkit(edit.text(0));
  bool isFindCuda = table_.enablesLanguage(edit.text(0));
  // Versions and components of CUDA packages mean nothing to those of HIP.
  bool isRequired = false;
  std::string options;
  for (size_t i = 1; i < edit.arguments.size(); ++i) {
    llvm::StringRef text = edit.text(i);
    if (text == "REQUIRED" || text == "QUIET")
      options += (" " + text).str();
    else
      edit.arguments[i].isRemoved = true;
    isRequired |= text == "REQUIRED";
    edit.arguments[i].isDone = true;
  }
  if (isFindCuda && isRequired)
    edit.before.emplace_back("enable_language(HIP)");
  else if (isFindCuda)
    edit.before.insert(edit.before.end(),
                       {"include(CheckLanguage)", "check_language(HIP)", "if(CMAKE_HIP_COMPILER)",
                        "  enable_language(HIP)", "endif()"});
  edit.replace(0, row->hip);
  if (!isCuda || packagesFound_)
    return;
  packagesFound_ = true;
  // A package file finds all packages that targets of the tree link.
  bool isForUsers = edit.lowerName == "find_dependency";
  for (const std::string &package :
       isForUsers ? packages_.allPackages() : packages_.packagesFor(file_.path))
    edit.after.push_back(fmt::format("{}({}{})", edit.command.name.str(), package, options));
}

void CMakeRewriter::rewriteLinkedLibraries(CommandEdit &edit) {
  bool hasTarget = edit.lowerName == "target_link_libraries";
  rewriteLibraries(edit, hasTarget, edit.arguments.size());
}

void CMakeRewriter::rewriteLibraries(CommandEdit &edit, size_t begin, size_t end) {
  for (size_t i = begin; i < end; ++i) {
    ArgumentEdit &argument = edit.arguments[i];
    llvm::StringRef name = argument.text;
    bool isFlag = name.consume_front("-l");
    if (argument.isParenthesis() || (!isFlag && names_.definesTarget(name)) || name == "toolkit")
      continue;
    const mapping::BuildRow *row = table_.findLibrary(name);
    if (!row)
      continue;
    std::string target = text_.targetOf(*row, argument.text, argument.offset());
    if (row->isDropped)
      argument.isRemoved = true;
    else if (!target.empty())
      edit.replace(i, std::move(target));
  }
}

void CMakeRewriter::rewriteLibraryNames(CommandEdit &edit) {
  for (size_t i = 1; i < edit.arguments.size(); ++i) {
    const mapping::BuildRow *row = table_.findLibrary(edit.text(i));
    if (row && !row->hip.empty())
      edit.replace(i, row->hip);
    else if (row && !row->hasCounterpart())
      reporter_.reportUnsupported(*row, edit.text(i), edit.arguments[i].offset());
  }
}

void CMakeRewriter::rewriteProperties(CommandEdit &edit) {
  size_t count = edit.arguments.size();
  std::vector<std::string> targets;
  auto collect = [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      const CMakeArgument &origin = *edit.arguments[i].origin;
      if (edit.text(i) != "APPEND" && edit.text(i) != "APPEND_STRING")
        targets.push_back(written(origin));
    }
  };
  bool isLeft = false;
  if (edit.lowerName == "set_property") {
    size_t property = edit.find("PROPERTY");
    if (edit.text(0) == "TARGET")
      collect(1, property);
    if (property + 1 < count)
      isLeft = rewriteProperty(edit, property + 1, count, targets);
  } else if (llvm::StringRef(edit.lowerName).starts_with("set_")) {
    size_t properties = edit.find("PROPERTIES");
    if (edit.lowerName == "set_target_properties")
      collect(0, properties);
    isLeft = properties == count;
    for (size_t i = properties + 1; i < count; i += 2) {
      size_t end = std::min(i + 2, count);
      // Some projects write several values, as if this were set_property.
      if (edit.text(i) == "CUDA_ARCHITECTURES")
        while (end < count && isArchitectureList(edit.text(end)))
          ++end;
      isLeft |= rewriteProperty(edit, i, end, targets);
      i = end - 2;
    }
  } else {
    isLeft = true;
    for (size_t i = 1; i < count; ++i)
      if (const mapping::BuildRow *row = table_.find(mapping::BuildRowKind::Property, edit.text(i)))
        if (!row->hip.empty())
          edit.replace(i, row->hip);
  }
  edit.isRemoved = !isLeft;
}

/// FindCUDA gives the COMPILE_FLAGS of a target to the host compiler alone; CMake gives them to that of
/// HIP, too. Returns whether they are left as they are; nothing: they are like other properties.
std::optional<bool> CMakeRewriter::keepForHost(CommandEdit &edit, size_t i, size_t end,
                                               llvm::ArrayRef<std::string> targets) {
  if (edit.text(i) != "COMPILE_FLAGS" || targets.empty() || !names_.usesFindCuda() ||
      end != i + 2 || edit.text(i + 1).find_first_of("\";<>") != llvm::StringRef::npos)
    return std::nullopt;
  if (llvm::none_of(targets, [&](const std::string &one) { return names_.isFindCudas(one); })) {
    edit.arguments[i + 1].isDone = true;
    return true;
  }
  for (const std::string &target : targets)
    edit.after.push_back(fmt::format(
        "target_compile_options({} PRIVATE \"$<$<NOT:$<COMPILE_LANGUAGE:HIP>>:SHELL:{}>\")", target,
        edit.text(i + 1).str()));
  edit.removeFrom(i, end);
  return false;
}

/// Returns whether the property is left.
bool CMakeRewriter::rewriteProperty(CommandEdit &edit, size_t i, size_t end,
                                    llvm::ArrayRef<std::string> targets) {
  if (std::optional<bool> isLeft = keepForHost(edit, i, end, targets))
    return *isLeft;
  const mapping::BuildRow *row = table_.find(mapping::BuildRowKind::Property, edit.text(i));
  size_t offset = edit.arguments[i].offset();
  if (!row) {
    if (edit.text(i).starts_with("CUDA_"))
      reporter_.reportUnknown(edit.text(i), "property of CUDA's build", offset);
    return true;
  }
  llvm::StringRef value = edit.text(i + 1);
  if (row->holds == mapping::BuildValue::Standard && !row->also.empty()) {
    for (const std::string &target : targets)
      addNeededStandard(edit, value,
                        "set_property(TARGET " + target + " PROPERTY " + row->also + " ", ")");
    return true;
  }
  if (row->holds == mapping::BuildValue::Standard && i + 1 < edit.arguments.size())
    edit.arguments[i + 1].text = withNeededStandard(value);
  if (row->holds == mapping::BuildValue::Separable) {
    for (const std::string &target : targets) {
      if (names_.isInterface(target))
        continue; // the property says how to build a target that is never built
      if (std::string flags = separableFlags(value, "COMPILE_LANGUAGE"); !flags.empty())
        edit.after.push_back(fmt::format("target_compile_options({} PRIVATE {})", target, flags));
      if (std::string flags = separableFlags(value, "LINK_LANGUAGE"); !flags.empty())
        edit.after.push_back(fmt::format("target_link_options({} PUBLIC {})", target, flags));
    }
    edit.removeFrom(i, end);
    return false;
  }
  if (row->isDropped) {
    reporter_.reportDropped(row->cuda, row->why, offset);
    edit.removeFrom(i, end);
    return false;
  }
  if (row->hip.empty() || (row->cuda == "CUDA_SOURCE_PROPERTY_FORMAT" && value != "OBJ")) {
    reporter_.reportUnsupported(
        row->hip.empty() ? *row
                         : *table_.find(mapping::BuildRowKind::Property, "CUDA_PTX_COMPILATION"),
        row->cuda, offset);
    return true;
  }
  edit.replace(i, row->hip);
  if (row->holds == mapping::BuildValue::Architectures) {
    bool isWritten = false, inPairs = llvm::StringRef(edit.lowerName).ends_with("properties");
    for (size_t j = i + 1; j < end; ++j) {
      bool isComputed = uses_.isComputed(*edit.arguments[j].origin);
      // A variable that holds one architecture may hold several GPUs in the port.
      if (inPairs && !isComputed && edit.arguments[j].isUnquoted() &&
          edit.text(j).starts_with("${") && edit.text(j).ends_with("}"))
        edit.arguments[j].text = ("\"" + edit.text(j) + "\"").str();
      if (!isArchitectureList(edit.text(j)) && !isComputed)
        continue;
      bool isFirst = !isWritten;
      isWritten = true;
      // Without quotes, CMake would see several arguments where properties come in pairs.
      llvm::StringRef quote = edit.arguments[j].isUnquoted() ? "\"" : "";
      if (isFirst)
        edit.replace(j, (quote + joinTargets(options_.targets, ";") + quote).str());
      else
        edit.arguments[j].isRemoved = true;
    }
  } else if (row->holds == mapping::BuildValue::Language && i + 1 < end &&
             (table_.find(mapping::BuildRowKind::Language, value) || row->cuda != row->hip)) {
    edit.replace(i + 1, "HIP");
  }
  return true;
}

void CMakeRewriter::rewriteCudaCommand(CommandEdit &edit) {
  llvm::StringRef name = edit.lowerName;
  const mapping::BuildRow *row = table_.find(mapping::BuildRowKind::Command, name);
  if (!row) {
    if (name.starts_with("cuda_"))
      reporter_.reportUnknown(edit.command.name, "command", edit.command.begin);
    return;
  }
  if (row->isDropped)
    return drop(edit, row->why);
  if (row->hip.empty())
    return reporter_.reportUnsupported(*row, edit.command.name, edit.command.begin);
  edit.name = row->hip;
  std::string keyword = keywordText(names_.linkKeyword());
  if (!row->package.empty())
    packages_.addUse(file_.path, row->package);
  if (row->holds == mapping::BuildValue::Target) {
    rewriteCudaTarget(edit);
  } else if (name == "thrust_create_target") {
    edit.newArguments = edit.text(0).str() + " INTERFACE";
    edit.after.push_back(
        fmt::format("target_link_libraries({} INTERFACE {})", edit.text(0).str(), row->value));
  } else if (!row->value.empty()) {
    edit.newArguments = fmt::format("{} {}{}", edit.text(0).str(), keyword, row->value);
  } else if (row->holds == mapping::BuildValue::Architectures) {
    edit.newArguments = fmt::format("{} {}", edit.text(0).str(),
                                    joinTargets(options_.targets, " ", "--offload-arch="));
  } else if (row->holds == mapping::BuildValue::Language && !edit.arguments.empty()) {
    const CMakeArgument &first = *edit.arguments[0].origin;
    edit.newArguments = "HIP " + file_.text.substr(first.begin, edit.command.end - 1 - first.begin);
  }
}

/// The flags of FindCUDA's lists, where a folder's flags would be those of other targets as well.
void CMakeRewriter::addListedFlags(CommandEdit &edit, llvm::StringRef target) const {
  for (const mapping::BuildRow &row : table_.rows()) {
    if (row.list.empty() || !names_.definesVariable(row.cuda))
      continue;
    llvm::StringRef configuration = llvm::StringRef(row.list).split("_FLAGS_").second;
    edit.after.push_back(
        fmt::format("string(REPLACE \";\" \" \" hip_flags \"${{{}}}\")", row.list));
    edit.after.push_back(
        fmt::format("target_compile_options({} PRIVATE \"$<{}:SHELL:${{hip_flags}}>\")",
                    target.str(), ofHip(configuration)));
  }
}

/// cuda_add_executable and cuda_add_library take flags for nvcc after OPTIONS, and link the runtime.
void CMakeRewriter::rewriteCudaTarget(CommandEdit &edit) {
  std::string target = edit.text(0).str();
  size_t options = edit.find("OPTIONS");
  if (options < edit.arguments.size()) {
    rewriteFlagWords(edit, options + 1, edit.arguments.size(), /*isForNvcc=*/true);
    // Flags that follow the name of a configuration are for that one.
    std::string flags, configuration;
    auto add = [&] {
      bool hasWords = flags.find(' ') != std::string::npos;
      std::replace(flags.begin(), flags.end(), hasWords ? ';' : ' ', hasWords ? ' ' : ';');
      if (!flags.empty())
        edit.after.push_back(fmt::format("target_compile_options({} PRIVATE \"$<{}:{}{}>\")",
                                         target, ofHip(configuration), hasWords ? "SHELL:" : "",
                                         flags));
      flags.clear();
    };
    for (size_t i = options + 1; i < edit.arguments.size(); ++i) {
      if (edit.arguments[i].isRemoved)
        continue;
      if (isConfigurationWord(edit.text(i))) {
        add();
        configuration = edit.text(i).str();
      } else {
        flags += (flags.empty() ? "" : ";") + edit.text(i).str();
      }
    }
    add();
    edit.removeFrom(options, edit.arguments.size());
  }
  if (uses_.areFlagsOfTargets)
    addListedFlags(edit, target);
  std::string keyword = keywordText(names_.linkKeyword());
  edit.after.push_back(fmt::format("target_link_libraries({} {}hip::host)", target, keyword));
}

/// Headers of HIP need a macro that names the platform. Targets of HIP define it; C and C++ without
/// such a target needs it too.
void CMakeRewriter::addPlatform(CommandEdit &edit) {
  if (!text_.namesIncludes && !uses_.namesFolders(edit.command))
    return;
  if (size_t flags = edit.find("CMAKE_FLAGS"); flags < edit.arguments.size()) {
    edit.replace(flags, "COMPILE_DEFINITIONS -D__HIP_PLATFORM_AMD__ CMAKE_FLAGS");
  } else if (edit.lowerName == "include_directories") {
    edit.after.emplace_back("add_compile_definitions(__HIP_PLATFORM_AMD__)");
  } else if (edit.lowerName == "target_include_directories") {
    std::string scope = "PRIVATE";
    for (const ArgumentEdit &argument : edit.arguments)
      if (argument.text == "PUBLIC" || argument.text == "INTERFACE")
        scope = argument.text;
    edit.after.push_back(fmt::format("target_compile_definitions({} {} __HIP_PLATFORM_AMD__)",
                                     edit.text(0).str(), scope));
  }
}

} // namespace tranship::buildfiles
