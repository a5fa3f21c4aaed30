#include "mapping/RowReader.h"

#include "mapping/CallTemplate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

#include <fmt/format.h>

#include <map>

namespace tranship::mapping {
namespace {

namespace yaml = llvm::yaml;

/// Keys of a row, in the order in which they must stand.
constexpr llvm::StringLiteral rowKeys[] = {"name",
                                           "kind",
                                           "arity",
                                           "given",
                                           "wave",
                                           "cuda",
                                           "for-hip",
                                           "including",
                                           "hip",
                                           "tag",
                                           "call",
                                           "unsupported",
                                           "warn",
                                           "needs",
                                           "decl",
                                           "value",
                                           "hip-value",
                                           "cuda-added",
                                           "cuda-deprecated",
                                           "cuda-removed",
                                           "hip-added",
                                           "hip-deprecated",
                                           "hip-removed",
                                           "experimental",
                                           "source"};

constexpr llvm::StringLiteral topKeys[] = {"library",     "prefixes", "docs",  "facts", "host-only",
                                           "device-only", "disable",  "notes", "rows"};

class Reader {
public:
  Reader(llvm::StringRef text, llvm::StringRef fileName, RowSet &into, RowOrder order,
         OtherKey otherKey)
      : fileName_(fileName), into_(into), order_(order), otherKey_(otherKey),
        stream_(text, sourceManager_) {
    sourceManager_.setDiagHandler(
        [](const llvm::SMDiagnostic &diagnostic, void *self) {
          auto *reader = static_cast<Reader *>(self);
          reader->fail(diagnostic.getLineNo(), diagnostic.getMessage());
          reader->isStopped_ = true; // what follows is no YAML any more
        },
        this);
  }

  std::vector<Problem> read() {
    auto document = stream_.begin();
    yaml::Node *root = document == stream_.end() ? nullptr : document->getRoot();
    if (!root)
      fail(1, "empty file");
    else if (auto *top = llvm::dyn_cast<yaml::MappingNode>(root))
      readTop(*top);
    else
      fail(1, "expected a mapping with `library`, `prefixes`, `notes` and `rows`");
    if (stream_.failed() && problems_.empty())
      fail(1, "not valid YAML");
    if (!isStopped_)
      checkNotesAreUsed();
    return std::move(problems_);
  }

private:
  // A problem costs the smallest piece around it; reading goes on behind it. So every node has to
  // be read to its end: the parser cannot leave one half way.
  void fail(unsigned line, const llvm::Twine &what) {
    if (!isStopped_)
      problems_.push_back({fileName_.str(), line, what.str()});
  }
  void fail(const yaml::Node *node, const llvm::Twine &what) {
    fail(node ? lineOf(*node) : 1, what);
  }
  unsigned lineOf(const yaml::Node &node) {
    llvm::SMLoc start = node.getSourceRange().Start;
    // What the parser makes up for a missing piece may stand nowhere.
    unsigned buffer = sourceManager_.FindBufferContainingLoc(start);
    return buffer ? sourceManager_.getLineAndColumn(start, buffer).first : 1;
  }

  std::optional<llvm::StringRef> scalar(yaml::Node *node, llvm::StringRef what) {
    if (auto *value = llvm::dyn_cast_or_null<yaml::ScalarNode>(node)) {
      llvm::SmallString<64> storage;
      return into_.save(value->getValue(storage));
    }
    if (node)
      fail(node, "expected text for `" + what + "`");
    return std::nullopt;
  }

  /// Calls `visit(key, valueNode)` for each pair, refusing duplicates.
  template <typename Visit> void eachPair(yaml::MappingNode &mapping, Visit visit) {
    llvm::SmallVector<llvm::StringRef, 16> seen;
    for (yaml::KeyValueNode &pair : mapping) {
      std::optional<llvm::StringRef> key = scalar(pair.getKey(), "a key");
      if (isStopped_)
        return;
      if (!key)
        continue;
      if (llvm::is_contained(seen, *key)) {
        fail(pair.getKey(), "key `" + *key + "` stands twice");
        continue;
      }
      seen.push_back(*key);
      visit(*key, pair.getValue(), pair.getKey());
    }
  }

  void readTop(yaml::MappingNode &top) {
    eachPair(top, [&](llvm::StringRef key, yaml::Node *value, yaml::Node *keyNode) {
      if (key == "library") {
        library_.name = scalar(value, key).value_or("");
      } else if (key == "prefixes") {
        library_.prefixes = into_.save(texts(value, "prefix_"));
        into_.prefixesLine = lineOf(*keyNode);
      } else if (key == "docs") {
        readDocs(value);
      } else if (key == "facts") {
        library_.facts = scalar(value, key).value_or("");
      } else if (key == "host-only") {
        library_.hostOnly = truth(value, key);
      } else if (key == "device-only") {
        library_.deviceOnly = truth(value, key);
      } else if (key == "disable") {
        into_.disabled = texts(value, "cudaFree", &into_.disabledLines);
      } else if (key == "notes") {
        readNotes(value);
      } else if (key == "rows") {
        readRows(value);
      } else {
        readOther(key, value, keyNode);
      }
    });
    if (library_.name.empty() && !otherKey_)
      fail(1, "`library` is missing");
    if (!library_.name.empty())
      into_.libraries.push_back(library_);
  }

  void readOther(llvm::StringRef key, yaml::Node *value, yaml::Node *keyNode) {
    if (otherKey_) {
      bool isList = llvm::isa_and_nonnull<yaml::SequenceNode>(value);
      llvm::SmallVector<llvm::StringRef> values;
      if (isList)
        values = texts(value, key);
      else if (std::optional<llvm::StringRef> text = scalar(value, key))
        values.push_back(*text);
      if (values.empty() && !isList)
        return;
      if (std::optional<std::string> problem = otherKey_(key, values, isList)) {
        if (!problem->empty())
          fail(keyNode, *problem);
        return;
      }
    }
    fail(keyNode, "unknown key `" + key + "`, expected " +
                      llvm::join(llvm::ArrayRef(topKeys).drop_back(), ", ") + " or " +
                      llvm::ArrayRef(topKeys).back());
  }

  bool truth(yaml::Node *node, llvm::StringRef key) {
    llvm::StringRef value = scalar(node, key).value_or("");
    if (value != "true" && value != "false")
      fail(node, "expected true or false, not `" + value + "`");
    return value == "true";
  }

  llvm::SmallVector<llvm::StringRef> texts(yaml::Node *value, llvm::StringRef what,
                                           std::vector<unsigned> *lines = nullptr) {
    llvm::SmallVector<llvm::StringRef> result;
    auto *list = llvm::dyn_cast_or_null<yaml::SequenceNode>(value);
    if (!list) {
      fail(value, "expected a list, such as [" + what + "]");
      return result;
    }
    for (yaml::Node &item : *list)
      if (auto text = scalar(&item, what)) {
        result.push_back(*text);
        if (lines)
          lines->push_back(lineOf(item));
      }
    return result;
  }

  void readDocs(yaml::Node *value) {
    auto *docs = llvm::dyn_cast_or_null<yaml::MappingNode>(value);
    if (!docs)
      return fail(value, "expected {cuda: address, hip: address}");
    eachPair(*docs, [&](llvm::StringRef side, yaml::Node *node, yaml::Node *sideNode) {
      if (side != "cuda" && side != "hip")
        return fail(sideNode, "unknown key `" + side + "`, expected cuda or hip");
      (side == "cuda" ? library_.cudaDocs : library_.hipDocs) = scalar(node, side).value_or("");
    });
  }

  void readNotes(yaml::Node *value) {
    auto *notes = llvm::dyn_cast_or_null<yaml::MappingNode>(value);
    if (!notes) {
      if (!llvm::isa_and_nonnull<yaml::NullNode>(value))
        fail(value, "expected a mapping of notes");
      return;
    }
    eachPair(*notes, [&](llvm::StringRef key, yaml::Node *node, yaml::Node *) {
      auto *body = llvm::dyn_cast_or_null<yaml::MappingNode>(node);
      if (!body)
        return fail(node, "expected {why: …, instead: …}");
      Note note{key, {}, {}};
      eachPair(*body, [&](llvm::StringRef part, yaml::Node *text, yaml::Node *partNode) {
        if (part != "why" && part != "instead")
          return fail(partNode, "unknown key `" + part + "`, expected why or instead");
        (part == "why" ? note.why : note.instead) = scalar(text, part).value_or("");
      });
      if (note.why.empty())
        fail(node, "note `" + key + "` lacks `why`");
      into_.notes.push_back(note);
      notes_[key] = {&into_.notes.back(), lineOf(*node), false};
    });
  }

  void readRows(yaml::Node *value) {
    if (library_.name.empty())
      return fail(value, "`library` must stand before `rows`");
    auto *list = llvm::dyn_cast_or_null<yaml::SequenceNode>(value);
    if (!list)
      return fail(value, "expected a list of rows");
    std::vector<std::pair<Row, unsigned>> rows; // with their lines
    for (yaml::Node &item : *list) {
      auto *mapping = llvm::dyn_cast<yaml::MappingNode>(&item);
      if (!mapping) {
        fail(&item, "expected a row such as {name: cudaMalloc, kind: function, hip: hipMalloc}");
        continue;
      }
      unsigned line = lineOf(item);
      std::optional<Row> row = readRow(*mapping, line);
      if (isStopped_)
        return;
      if (!row)
        continue;
      if (order_ == RowOrder::Sorted && !rows.empty() && *row < rows.back().first)
        fail(line,
             "row `" + row->name + "` is out of order after `" + rows.back().first.name + "`");
      rows.emplace_back(*row, line);
    }
    llvm::stable_sort(rows, [](const auto &a, const auto &b) { return a.first < b.first; });
    for (size_t i = 0; i < rows.size(); ++i) {
      if (i > 0 && !(rows[i - 1].first < rows[i].first)) {
        fail(rows[i].second, "row `" + rows[i].first.name + "` stands twice");
        continue;
      }
      into_.rows.push_back(rows[i].first);
      into_.rowLines.push_back(rows[i].second);
    }
  }

  const Note *noteNamed(llvm::StringRef key, yaml::Node *at) {
    auto found = notes_.find(key);
    if (found == notes_.end()) {
      fail(at, "no note `" + key + "` in this file");
      return nullptr;
    }
    found->second.used = true;
    return found->second.note;
  }

  std::optional<Row> readRow(yaml::MappingNode &mapping, unsigned line) {
    Row row;
    row.library = library_.name;
    bool hasKind = false;
    size_t problemsBefore = problems_.size();
    const auto *nextKey = std::begin(rowKeys);
    eachPair(mapping, [&](llvm::StringRef key, yaml::Node *node, yaml::Node *keyNode) {
      const auto *known = llvm::find(rowKeys, key);
      if (known == std::end(rowKeys))
        return fail(keyNode, "unknown key `" + key + "`");
      if (order_ == RowOrder::Sorted && known < nextKey)
        return fail(keyNode, "key `" + key + "` must stand before `" + *(nextKey - 1) + "`");
      nextKey = known + 1;
      std::optional<llvm::StringRef> value = scalar(node, key);
      if (!value)
        return;
      if (key == "kind")
        hasKind = true;
      setColumn(row, key, *value, node);
    });
    if (problems_.size() > problemsBefore)
      return std::nullopt;
    if (row.name.empty() || !hasKind)
      fail(line, "a row needs `name` and `kind`");
    else if (row.supported == (row.unsupported != nullptr))
      fail(line, "row `" + row.name + "` needs either `hip` or `unsupported`");
    else if (row.supported && row.hip.empty() && row.kind != RowKind::Header &&
             row.kind != RowKind::Macro)
      fail(line, "row `" + row.name + "` has an empty `hip`");
    else if (!row.call.empty() && row.kind != RowKind::Function && row.kind != RowKind::Macro)
      fail(line, "row `" + row.name + "` has `call`, which only functions and macros may have");
    else if (!row.hipValue.empty() && (row.kind != RowKind::Enumerator || !row.supported))
      fail(line, "row `" + row.name + "` has `hip-value`, which only enumerators with `hip` have");
    else if (!row.supported && !row.call.empty())
      fail(line, "row `" + row.name + "` has `call` but no `hip`");
    else if (row.isPattern() && (row.supported || !row.decl.empty()))
      fail(line, "row `" + row.name + "` stands for many names: it can only be `unsupported`");
    return problems_.size() > problemsBefore ? std::nullopt : std::optional(row);
  }

  void setColumn(Row &row, llvm::StringRef key, llvm::StringRef value, yaml::Node *node) {
    if (key == "name") {
      row.name = value;
    } else if (key == "kind") {
      if (auto kind = parseRowKind(value))
        row.kind = *kind;
      else
        fail(node, "unknown kind `" + value + "`");
    } else if (key == "arity") {
      if (value.getAsInteger(10, row.arity) || row.arity < 0)
        fail(node, "expected a number of arguments, not `" + value + "`");
    } else if (key == "given") {
      auto [argument, type] = value.split(' ');
      if (!argument.consume_front("$") || argument.getAsInteger(10, row.givenArgument) ||
          row.givenArgument < 0 || type.empty())
        fail(node, "expected an argument and its type such as `$2 cudaMemLocation`");
      row.givenType = type;
    } else if (key == "wave") {
      if (auto wave = parseRowWave(value))
        row.wave = *wave;
      else
        fail(node, "expected `groups` or `whole`, not `" + value + "`");
    } else if (key == "cuda") {
      setVersionGuard(row.cudaFrom, row.cudaBefore, value, node);
    } else if (key == "for-hip") {
      setVersionGuard(row.hipFrom, row.hipBefore, value, node);
    } else if (key == "including") {
      row.including = value;
    } else if (key == "needs") {
      row.needs = value;
    } else if (key == "source") {
      row.source = value;
    } else if (key == "hip") {
      row.hip = value;
      row.supported = true;
    } else if (key == "tag") {
      row.tag = value;
    } else if (key == "call") {
      row.call = value;
      if (auto parsed = CallTemplate::parse(value); !parsed)
        fail(node, llvm::toString(parsed.takeError()));
    } else if (key == "unsupported") {
      row.unsupported = noteNamed(value, node);
    } else if (key == "warn") {
      row.warn = noteNamed(value, node);
    } else if (key == "decl") {
      row.decl = value;
    } else if (key == "value") {
      row.value = value;
    } else if (key == "hip-value") {
      row.hipValue = value;
    } else if (key == "experimental") {
      row.experimental = truth(node, key);
    } else {
      setVersion(row, key, value, node);
    }
  }

  /// `>=13.0`, `<13.0` or both.
  void setVersionGuard(Version &from, Version &before, llvm::StringRef value, yaml::Node *node) {
    llvm::SmallVector<llvm::StringRef> limits;
    value.split(limits, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (llvm::StringRef limit : limits) {
      bool isLower = limit.consume_front(">=");
      if (!isLower && !limit.consume_front("<"))
        limit = {};
      std::optional<Version> version = Version::parse(limit);
      if (!version)
        return fail(node, "expected `>=13.0`, `<13.0` or both, not `" + value + "`");
      (isLower ? from : before) = *version;
    }
  }

  void setVersion(Row &row, llvm::StringRef key, llvm::StringRef value, yaml::Node *node) {
    std::optional<Version> version = Version::parse(value);
    if (!version)
      return fail(node, "expected a version such as 12.5 or 7.0.2, not `" + value + "`");
    Version *column = key == "cuda-added"        ? &row.cudaAdded
                      : key == "cuda-deprecated" ? &row.cudaDeprecated
                      : key == "cuda-removed"    ? &row.cudaRemoved
                      : key == "hip-added"       ? &row.hipAdded
                      : key == "hip-deprecated"  ? &row.hipDeprecated
                                                 : &row.hipRemoved;
    *column = *version;
  }

  void checkNotesAreUsed() {
    for (auto &[key, entry] : notes_)
      if (!entry.used)
        fail(entry.line, "note `" + key + "` is used by no row");
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
  llvm::SourceMgr sourceManager_;
  yaml::Stream stream_;
  Library library_;
  std::map<llvm::StringRef, NoteEntry> notes_;
  std::vector<Problem> problems_;
  bool isStopped_ = false;
};

} // namespace

llvm::ArrayRef<llvm::StringLiteral> rowColumns() { return rowKeys; }
llvm::ArrayRef<llvm::StringLiteral> mappingKeys() { return topKeys; }

std::string Problem::str() const { return fmt::format("{}:{}: {}", file, line, text); }

std::vector<Problem> readAllRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into,
                                 RowOrder order, OtherKey otherKey) {
  return Reader(text, fileName, into, order, otherKey).read();
}

llvm::Error readRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into, RowOrder order,
                     OtherKey otherKey) {
  std::vector<Problem> problems = readAllRows(text, fileName, into, order, otherKey);
  if (problems.empty())
    return llvm::Error::success();
  return llvm::createStringError(problems.front().str()); // the first one is the cause
}

} // namespace tranship::mapping
