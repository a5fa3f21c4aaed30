// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/IncludeDirectives.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <optional>
#include <tuple>

namespace tranship {
namespace {

namespace tok = clang::tok;

/// Reads `<name>` or `"name"` at token `first`, in the same directive as token `hash`.
std::optional<NamedHeader> readName(const SourceFile &file, size_t hash, size_t first) {
  const std::vector<SourceToken> &tokens = file.tokens();
  if (first >= tokens.size() || tokens[first].directiveIndex != tokens[hash].directiveIndex)
    return std::nullopt;
  llvm::StringRef text = file.text();
  unsigned open = tokens[first].offset;
  char close = text[open] == '<' ? '>' : text[open] == '"' ? '"' : 0;
  size_t end = close ? text.find(close, open + 1) : llvm::StringRef::npos;
  if (end == llvm::StringRef::npos || text.slice(open, end).contains('\n'))
    return std::nullopt;
  return NamedHeader{{open + 1, unsigned(end)}, close == '>'};
}

/// Reads `#include "a.h"` at token `hash`; false for `#include MACRO`.
bool readDirective(const SourceFile &file, size_t hash, IncludeDirective &directive) {
  std::optional<NamedHeader> header = readName(file, hash, hash + 2);
  if (!header)
    return false;
  directive.range = {file.tokens()[hash].offset, header->name.end + 1};
  directive.name = header->name;
  directive.angled = header->angled;
  return true;
}

/// The macros in `#include MACRO`.
llvm::StringSet<> includedMacros(const SourceFile &file) {
  const std::vector<SourceToken> &tokens = file.tokens();
  llvm::StringSet<> macros;
  for (size_t i = 2; i < tokens.size(); ++i)
    if (tokens[i].directive == Directive::Include && tokens[i].is(tok::raw_identifier) &&
        tokens[i - 2].is(tok::hash) && tokens[i - 2].directiveIndex == tokens[i].directiveIndex)
      macros.insert(file.text(tokens[i]));
  return macros;
}

/// Follows braces. Branches may each open the same one.
class BraceTracker {
public:
  explicit BraceTracker(const SourceFile &file) : file_(file) {}

  bool isInside() const { return depth_ > 0; }

  /// Takes a token outside of directives.
  void take(size_t i) {
    const std::vector<SourceToken> &tokens = file_.tokens();
    if (tokens[i].is(tok::l_brace)) {
      bool isLinkage = i >= 2 && file_.text(tokens[i - 2]) == "extern" &&
                       clang::tok::isStringLiteral(tokens[i - 1].kind);
      open_.push_back(isLinkage);
      depth_ += !isLinkage;
    } else if (tokens[i].is(tok::r_brace) && !open_.empty()) {
      depth_ -= !open_.back();
      open_.pop_back();
    }
  }
  /// Takes the word of a directive.
  void directive(llvm::StringRef word) {
    if (word.starts_with("if"))
      atCondition_.emplace_back(open_, depth_);
    else if (word.starts_with("el") && !atCondition_.empty())
      std::tie(open_, depth_) = atCondition_.back();
    else if (word == "endif" && !atCondition_.empty())
      atCondition_.pop_back();
  }

private:
  const SourceFile &file_;
  std::vector<bool> open_; // of each open brace, whether it is that of `extern "C" {`
  unsigned depth_ = 0;
  std::vector<std::pair<std::vector<bool>, unsigned>> atCondition_;
};

/// Follows conditional directives, and numbers the branches.
class ConditionTracker {
public:
  explicit ConditionTracker(IncludeLayout &layout) : layout_(layout) {}

  /// The branches around the current token, outermost first.
  const std::vector<unsigned> &branches() const { return branches_; }
  bool isAtStart() const { return last_ == 0; }

  void open() {
    unsigned outer = branches_.empty() ? 0 : branches_.back();
    branches_.push_back(++last_);
    open_.push_back({{last_}, outer, false});
  }

  /// Handles `#else`, `#elif` and the like, and `#endif`. Returns false for other words.
  bool take(llvm::StringRef word) {
    if (open_.empty() || !(word.starts_with("el") || word == "endif"))
      return false;
    if (word == "endif") {
      layout_.groups.push_back(std::move(open_.back()));
      open_.pop_back();
      branches_.pop_back();
      return true;
    }
    branches_.back() = ++last_;
    open_.back().branches.push_back(last_);
    open_.back().hasElse |= word == "else";
    return true;
  }

private:
  IncludeLayout &layout_;
  std::vector<unsigned> branches_;
  std::vector<ConditionalGroup> open_;
  unsigned last_ = 0;
};

} // namespace

IncludeLayout findIncludes(const SourceFile &file) {
  const std::vector<SourceToken> &tokens = file.tokens();
  IncludeLayout layout;
  ConditionTracker conditions(layout);
  BraceTracker braces(file);
  size_t firstCode = tokens.size(), firstOutside = tokens.size(); // outside of directives
  for (size_t i = 0; i + 1 < tokens.size(); ++i) {
    bool startsDirective = tokens[i].is(tok::hash) && tokens[i].directiveIndex != 0 &&
                           (i == 0 || tokens[i - 1].directiveIndex != tokens[i].directiveIndex);
    if (!startsDirective) {
      if (tokens[i].directiveIndex == 0) {
        braces.take(i);
        firstCode = std::min(firstCode, i);
        firstOutside = std::min(firstOutside, i);
      }
      continue;
    }
    llvm::StringRef word = file.text(tokens[i + 1]);
    braces.directive(word);
    if (word.starts_with("if")) {
      // `#ifndef X` and then `#define X` before anything else: a guard.
      bool isGuard = conditions.isAtStart() && firstCode == tokens.size() && word == "ifndef" &&
                     layout.directives.empty() && i + 5 < tokens.size() &&
                     file.text(tokens[i + 4]) == "define" &&
                     file.text(tokens[i + 5]) == file.text(tokens[i + 2]);
      conditions.open();
      if (isGuard) {
        layout.guard = conditions.branches();
        i += 5;
        continue;
      }
    } else if (!conditions.take(word) && tokens[i].directive == Directive::Include) {
      IncludeDirective directive;
      if (readDirective(file, i, directive)) {
        directive.conditions = conditions.branches();
        directive.isNested = braces.isInside();
        layout.directives.push_back(std::move(directive));
      }
    }
    if (tokens[i].directive != Directive::Pragma)
      firstCode = std::min(firstCode, i);
  }
  auto always = llvm::find_if(layout.directives, [&](const IncludeDirective &directive) {
    return directive.conditions.size() <= layout.guard.size() &&
           (firstOutside == tokens.size() || directive.range.begin < tokens[firstOutside].offset);
  });
  layout.insertionOffset = always != layout.directives.end() ? file.line(always->range.begin).begin
                           : firstCode < tokens.size() ? file.line(tokens[firstCode].offset).begin
                                                       : file.text().size();
  if (layout.insertionOffset == 0 && file.text().starts_with("\xEF\xBB\xBF"))
    layout.insertionOffset = 3; // a byte order mark stays first
  return layout;
}

std::vector<NamedHeader> findNamedHeaders(const SourceFile &file) {
  const std::vector<SourceToken> &tokens = file.tokens();
  llvm::StringSet<> included = includedMacros(file);
  std::vector<NamedHeader> headers;
  for (size_t i = 0; i + 2 < tokens.size(); ++i) {
    std::optional<NamedHeader> header;
    if (tokens[i].directive == Directive::Condition && tokens[i + 1].is(tok::l_paren) &&
        file.text(tokens[i]).starts_with("__has_include")) {
      header = readName(file, i, i + 2);
    } else if (tokens[i].directive == Directive::Define && tokens[i].is(tok::hash)) {
      header = readName(file, i, i + 3);
      size_t last = file.tokenAt(header ? header->name.end + 1 : 0);
      bool isWhole =
          last >= tokens.size() || tokens[last].directiveIndex != tokens[i].directiveIndex;
      if (header && (!isWhole || (!header->angled && !included.contains(file.text(tokens[i + 2])))))
        header.reset();
    }
    if (header)
      headers.push_back(*header);
  }
  return headers;
}

} // namespace tranship
