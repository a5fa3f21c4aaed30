// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandPages.h"
#include "driver/options/PageText.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

/// Escapes text so that roff prints it unchanged. A dash becomes a minus sign, because a hyphen
/// could not be pasted into a shell.
std::string escaped(llvm::StringRef text) {
  std::string out;
  for (char c : text) {
    if (out.empty() && (c == '.' || c == '\''))
      out += "\\&"; // at the start of a line it would be a request
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else
      out += c;
  }
  return out;
}

std::string bold(llvm::StringRef text) { return "\\fB" + escaped(text) + "\\fR"; }

std::string formatted(llvm::StringRef text) {
  std::string out = withLiterals(text, escaped, bold);
  return llvm::StringRef(out).starts_with(".") ? "\\&" + out : out;
}

/// The names of an option in bold and its value in italics.
std::string termInRoff(const Option &option) {
  std::string out;
  for (llvm::StringRef name : option.shownNames())
    out += (out.empty() ? "" : ", ") + bold(name);
  if (option.isFlag())
    return out;
  std::string value = "\\fI" + escaped(option.valueName()) + "\\fR";
  return out + (option.isValueOptional() ? "[=" + value + "]" : " " + value);
}

std::string tagged(llvm::StringRef term, llvm::StringRef text) {
  return ".TP\n" + term.str() + "\n" + text.str() + "\n";
}

/// References to the pages of related commands.
std::string seeAlso(const Command &command) {
  std::string out;
  for (const Command &other : allCommands()) {
    bool isNear = other.id == CommandId::Translate || command.id == CommandId::Translate ||
                  llvm::StringRef(other.name).split(' ').first ==
                      llvm::StringRef(command.name).split(' ').first;
    if (isNear && other.id != command.id)
      out += (out.empty() ? "" : ",\n") + bold(llvm::StringRef(manPageName(other)).drop_back(2)) +
             "(1)";
  }
  return out;
}

} // namespace

std::string manPageName(const Command &command) {
  return command.id == CommandId::Translate ? "tranship.1"
                                            : "tranship-" + dashedName(command) + ".1";
}

std::string manPage(const Command &command, llvm::StringRef version) {
  std::string name = llvm::StringRef(manPageName(command)).drop_back(2).str();
  std::string out = fmt::format(".TH \"{}\" 1 \"\" \"tranship {}\" \"tranship\"\n",
                                llvm::StringRef(escaped(name)).upper(), version.str());
  out += fmt::format(".SH NAME\n{} \\- {}\n.SH SYNOPSIS\n.nf\n", escaped(name),
                     formatted(command.summary));
  for (const std::string &synopsis : synopsesOf(command))
    out += escaped(synopsis) + "\n";
  out += ".fi\n.SH DESCRIPTION\n";
  bool isFirst = true;
  for (llvm::StringRef paragraph : paragraphsOf(command.description)) {
    out += (isFirst ? "" : ".PP\n") + formatted(paragraph) + "\n";
    isFirst = false;
  }
  bool isMain = command.id == CommandId::Translate;
  std::vector<const Command *> inner =
      subcommandsOf(isMain ? llvm::StringRef() : llvm::StringRef(command.name));
  if (!inner.empty())
    out += ".SH COMMANDS\n";
  for (const Command *one : inner)
    out += tagged(bold(one->lastWord()), formatted(one->summary));
  out += ".SH OPTIONS\n";
  for (const OptionSection &section : optionsOf(command)) {
    out += fmt::format(".SS \"{}\"\n", section.title.str());
    for (const Option *option : section.options)
      out += tagged(termInRoff(*option), formatted(option->help));
  }
  out += ".SH \"EXIT STATUS\"\n";
  for (const Exit &exit : exitsOf(command))
    out += tagged(std::to_string(exit.code), formatted(exit.meaning));
  std::vector<Example> examples = examplesOf(command);
  if (!examples.empty())
    out += ".SH EXAMPLES\n";
  for (const Example &example : examples)
    out += tagged(bold(example.line), formatted(example.meaning));
  return out + ".SH \"SEE ALSO\"\n" + seeAlso(command) + "\n";
}

} // namespace tranship::driver
