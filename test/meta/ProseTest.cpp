// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wordings that CONTRIBUTING.md advises against, in comments, string literals and pages. prose-budgets.txt lists how many
// each room still has. A room may not get more. If it has fewer, its budget must be lowered.
#include "support/Repository.h"
#include "support/Test.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

#include <fmt/format.h>

#include <map>
#include <set>

using namespace tranship;

namespace {

struct Wording {
  const char *name;
  /// Every use contains this, which is faster to search for.
  const char *part;
  /// Extended regular expressions for whole words in lower case; a space matches any space. What `allowed` matches does not
  /// count.
  const char *found, *allowed = "[^[:print:]]";
};

constexpr Wording wordings[] = {
    {"behind", "behind", "behind"},
    {"in front of", "front", "in front of"},
    {"stands", "stand", "stand|stands", "(stand|stands) (for|alone|in for)|stand-in|stand-ins"},
    {"stood", "stood", "stood"},
    {"lies in", "lie",
     "(lie|lies) (in|inside|within|below|above|beside|between|on|under|at|there|outside|behind)"},
    {"of X's", "'s",
     "of (the )?[a-z][a-z0-9+]*'s( "
     "(and|or|that|which|is|are|in|for|on|with|to|from|as|by|has|have|than|do|does|can|"
     "cannot|must|may|at|there|would|when|if|alone|too)|[].,;:)])"},
    {"is no X", "is no", "is no",
     "(there|here) is no|is no (longer|more|less|better|different|need|other|one|way)"},
    {"anew", "anew", "anew"},
    {"mend", "mend", "mend|mends|mended|mending"},
    {"nobody", "body", "nobody|somebody"},
    {"whoever", "whoever", "whoever"},
    {"brings along", "along", "(bring|brings|brought)( [^[:space:].,;]+){1,5} along"},
    {"called so", "called so", "called so"},
    {"has about 20", "has about", "has about [0-9]"},
    {"judgement", "judgement", "judgement|judgements"},
    {"initialis", "initialis", "initialis[a-z]*"},
    {"neighbour", "neighbour", "neighbour[a-z]*"},
    {"blank for a space", " blank", "blank|blanks", "blank (line|lines)"},
};

/// The words with the limits of words at their ends, and any space in the place of one.
llvm::Regex wholeWords(llvm::StringRef words) {
  std::string pattern = "[[:<:]](";
  for (char c : words)
    pattern += c == ' ' ? " +" : std::string(1, c);
  return llvm::Regex(pattern + ")([[:>:]]|[^[:alnum:]_])");
}

/// Offsets of the uses of a wording in a text in lower case.
std::set<size_t> usesOf(const Wording &wording, llvm::StringRef text) {
  constexpr size_t reach = 60; // as far as a wording goes before and after its part
  std::set<size_t> offsets;
  const llvm::Regex found = wholeWords(wording.found), allowed = wholeWords(wording.allowed);
  llvm::SmallVector<llvm::StringRef> match;
  for (size_t at = 0; (at = text.find(wording.part, at)) != llvm::StringRef::npos; ++at) {
    llvm::StringRef around = text.slice(at - std::min(at, reach), at + reach);
    if (found.match(around, &match) && !allowed.match(around))
      offsets.insert(match[0].begin() - text.begin());
  }
  return offsets;
}

/// Puts spaces in the place of newlines, of the marks that begin lines of comments, and of quotes, so that sentences are in
/// one piece.
std::string joined(llvm::StringRef text) {
  std::string line = text.str();
  bool isAtBegin = true;
  for (char &c : line) {
    isAtBegin = c == '\n' || (isAtBegin && llvm::StringRef(" \t/*#!").contains(c));
    if (isAtBegin || c == '"')
      c = ' ';
  }
  return line;
}

/// Comments and string literals at their offsets, with newlines in the place of code.
std::string proseOfCode(const std::string &text) {
  std::string prose(text.size(), '\n');
  clang::LangOptions options;
  options.CPlusPlus = options.CPlusPlus11 = options.LineComment = true;
  const char *begin = text.data();
  clang::Lexer lexer(clang::SourceLocation(), options, begin, begin, begin + text.size());
  lexer.SetCommentRetentionState(true);
  clang::tok::TokenKind previous = clang::tok::unknown;
  size_t previousEnd = 0;
  for (clang::Token token; !lexer.LexFromRawLexer(token);) {
    const size_t end = lexer.getBufferLocation() - begin;
    if (token.is(clang::tok::comment) || clang::tok::isStringLiteral(token.getKind())) {
      // Sentences go on in the next comment or literal.
      size_t from = token.is(previous) ? previousEnd : end - token.getLength();
      llvm::copy(joined(llvm::StringRef(text).slice(from, end)), prose.begin() + from);
    }
    previous = token.getKind();
    previousEnd = end;
  }
  return prose;
}

bool isCode(llvm::StringRef path) {
  return llvm::any_of(llvm::ArrayRef({".cpp", ".h", ".hpp", ".def", ".inc"}),
                      [&](llvm::StringRef end) { return path.ends_with(end); });
}

/// The room that a file counts for: a folder in lib/, or a folder at the top; empty if it does not count.
std::string roomOf(llvm::StringRef path) {
  if (path.ends_with("ProseTest.cpp") || path.starts_with("test-inputs/"))
    return "";
  llvm::SmallVector<llvm::StringRef> parts;
  path.split(parts, '/', 2);
  if (parts.size() == 1)
    return path.ends_with(".md") ? "docs" : "";
  return parts[0] == "lib" && parts.size() > 2 ? (parts[0] + "/" + parts[1]).str() : parts[0].str();
}

struct Uses {
  unsigned count = 0;
  std::string places;
};

void countUses(const RepositoryFile &file, Uses &into) {
  std::string prose = isCode(file.path) ? proseOfCode(file.text) : joined(file.text);
  const std::string lower = llvm::StringRef(prose).lower();
  for (const Wording &wording : wordings) {
    for (size_t offset : usesOf(wording, lower)) {
      size_t line = 1 + llvm::StringRef(file.text).take_front(offset).count('\n');
      into.places += fmt::format("  {}:{}: {}\n", file.path, line, wording.name);
      ++into.count;
    }
  }
}

/// Numbers by room, of lines such as `lib/rules: 12`.
std::map<std::string, unsigned> readBudgets() {
  std::map<std::string, unsigned> budgets;
  llvm::SmallVector<llvm::StringRef> lines;
  const std::string text = repositoryText("test/meta/prose-budgets.txt");
  llvm::StringRef(text).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines)
    if (auto [room, number] = line.split(": "); !room.starts_with("#"))
      REQUIRE_FALSE(number.getAsInteger(10, budgets[room.str()]));
  return budgets;
}

} // namespace

TEST_CASE("Each room has as many wordings to avoid as its budget says", "[meta]") {
  std::map<std::string, Uses> rooms;
  for (const RepositoryFile &file : repositoryFiles())
    if (std::string room = roomOf(file.path); !room.empty())
      countUses(file, rooms[room]);

  const std::map<std::string, unsigned> budgets = readBudgets();
  std::map<std::string, unsigned> counts;
  std::string report, lines;
  for (const auto &[room, uses] : rooms) {
    if (uses.count) {
      counts[room] = uses.count;
      lines += fmt::format("{}: {}\n", room, uses.count);
    }
    auto budget = budgets.find(room);
    if (uses.count > (budget == budgets.end() ? 0 : budget->second))
      report += fmt::format("{} has too many:\n{}", room, uses.places);
  }
  INFO(report << "If rooms only have fewer, the lines of test/meta/prose-budgets.txt become:\n"
              << lines);
  CHECK(counts == budgets);
}
