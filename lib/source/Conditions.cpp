// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/Conditions.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/SaveAndRestore.h"

namespace tranship {
namespace {

namespace tok = clang::tok;

using Value = std::optional<int64_t>;

std::optional<bool> truthOf(const Value &value) {
  return value ? std::optional(*value != 0) : std::nullopt;
}
std::optional<bool> negation(std::optional<bool> truth) {
  return truth ? std::optional(!*truth) : std::nullopt;
}
std::optional<bool> conjunction(std::optional<bool> a, std::optional<bool> b) {
  if (a == false || b == false)
    return false;
  return a && b ? std::optional(true) : std::nullopt;
}
std::optional<bool> disjunction(std::optional<bool> a, std::optional<bool> b) {
  return negation(conjunction(negation(a), negation(b)));
}

/// The operator's precedence, or 0 if the token is not a binary operator.
int precedenceOf(tok::TokenKind kind) {
  switch (kind) {
  case tok::pipepipe:
    return 1;
  case tok::ampamp:
    return 2;
  case tok::pipe:
    return 3;
  case tok::caret:
    return 4;
  case tok::amp:
    return 5;
  case tok::equalequal:
  case tok::exclaimequal:
    return 6;
  case tok::less:
  case tok::greater:
  case tok::lessequal:
  case tok::greaterequal:
    return 7;
  case tok::lessless:
  case tok::greatergreater:
    return 8;
  case tok::plus:
  case tok::minus:
    return 9;
  case tok::star:
  case tok::slash:
  case tok::percent:
    return 10;
  default:
    return 0;
  }
}

Value apply(tok::TokenKind kind, const Value &left, const Value &right) {
  if (kind == tok::pipepipe || kind == tok::ampamp) {
    std::optional<bool> a = truthOf(left), b = truthOf(right);
    std::optional<bool> truth = kind == tok::ampamp ? conjunction(a, b) : disjunction(a, b);
    return truth ? Value(*truth) : std::nullopt;
  }
  if (!left || !right)
    return std::nullopt;
  uint64_t a = *left, b = *right; // wraps around
  switch (kind) {
  case tok::pipe:
    return a | b;
  case tok::caret:
    return a ^ b;
  case tok::amp:
    return a & b;
  case tok::equalequal:
    return a == b;
  case tok::exclaimequal:
    return a != b;
  case tok::less:
    return *left < *right;
  case tok::greater:
    return *left > *right;
  case tok::lessequal:
    return *left <= *right;
  case tok::greaterequal:
    return *left >= *right;
  case tok::lessless:
    return b < 64 ? Value(a << b) : std::nullopt;
  case tok::greatergreater:
    return b < 64 ? Value(*left >> b) : std::nullopt;
  case tok::plus:
    return a + b;
  case tok::minus:
    return a - b;
  case tok::star:
    return a * b;
  case tok::slash:
    return b != 0 && *right != -1 ? Value(*left / *right) : std::nullopt;
  case tok::percent:
    return b != 0 && *right != -1 ? Value(*left % *right) : std::nullopt;
  default:
    return std::nullopt;
  }
}

/// Evaluates the tokens of one condition.
class Evaluator {
public:
  Evaluator(const SourceFile &file, Range tokens, MacroStates states)
      : file_(file), at_(tokens.begin), end_(tokens.end), states_(states) {}

  Value evaluate() {
    Value value = conditional();
    return at_ == end_ ? value : std::nullopt; // the evaluator did not understand all tokens
  }

private:
  bool is(tok::TokenKind kind) const { return at_ < end_ && file_.tokens()[at_].is(kind); }
  bool take(tok::TokenKind kind) {
    bool taken = is(kind);
    at_ += taken;
    return taken;
  }
  llvm::StringRef text() const { return file_.text(file_.tokens()[at_]); }

  Value conditional() {
    if (depth_ == maxDepth)
      return std::nullopt;
    llvm::SaveAndRestore deeper(depth_, depth_ + 1);
    Value condition = binary(1);
    if (!take(tok::question))
      return condition;
    Value yes = conditional();
    Value no = take(tok::colon) ? conditional() : std::nullopt;
    return !condition ? std::nullopt : *condition ? yes : no;
  }

  Value binary(int lowest) {
    Value left = unary();
    for (;;) {
      int precedence = at_ < end_ ? precedenceOf(file_.tokens()[at_].kind) : 0;
      if (!precedence || precedence < lowest)
        return left;
      tok::TokenKind kind = file_.tokens()[at_++].kind;
      left = apply(kind, left, binary(precedence + 1));
    }
  }

  Value unary() {
    if (depth_ == maxDepth)
      return std::nullopt;
    llvm::SaveAndRestore deeper(depth_, depth_ + 1);
    if (take(tok::exclaim)) {
      Value value = unary();
      return value ? Value(!*value) : std::nullopt;
    }
    if (take(tok::minus)) {
      Value value = unary();
      return value ? Value(0 - uint64_t(*value)) : std::nullopt;
    }
    if (take(tok::tilde)) {
      Value value = unary();
      return value ? Value(~*value) : std::nullopt;
    }
    take(tok::plus);
    return primary();
  }

  Value primary() {
    if (at_ >= end_)
      return std::nullopt;
    if (take(tok::l_paren)) {
      Value value = conditional();
      return take(tok::r_paren) ? value : std::nullopt;
    }
    llvm::StringRef word = text();
    tok::TokenKind kind = file_.tokens()[at_++].kind;
    if (kind == tok::numeric_constant)
      return number(word);
    if (kind != tok::raw_identifier)
      return std::nullopt;
    if (word == "defined")
      return defined();
    if (word == "true")
      return 1;
    if (word == "false")
      return 0;
    if (is(tok::l_paren)) { // a macro's arguments, or those of __has_include
      skipParentheses();
      return std::nullopt;
    }
    return states_(word).value;
  }

  Value defined() {
    bool inParentheses = take(tok::l_paren);
    if (!is(tok::raw_identifier))
      return std::nullopt;
    std::optional<bool> defined = states_(text()).defined;
    ++at_;
    if (inParentheses && !take(tok::r_paren))
      return std::nullopt;
    return defined ? Value(*defined) : std::nullopt;
  }

  static Value number(llvm::StringRef text) {
    uint64_t value = 0;
    llvm::StringRef digits = text.rtrim("uUlLzZ");
    return digits.getAsInteger(0, value) ? std::nullopt : Value(value);
  }

  void skipParentheses() {
    int depth = 0;
    do {
      depth += is(tok::l_paren);
      depth -= is(tok::r_paren);
      ++at_;
    } while (at_ < end_ && depth > 0);
  }

  const SourceFile &file_;
  size_t at_, end_;
  MacroStates states_;
  /// Nesting of parentheses and operators around the current operand. Generated text may nest without limit.
  unsigned depth_ = 0;
  static constexpr unsigned maxDepth = 200;
};

/// A directive that opens, continues or closes a condition.
struct ConditionDirective {
  size_t hash; // index of the `#`
  llvm::StringRef word;
  Range condition; // indices of the tokens after the word
};

/// Reads the directive that begins with a `#`.
ConditionDirective directiveAt(const SourceFile &file, size_t hash) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t end = hash + 2;
  while (end < tokens.size() && tokens[end].directiveIndex == tokens[hash].directiveIndex)
    ++end;
  return {hash, file.text(tokens[hash + 1]), {unsigned(hash + 2), unsigned(end)}};
}

void forEachCondition(const SourceFile &file,
                      llvm::function_ref<void(const ConditionDirective &)> action) {
  const std::vector<SourceToken> &tokens = file.tokens();
  for (size_t i = 0; i + 1 < tokens.size(); ++i) {
    unsigned directive = tokens[i].directiveIndex;
    if (!directive || !tokens[i].is(tok::hash) || tokens[i + 1].directiveIndex != directive ||
        (i > 0 && tokens[i - 1].directiveIndex == directive))
      continue;
    llvm::StringRef word = file.text(tokens[i + 1]);
    if (word.starts_with("if") || word.starts_with("el") || word == "endif")
      action(directiveAt(file, i));
  }
}

/// Whether the condition of a directive holds.
std::optional<bool> truthOf(const SourceFile &file, const ConditionDirective &directive,
                            MacroStates states) {
  if (directive.word == "else")
    return true;
  if (!directive.word.ends_with("def"))
    return truthOf(Evaluator(file, directive.condition, states).evaluate());
  if (directive.condition.size() == 0)
    return std::nullopt;
  std::optional<bool> defined = states(file.text(file.tokens()[directive.condition.begin])).defined;
  return directive.word.ends_with("ndef") ? negation(defined) : defined;
}

/// Adds the macros that must be defined, or not be 0, for a condition to hold.
void addOpening(const SourceFile &file, const ConditionDirective &directive,
                std::vector<llvm::StringRef> &macros) {
  const std::vector<SourceToken> &tokens = file.tokens();
  auto [begin, end] = directive.condition;
  if (directive.word == "else" || directive.word.ends_with("ndef"))
    return;
  if (directive.word.ends_with("def")) {
    if (begin < end)
      macros.push_back(file.text(tokens[begin]));
    return;
  }
  for (size_t i = begin; i < end; ++i) {
    if (!tokens[i].is(tok::raw_identifier) || file.text(tokens[i]) == "defined")
      continue;
    size_t first = i, last = i;
    while (first > begin &&
           (tokens[first - 1].is(tok::l_paren) || file.text(tokens[first - 1]) == "defined"))
      --first;
    while (last + 1 < end && tokens[last + 1].is(tok::r_paren))
      ++last;
    bool isTerm = (first == begin || tokens[first - 1].is(tok::ampamp)) &&
                  (last + 1 == end || tokens[last + 1].is(tok::ampamp));
    if (isTerm)
      macros.push_back(file.text(tokens[i]));
  }
}

bool isComparison(const SourceToken &token) {
  int precedence = precedenceOf(token.kind);
  return precedence == 6 || precedence == 7;
}

/// Steps from a token of a condition in one direction (-1 or 1) to the end of the operand that it
/// is in. Returns the index of the last token of that operand.
size_t operandEnd(const std::vector<SourceToken> &tokens, size_t token, int step) {
  tok::TokenKind opening = step > 0 ? tok::l_paren : tok::r_paren;
  tok::TokenKind closing = step > 0 ? tok::r_paren : tok::l_paren;
  int depth = tokens[token].is(opening);
  size_t last = token;
  for (size_t next = token + step;
       next < tokens.size() && tokens[next].directiveIndex == tokens[token].directiveIndex;
       next += step) {
    const SourceToken &at = tokens[next];
    if (depth == 0) {
      int precedence = precedenceOf(at.kind);
      if (at.is(closing) || at.is(tok::question) || at.is(tok::colon) || at.is(tok::exclaim) ||
          at.is(tok::comma) || (precedence > 0 && precedence < 8))
        break;
    }
    depth += at.is(opening);
    depth -= at.is(closing);
    last = next;
  }
  return last;
}

} // namespace

std::optional<int64_t> valueOfCondition(const SourceFile &file, Range tokens, MacroStates states) {
  return Evaluator(file, tokens, states).evaluate();
}

std::optional<Range> comparisonAround(const SourceFile &file, size_t token) {
  const std::vector<SourceToken> &tokens = file.tokens();
  unsigned directive = tokens[token].directiveIndex;
  auto isIn = [&](size_t index) {
    return index < tokens.size() && tokens[index].directiveIndex == directive;
  };
  // The word after `#` is not part of the condition.
  auto beginOf = [&](size_t index) {
    size_t begin = operandEnd(tokens, index, -1);
    return tokens[begin].is(tok::hash) ? begin + 2 : begin;
  };
  size_t begin = token, end = token;
  for (;;) { // outwards from the innermost parentheses
    begin = beginOf(begin);
    end = operandEnd(tokens, end, 1);
    bool isLeft = isIn(end + 1) && isComparison(tokens[end + 1]);
    bool isRight = begin > 0 && isIn(begin - 1) && isComparison(tokens[begin - 1]);
    if (isLeft != isRight) {
      size_t first = isLeft ? begin : beginOf(begin - 2),
             last = isLeft ? (isIn(end + 2) ? operandEnd(tokens, end + 2, 1) : end) : end;
      bool isChained = (isIn(first - 1) && isComparison(tokens[first - 1])) ||
                       (isIn(last + 1) && isComparison(tokens[last + 1]));
      // A negation binds tighter than a comparison.
      bool isNegated = isIn(first - 1) && tokens[first - 1].is(tok::exclaim);
      if (isChained || isNegated)
        return std::nullopt;
      return Range{unsigned(first), unsigned(last + 1)};
    }
    if (isLeft || begin == 0 || !isIn(begin - 1) || !isIn(end + 1) ||
        !tokens[begin - 1].is(tok::l_paren) || !tokens[end + 1].is(tok::r_paren))
      return std::nullopt;
    --begin;
    ++end;
  }
}

std::vector<Range> deadBranches(const SourceFile &file, MacroStates states) {
  struct Level {
    std::optional<bool> taken = false; // whether one of the branches so far is compiled
    bool isDead = false;               // the current branch
    unsigned begin = 0;
  };
  std::vector<Level> levels;
  std::vector<Range> dead;
  auto leave = [&](unsigned end) {
    bool isInside = llvm::any_of(llvm::ArrayRef(levels).drop_back(),
                                 [](const Level &level) { return level.isDead; });
    if (levels.back().isDead && !isInside)
      dead.push_back({levels.back().begin, end});
  };
  forEachCondition(file, [&](const ConditionDirective &directive) {
    unsigned offset = file.tokens()[directive.hash].offset;
    if (directive.word.starts_with("if"))
      levels.emplace_back();
    else if (levels.empty())
      return; // unbalanced
    else
      leave(offset);
    if (directive.word == "endif")
      return levels.pop_back();
    Level &level = levels.back();
    std::optional<bool> holds =
        conjunction(negation(level.taken), truthOf(file, directive, states));
    level.isDead = holds == false;
    level.taken = disjunction(level.taken, holds);
    level.begin = offset;
  });
  return dead;
}

std::vector<Conditional> conditionalsOf(const SourceFile &file) {
  llvm::SmallVector<Conditional> open;
  std::vector<Conditional> complete;
  forEachCondition(file, [&](const ConditionDirective &directive) {
    if (directive.word.starts_with("if"))
      open.emplace_back();
    else if (open.empty())
      return; // unbalanced
    open.back().push_back(directive.hash);
    if (directive.word == "endif")
      complete.push_back(open.pop_back_val());
  });
  return complete;
}

std::optional<size_t> branchTaken(const SourceFile &file, const Conditional &conditional,
                                  MacroStates states) {
  for (size_t branch = 0; branch + 1 < conditional.size(); ++branch) {
    std::optional<bool> holds = truthOf(file, directiveAt(file, conditional[branch]), states);
    if (!holds)
      return std::nullopt;
    if (*holds)
      return branch;
  }
  return conditional.size() - 1;
}

std::vector<llvm::StringRef> macrosThatOpen(const SourceFile &file, unsigned offset) {
  std::vector<std::vector<llvm::StringRef>> levels;
  forEachCondition(file, [&](const ConditionDirective &directive) {
    if (file.tokens()[directive.hash].offset > offset)
      return;
    if (directive.word.starts_with("if"))
      levels.emplace_back();
    else if (levels.empty())
      return;
    if (directive.word == "endif")
      return levels.pop_back();
    levels.back().clear();
    addOpening(file, directive, levels.back());
  });
  std::vector<llvm::StringRef> macros;
  for (const std::vector<llvm::StringRef> &level : levels)
    llvm::append_range(macros, level);
  return macros;
}

} // namespace tranship
