// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/ShellWords.h"

#include "buildfiles/TextEdits.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::buildfiles {
namespace {

bool isAssignment(llvm::StringRef word) {
  size_t equals = word.find('=');
  return equals != 0 && equals != llvm::StringRef::npos &&
         llvm::all_of(word.take_front(equals), isNameCharacter);
}

/// Whether a command may follow the word: `for f in a b; do nvcc -c $f; done`.
bool precedesCommand(llvm::StringRef word) {
  return llvm::is_contained({"do", "then", "else", "if", "while", "until", "!", "{", "("}, word);
}

class ShellReader {
public:
  explicit ShellReader(llvm::StringRef text) : text_(text) {}

  std::vector<ShellCommand> read() {
    while (at_ < text_.size())
      readNext();
    endCommand();
    return std::move(commands_);
  }

private:
  char next(size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }

  void readNext() {
    char c = next();
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      endWord();
      ++at_;
    } else if (c == '#' && !inWord_) {
      at_ = text_.size();
    } else if (c == ';' || c == '|' || (c == '&' && next(1) != '>')) {
      bool isPipe = c == '|' && next(1) != '|';
      at_ += next(1) == c ? 2 : 1;
      endCommand();
      current_.needsShell = isPipe;
    } else if (c == '<' || c == '>' || (c == '&' && next(1) == '>')) {
      redirect();
    } else {
      readWordPart(c);
    }
  }

  void redirect() {
    if (word_ == "1" || word_ == "2") {
      word_.clear();
      inWord_ = false;
    }
    endWord();
    bool isInput = next() == '<';
    while (next() == '<' || next() == '>' || next() == '&')
      ++at_;
    if (next() >= '0' && next() <= '9') { // 2>&1
      ++at_;
      return;
    }
    target_ = isInput ? Target::Input : Target::Output;
  }

  void readWordPart(char c) {
    inWord_ = true;
    if (c == '\'' || c == '"') {
      size_t close = text_.find(c, at_ + 1);
      if (close == llvm::StringRef::npos)
        close = text_.size();
      llvm::StringRef quoted = text_.slice(at_ + 1, close);
      current_.needsShell |= c == '"' && quoted.find_first_of("$`") != llvm::StringRef::npos;
      word_ += quoted;
      at_ = std::min(close + 1, text_.size());
      return;
    }
    if (c == '\\' && at_ + 1 < text_.size())
      c = text_[++at_];
    else
      current_.needsShell |= llvm::StringRef("$`*?(){}").contains(c);
    word_ += c;
    ++at_;
  }

  void endWord() {
    if (!inWord_)
      return;
    if (target_ == Target::Input)
      current_.stdinFile = word_;
    else if (target_ == Target::Word && current_.words.empty() && isAssignment(word_))
      current_.environment.push_back(word_);
    else if (target_ == Target::Word && !(current_.words.empty() && precedesCommand(word_)))
      current_.words.push_back(word_);
    target_ = Target::Word;
    word_.clear();
    inWord_ = false;
  }

  void endCommand() {
    endWord();
    if (!current_.words.empty())
      commands_.push_back(std::move(current_));
    current_ = {};
  }

  enum class Target : uint8_t { Word, Input, Output };
  llvm::StringRef text_;
  size_t at_ = 0;
  std::string word_;
  bool inWord_ = false;
  Target target_ = Target::Word;
  ShellCommand current_;
  std::vector<ShellCommand> commands_;
};

} // namespace

std::vector<ShellCommand> shellCommands(llvm::StringRef text) { return ShellReader(text).read(); }

} // namespace tranship::buildfiles
