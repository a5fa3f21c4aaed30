// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/HipifyOptions.h"

#include "driver/options/CommandLine.h"
#include "driver/options/PageText.h"
#include "driver/options/Suggestion.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <deque>

namespace tranship::driver {
namespace {

constexpr HipifyOption hipifyRows[] = {
#define HIPIFY_OPTION(Id, Programs, Group, Names, Value, Action, Argument, Help)                   \
  {HipifyId::Id,                                                                                   \
   HipifyPrograms::Programs,                                                                       \
   HipifyAction::Action,                                                                           \
   Argument,                                                                                       \
   {OptionId{}, OptionGroup::Group, 0, Names, "", Value, Help}},
#include "driver/options/HipifyOptions.def"
};

llvm::StringRef nameOf(const HipifyOption &option) { return option.shown.names; }

/// The option with this name, which is given without dashes, or null.
const HipifyOption *findHipify(llvm::StringRef name) {
  const auto *found = llvm::find_if(
      hipifyRows, [&](const HipifyOption &option) { return nameOf(option).ltrim('-') == name; });
  return found == std::end(hipifyRows) ? nullptr : found;
}

/// The option of `tranship` with this name.
const Option *findOwn(llvm::StringRef name) {
  for (const Option &option : allOptions())
    if (option.belongsTo(CommandId::Translate))
      for (llvm::StringRef known : option.allNames())
        if (known.ltrim('-') == name)
          return &option;
  return nullptr;
}

llvm::Error misuse(const llvm::Twine &message) {
  return llvm::createStringError(message + " (see " + commandOf(CommandId::Hipify).invocation() +
                                 " --help)");
}

/// "-save-temps has no effect: …".
/// The help of an option, as the end of a message.
std::string helpOf(const HipifyOption &option) {
  std::string help = option.shown.help.str();
  help.front() = llvm::toLower(help.front());
  return help;
}

class HipifyParser {
public:
  explicit HipifyParser(llvm::ArrayRef<std::string> arguments)
      : rest_(arguments.begin(), arguments.end()) {}

  llvm::Expected<HipifyLine> parse() {
    while (!rest_.empty()) {
      std::string argument = take();
      if (argument == "--") {
        llvm::append_range(line_.compilerFlags, rest_);
        break;
      }
      if (argument == "-" || !llvm::StringRef(argument).starts_with("-"))
        line_.inputs.push_back(std::move(argument));
      else if (llvm::Error error = readOption(argument))
        return error;
    }
    return std::move(line_);
  }

private:
  std::string take() {
    std::string argument = std::move(rest_.front());
    rest_.pop_front();
    return argument;
  }

  llvm::Error readOption(llvm::StringRef argument) {
    auto [name, value] = argument.split('=');
    bool hasValue = name.size() < argument.size();
    llvm::StringRef bare = name.ltrim('-');
    const HipifyOption *option = findHipify(bare);
    if (!option && argument.size() > 2)
      // -Iinclude
      if (const HipifyOption *joined = findHipify(argument.substr(1, 1));
          joined && joined->action == HipifyAction::ToCompiler)
        return apply(*joined, argument.drop_front(2).str());
    const Option *own = option ? &option->shown : findOwn(bare);
    if (!own)
      return unknown(name);
    if (own->isFlag() && hasValue)
      return misuse("option " + name + " takes no value");
    std::string given = value.str();
    if (!own->isFlag() && !own->isValueOptional() && !hasValue) {
      if (rest_.empty())
        return misuse("option " + name + " needs a value");
      given = take();
    }
    if (option)
      return apply(*option, std::move(given));
    line_.options.push_back(own->isFlag() || (own->isValueOptional() && !hasValue)
                                ? own->mainName().str()
                                : own->mainName().str() + "=" + given);
    return llvm::Error::success();
  }

  static llvm::Error unknown(llvm::StringRef name) {
    std::vector<llvm::StringRef> known;
    for (const HipifyOption &option : hipifyRows)
      known.push_back(nameOf(option));
    return misuse("unknown option " + name + didYouMean(nearestTo(name, known)));
  }

  llvm::Error apply(const HipifyOption &option, std::string value) {
    switch (option.action) {
    case HipifyAction::Own:
      line_.own.push_back({option.id, std::move(value)});
      break;
    case HipifyAction::Pass:
      line_.options.push_back(option.argument.str() + (option.shown.isFlag() ? "" : "=" + value));
      break;
    case HipifyAction::ToCompiler:
      line_.compilerFlags.push_back(option.argument.str() + value);
      break;
    case HipifyAction::Always:
      break;
    case HipifyAction::Without:
      line_.notes.push_back(nameOf(option).str() + " " + helpOf(option));
      break;
    case HipifyAction::Refused:
      return misuse("option " + nameOf(option) + ": " + helpOf(option));
    }
    return llvm::Error::success();
  }

  std::deque<std::string> rest_;
  HipifyLine line_;
};

} // namespace

llvm::ArrayRef<HipifyOption> hipifyOptions() { return hipifyRows; }

bool HipifyLine::has(HipifyId id) const {
  return llvm::any_of(own, [&](const Given &given) { return given.id == id; });
}

std::string HipifyLine::value(HipifyId id) const {
  for (const Given &given : llvm::reverse(own))
    if (given.id == id)
      return given.value;
  return {};
}

llvm::Expected<HipifyLine> parseHipifyLine(llvm::ArrayRef<std::string> arguments) {
  return HipifyParser(arguments).parse();
}

std::string hipifyTable() {
  std::string out = "| option | here |\n| --- | --- |\n";
  std::string terms;
  for (const HipifyOption *option = std::begin(hipifyRows); option != std::end(hipifyRows);
       ++option) {
    terms += fmt::format("{}`{}`", terms.empty() ? "" : ", ", cell(termOf(option->shown)));
    // Options that are next to each other and do the same share a row.
    const HipifyOption *next = option + 1;
    if (next != std::end(hipifyRows) && next->shown.help == option->shown.help)
      continue;
    out += fmt::format("| {} | {} |\n", terms, cell(option->shown.help));
    terms.clear();
  }
  return out;
}

} // namespace tranship::driver
