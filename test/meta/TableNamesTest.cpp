// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of the tables as string literals in C++ code: a column should say what the code knows of them. name-budgets.txt lists
// how many each room still has. A room may not get more. If it has fewer, its budget must be lowered.
#include "mapping/BuildTable.h"
#include "mapping/Table.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

#include <map>

using namespace tranship;

namespace {

/// Numbers, and words such as `kind`, `int` and `memcpy`, mean other things as well.
bool isPlainWord(llvm::StringRef text) {
  return llvm::all_of(text, [](char c) { return llvm::isLower(c) || c == ' '; }) ||
         llvm::none_of(text, llvm::isAlpha);
}

/// Names of CUDA and HIP, and the beginnings of them that the tables list.
llvm::StringSet<> namesOfTables() {
  llvm::StringSet<> names;
  for (const mapping::Row &row : mapping::builtinTables().rows) {
    names.insert(row.name);
    names.insert(row.hip);
  }
  for (const mapping::Library &library : mapping::builtinTables().libraries)
    for (llvm::ArrayRef<llvm::StringRef> list :
         {library.prefixes, library.folders, library.includedBy})
      names.insert(list.begin(), list.end());
  for (const mapping::BuildRow &row : mapping::BuildTable::builtin().rows()) {
    names.insert(row.cuda);
    names.insert(row.hip);
  }
  return names;
}

/// A literal, and its offset in the file.
struct Literal {
  size_t offset;
  llvm::StringRef text;
};

/// String literals without those of `#include`.
std::vector<Literal> literalsOf(llvm::StringRef text) {
  clang::LangOptions options;
  options.CPlusPlus = options.CPlusPlus11 = options.LineComment = true;
  clang::Lexer lexer(clang::SourceLocation(), options, text.begin(), text.begin(), text.end());
  std::vector<Literal> literals;
  bool isInclude = false;
  for (clang::Token token; !lexer.LexFromRawLexer(token);) {
    size_t end = lexer.getBufferLocation() - text.begin(), begin = end - token.getLength();
    llvm::StringRef spelled = text.slice(begin, end);
    if (clang::tok::isStringLiteral(token.getKind()) && !isInclude)
      literals.push_back({begin, spelled.trim('"')});
    isInclude = token.is(clang::tok::raw_identifier) && spelled == "include";
  }
  return literals;
}

/// The room that a file counts for; empty if it does not count. The emulator and the headers that we ship implement the names.
std::string roomOf(llvm::StringRef path) {
  bool isCode = path.ends_with(".cpp") || path.ends_with(".h") || path.ends_with(".def");
  if (!isCode || path.starts_with("lib/emulator/") || path.contains("headers/") ||
      path.contains("hip_on_nvidia/"))
    return "";
  if (path.starts_with("lib/rules/ptx/"))
    return "lib/rules/ptx";
  llvm::StringRef room = path.drop_front(path.find('/') + 1).split('/').first;
  return ("lib/" + room).str();
}

struct Found {
  unsigned count = 0;
  std::string places;
};

} // namespace

TEST_CASE("Each room has as many names of the tables as its budget says", "[meta]") {
  const llvm::StringSet<> names = namesOfTables();
  std::map<std::string, Found> rooms;
  for (const RepositoryFile &file : repositoryFiles("lib"))
    if (std::string room = roomOf(file.path); !room.empty())
      for (const Literal &literal : literalsOf(file.text))
        if (!isPlainWord(literal.text) && names.contains(literal.text)) {
          size_t line = 1 + llvm::StringRef(file.text).take_front(literal.offset).count('\n');
          rooms[room].places += fmt::format("  {}:{}: {}\n", file.path, line, literal.text.str());
          ++rooms[room].count;
        }

  std::map<std::string, unsigned> budgets, counts;
  llvm::SmallVector<llvm::StringRef> lines;
  const std::string text = repositoryText("test/meta/name-budgets.txt");
  llvm::StringRef(text).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines)
    if (auto [room, number] = line.split(": "); !room.starts_with("#"))
      REQUIRE_FALSE(number.getAsInteger(10, budgets[room.str()]));

  std::string report, now;
  for (const auto &[room, found] : rooms) {
    counts[room] = found.count;
    now += fmt::format("{}: {}\n", room, found.count);
    if (found.count > budgets[room])
      report += fmt::format("{} has too many:\n{}", room, found.places);
  }
  INFO(report << "If rooms only have fewer, the lines of test/meta/name-budgets.txt become:\n"
              << now);
  CHECK(counts == budgets);
}
