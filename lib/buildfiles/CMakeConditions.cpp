// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Conditions of CMake's `if`. What only a configured build knows counts as false.
#include "buildfiles/CMakeValues.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/VersionTuple.h"

namespace tranship::buildfiles {
namespace {

bool isConstant(llvm::StringRef word, bool &value) {
  std::string upper = word.upper();
  double number = 0;
  if (upper == "ON" || upper == "TRUE" || upper == "YES" || upper == "Y") {
    value = true;
    return true;
  }
  if (upper.empty() || upper == "OFF" || upper == "FALSE" || upper == "NO" || upper == "N" ||
      upper == "IGNORE" || upper == "NOTFOUND" || llvm::StringRef(upper).ends_with("-NOTFOUND")) {
    value = false;
    return true;
  }
  if (word.getAsDouble(number))
    return false;
  value = number != 0;
  return true;
}

/// Reads a condition: OR binds least, then AND, then NOT.
class Condition {
public:
  using Words = llvm::ArrayRef<std::string>;
  struct Facts {
    std::function<bool(llvm::StringRef)> isTrue, isDefined, isTarget, isFile;
    std::function<std::string(llvm::StringRef)> valueOf;
  };
  Condition(Words words, const Facts &facts) : words_(words), facts_(facts) {}

  bool disjunction() {
    bool value = conjunction();
    while (take("OR")) {
      bool right = conjunction();
      value = value || right;
    }
    return value;
  }

private:
  llvm::StringRef next(size_t ahead = 0) const {
    return at_ + ahead < words_.size() ? llvm::StringRef(words_[at_ + ahead]) : llvm::StringRef();
  }
  bool take(llvm::StringRef word) {
    if (at_ >= words_.size() || next() != word)
      return false;
    ++at_;
    return true;
  }

  bool conjunction() {
    bool value = negation();
    while (take("AND")) {
      bool right = negation();
      value = value && right;
    }
    return value;
  }

  bool negation() {
    if (++depth_ > 200)
      return false;
    if (take("NOT"))
      return !negation();
    if (take("(")) {
      bool value = disjunction();
      take(")");
      return value;
    }
    return test();
  }

  bool test() {
    if (at_ >= words_.size())
      return false;
    for (auto [word, fact] : {std::pair("DEFINED", &facts_.isDefined),
                              {"TARGET", &facts_.isTarget},
                              {"EXISTS", &facts_.isFile}})
      if (next() == word && at_ + 1 < words_.size()) {
        at_ += 2;
        return (*fact)(words_[at_ - 1]);
      }
    if (next() == "COMMAND" || next() == "POLICY" || next() == "IS_DIRECTORY") {
      at_ += 2;
      return false;
    }
    llvm::StringRef left = words_[at_++];
    llvm::StringRef relation = next();
    bool isComparison = llvm::is_contained(
        {"STREQUAL", "EQUAL", "LESS", "GREATER", "LESS_EQUAL", "GREATER_EQUAL", "MATCHES",
         "IN_LIST", "VERSION_LESS", "VERSION_GREATER", "VERSION_EQUAL", "VERSION_LESS_EQUAL",
         "VERSION_GREATER_EQUAL", "STRLESS", "STRGREATER"},
        relation);
    if (!isComparison || at_ + 1 >= words_.size())
      return facts_.isTrue(left);
    at_ += 2;
    return compare(left, relation, words_[at_ - 1]);
  }

  bool compare(llvm::StringRef left, llvm::StringRef relation, llvm::StringRef right) const {
    std::string a = facts_.valueOf(left), b = facts_.valueOf(right);
    if (relation == "STREQUAL")
      return a == b;
    if (relation == "MATCHES")
      // Matching long repetitions takes too long.
      return right.size() < 200 && !right.contains('{') && llvm::Regex(right).match(a);
    if (relation == "IN_LIST") {
      llvm::SmallVector<llvm::StringRef> parts;
      llvm::StringRef(b).split(parts, ';');
      return llvm::is_contained(parts, left);
    }
    if (relation.consume_front("VERSION_")) {
      llvm::VersionTuple x, y;
      if (x.tryParse(a) || y.tryParse(b)) // of a compiler, say, which is new enough
        return relation.starts_with("GREATER");
      return holds(relation, x < y ? -1 : x == y ? 0 : 1);
    }
    double x = 0, y = 0;
    if (llvm::StringRef(a).getAsDouble(x) || llvm::StringRef(b).getAsDouble(y))
      return false;
    return holds(relation, x < y ? -1 : x == y ? 0 : 1);
  }

  static bool holds(llvm::StringRef relation, int order) {
    if (relation == "EQUAL")
      return order == 0;
    bool orEqual = relation.ends_with("_EQUAL");
    return (orEqual && order == 0) || (relation.starts_with("LESS") ? order < 0 : order > 0);
  }

  Words words_;
  const Facts &facts_;
  size_t at_ = 0;
  unsigned depth_ = 0;
};

} // namespace

std::string CMakeValues::valueOf(llvm::StringRef word) const {
  auto found = variables_.find(word.str());
  return found == variables_.end() ? word.str() : found->second;
}

bool CMakeValues::isTrue(llvm::StringRef word) const {
  bool value = false;
  if (isConstant(word, value))
    return value;
  auto found = variables_.find(word.str());
  if (found == variables_.end())
    return false;
  return isConstant(found->second, value) ? value : true;
}

bool CMakeValues::holds(const Words &words) {
  Condition::Facts facts;
  facts.isTrue = [&](llvm::StringRef word) { return isTrue(word); };
  facts.isDefined = [&](llvm::StringRef word) { return variables_.count(word.str()) != 0; };
  facts.isTarget = [&](llvm::StringRef word) {
    return targets_.count(word.str()) || word.starts_with("CUDA::");
  };
  facts.isFile = [&](llvm::StringRef word) { return files_.has(absolute(word)); };
  facts.valueOf = [&](llvm::StringRef word) { return valueOf(word); };
  return Condition(words, facts).disjunction();
}

} // namespace tranship::buildfiles
