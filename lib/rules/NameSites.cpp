// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/NameSites.h"

#include "rules/RowGuards.h"
#include "source/CallSyntax.h"
#include "support/SourceLanguage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <map>
#include <optional>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

class NameFinder {
public:
  NameFinder(const SourceFile &file, const frontend::FileEvidence &evidence,
             const std::set<std::string> &userNames, const mapping::Table &table)
      : file_(file), tokens_(file.tokens()), evidence_(evidence), userNames_(userNames),
        table_(table) {}

  std::vector<NameSite> find() {
    for (size_t i = 0; i < tokens_.size(); ++i) {
      followBlocks(tokens_[i]);
      if (tokens_[i].is(tok::raw_identifier) && tokens_[i].directive != Directive::Include &&
          tokens_[i].directive != Directive::Pragma && !isFragment(i))
        visit(i);
    }
    return std::move(sites_);
  }

private:
  /// Forgets the local variables of a block that ends.
  void followBlocks(const SourceToken &token) {
    if (token.directiveIndex != 0)
      return;
    inParentheses_ += int(token.is(tok::l_paren)) - int(token.is(tok::r_paren));
    blocks_ += int(token.is(tok::l_brace)) - int(token.is(tok::r_brace));
    if (token.is(tok::r_brace))
      std::erase_if(locals_, [&](const auto &local) { return blocks_ < local.second; });
  }

  void visit(size_t token) {
    llvm::StringRef spelled = file_.text(tokens_[token]);
    auto known = evidence_.names.find(tokens_[token].offset);
    if (known == evidence_.names.end())
      return visitUnseen(token, spelled);
    const frontend::NameEvidence &name = known->second;
    if (name.owner == frontend::Owner::User) {
      if (table_.hasUserRow(name.entity) && isRenamedNamespace(name.entity))
        return reopen(token, name.entity, name.layer, name.isDeclaration);
      if (name.isGlobal && table_.hasUserRow(spelled))
        add(token, spelled.str(), name.layer, name.isDeclaration);
      else if (name.isDeclaration && !name.isGlobal)
        locals_.insert_or_assign(spelled, blocks_ + int(inParentheses_ > 0)); // a parameter
      return;
    }
    if (name.owner == frontend::Owner::Unresolved && userNames_.contains(spelled.str()))
      return;
    std::string key = name.entity.empty() ? spelled.str() : name.entity;
    // A namespace may have names of another one: `at::cuda::CUDAGuard` is `c10::cuda`'s. The rows say
    // which of them move to a third one.
    if (std::string written = name.entity.empty() ? key : qualifiedName(token, spelled);
        written != spelled && written != key && !table_.rowsOf(written).empty())
      key = std::move(written);
    if (name.isDeclaration && isRenamedNamespace(key))
      return reopen(token, std::move(key), name.layer);
    if (name.isReopened && !isRenamedNamespace(key))
      return; // the user's addition stays
    add(token, std::move(key), name.layer, name.isDeclaration);
  }

  /// Visits a name in code that Clang did not see: an inactive branch, the body of an unused macro,
  /// code around an error.
  void visitUnseen(size_t token, llvm::StringRef spelled) {
    bool isVetoed = userNames_.contains(spelled.str()) ||
                    (isMacroBeingDefined(token) && !table_.isCudaSwitch(spelled)) ||
                    isOwnTag(token, spelled) || locals_.contains(spelled);
    if ((isVetoed && !table_.hasUserRow(spelled)) || isMember(token) || isOwnInC(spelled))
      return;
    std::string qualified = qualifiedName(token, spelled);
    // The first part of `wmma::fragment` after `using namespace nvcuda`.
    if (qualified == spelled && token + 1 < tokens_.size() &&
        tokens_[token + 1].is(tok::coloncolon))
      qualified = throughDirective(spelled).value_or(std::move(qualified));
    if (qualified != spelled) {
      // A qualified name is the user's, unless the tables know all of it or its qualifier is a
      // library's namespace; of `cub::DeviceReduce::Sum` they know the part in the middle.
      if (!table_.rowsOf(qualified).empty() ||
          isNamespace(qualified.substr(0, qualified.rfind("::"))))
        add(token, std::move(qualified), Layer::Token);
      else if (isEnumeratorOf(qualified.substr(0, qualified.rfind("::")), spelled))
        add(token, spelled.str(), Layer::Token);
      return;
    }
    // A variable cannot be told from an API here, so an unknown name only counts if it is called.
    bool isCalled = token + 1 < tokens_.size() && tokens_[token + 1].is(tok::l_paren);
    llvm::ArrayRef<mapping::Row> rows = table_.rowsOf(spelled);
    bool isKnown = !rows.empty() && !rows.front().isPattern();
    bool isStandard = isKnown && !rows.front().needs.empty() && rows.front().hip == spelled;
    if ((isCalled || isKnown) && !isStandard)
      add(token, spelled.str(), Layer::Token, isCalled && looksDeclared(file_, token));
  }

  /// Whether C has no such thing of CUDA: code for GPUs is C++, so a variable `umin` is the user's own.
  bool isOwnInC(llvm::StringRef spelled) const {
    llvm::ArrayRef<mapping::Row> rows = table_.rowsOf(spelled);
    return isCFile(file_.path()) && !rows.empty() && !table_.hasUserRow(spelled) &&
           llvm::all_of(rows, [&](const mapping::Row &row) {
             const mapping::Library *library = table_.library(row.library);
             return row.kind == mapping::RowKind::Function && library && library->deviceOnly;
           });
  }

  /// `cudaStreamCaptureStatus::cudaStreamCaptureStatusNone`
  bool isEnumeratorOf(llvm::StringRef type, llvm::StringRef name) const {
    auto has = [&](llvm::StringRef key, mapping::RowKind kind) {
      return llvm::any_of(table_.rowsOf(key),
                          [&](const mapping::Row &row) { return row.kind == kind; });
    };
    return has(type, mapping::RowKind::Type) && has(name, mapping::RowKind::Enumerator);
  }

  /// Adds the name in `namespace cub {`, by which the user extends a library's namespace: it gets
  /// the new name as well.
  void reopen(size_t token, std::string key, Layer layer, bool isDeclaration = false) {
    llvm::ArrayRef<mapping::Row> rows = table_.rowsOf(key);
    sites_.push_back({token, std::move(key), rows, layer, isDeclaration});
  }
  bool isRenamedNamespace(llvm::StringRef key) const {
    return llvm::any_of(table_.rowsOf(key), [](const mapping::Row &row) {
      return row.kind == mapping::RowKind::Namespace && row.supported && row.including.empty() &&
             row.hip != row.name;
    });
  }

  void add(size_t token, std::string key, Layer layer, bool isDeclaration = false) {
    llvm::ArrayRef<mapping::Row> rows = table_.rowsOf(key);
    if (!rows.empty() && llvm::all_of(rows, [&](const mapping::Row &row) { return isOthers(row); }))
      return;
    // A build may have switches of its own with the name of a library: `#ifdef NVSHMEM_COMMS`.
    if ((rows.empty() || rows.front().isPattern()) &&
        tokens_[token].directive == Directive::Condition)
      return;
    if (isNamespace(key) && !isUsedAsNamespace(token) &&
        !(table_.hasUserRow(key) && opensNamespace(token)))
      return;
    if (rows.empty() && (key.find('.') != std::string::npos || table_.libraryLike(key).empty()))
      return;
    sites_.push_back({token, std::move(key), rows, layer, isDeclaration});
  }

  bool isNamespace(llvm::StringRef name) const {
    return llvm::any_of(table_.rowsOf(name), [&](const mapping::Row &row) {
      return row.kind == mapping::RowKind::Namespace && !isOthers(row);
    });
  }
  /// Whether a name belongs to another library: `cuda::` without an include of libcu++ may be OpenCV's,
  /// and `USE_CUDA` without an include of PyTorch may belong to any project.
  bool isOthers(const mapping::Row &row) const {
    if (row.including.empty())
      return false;
    // `cuda::atomic` where no header includes libcu++, not even through CUB, is the project's own.
    if (!mapping::includersOf(row.including).empty() && row.name.contains("::"))
      return !seesHeader(evidence_, row.including);
    bool isPlain = row.including.ends_with("/") && !row.name.contains("::");
    return (row.kind == mapping::RowKind::Namespace || isPlain) &&
           !evidence_.includesOfCuda(row.including);
  }
  /// Whether the token is only a part of a name that `##` builds (PastedNameRule).
  bool isFragment(size_t token) const {
    if (evidence_.names.contains(tokens_[token].offset))
      return false;
    return evidence_.pasted.contains(tokens_[token].offset) ||
           (tokens_[token].directive == Directive::Define && token + 1 < tokens_.size() &&
            (previousIs(token, tok::hashhash) || tokens_[token + 1].is(tok::hashhash)));
  }
  bool previousIs(size_t token, tok::TokenKind kind) const {
    return token > 0 && tokens_[token - 1].is(kind);
  }
  bool isMember(size_t token) const {
    return previousIs(token, tok::period) || previousIs(token, tok::arrow);
  }
  bool isMacroBeingDefined(size_t token) const {
    return (tokens_[token].directive == Directive::Define ||
            tokens_[token].directive == Directive::Undef) &&
           token >= 2 && tokens_[token - 2].is(tok::hash);
  }
  /// Whether the name is a tag that this file defines, as in `struct float4`.
  bool isOwnTag(size_t token, llvm::StringRef spelled) {
    if (!followsTagKeyword(file_, token))
      return false;
    if (!ownTags_) {
      ownTags_.emplace();
      for (size_t i = 1; i + 1 < tokens_.size(); ++i)
        if (tokens_[i].is(tok::raw_identifier) && followsTagKeyword(file_, i) &&
            (tokens_[i + 1].is(tok::l_brace) || tokens_[i + 1].is(tok::colon)))
          ownTags_->insert(file_.text(tokens_[i]));
    }
    return ownTags_->contains(spelled);
  }
  /// Whether the name is that in `namespace name {`.
  bool opensNamespace(size_t token) const {
    return token > 0 && file_.text(tokens_[token - 1]) == "namespace";
  }
  bool isUsedAsNamespace(size_t token) const {
    if (token + 1 < tokens_.size() && tokens_[token + 1].is(tok::coloncolon))
      return true;
    size_t first = token;
    while (first >= 2 && tokens_[first - 1].is(tok::coloncolon) &&
           tokens_[first - 2].is(tok::raw_identifier) &&
           file_.text(tokens_[first - 2]) != "namespace")
      first -= 2;
    if (first > 0 && tokens_[first - 1].is(tok::coloncolon))
      --first; // `::cub`
    // `using namespace cub;` and `namespace c = cub;`, but not `namespace cub {`, which opens the
    // user's own.
    if (first > 0 && tokens_[first - 1].is(tok::equal))
      return true;
    return first > 1 && file_.text(tokens_[first - 1]) == "namespace" &&
           file_.text(tokens_[first - 2]) == "using";
  }

  /// The name as `a::b::name`, without a leading `::`. If `a` is an alias in this file, its target
  /// replaces it.
  std::string qualifiedName(size_t token, llvm::StringRef spelled) {
    std::string name = nameAsWritten(token, spelled);
    auto [first, rest] = llvm::StringRef(name).split("::");
    if (rest.empty())
      return name;
    if (!aliases_)
      aliases_ = findAliases();
    if (auto alias = aliases_->find(first); alias != aliases_->end())
      return alias->second + ("::" + rest).str();
    if (std::optional<std::string> whole = throughDirective(first))
      return *whole + ("::" + rest).str();
    return name;
  }

  /// The namespace that a name means by a `using namespace` in this file: `nvcuda::wmma`.
  std::optional<std::string> throughDirective(llvm::StringRef name) {
    if (name == "std") // `cuda::std` beside it would be ambiguous
      return std::nullopt;
    if (!used_)
      used_ = findUsedNamespaces();
    for (const std::string &used : *used_)
      if (std::string whole = used + ("::" + name).str(); isNamespace(whole))
        return whole;
    return std::nullopt;
  }
  std::vector<std::string> findUsedNamespaces() const {
    std::vector<std::string> used;
    for (size_t i = 2; i + 1 < tokens_.size(); ++i)
      if (file_.text(tokens_[i - 1]) == "namespace" && file_.text(tokens_[i - 2]) == "using") {
        size_t last = tokens_[i].is(tok::coloncolon) ? i + 1 : i;
        if (!tokens_[last].is(tok::raw_identifier))
          continue;
        while (last + 2 < tokens_.size() && tokens_[last + 1].is(tok::coloncolon))
          last += 2;
        used.push_back(nameAsWritten(last, file_.text(tokens_[last])));
      }
    return used;
  }

  /// The namespace aliases of this file, such as `namespace cg = cooperative_groups;`.
  llvm::StringMap<std::string> findAliases() const {
    llvm::StringMap<std::string> aliases;
    for (size_t i = 0; i + 3 < tokens_.size(); ++i) {
      if (!tokens_[i + 2].is(tok::equal) || !tokens_[i + 1].is(tok::raw_identifier) ||
          file_.text(tokens_[i]) != "namespace")
        continue;
      size_t last = tokens_[i + 3].is(tok::coloncolon) ? i + 4 : i + 3;
      while (last + 2 < tokens_.size() && tokens_[last + 1].is(tok::coloncolon))
        last += 2;
      if (last < tokens_.size() && tokens_[last].is(tok::raw_identifier))
        aliases[file_.text(tokens_[i + 1])] = nameAsWritten(last, file_.text(tokens_[last]));
    }
    return aliases;
  }

  std::string nameAsWritten(size_t token, llvm::StringRef spelled) const {
    std::string name = spelled.str();
    while (token >= 2 && tokens_[token - 1].is(tok::coloncolon)) {
      const SourceToken &qualifier = tokens_[token - 2];
      if (qualifier.is(tok::greater) || qualifier.is(tok::greatergreater))
        return "<>::" + name; // a member of a template, which no table lists
      if (!qualifier.is(tok::raw_identifier) || isKeyword(file_.text(qualifier)))
        break;
      name = (file_.text(qualifier) + "::" + name).str();
      token -= 2;
    }
    return name;
  }
  static bool isKeyword(llvm::StringRef word) {
    return word == "return" || word == "else" || word == "case" || word == "throw" || word == "new";
  }

  const SourceFile &file_;
  const std::vector<SourceToken> &tokens_;
  const frontend::FileEvidence &evidence_;
  const std::set<std::string> &userNames_;
  const mapping::Table &table_;
  std::optional<llvm::StringMap<std::string>> aliases_;
  /// Namespaces that this file opens with `using namespace`.
  std::optional<std::vector<std::string>> used_;
  /// Local variables with the name of a CUDA entity, with the depth of their blocks.
  std::map<llvm::StringRef, int> locals_;
  int blocks_ = 0, inParentheses_ = 0;
  /// Types that this file defines.
  std::optional<llvm::StringSet<>> ownTags_;
  std::vector<NameSite> sites_;
};

} // namespace

std::vector<NameSite> findNames(const SourceFile &file, const frontend::FileEvidence &evidence,
                                const std::set<std::string> &userNames,
                                const mapping::Table &table) {
  return NameFinder(file, evidence, userNames, table).find();
}

} // namespace tranship::rules
