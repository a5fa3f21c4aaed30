// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandPages.h"
#include "driver/options/PageText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

/// What a shell offers as the value of an option.
enum class Offer { Nothing, Words, List, Files, Folders };

Offer offerFor(const Option &option, const ListedValues &listed) {
  if (option.value.contains('|'))
    return Offer::Words;
  if (listed.contains(option.value))
    return Offer::List;
  if (listed.contains(option.mainName()))
    return Offer::Words;
  llvm::StringRef name = option.valueName();
  return name == "FOLDER"                   ? Offer::Folders
         : name == "FILE" || name == "PATH" ? Offer::Files
                                            : Offer::Nothing;
}

/// The words that are offered, separated by spaces.
std::string wordsFor(const Option &option, const ListedValues &listed) {
  if (option.value.contains('|'))
    return llvm::join(option.choices(), " ");
  auto list = listed.find(option.value);
  return llvm::join((list == listed.end() ? listed.find(option.mainName()) : list)->second, " ");
}

/// The arguments of a command, separated by spaces; empty if they are files.
std::string argumentsOf(llvm::StringRef command, const ListedValues &listed) {
  auto found = listed.find(command);
  return found == listed.end() ? std::string() : llvm::join(found->second, " ");
}

/// An option and the commands that have it.
struct SharedOption {
  const Option *option;
  std::vector<std::string> commands;
};

std::string without(llvm::StringRef text, char unwanted) {
  std::string out;
  for (char c : text)
    if (c != unwanted)
      out += c;
  return out;
}

/// Puts the text in single quotes, as every shell understands them.
std::string quoted(llvm::StringRef text) { return fmt::format("'{}'", without(text, '\'')); }

/// The text without backticks and quotes.
std::string plain(llvm::StringRef text) { return without(without(text, '`'), '\''); }

/// The name of a command in the scripts: "check", "verify:record".
std::string keyOf(const Command &command) {
  std::string key = command.name.str();
  llvm::replace(key, ' ', ':');
  return key;
}

/// Every option once, in the order of the table.
std::vector<SharedOption> sharedOptions() {
  std::vector<SharedOption> shared;
  for (const Command &command : allCommands())
    for (const OptionSection &section : optionsOf(command))
      for (const Option *option : section.options) {
        auto known =
            llvm::find_if(shared, [&](const SharedOption &one) { return one.option == option; });
        if (known == shared.end())
          known = shared.insert(known, SharedOption{option, {}});
        known->commands.push_back(keyOf(command));
      }
  return shared;
}

/// The names of an option as they may be typed: those of HIPIFY may begin with two dashes as well.
std::vector<std::string> typedNames(const Option &option) {
  std::vector<std::string> names;
  for (llvm::StringRef name : option.shownNames()) {
    names.push_back(name.str());
    if (name.size() > 2 && !name.starts_with("--"))
      names.push_back("-" + name.str());
  }
  return names;
}

std::string subcommandWords(llvm::StringRef parent) {
  std::vector<llvm::StringRef> words;
  for (const Command *command : subcommandsOf(parent))
    words.push_back(command->lastWord());
  return llvm::join(words, " ");
}

constexpr llvm::StringLiteral bashFunction = R"sh(
_tranship() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= i
  # bash takes --name=value for three words.
  if [[ $cur == = ]]; then
    cur=
  elif [[ $prev == = ]]; then
    prev=${COMP_WORDS[COMP_CWORD-2]}
  fi
  local atCommand=1
  if [[ ${COMP_WORDS[0]##*/} == hipify-* ]]; then
    command=hipify atCommand=
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [[ ${COMP_WORDS[i]} == -- ]]; then
      COMPREPLY=($(compgen -f -- "$cur"))
      return
    fi
    if [[ $atCommand && " $(_tranship_subcommands "$command") " == *" ${COMP_WORDS[i]} "* ]]; then
      command+=${command:+:}${COMP_WORDS[i]}
    else
      atCommand=
    fi
  done
  local value=$(_tranship_value "${command:-translate}" "$prev")
  # It takes the options of a translation as well.
  [[ $value || $command != hipify ]] || value=$(_tranship_value translate "$prev")
  case $value in
  files) COMPREPLY=($(compgen -f -- "$cur")); compopt -o filenames ;;
  folders) COMPREPLY=($(compgen -d -- "$cur")); compopt -o filenames ;;
  any) COMPREPLY=() ;;
  list:*)
    local before=
    [[ $cur != *,* ]] || before=${cur%,*},
    COMPREPLY=($(compgen -P "$before" -W "${value#list:}" -- "${cur##*,}"))
    compopt -o nospace
    ;;
  words:*) COMPREPLY=($(compgen -W "${value#words:}" -- "$cur")) ;;
  *)
    if [[ $cur == -* ]]; then
      COMPREPLY=($(compgen -W "$(_tranship_options "${command:-translate}")" -- "$cur"))
      [[ $command != hipify ]] || COMPREPLY+=($(compgen -W "$(_tranship_options translate)" -- "$cur"))
    elif [[ $(_tranship_arguments "$command") ]]; then
      COMPREPLY=($(compgen -W "$(_tranship_arguments "$command")" -- "$cur"))
    else
      compopt -o filenames
      COMPREPLY=($(compgen -f -- "$cur"))
      [[ ! $atCommand ]] || COMPREPLY+=($(compgen -W "$(_tranship_subcommands "$command")" -- "$cur"))
    fi
    ;;
  esac
} 2>/dev/null
complete -F _tranship tranship hipify-perl hipify-clang
)sh";

std::string bashValue(const Option &option, const ListedValues &listed) {
  switch (offerFor(option, listed)) {
  case Offer::Words:
    return "words:" + wordsFor(option, listed);
  case Offer::List:
    return "list:" + wordsFor(option, listed);
  case Offer::Files:
    return "files";
  case Offer::Folders:
    return "folders";
  case Offer::Nothing:
    break;
  }
  return "any";
}

} // namespace

std::string bashCompletion(const ListedValues &listed) {
  std::string out = "# Completes the command line of tranship in bash.\n\n_tranship_subcommands() "
                    "{\n  case $1 in\n";
  out += "  '') echo " + quoted(subcommandWords("")) + " ;;\n";
  for (const Command &command : allCommands())
    if (std::string words = subcommandWords(command.name); !words.empty())
      out += "  " + keyOf(command) + ") echo " + quoted(words) + " ;;\n";
  out += "  esac\n}\n\n_tranship_options() {\n  case $1 in\n";
  for (const Command &command : allCommands()) {
    std::vector<llvm::StringRef> names;
    for (const OptionSection &section : optionsOf(command))
      for (const Option *option : section.options)
        llvm::append_range(names, option->shownNames());
    out += "  " + keyOf(command) + ") echo " + quoted(llvm::join(names, " ")) + " ;;\n";
  }
  out += "  esac\n}\n\n# What follows an option: prints nothing for flags, and if the value "
         "is optional.\n"
         "_tranship_value() {\n  case $1/$2 in\n";
  for (const SharedOption &shared : sharedOptions()) {
    const Option &option = *shared.option;
    if (option.isFlag() || option.isValueOptional())
      continue;
    std::vector<std::string> patterns;
    for (const std::string &command : shared.commands)
      for (const std::string &name : typedNames(option))
        patterns.push_back(command + "/" + name);
    out += "  " + llvm::join(patterns, " | ") + ") echo " + quoted(bashValue(option, listed)) +
           " ;;\n";
  }
  out += "  esac\n}\n\n# The arguments of a subcommand; prints nothing if they are files.\n"
         "_tranship_arguments() {\n  case $1 in\n";
  for (const Command &command : allCommands())
    if (std::string words = argumentsOf(command.name, listed); !words.empty())
      out += "  " + keyOf(command) + ") echo " + quoted(words) + " ;;\n";
  return out + "  esac\n}\n" + bashFunction.str();
}

namespace {

/// Escapes brackets and colons, which end parts of a specification for _arguments.
std::string zshText(llvm::StringRef text) {
  std::string out;
  for (char c : plain(text)) {
    if (c == '[' || c == ']' || c == ':' || c == '\\')
      out += '\\';
    out += c;
  }
  return out;
}

std::string zshAction(const Option &option, const ListedValues &listed) {
  switch (offerFor(option, listed)) {
  case Offer::Words:
    return fmt::format("({})", wordsFor(option, listed));
  case Offer::List:
    return "_values -s , value " + wordsFor(option, listed);
  case Offer::Files:
    return "_files";
  case Offer::Folders:
    return "_files -/";
  case Offer::Nothing:
    break;
  }
  return " ";
}

std::string zshSpecifications(const Option &option, const ListedValues &listed) {
  std::string out;
  for (llvm::StringRef name : option.shownNames()) {
    std::string spec = fmt::format("*{}", name.str());
    bool isLong = name.size() > 2; // those of HIPIFY have one dash
    if (option.isValueOptional())
      spec += "=-";
    else if (!option.isFlag())
      spec += isLong ? "=" : "+";
    spec += fmt::format("[{}]", zshText(option.help));
    if (!option.isFlag())
      spec += std::string(option.isValueOptional() ? "::" : ":") + zshText(option.valueName()) +
              ":" + zshAction(option, listed);
    out += "      " + quoted(spec) + "\n";
  }
  return out;
}

} // namespace

std::string zshCompletion(const ListedValues &listed) {
  std::string out =
      "#compdef tranship\n# Completes the command line of tranship in zsh.\n\n_tranship() {\n"
      "  local command=translate depth=0\n"
      "  local -a options described\n"
      "  # The words before the cursor name the command.\n"
      "  case $words[2] in\n";
  for (const Command *command : subcommandsOf("")) {
    out += fmt::format("  {}) (( CURRENT > 2 )) && command={} depth=1 ;;\n", command->name.str(),
                       keyOf(*command));
  }
  out += "  esac\n";
  for (const Command *command : subcommandsOf("")) {
    std::string words = subcommandWords(command->name);
    if (words.empty())
      continue;
    std::string pattern = words;
    llvm::replace(pattern, ' ', '|');
    out += fmt::format(
        "  if [[ $command == {} ]] && (( CURRENT > 3 )); then\n    case $words[3] in\n    {}) "
        "command={}:$words[3] depth=2 ;;\n    esac\n  fi\n",
        command->name.str(), pattern, keyOf(*command));
  }
  out += "  case $command in\n";
  for (const Command &command : allCommands()) {
    out += fmt::format("  {})\n    options=(\n", keyOf(command));
    for (const OptionSection &section : optionsOf(command))
      for (const Option *option : section.options)
        out += zshSpecifications(*option, listed);
    std::string words = argumentsOf(command.name, listed);
    out += fmt::format("      {}\n    )\n    ;;\n",
                       quoted(words.empty() ? "*:file:_files" : "*:name:(" + words + ")"));
  }
  out += "  esac\n  case $CURRENT/$command in\n";
  auto describe = [&](llvm::StringRef pattern, llvm::StringRef parent) {
    std::vector<const Command *> inner = subcommandsOf(parent);
    if (inner.empty())
      return;
    out += "  " + pattern.str() + ")\n    described=(\n";
    for (const Command *command : inner)
      out += "      " + quoted(command->lastWord().str() + ":" + zshText(command->summary)) + "\n";
    out += "    )\n    ;;\n";
  };
  describe("2/translate | 3/help", "");
  for (const Command *command : subcommandsOf(""))
    describe("3/" + keyOf(*command), command->name);
  return out + "  esac\n"
               "  if (( $#described )) && [[ $words[CURRENT] != -* ]]; then\n"
               "    _describe -t commands 'subcommand' described\n"
               "  fi\n"
               "  # _arguments counts from the last word of the command.\n"
               "  shift $depth words\n"
               "  (( CURRENT -= depth ))\n"
               "  _arguments -S : $options\n"
               "}\n\n_tranship \"$@\"\n";
}

namespace {

std::string fishOption(const SharedOption &shared, const ListedValues &listed) {
  const Option &option = *shared.option;
  std::string out = fmt::format("complete -c tranship -n {}",
                                quoted("__tranship_is " + llvm::join(shared.commands, " ")));
  for (llvm::StringRef name : option.shownNames())
    out += (name.starts_with("--") ? " -l "
            : name.size() > 2      ? " -o " // one dash and a word
                                   : " -s ") +
           name.ltrim('-').str();
  if (!option.isFlag() && !option.isValueOptional())
    switch (offerFor(option, listed)) {
    case Offer::Words:
      out += " -x -a " + quoted(wordsFor(option, listed));
      break;
    case Offer::List:
      out += " -x -a " + quoted("(__fish_append , " + wordsFor(option, listed) + ")");
      break;
    case Offer::Files:
      out += " -r -F";
      break;
    case Offer::Folders:
      out += " -x -a '(__fish_complete_directories)'";
      break;
    case Offer::Nothing:
      out += " -x";
      break;
    }
  return out + " -d " + quoted(plain(option.help)) + "\n";
}

} // namespace

std::string fishCompletion(const ListedValues &listed) {
  std::string out = "# Completes the command line of tranship in fish.\n\n"
                    "# The command that the words before the cursor name, such as verify:record.\n"
                    "function __tranship_command\n"
                    "    set -l words (commandline -opc)[2..-1]\n"
                    "    switch \"$words[1]\"\n";
  for (const Command *command : subcommandsOf("")) {
    std::string words = subcommandWords(command->name);
    out += "        case " + command->name.str() + "\n";
    if (words.empty())
      out += "            echo " + keyOf(*command) + "\n";
    else
      out += fmt::format("            if contains -- \"$words[2]\" {}\n                echo "
                         "{}:$words[2]\n            else\n"
                         "                echo {}\n            end\n",
                         words, keyOf(*command), keyOf(*command));
  }
  out += "        case '*'\n            echo translate\n    end\nend\n\n"
         "function __tranship_is\n    contains -- (__tranship_command) $argv\nend\n\n"
         "function __tranship_at_start\n    test (count (commandline -opc)) -eq $argv[1]\nend\n\n";
  for (const Command &command : allCommands()) {
    auto [first, second] = llvm::StringRef(command.name).split(' ');
    std::string condition = second.empty()
                                ? "__tranship_at_start 1"
                                : "__tranship_is " + first.str() + "; and __tranship_at_start 2";
    out += fmt::format("complete -c tranship -n {} -a {} -d {}\n", quoted(condition),
                       command.lastWord().str(), quoted(plain(command.summary)));
  }
  for (const Command &command : allCommands())
    if (std::string words = argumentsOf(command.name, listed); !words.empty())
      out += fmt::format("complete -c tranship -n '__tranship_is {}' -x -a {}\n", keyOf(command),
                         quoted(words));
  out += "\n";
  for (const SharedOption &shared : sharedOptions())
    out += fishOption(shared, listed);
  return out;
}

} // namespace tranship::driver
