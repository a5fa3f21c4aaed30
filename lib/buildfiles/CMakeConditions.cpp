// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The conditions of `if` in CMake. A fact that only a configured build knows counts as false.
#include "buildfiles/CMakeEvaluator.h"

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

} // namespace

bool isFalseConstant(llvm::StringRef word) {
  bool value = true;
  return isConstant(word, value) && !value;
}

/// Reads a condition: OR binds least, then AND, then NOT.
class CMakeEvaluator::Condition {
public:
  Condition(llvm::ArrayRef<std::string> words, const CMakeEvaluator &evaluator)
      : words_(words), evaluator_(evaluator) {}

  bool disjunction() {
    bool value = conjunction();
    while (take("OR")) {
      bool right = conjunction();
      value = value || right;
    }
    return value;
  }

private:
  llvm::StringRef next() const {
    return at_ < words_.size() ? llvm::StringRef(words_[at_]) : llvm::StringRef();
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
    for (auto [word, test] : {std::pair("DEFINED", &CMakeEvaluator::isDefined),
                              {"TARGET", &CMakeEvaluator::isTarget},
                              {"EXISTS", &CMakeEvaluator::exists}})
      if (next() == word && at_ + 1 < words_.size()) {
        at_ += 2;
        return (evaluator_.*test)(words_[at_ - 1]);
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
      return evaluator_.isTrue(left);
    at_ += 2;
    return compare(left, relation, words_[at_ - 1]);
  }

  bool compare(llvm::StringRef left, llvm::StringRef relation, llvm::StringRef right) const {
    std::string a = evaluator_.valueOf(left), b = evaluator_.valueOf(right);
    if (relation == "STREQUAL")
      return a == b;
    if (relation == "MATCHES")
      // A regular expression with long repetitions takes too long.
      return right.size() < 200 && !right.contains('{') && llvm::Regex(right).match(a);
    if (relation == "IN_LIST") {
      llvm::SmallVector<llvm::StringRef> parts;
      llvm::StringRef(b).split(parts, ';');
      return llvm::is_contained(parts, left);
    }
    if (relation.consume_front("VERSION_")) {
      llvm::VersionTuple x, y;
      if (x.tryParse(a) || y.tryParse(b)) // the version of a compiler, say: it is new enough
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

  llvm::ArrayRef<std::string> words_;
  const CMakeEvaluator &evaluator_;
  size_t at_ = 0;
  unsigned depth_ = 0;
};

std::string CMakeEvaluator::valueOf(llvm::StringRef word) const {
  auto found = variables_.find(word.str());
  return found == variables_.end() ? word.str() : found->second.text();
}

bool CMakeEvaluator::isTrue(llvm::StringRef word) const {
  bool value = false;
  if (isConstant(word, value))
    return value;
  auto found = variables_.find(word.str());
  if (found == variables_.end())
    return false;
  return isConstant(found->second.text(), value) ? value : true;
}

bool CMakeEvaluator::isDefined(llvm::StringRef variable) const {
  return variables_.count(variable.str()) != 0;
}

bool CMakeEvaluator::isTarget(llvm::StringRef name) const {
  bool isOfPackage =
      platform_.targets ? platform_.targets->contains(name.str()) : name.starts_with("CUDA::");
  return isOfPackage || project_.find(name.str());
}

bool CMakeEvaluator::exists(llvm::StringRef path) const { return files_.has(absolute(path)); }

bool CMakeEvaluator::holds(const Words &words) const {
  std::vector<std::string> texts = textsOf(words);
  return Condition(texts, *this).disjunction();
}

} // namespace tranship::buildfiles
