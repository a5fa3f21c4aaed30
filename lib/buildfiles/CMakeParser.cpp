// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeParser.h"

#include "buildfiles/TextEdits.h"

#include "llvm/ADT/StringExtras.h"

namespace tranship::buildfiles {
namespace {

using ArgumentKind = CMakeArgument::Kind;

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

class Parser {
public:
  explicit Parser(llvm::StringRef text) : text_(text) {
    if (text_.starts_with("\xef\xbb\xbf"))
      at_ = 3;
  }

  CMakeCommands run() {
    while (skipSpace() && at_ < text_.size() && command()) {
    }
    return std::move(result_);
  }

private:
  bool fail(size_t offset, llvm::StringRef what) {
    if (!result_.problem)
      result_.problem = CMakeProblem{offset, what.str()};
    return false;
  }
  char peek(size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }

  /// The number of `=` of a bracket that opens at `at`; nothing if none does.
  std::optional<size_t> bracketAt(size_t at) const {
    llvm::StringRef rest = text_.drop_front(at);
    if (!rest.consume_front("["))
      return std::nullopt;
    size_t width = rest.size() - rest.ltrim('=').size();
    return rest.drop_front(width).starts_with("[") ? std::optional(width) : std::nullopt;
  }

  /// Moves past a bracket argument or comment.
  bool bracket(size_t width, llvm::StringRef &content) {
    size_t open = at_, begin = at_ + width + 2;
    std::string close = "]" + std::string(width, '=') + "]";
    size_t end = text_.find(close, begin);
    if (end == llvm::StringRef::npos)
      return fail(open, "this bracket is never closed");
    content = text_.slice(begin, end);
    at_ = end + close.size();
    return true;
  }

  /// Skips white space and comments.
  bool skipSpace() {
    while (at_ < text_.size()) {
      if (isSpace(peek())) {
        ++at_;
      } else if (peek() == '#') {
        ++at_;
        llvm::StringRef ignored;
        if (std::optional<size_t> width = bracketAt(at_)) {
          if (!bracket(*width, ignored))
            return false;
        } else {
          at_ = std::min(text_.find('\n', at_), text_.size());
        }
      } else if (size_t length = placeholder()) {
        at_ += length;
      } else {
        break;
      }
    }
    return true;
  }

  /// The length of `@NAME@` at the start of a line, which `configure_file` replaces with commands.
  size_t placeholder() const {
    if (peek() != '@' || (at_ && text_[at_ - 1] != '\n'))
      return 0;
    size_t end = text_.find_first_of("@\n", at_ + 1);
    return end != llvm::StringRef::npos && text_[end] == '@' ? end + 1 - at_ : 0;
  }

  bool command() {
    CMakeCommand command;
    command.begin = at_;
    while (at_ < text_.size() && isNameCharacter(peek()))
      ++at_;
    command.name = text_.slice(command.begin, at_);
    if (command.name.empty() || llvm::isDigit(command.name.front()))
      return fail(command.begin, "a command is expected here");
    while (peek() == ' ' || peek() == '\t')
      ++at_;
    if (peek() != '(')
      return fail(at_, ("`(` is expected after `" + command.name + "`").str());
    ++at_;
    if (!arguments(command))
      return false;
    command.end = at_;
    result_.commands.push_back(std::move(command));
    return true;
  }

  bool arguments(CMakeCommand &command) {
    for (unsigned depth = 1; depth;) {
      if (!skipSpace())
        return false;
      if (at_ >= text_.size())
        return fail(command.begin, ("`" + command.name + "(` is never closed").str());
      if (peek() == '(' || peek() == ')') {
        peek() == '(' ? ++depth : --depth;
        if (depth)
          add(command, ArgumentKind::Parenthesis, at_, at_ + 1, text_.substr(at_, 1));
        ++at_;
      } else if (!argument(command)) {
        return false;
      }
    }
    return true;
  }

  void add(CMakeCommand &command, ArgumentKind kind, size_t begin, size_t end,
           llvm::StringRef text) {
    command.arguments.push_back({kind, begin, end, text, size_t(text.data() - text_.data())});
  }

  bool argument(CMakeCommand &command) {
    size_t begin = at_;
    if (std::optional<size_t> width = bracketAt(at_)) {
      llvm::StringRef content;
      if (!bracket(*width, content))
        return false;
      add(command, ArgumentKind::Bracket, begin, at_, content);
    } else if (peek() == '"') {
      if (!quoted())
        return false;
      add(command, ArgumentKind::Quoted, begin, at_, text_.slice(begin + 1, at_ - 1));
    } else {
      if (!unquoted())
        return false;
      add(command, ArgumentKind::Unquoted, begin, at_, text_.slice(begin, at_));
    }
    return true;
  }

  bool quoted() {
    size_t open = at_++;
    for (; at_ < text_.size() && peek() != '"'; ++at_)
      if (peek() == '\\')
        ++at_;
    if (at_ >= text_.size())
      return fail(open, "this quote is never closed");
    ++at_;
    return true;
  }

  bool unquoted() {
    while (at_ < text_.size() && !isSpace(peek()) && peek() != ')' && peek() != '#') {
      if (peek() == '"') {
        if (!quoted())
          return false;
      } else if (peek() == '(') {
        if (at_ == 0 || text_[at_ - 1] != '$')
          break;
        // `$(NAME)`, a reference for make.
        size_t close = text_.find_first_of(") \n", at_);
        if (close == llvm::StringRef::npos || text_[close] != ')')
          break;
        at_ = close + 1;
      } else {
        at_ += peek() == '\\' ? 2 : 1;
      }
    }
    at_ = std::min(at_, text_.size());
    return true;
  }

  llvm::StringRef text_;
  size_t at_ = 0;
  CMakeCommands result_;
};

} // namespace

CMakeCommands parseCMake(llvm::StringRef text) { return Parser(text).run(); }

} // namespace tranship::buildfiles
