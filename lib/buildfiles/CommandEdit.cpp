// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CommandEdit.h"

#include "llvm/ADT/StringExtras.h"

namespace tranship::buildfiles {
namespace {

/// The indentation of the command; empty if the command does not begin its line.
llvm::StringRef indentationOf(llvm::StringRef file, size_t begin) {
  size_t line = file.take_front(begin).rfind('\n') + 1;
  llvm::StringRef blanks = file.slice(line, begin);
  return blanks.trim(" \t").empty() ? blanks : llvm::StringRef();
}

/// Removes a range, and its line if nothing else is on it.
void removeLine(llvm::StringRef file, size_t begin, size_t end, TextEdits &edits) {
  size_t line = file.take_front(begin).rfind('\n') + 1;
  size_t next = file.find('\n', end);
  next = next == llvm::StringRef::npos ? file.size() : next + 1;
  if (file.slice(line, begin).trim().empty() && file.slice(end, next).trim().empty())
    edits.replace(line, next, "");
  else
    edits.replace(begin, end, "");
}

} // namespace

CommandEdit::CommandEdit(const CMakeCommand &command)
    : command(command), lowerName(command.name.lower()), name(command.name.str()) {
  for (const CMakeArgument &argument : command.arguments)
    arguments.push_back({&argument, argument.text.str()});
}

size_t CommandEdit::find(llvm::StringRef word, size_t from) const {
  for (size_t i = from; i < arguments.size(); ++i)
    if (arguments[i].text == word)
      return i;
  return arguments.size();
}

void CommandEdit::replace(size_t i, std::string text) {
  arguments[i].text = std::move(text);
  arguments[i].isDone = true;
}

void CommandEdit::removeFrom(size_t begin, size_t end) {
  for (size_t i = begin; i < end && i < arguments.size(); ++i)
    arguments[i].isRemoved = true;
}

void CommandEdit::write(llvm::StringRef file, TextEdits &edits) const {
  llvm::StringRef indentation = indentationOf(file, command.begin);
  std::string newLine = "\n";
  if (size_t end = file.find('\n'); end != llvm::StringRef::npos && end && file[end - 1] == '\r')
    newLine = "\r\n";
  std::string lead, trail;
  for (const std::string &line : before)
    lead += line + newLine + indentation.str();
  for (const std::string &line : after)
    trail += newLine + indentation.str() + line;
  if (isRemoved) {
    if (lead.empty() && trail.empty())
      return removeLine(file, command.begin, command.end, edits);
    // What follows takes its place.
    llvm::StringRef rest = trail;
    if (rest.consume_front(newLine))
      rest.consume_front(indentation);
    return edits.replace(command.begin, command.end, lead + rest.str());
  }
  if (!lead.empty())
    edits.insert(command.begin, lead);
  if (name != command.name)
    edits.replace(command.begin, command.begin + command.name.size(), name);
  if (newArguments) {
    size_t open = file.find('(', command.begin);
    edits.replace(open + 1, command.end - 1, *newArguments);
  } else {
    size_t previous = file.find('(', command.begin) + 1;
    for (size_t i = 0; i < arguments.size(); ++i) {
      const ArgumentEdit &argument = arguments[i];
      const CMakeArgument &origin = *argument.origin;
      // The spaces between it and its neighbor are removed too.
      size_t begin = file.slice(previous, origin.begin).trim().empty() ? previous : origin.begin;
      if (argument.isRemoved && i == 0 && i + 1 < arguments.size() &&
          file.slice(origin.end, arguments[1].origin->begin).trim().empty())
        edits.replace(origin.begin, arguments[1].origin->begin, "");
      else if (argument.isRemoved)
        edits.replace(begin, origin.end, "");
      else if (argument.text != origin.text)
        edits.replace(origin.textBegin, origin.textBegin + origin.text.size(), argument.text);
      previous = origin.end;
    }
  }
  if (!trail.empty())
    edits.insert(command.end, trail);
}

} // namespace tranship::buildfiles
