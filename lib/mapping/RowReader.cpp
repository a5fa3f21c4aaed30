// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/RowReader.h"

#include "mapping/ColumnReader.h"
#include "mapping/Columns.h"
#include "mapping/NearNames.h"
#include "mapping/Roles.h"
#include "support/Text.h"
#include "support/Yaml.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <map>

namespace tranship::mapping {
namespace {

constexpr llvm::StringLiteral topKeys[] = {"library",       "prefixes", "folders",   "included-by",
                                           "docs",          "facts",    "host-only", "device-only",
                                           "once-per-file", "disable",  "notes",     "rows"};

class Reader {
public:
  Reader(llvm::StringRef fileName, RowSet &into, RowOrder order, OtherKey otherKey)
      : fileName_(fileName), into_(into), order_(order), otherKey_(otherKey) {}

  std::vector<Problem> read(llvm::StringRef text) {
    std::vector<YamlProblem> yamlProblems;
    YamlNode root = readYaml(text, yamlProblems, maxTableBytes);
    for (const YamlProblem &problem : yamlProblems)
      fail(problem.line, problem.text);
    if (root.isMapping())
      readTop(root);
    else if (yamlProblems.empty())
      fail(1, "expected a mapping with `library`, `prefixes`, `notes` and `rows`");
    if (!root.isBroken && problems_.empty()) // a row that was not read may use any
      checkNotesAreUsed();
    llvm::stable_sort(problems_,
                      [](const Problem &a, const Problem &b) { return a.line < b.line; });
    return std::move(problems_);
  }

private:
  // A problem costs only the smallest piece around it; reading continues after it.
  void fail(unsigned line, const llvm::Twine &what) {
    problems_.push_back({fileName_.str(), line, what.str()});
  }
  void fail(const YamlNode &node, const llvm::Twine &what) {
    if (!node.isBroken)
      fail(node.line, what);
  }

  std::optional<llvm::StringRef> scalar(const YamlNode &node, llvm::StringRef key) {
    if (node.isText() && !node.isNull && !node.isBroken)
      return into_.save(llvm::StringRef(node.text));
    fail(node, "expected text for `" + key + "`");
    return std::nullopt;
  }

  void readTop(const YamlNode &top) {
    for (const YamlNode::Pair &pair : top.pairs) {
      const auto &[key, line, value] = pair;
      if (key == "library") {
        library_.name = scalar(value, key).value_or("");
      } else if (key == "prefixes") {
        library_.prefixes = into_.save(texts(value, "prefix_"));
        into_.prefixesLine = line;
      } else if (key == "folders") {
        library_.folders = into_.save(texts(value, "folder/"));
      } else if (key == "included-by") {
        library_.includedBy = into_.save(texts(value, "folder/"));
      } else if (key == "docs") {
        readDocs(value);
      } else if (key == "facts") {
        library_.facts = scalar(value, key).value_or("");
      } else if (key == "host-only") {
        library_.hostOnly = truth(value, key);
      } else if (key == "device-only") {
        library_.deviceOnly = truth(value, key);
      } else if (key == "once-per-file") {
        library_.oncePerFile = truth(value, key);
      } else if (key == "disable") {
        into_.disabled = texts(value, "cudaFree", &into_.disabledLines);
      } else if (key == "notes") {
        readNotes(value);
      } else if (key == "rows") {
        readRows(value);
      } else {
        readOther(pair);
      }
    }
    if (library_.name.empty() && !otherKey_ && !top.isBroken)
      fail(1, "`library` is missing");
    if (!library_.name.empty())
      into_.libraries.push_back(library_);
  }

  void readOther(const YamlNode::Pair &pair) {
    if (otherKey_) {
      bool isList = pair.value.isList();
      llvm::SmallVector<llvm::StringRef> values;
      if (isList)
        values = texts(pair.value, pair.key);
      else if (std::optional<llvm::StringRef> text = scalar(pair.value, pair.key))
        values.push_back(*text);
      if (values.empty() && !isList)
        return;
      if (std::optional<std::string> problem = otherKey_(pair.key, values, isList)) {
        if (!problem->empty())
          fail(pair.line, *problem);
        return;
      }
    }
    NearNames near(pair.key);
    for (llvm::StringRef key : topKeys)
      near.consider(key);
    if (std::vector<llvm::StringRef> names = near.take(); !names.empty())
      return fail(pair.line, "unknown key `" + pair.key + "`" + didYouMean(names));
    fail(pair.line, "unknown key `" + pair.key + "`, expected " +
                        llvm::join(llvm::ArrayRef(topKeys).drop_back(), ", ") + " or " +
                        llvm::ArrayRef(topKeys).back());
  }

  bool truth(const YamlNode &node, llvm::StringRef key) {
    bool value = false;
    if (std::optional<llvm::StringRef> text = scalar(node, key))
      if (llvm::Error error = ColumnReader(nullptr).truth(*text, value))
        fail(node, llvm::toString(std::move(error)));
    return value;
  }

  llvm::SmallVector<llvm::StringRef> texts(const YamlNode &list, llvm::StringRef example,
                                           std::vector<unsigned> *lines = nullptr) {
    llvm::SmallVector<llvm::StringRef> result;
    if (!list.isList()) {
      fail(list, "expected a list, such as [" + example + "]");
      return result;
    }
    for (const YamlNode &item : list.items)
      if (auto text = scalar(item, example)) {
        result.push_back(*text);
        if (lines)
          lines->push_back(item.line);
      }
    return result;
  }

  void readDocs(const YamlNode &docs) {
    if (!docs.isMapping())
      return fail(docs, "expected {cuda: address, hip: address}");
    for (const auto &[side, line, value] : docs.pairs)
      if (side == "cuda" || side == "hip")
        (side == "cuda" ? library_.cudaDocs : library_.hipDocs) = scalar(value, side).value_or("");
      else
        fail(line, "unknown key `" + side + "`, expected cuda or hip");
  }

  void readNotes(const YamlNode &notes) {
    if (notes.isNull)
      return;
    if (!notes.isMapping())
      return fail(notes, "expected a mapping of notes");
    for (const auto &[key, line, value] : notes.pairs)
      readNote(into_.save(llvm::StringRef(key)), value);
  }

  void readNote(llvm::StringRef key, const YamlNode &body) {
    if (!body.isMapping())
      return fail(body, "expected {why: …, instead: …}");
    Note note{key, {}, {}};
    for (const auto &[part, line, text] : body.pairs)
      if (part == "why" || part == "instead")
        (part == "why" ? note.why : note.instead) = scalar(text, part).value_or("");
      else if (part == "once-per-file")
        note.oncePerFile = truth(text, part);
      else
        fail(line, "unknown key `" + part + "`, expected why, instead or once-per-file");
    if (note.why.empty())
      fail(body, "note `" + key + "` lacks `why`");
    into_.notes.push_back(note);
    notes_[key] = {&into_.notes.back(), body.line, false};
  }

  void readRows(const YamlNode &list) {
    if (library_.name.empty())
      return fail(list.line, "`library` must come before `rows`");
    if (!list.isList())
      return fail(list, "expected a list of rows");
    std::vector<std::pair<Row, unsigned>> rows; // with their lines
    for (const YamlNode &item : list.items) {
      if (!item.isMapping()) {
        fail(item, "expected a row such as {name: cudaMalloc, kind: function, hip: hipMalloc}");
        continue;
      }
      std::optional<Row> row = readRow(item);
      if (!row)
        continue;
      if (order_ == RowOrder::Sorted && !rows.empty() && *row < rows.back().first)
        fail(item, "row `" + row->name.ref() + "` is out of order after `" +
                       rows.back().first.name.ref() + "`");
      rows.emplace_back(*row, item.line);
    }
    llvm::stable_sort(rows, [](const auto &a, const auto &b) { return a.first < b.first; });
    for (size_t i = 0; i < rows.size(); ++i) {
      if (i > 0 && !(rows[i - 1].first < rows[i].first)) {
        fail(rows[i].second, "duplicate row `" + rows[i].first.name.ref() + "`");
        continue;
      }
      into_.rows.push_back(rows[i].first);
      into_.rowLines.push_back(rows[i].second);
    }
  }

  const Note *findNote(llvm::StringRef key) {
    auto found = notes_.find(key);
    if (found == notes_.end())
      return nullptr;
    found->second.used = true;
    return found->second.note;
  }

  /// Nothing if the row has a problem.
  std::optional<Row> readRow(const YamlNode &node) {
    Row row;
    row.library = TableText(library_.name);
    size_t problemsBefore = problems_.size();
    const ColumnInfo *next = std::begin(columns);
    bool hasKind = false;
    for (const auto &[key, line, value] : node.pairs) {
      const ColumnInfo *column =
          llvm::find_if(columns, [&](const ColumnInfo &info) { return info.key == key; });
      if (column == std::end(columns)) {
        NearNames near(key);
        for (const ColumnInfo &info : columns)
          near.consider(info.key);
        fail(line, "unknown key `" + key + "`" + didYouMean(near.take()));
        continue;
      }
      if (order_ == RowOrder::Sorted && column < next) {
        fail(line, "key `" + key + "` must come before `" + (next - 1)->key + "`");
        continue;
      }
      next = column + 1;
      if (std::optional<llvm::StringRef> text = scalar(value, key))
        if (llvm::Error error = setColumn(row, key, *text))
          fail(value, llvm::toString(std::move(error)));
      hasKind |= key == "kind";
      row.supported |= key == "hip";
    }
    if (problems_.size() > problemsBefore || node.isBroken)
      return std::nullopt;
    if (row.name.empty() || !hasKind)
      fail(node, "a row needs `name` and `kind`");
    else if (std::optional<llvm::StringRef> contradiction = contradictionIn(row))
      fail(node, "row `" + row.name.ref() + "` " + *contradiction);
    else
      return row;
    return std::nullopt;
  }

  llvm::Error setColumn(Row &row, llvm::StringRef givenKey, llvm::StringRef value) {
    auto noteWithKey = [&](llvm::StringRef key) { return findNote(key); };
    ColumnReader columnReader(noteWithKey);
#define ROW_COLUMN(role, key, member, type, reader, help)                                          \
  if (givenKey == key)                                                                             \
    return columnReader.reader(value, row.member);
#include "mapping/Columns.def"
    llvm_unreachable("the key of a column");
  }

  /// `a::b`, also with template arguments at the end.
  static bool isQualifiedName(llvm::StringRef text) {
    text.consume_front("::");
    if (text.ends_with(">"))
      text = text.split('<').first;
    for (;;) {
      llvm::StringRef part = text.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
      if (part.empty() || llvm::isDigit(part.front()))
        return false;
      text = text.drop_front(part.size());
      if (text.empty() || !text.consume_front("::"))
        return text.empty();
    }
  }

  /// Whether a type is written in several words, such as `unsigned int` or `struct node`.
  static bool hasTypeKeyword(llvm::StringRef text) {
    llvm::SmallVector<llvm::StringRef> words;
    text.split(words, ' ');
    return llvm::any_of(words, [](llvm::StringRef word) {
      return llvm::is_contained({"unsigned", "signed", "long", "short", "int", "char", "double",
                                 "const", "volatile", "struct", "class", "union", "enum"},
                                word);
    });
  }

  /// Whether a name can become this text. Macros may become any text, fields an expression
  /// (`gridDim.x`), enumerators a number.
  static bool canBecome(RowKind kind, llvm::StringRef hip) {
    switch (kind) {
    case RowKind::Function:
    case RowKind::Namespace:
      return isQualifiedName(hip);
    case RowKind::Type:
      return isQualifiedName(hip.rtrim(" *&")) || hasTypeKeyword(hip);
    case RowKind::Enumerator:
    case RowKind::Field:
      return !hip.contains(' ');
    case RowKind::Macro:
    case RowKind::Header:
      return true;
    }
    return true;
  }

  static bool hasFittingRoles(const Row &row) {
    if (row.role.empty())
      return true;
    llvm::Expected<std::vector<Role>> roles = Role::parseList(row.role);
    if (roles)
      return llvm::all_of(*roles, [&](const Role &role) { return role.of() == row.kind; });
    llvm::consumeError(roles.takeError()); // reported where the column was read
    return true;
  }

  /// What is wrong with the columns of a row taken together.
  static std::optional<llvm::StringRef> contradictionIn(const Row &row) {
    bool isFunctionOrMacro = row.kind == RowKind::Function || row.kind == RowKind::Macro;
    bool isHeaderOrMacro = row.kind == RowKind::Header || row.kind == RowKind::Macro;
    if (row.supported == bool(row.unsupported))
      return "needs either `hip` or `unsupported`";
    if (row.supported && row.hip.empty() && !isHeaderOrMacro)
      return "has an empty `hip`";
    if (row.supported && !canBecome(row.kind, row.hip))
      return "has a `hip` that is not a name";
    bool isMethod = row.kind == RowKind::Field && !row.supported;
    if (!row.call.empty() && !isFunctionOrMacro && row.kind != RowKind::Header && !isMethod)
      return "has `call`, which only functions, macros, headers and unsupported methods may have";
    if (!row.hipValue.empty() && (row.kind != RowKind::Enumerator || !row.supported))
      return "has `hip-value`, which only enumerators with `hip` may have";
    if (!row.alias.empty() && (row.kind != RowKind::Enumerator || !row.supported))
      return "has `alias`, which only enumerators with `hip` may have";
    if (!row.templateDefaults.empty() && (row.kind != RowKind::Type || !row.supported))
      return "has `template-defaults`, which only types with `hip` may have";
    if (!row.neutral.empty() && (row.supported || (row.kind == RowKind::Enumerator && !row.warn)))
      return "has `neutral`, which needs `unsupported`, and for enumerators `warn`";
    if (row.warpCall != WarpCall() && row.kind != RowKind::Function)
      return "has `warp-call`, which only functions may have";
    if (row.answer.empty() != row.hipAnswer.empty())
      return "has `answer` or `hip-answer` without the other";
    if (!hasFittingRoles(row))
      return "has a `role` that only rows of another kind may have";
    if (!row.supported && !row.call.empty() && !isMethod)
      return "has `call` but no `hip`";
    if (row.isPattern() && (row.supported || !row.decl.empty()))
      return "is a pattern: it can only be `unsupported`";
    return std::nullopt;
  }

  void checkNotesAreUsed() {
    for (auto &[key, entry] : notes_)
      if (!entry.used)
        fail(entry.line, "no row uses note `" + key + "`");
  }

  struct NoteEntry {
    const Note *note;
    unsigned line;
    bool used;
  };

  llvm::StringRef fileName_;
  RowSet &into_;
  RowOrder order_;
  OtherKey otherKey_;
  Library library_;
  std::map<llvm::StringRef, NoteEntry> notes_;
  std::vector<Problem> problems_;
};

constexpr llvm::StringLiteral columnKeys[] = {
#define ROW_COLUMN(role, key, member, type, reader, help) key,
#include "mapping/Columns.def"
};

} // namespace

llvm::ArrayRef<llvm::StringLiteral> rowColumns() { return columnKeys; }
llvm::ArrayRef<llvm::StringLiteral> mappingKeys() { return topKeys; }

std::string Problem::str() const { return fmt::format("{}:{}: {}", file, line, text); }

std::vector<Problem> readAllRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into,
                                 RowOrder order, OtherKey otherKey) {
  return Reader(fileName, into, order, otherKey).read(text);
}

llvm::Error readRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into, RowOrder order,
                     OtherKey otherKey) {
  std::vector<Problem> problems = readAllRows(text, fileName, into, order, otherKey);
  if (problems.empty())
    return llvm::Error::success();
  return llvm::createStringError(problems.front().str()); // the first one is the cause
}

} // namespace tranship::mapping
