// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/SeparablePart.h"

#include "frontend/TextIncludes.h"
#include "syntax/Tokens.h"

#include "clang/Basic/IdentifierTable.h"
#include "clang/Basic/LangOptions.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <memory>
#include <set>

namespace tranship::frontend {
namespace {

namespace tok = clang::tok;

/// Less text is not worth a precompiled header of its own.
constexpr size_t minBytesOfPart = 256 << 10;
/// `torch/extension.h` includes `torch/all.h`, and that the headers to choose from.
constexpr unsigned maxDepth = 1;
/// What can be said in so many ways is said.
constexpr size_t maxWords = 32;

/// Reads the code of a header between its braces.
class WordReader {
public:
  explicit WordReader(const std::string &text) : text_(text), tokens_(lexTokens(text)) {}

  std::vector<std::string> words() {
    for (size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].directive != Directive::None) {
        if (tokens_[i].directive == Directive::Define && spelled(i) == "define")
          add(i + 1);
      } else if (spelled(i) == "namespace") {
        i = readNamespace(i + 1) - 1;
      } else if (tokens_[i].is(tok::l_brace)) {
        open_.push_back({0, isEnum_});
        isEnum_ = false;
      } else if (tokens_[i].is(tok::r_brace)) {
        close();
      } else if (tokens_[i].is(tok::raw_identifier)) {
        readWord(i);
      } else if (tokens_[i].is(tok::semi)) {
        isEnum_ = false;
      }
    }
    // An operator on what is declared here comes with that.
    for (const std::vector<std::string> &parameters : operators_)
      if (llvm::none_of(parameters, [&](const std::string &word) { return words_.contains(word); }))
        words_.insert("operator");
    return {words_.begin(), words_.end()};
  }

private:
  struct Brace {
    /// How many namespaces it opens: 2 for `namespace a::b {`.
    size_t namespaces = 0;
    bool isEnum = false;
  };

  llvm::StringRef spelled(size_t i) const {
    return i < tokens_.size() ? llvm::StringRef(text_).substr(tokens_[i].offset, tokens_[i].length)
                              : llvm::StringRef();
  }
  void add(size_t i) { words_.insert(spelled(i).str()); }

  /// Returns the token behind `namespace a::b {`, or the first one that is not part of it.
  size_t readNamespace(size_t i) {
    size_t parts = 0, begin = i;
    for (; i < tokens_.size() &&
           (tokens_[i].is(tok::raw_identifier) || tokens_[i].is(tok::coloncolon));
         ++i)
      parts += tokens_[i].is(tok::raw_identifier);
    if (i == tokens_.size() || !tokens_[i].is(tok::l_brace)) {
      if (spelled(i) == "=") // an alias
        add(begin);
      return i;
    }
    for (size_t part = begin; part < i; ++part)
      if (tokens_[part].is(tok::raw_identifier))
        path_.push_back(spelled(part).str());
    open_.push_back({parts, false});
    return i + 1;
  }

  void close() {
    if (open_.empty())
      return;
    path_.resize(path_.size() - std::min(path_.size(), open_.back().namespaces));
    open_.pop_back();
  }

  void readWord(size_t i) {
    llvm::StringRef word = spelled(i);
    if (word == "enum") // the names in others are behind the name of the enumeration
      isEnum_ = spelled(i + 1) != "class" && spelled(i + 1) != "struct";
    bool isInBody = !open_.empty() && open_.back().namespaces == 0;
    if (path_.size() >= 2) {
      words_.insert(path_[1]);
      return;
    }
    if (isInBody && !open_.back().isEnum)
      return;
    // What may be a declared name: in front of a bracket, an initializer, a body, a base or the end.
    llvm::StringRef next = spelled(i + 1), before = i ? spelled(i - 1) : llvm::StringRef();
    bool isTag = before == "class" || before == "struct" || before == "union" || before == "enum";
    bool isParameter = before == "typename" || (isTag && (next == "," || next == ">"));
    if (word == "operator")
      operators_.push_back(parametersBehind(i));
    if (isParameter || next == "::" || isKeyword(word))
      return;
    if (isTag || next == "(" || next == "=" || next == "{" || next == ";" || next == "[" ||
        (isInBody && (next == "," || next == "}")))
      add(i);
  }

  /// The words between the parentheses behind `operator<<`.
  std::vector<std::string> parametersBehind(size_t i) const {
    std::vector<std::string> words;
    unsigned depth = 0;
    for (++i; i < tokens_.size() && !tokens_[i].is(tok::semi) && !tokens_[i].is(tok::l_brace);
         ++i) {
      depth += tokens_[i].is(tok::l_paren);
      if (tokens_[i].is(tok::r_paren) && --depth == 0 && !words.empty())
        break;
      if (depth && tokens_[i].is(tok::raw_identifier))
        words.push_back(spelled(i).str());
    }
    return words;
  }

  static bool isKeyword(llvm::StringRef word) {
    static const clang::LangOptions language = [] {
      clang::LangOptions options;
      options.CPlusPlus = options.CPlusPlus11 = options.CPlusPlus17 = options.CPlusPlus20 = true;
      options.Bool = options.CXXOperatorNames = true;
      return options;
    }();
    static const clang::IdentifierTable keywords(language);
    auto known = keywords.find(word);
    return known != keywords.end() && known->second->isKeyword(language);
  }

  const std::string &text_;
  std::vector<SourceToken> tokens_;
  std::vector<Brace> open_;
  std::vector<std::string> path_;
  std::set<std::string> words_;
  std::vector<std::vector<std::string>> operators_;
  bool isEnum_ = false;
};

/// The files that a header brings in, by text.
class Includes {
public:
  explicit Includes(clang::HeaderSearch &search) : search_(search) {}

  llvm::StringRef textOf(clang::FileEntryRef file) {
    auto [known, isNew] = buffers_.try_emplace(&file.getFileEntry());
    if (isNew)
      if (auto buffer = search_.getFileMgr().getBufferForFile(file))
        known->second = std::move(*buffer);
    return known->second ? known->second->getBuffer() : llvm::StringRef();
  }
  const std::vector<clang::FileEntryRef> &of(clang::FileEntryRef file) {
    auto known = included_.find(&file.getFileEntry());
    if (known == included_.end()) {
      llvm::SmallVector<clang::FileEntryRef> files = includesOf(file, textOf(file), search_);
      known = included_.try_emplace(&file.getFileEntry(), files.begin(), files.end()).first;
    }
    return known->second;
  }

private:
  clang::HeaderSearch &search_;
  // Maps whose elements stay where they are.
  std::map<const clang::FileEntry *, std::vector<clang::FileEntryRef>> included_;
  std::map<const clang::FileEntry *, std::unique_ptr<llvm::MemoryBuffer>> buffers_;
};

/// The files behind a header, itself as well, and through which of them each one has to be reached: the dominator tree of the graph
/// of includes, by Cooper, Harvey and Kennedy's algorithm.
class Reach {
public:
  Reach(clang::FileEntryRef root, Includes &includes) {
    number(root, includes);
    findIncluders(includes);
    for (bool changed = true; changed;) {
      changed = false;
      for (size_t i = 1; i < files_.size(); ++i) {
        size_t above = common(includers_[i]);
        changed |= above != above_[i];
        above_[i] = above;
      }
    }
  }

  /// In reverse postorder: each one stands behind those through which it has to be reached.
  const std::vector<clang::FileEntryRef> &files() const { return files_; }

  /// The files that are reached only through this one, itself as well.
  std::vector<clang::FileEntryRef> onlyThrough(clang::FileEntryRef file) const {
    std::vector<clang::FileEntryRef> below;
    for (size_t i = 0; i < files_.size(); ++i)
      if (isOnlyThrough(i, numbers_.at(&file.getFileEntry())))
        below.push_back(files_[i]);
    return below;
  }
  /// Sizes of the texts of onlyThrough(), for all files.
  llvm::DenseMap<const clang::FileEntry *, size_t> bytes(Includes &includes) const {
    llvm::DenseMap<const clang::FileEntry *, size_t> bytes;
    for (size_t i = files_.size(); i-- > 0;) {
      size_t all = bytes[&files_[i].getFileEntry()] += includes.textOf(files_[i]).size();
      if (i > 0)
        bytes[&files_[above_[i]].getFileEntry()] += all;
    }
    return bytes;
  }
  /// Whether a file other than `outer`, and not behind `inner` alone, includes `inner`.
  bool isIncludedElsewhere(clang::FileEntryRef inner, clang::FileEntryRef outer) const {
    size_t number = numbers_.at(&inner.getFileEntry());
    return llvm::any_of(includers_[number], [&](size_t includer) {
      return &files_[includer].getFileEntry() != &outer.getFileEntry() &&
             !isOnlyThrough(includer, number);
    });
  }

private:
  static constexpr size_t unknown = ~size_t(0);

  void number(clang::FileEntryRef root, Includes &includes) {
    llvm::DenseSet<const clang::FileEntry *> seen = {&root.getFileEntry()};
    llvm::SmallVector<std::pair<clang::FileEntryRef, size_t>> open = {{root, 0}};
    while (!open.empty()) {
      clang::FileEntryRef file = open.back().first;
      const std::vector<clang::FileEntryRef> &next = includes.of(file);
      if (size_t i = open.back().second++; i < next.size()) {
        if (seen.insert(&next[i].getFileEntry()).second)
          open.emplace_back(next[i], 0);
      } else {
        files_.push_back(file);
        open.pop_back();
      }
    }
    std::reverse(files_.begin(), files_.end());
    for (size_t i = 0; i < files_.size(); ++i)
      numbers_[&files_[i].getFileEntry()] = i;
  }
  void findIncluders(Includes &includes) {
    includers_.resize(files_.size());
    above_.assign(files_.size(), unknown);
    above_[0] = 0;
    for (size_t i = 0; i < files_.size(); ++i)
      for (clang::FileEntryRef included : includes.of(files_[i]))
        includers_[numbers_.at(&included.getFileEntry())].push_back(i);
  }
  /// The last file through which each of these has to be reached, as far as is known.
  size_t common(llvm::ArrayRef<size_t> files) const {
    size_t result = unknown;
    for (size_t file : files) {
      if (above_[file] == unknown)
        continue;
      if (result == unknown)
        result = file;
      while (result != file)
        if (result > file)
          result = above_[result];
        else
          file = above_[file];
    }
    return result;
  }
  bool isOnlyThrough(size_t file, size_t other) const {
    while (file > other)
      file = above_[file];
    return file == other;
  }

  std::vector<clang::FileEntryRef> files_;
  llvm::DenseMap<const clang::FileEntry *, size_t> numbers_;
  std::vector<llvm::SmallVector<size_t>> includers_;
  std::vector<size_t> above_;
};

/// Whether a header declares nothing itself.
bool isAllIncludes(const std::string &text) {
  return llvm::all_of(lexTokens(text),
                      [](const SourceToken &token) { return token.directive != Directive::None; });
}

bool isWordCharacter(char c) { return llvm::isAlnum(c) || c == '_'; }

bool containsWord(llvm::StringRef text, llvm::StringRef word) {
  for (size_t at = text.find(word); at != llvm::StringRef::npos; at = text.find(word, at + 1))
    if ((at == 0 || !isWordCharacter(text[at - 1])) &&
        (at + word.size() == text.size() || !isWordCharacter(text[at + word.size()])))
      return true;
  return false;
}

} // namespace

std::vector<std::string> wordsToReach(const std::string &text) { return WordReader(text).words(); }

SeparablePart separablePartOf(clang::FileEntryRef file, clang::HeaderSearch &search) {
  SeparablePart part;
  Includes includes(search);
  llvm::DenseSet<const clang::FileEntry *> seen;
  /// With the number of includes on the way.
  llvm::SmallVector<std::pair<clang::FileEntryRef, unsigned>> open = {{file, 0}};
  std::set<std::string> words;
  if (!isAllIncludes(includes.textOf(file).str())) {
    part.files = {file.getName().str()};
    return part;
  }
  Reach reach(file, includes);
  for (clang::FileEntryRef any : reach.files()) // also if there turns out to be no part
    part.files.push_back(any.getName().str());
  llvm::sort(part.files);
  llvm::DenseMap<const clang::FileEntry *, size_t> bytes = reach.bytes(includes);
  while (!open.empty()) {
    auto [outer, depth] = open.pop_back_val();
    if (!seen.insert(&outer.getFileEntry()).second)
      continue;
    for (clang::FileEntryRef inner : includes.of(outer)) {
      if (depth < maxDepth && isAllIncludes(includes.textOf(inner).str())) {
        open.emplace_back(inner, depth + 1);
        continue;
      }
      if (&inner.getFileEntry() == &file.getFileEntry() ||
          bytes[&inner.getFileEntry()] < minBytesOfPart || reach.isIncludedElsewhere(inner, outer))
        continue;
      std::set<std::string> ofInner;
      for (clang::FileEntryRef behind : reach.onlyThrough(inner))
        for (std::string &word : wordsToReach(includes.textOf(behind).str()))
          ofInner.insert(std::move(word));
      if (ofInner.size() > maxWords)
        continue;
      part.headers.push_back(inner.getName().str());
      words.merge(ofInner);
    }
  }
  part.words.assign(words.begin(), words.end());
  return part;
}

bool saysAny(llvm::StringRef text, llvm::ArrayRef<std::string> words) {
  llvm::SmallVector<llvm::StringRef> perhaps;
  for (const std::string &word : words)
    if (containsWord(text, word))
      perhaps.push_back(word);
  if (perhaps.empty())
    return false;
  std::string copy = text.str();
  return llvm::any_of(lexTokens(copy),
                      [&](const SourceToken &token) {
                        return token.is(tok::raw_identifier) &&
                               llvm::is_contained(perhaps, llvm::StringRef(copy).substr(
                                                               token.offset, token.length));
                      }) ||
         llvm::any_of(perhaps, [&](llvm::StringRef word) {
           return text.contains(("/" + word + ".h").str()) ||
                  text.contains(("/" + word + "/").str());
         });
}

} // namespace tranship::frontend
