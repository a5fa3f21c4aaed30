// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandPages.h"
#include "driver/options/PageText.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

constexpr size_t lineLength = 80;

/// Breaks the text into lines that are indented by `indent` spaces. The first line starts at
/// `column`.
std::string wrapped(llvm::StringRef text, size_t indent, size_t column) {
  std::string out;
  bool isFirst = true;
  while (!text.empty()) {
    auto [word, rest] = text.split(' ');
    text = rest;
    if (!isFirst && column + 1 + word.size() > lineLength) {
      out += fmt::format("\n{:{}}", "", indent);
      column = indent;
      isFirst = true;
    }
    if (!isFirst)
      out += ' ';
    out += word;
    column += word.size() + !isFirst;
    isFirst = false;
  }
  return out + "\n";
}

std::string withQuotes(llvm::StringRef text) {
  return withLiterals(
      text, [](llvm::StringRef plain) { return plain.str(); },
      [](llvm::StringRef literal) {
        // The dash already marks an option.
        return literal.starts_with("-") ? literal.str() : fmt::format("'{}'", literal.str());
      });
}

/// "  TERM   what it means". The meanings are aligned in a column.
std::string entry(llvm::StringRef term, llvm::StringRef meaning, size_t width) {
  std::string out = fmt::format("  {}", term.str());
  size_t column = width + 4;
  if (term.size() > width)
    out += fmt::format("\n{:{}}", "", column);
  else
    out += std::string(column - out.size(), ' ');
  return out + wrapped(withQuotes(meaning), column, column);
}

std::string commandList(llvm::StringRef title, llvm::ArrayRef<const Command *> commands) {
  if (commands.empty())
    return {};
  std::string out = fmt::format("\n{}:\n", title.str());
  for (const Command *command : commands) {
    out += entry(command->lastWord(), command->summary, 10);
    for (const Command *inner : subcommandsOf(command->name))
      out += entry(fmt::format("  {}", inner->lastWord().str()), inner->summary, 10);
  }
  return out;
}

} // namespace

std::string helpText(const Command &command) {
  std::string out;
  for (const std::string &synopsis : synopsesOf(command))
    out += (out.empty() ? "usage: " : "       ") + synopsis + "\n";
  for (llvm::StringRef paragraph : paragraphsOf(command.description))
    out += fmt::format("\n{}", wrapped(withQuotes(paragraph), 0, 0));
  bool isMain = command.id == CommandId::Translate;
  out += commandList("Commands",
                     subcommandsOf(isMain ? llvm::StringRef() : llvm::StringRef(command.name)));
  for (const OptionSection &section : optionsOf(command)) {
    out += fmt::format("\n{}:\n", section.title.str());
    for (const Option *option : section.options)
      out += entry((option->names.starts_with("--") ? "    " : "") + termOf(*option), option->help,
                   24);
  }
  out += "\nExamples:\n";
  size_t before = out.size();
  for (const Example &example : examplesOf(command))
    out += fmt::format("  {}\n      {}\n", example.line.str(), withQuotes(example.meaning));
  if (out.size() == before)
    out.resize(before - llvm::StringRef("\nExamples:\n").size());
  out += "\nExit code:\n";
  for (const Exit &exit : exitsOf(command))
    out += entry(std::to_string(exit.code), exit.meaning, 1);
  return out;
}

} // namespace tranship::driver
