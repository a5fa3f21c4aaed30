// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compatibility/CallPattern.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

namespace tranship::compatibility {
namespace {

/// Whether the preprocessor would split the argument at a comma outside of parentheses.
bool hasOpenComma(llvm::StringRef argument) {
  int depth = 0;
  for (char c : argument) {
    depth += (c == '(') - (c == ')');
    if (c == ',' && depth == 0)
      return true;
  }
  return false;
}

/// Makes white space a single space, and removes it before a closing parenthesis or a comma, and after an opening one.
std::string squeezed(llvm::StringRef text) {
  std::string out;
  for (char c : text) {
    if (llvm::isSpace(c))
      c = ' ';
    if (c == ' ' && (out.empty() || out.back() == ' ' || out.back() == '('))
      continue;
    if ((c == ')' || c == ',') && !out.empty() && out.back() == ' ')
      out.pop_back();
    out += c;
  }
  return out;
}

class PatternBuilder {
public:
  PatternBuilder(const SourceFile &file, CallSyntax call) : file_(file), call_(std::move(call)) {}

  /// Appends source text, with `$0`, `$1`, … for the arguments of the call. Returns false if the
  /// range ends inside an argument.
  bool appendSource(Range range) {
    unsigned position = range.begin;
    for (size_t i = 0; i < call_.arguments.size(); ++i) {
      Range argument = call_.arguments[i];
      if (argument.end <= range.begin || argument.begin >= range.end)
        continue;
      if (!range.contains(argument))
        return false;
      text_ += file_.text(Range{position, argument.begin});
      text_ += "$" + std::to_string(i);
      position = argument.end;
    }
    text_ += file_.text(Range{position, range.end});
    return true;
  }

  bool appendPieces(const Edit &edit) {
    return llvm::all_of(edit.text, [&](const Piece &piece) {
      if (const Range *range = std::get_if<Range>(&piece))
        return appendSource(*range);
      text_ += std::get<std::string>(piece);
      return true;
    });
  }

  std::string str() const { return squeezed(text_); }

private:
  const SourceFile &file_;
  CallSyntax call_;
  std::string text_;
};

} // namespace

std::optional<CallPattern> callPattern(const SourceFile &file, size_t name, const Change &change) {
  std::optional<CallSyntax> call = parseCall(file, name);
  if (!call)
    return std::nullopt;
  Range nameRange = file.tokens()[name].range();
  bool hasTemplateArguments = !file.text(Range{nameRange.end, call->leftParen}).trim().empty();
  if (hasTemplateArguments || llvm::any_of(call->arguments, [&](Range argument) {
        return hasOpenComma(file.text(argument));
      }))
    return std::nullopt;
  size_t count = call->arguments.size();
  Range whole{nameRange.begin, call->rightParen + 1};
  PatternBuilder builder(file, std::move(*call));
  std::vector<const Edit *> edits;
  for (const Edit &edit : change.edits)
    edits.push_back(&edit);
  llvm::sort(edits, [](const Edit *a, const Edit *b) {
    return std::pair(a->range.begin, a->range.end) < std::pair(b->range.begin, b->range.end);
  });
  unsigned position = whole.begin;
  for (const Edit *edit : edits) {
    if (!whole.contains(edit->range) || edit->range.begin < position ||
        !builder.appendSource({position, edit->range.begin}) || !builder.appendPieces(*edit))
      return std::nullopt;
    position = edit->range.end;
  }
  if (!builder.appendSource({position, whole.end}))
    return std::nullopt;
  return CallPattern{count, builder.str()};
}

std::string withoutCasts(llvm::StringRef pattern) {
  static const llvm::Regex cast("(\\([^()$]+\\)|reinterpret_cast<[^()$]+>)\\((\\$[0-9]+)\\)");
  std::string text = pattern.str();
  while (cast.match(text))
    text = cast.sub("\\2", text);
  return text;
}

bool isSameCall(llvm::StringRef name, const CallPattern &pattern) {
  std::vector<std::string> arguments;
  for (size_t i = 0; i < pattern.arguments; ++i)
    arguments.push_back("$" + std::to_string(i));
  return pattern.text == name.str() + "(" + llvm::join(arguments, ", ") + ")";
}

std::string macroBody(llvm::StringRef pattern) {
  std::string out;
  for (char c : pattern)
    out += c == '$' ? 'a' : c;
  return out;
}

} // namespace tranship::compatibility
