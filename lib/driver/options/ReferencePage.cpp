// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandPages.h"
#include "driver/options/PageText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

constexpr char introduction[] =
    "# Command line\n"
    "\n"
    "<!-- Written from lib/driver/options/Commands.def and lib/driver/options/Options.def by "
    "scripts/update-command-line: edit those. -->\n"
    "\n"
    "`tranship COMMAND --help` and `tranship help COMMAND` print the same for one subcommand, and "
    "an installed tranship has a man\n"
    "page for each (`man tranship-check`) and completes its command line in bash, zsh and fish.\n"
    "\n"
    "A value may follow its option as the next argument or after a `=`; of short options also at "
    "once (`-j4`). Long options may\n"
    "be written with one dash. `@FILE` means the arguments in a file. What follows `--` is "
    "for the compiler. If an option\n"
    "that takes one value is given several times, the last one counts. Exit code 2 means that "
    "tranship failed or was misused, in\n"
    "every subcommand.\n";

bool isGeneral(const Option &option) { return option.group == OptionGroup::General; }

std::string linkTo(const Command &command) {
  std::string anchor =
      command.id == CommandId::Translate ? "tranship" : "tranship-" + dashedName(command);
  return fmt::format("[`{}`](#{})", command.invocation(), anchor);
}

std::string listOf(llvm::ArrayRef<const Option *> options) {
  std::string out;
  for (const Option *option : options)
    out += fmt::format("- `{}`: {}\n", termOf(*option), option->help.str());
  return out;
}

/// The parent command, if the two share options; null if there is none.
const Command *parentOf(const Command &command) {
  auto [first, second] = llvm::StringRef(command.name).split(' ');
  const Command *parent = second.empty() ? nullptr : findCommand(first);
  bool shares =
      parent && llvm::any_of(allOptions(), [&](const Option &option) {
        return !isGeneral(option) && option.belongsTo(command.id) && option.belongsTo(parent->id);
      });
  return shares ? parent : nullptr;
}

/// Saves listing the options again.
std::string inherited(const Command &command, const Command &parent) {
  return fmt::format("\nIt takes most options of {}: see `{} --help`.\n", linkTo(parent),
                     command.invocation());
}

/// What a command shares with one list of options of a translation: the options, or the list and its exceptions if that is shorter.
std::string sharedOf(const OptionSection &section, const Command &command) {
  std::vector<std::string> shared, others;
  for (const Option *option : section.options)
    (option->belongsTo(command.id) ? shared : others)
        .push_back(fmt::format("`{}`", option->mainName().str()));
  if (shared.size() < others.size() + 2)
    return llvm::join(shared, ", ");
  std::string exceptions = llvm::join(others, ", ");
  return fmt::format("*{}*{}{}", section.title.str(), exceptions.empty() ? "" : " except ",
                     exceptions);
}

/// "It takes these options of `tranship`: …", which saves listing them again.
std::string sharedWithTranslation(const Command &command) {
  std::vector<std::string> lists;
  if (command.id != CommandId::Translate)
    for (const OptionSection &section : optionsOf(commandOf(CommandId::Translate)))
      if (std::string shared = sharedOf(section, command);
          !shared.empty() && !isGeneral(*section.options.front()))
        lists.push_back(std::move(shared));
  if (lists.empty())
    return {};
  return fmt::format("\nIt takes these options of {}: {}.\n",
                     linkTo(commandOf(CommandId::Translate)), llvm::join(lists, "; "));
}

/// Without code 2, which means the same everywhere.
std::vector<std::string> exitCodes(const Command &command) {
  std::vector<std::string> codes;
  for (const Exit &exit : exitsOf(command))
    if (exit.code != 2)
      codes.push_back(fmt::format("{}: {}", exit.code, exit.meaning.str()));
  return codes;
}

/// A sentence on the exit codes, which in some subcommands are those of `base`, or some of them.
std::string exitSentence(const Command &command, const Command *base) {
  const std::vector<std::string> codes = exitCodes(command);
  std::vector<std::string> others = base ? exitCodes(*base) : std::vector<std::string>();
  if (codes.empty())
    return {};
  if (!llvm::all_of(codes,
                    [&](const std::string &code) { return llvm::is_contained(others, code); }))
    return fmt::format("\nExit codes: {}.\n", llvm::join(codes, "; "));
  llvm::erase_if(others, [&](const std::string &code) { return llvm::is_contained(codes, code); });
  std::string exceptions;
  for (const std::string &code : others)
    exceptions += " except " + llvm::StringRef(code).split(':').first.str();
  return fmt::format("\nIts exit codes are those of {}{}.\n", linkTo(*base), exceptions);
}

std::string section(const Command &command) {
  std::string out = fmt::format("\n## {}\n\n```console\n", command.invocation());
  for (const std::string &synopsis : synopsesOf(command))
    out += "$ " + synopsis + "\n";
  out += "```\n\n" + command.description.str() + "\n";
  const Command &translation = commandOf(CommandId::Translate);
  const Command *parent = parentOf(command);
  const Command *base = parent ? parent : &command == &translation ? nullptr : &translation;
  out += parent ? inherited(command, *parent) : sharedWithTranslation(command);
  for (OptionSection &options : optionsOf(command)) {
    llvm::erase_if(options.options, [&](const Option *option) {
      return isGeneral(*option) || (base && option->belongsTo(base->id));
    });
    if (command.id != CommandId::Hipify && !options.options.empty())
      out += fmt::format("\n*{}*\n\n{}", options.title.str(), listOf(options.options));
  }
  if (command.id == CommandId::Hipify)
    out += "\n[Coming from HIPIFY](coming-from-hipify.md#hipifys-options) lists the options.\n";
  return out + exitSentence(command, base);
}

} // namespace

std::string referencePage() {
  std::string out = introduction;
  out += "\n## Options of every subcommand\n\n";
  std::vector<const Option *> general;
  for (const Option &option : allOptions())
    if (isGeneral(option))
      general.push_back(&option);
  out += listOf(general);
  for (const Command &command : allCommands())
    out += section(command);
  return out;
}

} // namespace tranship::driver
