// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests for an NVIDIA generation. In a condition, `__CUDA_ARCH__` counts as 600 on AMD GPUs, or as more if the file
// would lose code otherwise (source/ArchitectureTests.h), while `major` and `minor` come from the gfx name: gfx90a is 9.0 and
// passes for a Hopper GPU. Conditions with the same result as on a Pascal GPU are not reported, unless they tell a generation
// from both older and newer ones: then the code knows each generation by its number, and has none for AMD GPUs.
//   #if __CUDA_ARCH__ >= 800            false: the older code is compiled
//   if (prop.major >= 8) launchNew();   true: the newer code is launched
//   cores = prop.major == 8 ? 128 : 64; never true: a table of NVIDIA GPUs
// Source: HIP porting guide, "Identifying device architecture and features".
#include "checks/Check.h"
#include "checks/analysis/DeviceQuery.h"
#include "checks/analysis/Lookups.h"
#include "checks/analysis/Origins.h"
#include "checks/analysis/TextOrigins.h"
#include "source/PlatformCode.h"

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// The architecture that AMD GPUs count as in device code.
constexpr unsigned pascalMajor = 6, pascalMinor = 0;

/// Compute capabilities of NVIDIA GPUs, oldest first.
constexpr std::pair<unsigned, unsigned> capabilities[] = {{3, 5}, {5, 0},  {5, 2},  {6, 0}, {6, 1},
                                                          {7, 0}, {7, 5},  {8, 0},  {8, 6}, {8, 9},
                                                          {9, 0}, {10, 0}, {11, 0}, {12, 0}};

/// What code decides on a GPU of a compute capability; unknown if it depends on anything else.
using Decision = llvm::function_ref<std::optional<int64_t>(unsigned major, unsigned minor)>;

/// Whether a decision tells some generation from both older and newer ones.
bool singlesOut(Decision decide) {
  unsigned changes = 0;
  std::optional<int64_t> last;
  for (auto [major, minor] : capabilities) {
    std::optional<int64_t> decided = decide(major, minor);
    if (!decided)
      return false;
    changes += last && last != decided;
    last = decided;
  }
  return changes > 1;
}

class ArchitectureGateCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    DeviceQueries queries(unit);
    if (!queries.askForMajor())
      return; // evaluating all conditions takes long
    std::vector<clang::SourceRange> judged;
    // Whole conditions first, if all of their parts are known; then the parts of the others.
    for (bool joined : {true, false})
      for (const Indexed<clang::BinaryOperator> &operation : unit.index.operators)
        if (joined ? operation.node->isLogicalOp() : operation.node->isComparisonOp())
          judge(unit, queries, operation, judged);
    for (const Indexed<clang::SwitchStmt> &choice : unit.index.switches)
      judge(unit, queries, choice);
    for (const Lookup &lookup : findLookups(unit))
      if (isKnown(queries, lookup.key))
        reportTable(unit, lookup.range, lookup.in);
    findComparedObjects(unit, queries);
  }

  void run(CheckedFile &checked) const override {
    const std::vector<SourceToken> &tokens = checked.file.tokens();
    unsigned lastDirective = 0;
    for (size_t i = 0; i < tokens.size(); ++i)
      if (checked.file.text(tokens[i]) == "__CUDA_ARCH__" &&
          (tokens[i].directiveIndex == 0 || tokens[i].directiveIndex != lastDirective) &&
          judge(checked, i))
        lastDirective = tokens[i].directiveIndex; // once for each `#if`
  }

private:
  /// `std::pair(prop.major, prop.minor) >= std::pair(8, 0)`, `std::to_string(prop.major) == "8"`, `std::find(…, prop.major)`
  static void findComparedObjects(UnitContext &unit, const DeviceQueries &queries) {
    auto hasVersion = [&](const clang::Expr *object) {
      return anyPartSatisfies(unit.index, object, [&](const clang::Expr *part) {
        return part->getType()->isIntegerType() && isKnown(queries, part);
      });
    };
    auto isValue = [](const clang::Expr *object) {
      const auto *record = object->getType().getNonReferenceType()->getAsCXXRecordDecl();
      return record && record->isInStdNamespace() && record->getIdentifier() &&
             llvm::is_contained({"pair", "tuple", "array", "basic_string"}, record->getName());
    };
    for (const auto &[call, in] : unit.index.operatorCalls)
      if (call->isComparisonOp() && !call->isInstantiationDependent() &&
          llvm::any_of(call->arguments(), [&](const clang::Expr *operand) {
            return isValue(operand) && hasVersion(operand);
          }))
        reportTable(unit, call->getSourceRange(), in);
    constexpr unsigned searched = 2; // after the bounds of the range
    for (llvm::StringRef name : {"find", "count", "binary_search", "lower_bound", "upper_bound"})
      for (const auto &[call, in] : unit.index.callsOf(name))
        if (call->getNumArgs() > searched && call->getDirectCallee() &&
            isWithinStd(call->getDirectCallee()) && isKnown(queries, call->getArg(searched)))
          reportTable(unit, call->getSourceRange(), in);
  }

  static void judge(UnitContext &unit, const DeviceQueries &queries,
                    const Indexed<clang::BinaryOperator> &condition,
                    std::vector<clang::SourceRange> &judged) {
    const clang::SourceManager &sources = unit.ast.getSourceManager();
    clang::SourceRange range = condition.node->getSourceRange();
    if (condition.node->getOpcode() == clang::BO_EQ)
      for (const auto &[key, entry] :
           {std::pair(condition.node->getLHS(), condition.node->getRHS()),
            std::pair(condition.node->getRHS(), condition.node->getLHS())})
        if (isElement(entry) && !isKnown(queries, entry) && isKnown(queries, key))
          return reportTable(unit, range, condition.in);
    std::optional<int64_t> onPascal = queries.evaluate(condition.node, pascalMajor, pascalMinor);
    if (!onPascal || !queries.dependsOnMajor(condition.node) ||
        llvm::any_of(judged, [&](clang::SourceRange whole) {
          return !sources.isBeforeInTranslationUnit(range.getBegin(), whole.getBegin()) &&
                 !sources.isBeforeInTranslationUnit(whole.getEnd(), range.getEnd());
        }))
      return;
    judged.push_back(range);
    report(unit, range, condition.in, [&](unsigned major, unsigned minor) {
      std::optional<int64_t> value = queries.evaluate(condition.node, major, minor);
      return value ? std::optional<int64_t>(*value != 0) : std::nullopt;
    });
  }

  /// `switch (prop.major) { case 8: … }`
  static void judge(UnitContext &unit, const DeviceQueries &queries,
                    const Indexed<clang::SwitchStmt> &choice) {
    const clang::Expr *value = choice.node->getCond();
    if (!isKnown(queries, value))
      return;
    report(unit, value->getSourceRange(), choice.in, [&](unsigned major, unsigned minor) {
      std::optional<int64_t> chosen = queries.evaluate(value, major, minor);
      for (const clang::SwitchCase *label = choice.node->getSwitchCaseList(); chosen && label;
           label = label->getNextSwitchCase())
        if (const auto *number = llvm::dyn_cast<clang::CaseStmt>(label);
            number && unit.valueOf(number->getLHS()) == chosen)
          return chosen;
      return chosen ? std::optional<int64_t>(-1) : std::nullopt; // `default`
    });
  }

  /// `table[i]`, `table[i].version`, and `entry.version` in a loop over a table.
  static bool isElement(const clang::Expr *value) {
    value = stripCasts(value);
    if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(value))
      return isElement(member->getBase());
    const clang::VarDecl *variable = referencedVariable(value);
    return llvm::isa<clang::ArraySubscriptExpr>(value) ||
           (variable && variable->isCXXForRangeDecl());
  }

  static bool isKnown(const DeviceQueries &queries, const clang::Expr *value) {
    return !value->isInstantiationDependent() &&
           queries.evaluate(value, pascalMajor, pascalMinor) && queries.dependsOnMajor(value);
  }

  static void report(UnitContext &unit, clang::SourceRange range, const clang::FunctionDecl *in,
                     Decision decide) {
    std::optional<int64_t> onPascal = decide(pascalMajor, pascalMinor);
    std::string all, differing;
    for (const mapping::Target &target : unit.options.target.gpus) {
      std::string name =
          fmt::format("{} ({}.{})", target.name.str(), target.major(), target.minor());
      all += (all.empty() ? "" : ", ") + name;
      if (std::optional<int64_t> here = decide(target.major(), target.minor());
          here && here != onPascal)
        differing += (differing.empty() ? "" : ", ") + name;
    }
    bool isTest = onPascal == 0 || onPascal == 1;
    if (!differing.empty() && isTest)
      report(unit, range, in,
             fmt::format("this compute-capability test is {} on {}: HIP reports the version "
                         "in the GPU's name",
                         *onPascal ? "false" : "true", differing));
    else if (!differing.empty() || singlesOut(decide))
      report(
          unit, range, in,
          fmt::format("this tells NVIDIA GPUs apart by their compute capability: HIP reports the "
                      "version in the GPU's name, {}",
                      all));
  }
  static void reportTable(UnitContext &unit, clang::SourceRange range,
                          const clang::FunctionDecl *in) {
    report(unit, range, in,
           "this looks the compute capability up in a table: HIP reports the version in the GPU's "
           "name");
  }
  static void report(UnitContext &unit, clang::SourceRange range, const clang::FunctionDecl *in,
                     std::string message) {
    unit.report({DiagnosticKind::ArchitectureGate, range, in, std::move(message),
                 "test for the feature that the code needs; in device code, `__CUDA_ARCH__` "
                 "counts as 600, or more where code would be lost by that"});
  }

  /// `#if __CUDA_ARCH__ >= 610 || defined USE_ROCM`: its authors decided for HIP.
  static bool isForHipAsWell(const SourceFile &file, size_t name) {
    const std::vector<SourceToken> &tokens = file.tokens();
    if (tokens[name].directive != Directive::Condition)
      return false;
    unsigned directive = tokens[name].directiveIndex;
    size_t i = name;
    while (i > 0 && tokens[i - 1].directiveIndex == directive)
      --i;
    bool hasOr = false, hasHip = false;
    for (; i < tokens.size() && tokens[i].directiveIndex == directive; ++i) {
      hasOr |= tokens[i].is(clang::tok::pipepipe);
      bool isNegated = i > 0 && (tokens[i - 1].is(clang::tok::exclaim) ||
                                 (i > 1 && tokens[i - 2].is(clang::tok::exclaim)) ||
                                 (i > 2 && tokens[i - 3].is(clang::tok::exclaim)));
      hasHip |= !isNegated && isHipMacro(file.text(tokens[i]));
    }
    return hasOr && hasHip;
  }

  /// Judges `__CUDA_ARCH__ OP number`, `number OP __CUDA_ARCH__`, or any other use of the value.
  /// Returns whether it was reported.
  static bool judge(CheckedFile &checked, size_t name) {
    const SourceFile &file = checked.file;
    const std::vector<SourceToken> &tokens = file.tokens();
    auto text = [&](size_t i) { return i < tokens.size() ? file.text(tokens[i]) : ""; };
    llvm::StringRef before = text(name - 1), after = text(name + 1);
    llvm::StringRef asks = before == "(" ? text(name - 2) : before;
    if (asks == "defined" || asks.ends_with("def") || asks == "define")
      return false;
    if (isForHipAsWell(file, name))
      return true;
    bool isLeft = isComparison(after), isRight = !isLeft && isComparison(before);
    if (!isLeft && !isRight && tokens[name].directive == Directive::Condition &&
        !isArithmetic(after))
      return false; // a test for device code only
    if (isInDisabledCondition(file, name) || isDecidedByHip(file, name))
      return false;
    llvm::StringRef comparison = isLeft ? after : before;
    int64_t number = 0;
    bool isKnown = (isLeft && !text(name + 2).getAsInteger(0, number)) ||
                   (isRight && !text(name - 2).getAsInteger(0, number));
    int64_t inPort = checked.cudaArchitecture;
    auto holds = [&](int64_t arch) {
      return isLeft ? compare(arch, comparison, number) : compare(number, comparison, arch);
    };
    constexpr int64_t newer[] = {700, 750, 800, 860, 890, 900, 1000, 1200};
    auto isAsInPort = [&](int64_t arch) { return holds(arch) == holds(inPort); };
    if (isKnown && (number <= usualArchitecture || isAsInPort(number)) &&
        isAsInPort(usualArchitecture) && llvm::all_of(newer, isAsInPort))
      return false;
    // The code for the newest GPUs is in the port.
    bool isSettled =
        isKnown && !isAsInPort(usualArchitecture) && isAsInPort(newer[std::size(newer) - 1]);
    Range range{tokens[isKnown && isRight ? name - 2 : name].offset,
                tokens[isKnown && isLeft ? name + 2 : name].end()};
    checked.report(
        DiagnosticKind::ArchitectureGate, range,
        isKnown ? fmt::format("`{}` is {} {}, where `__CUDA_ARCH__` counts as {}{}",
                              file.text(range).str(), holds(inPort) ? "true" : "false",
                              isSettled ? "in the port" : "on AMD GPUs", inPort,
                              !isSettled && hasNoElse(file, name) ? "; there is no #else" : "")
                : fmt::format("`__CUDA_ARCH__` has the value {} on all AMD GPUs", inPort),
        "test for the feature that the code needs, with `__HIP_PLATFORM_AMD__` or one of the "
        "`__HIP_ARCH_HAS_` macros",
        isSettled);
    return true;
  }

  /// Whether the token is in `#if 0 && …`, which holds nowhere.
  static bool isInDisabledCondition(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t first = token; // the directive's word
    while (first > 0 && tokens[first].directive == Directive::Condition &&
           !tokens[first - 1].is(clang::tok::hash)) {
      if (file.text(tokens[first]) == "||")
        return false;
      --first;
    }
    return first + 2 < token && file.text(tokens[first + 1]) == "0" &&
           file.text(tokens[first + 2]) == "&&";
  }

  /// Whether the token is in `#if … || defined(__HIP_PLATFORM_AMD__)`, which holds on AMD GPUs of
  /// every architecture.
  static bool isDecidedByHip(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    if (tokens[token].directive != Directive::Condition)
      return false;
    bool asksForHip = false;
    for (size_t i = token; i-- > 0 && tokens[i].directiveIndex == tokens[token].directiveIndex;)
      token = i; // the first one
    for (size_t i = token;
         i + 2 < tokens.size() && tokens[i].directiveIndex == tokens[token].directiveIndex; ++i) {
      llvm::StringRef text = file.text(tokens[i]);
      if (text == "&&")
        return false;
      if (text == "defined" && i > 0 && file.text(tokens[i - 1]) != "!") {
        llvm::StringRef asked = file.text(tokens[i + (file.text(tokens[i + 1]) == "(" ? 2 : 1)]);
        asksForHip |= asked == "__HIP_PLATFORM_AMD__" || asked == "__HIPCC__";
      }
    }
    return asksForHip;
  }

  /// Whether the `#if` with this token has no other branch.
  static bool hasNoElse(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    int depth = 0;
    for (size_t i = token; i + 1 < tokens.size(); ++i) {
      if (!tokens[i].is(clang::tok::hash) || tokens[i].directive == Directive::None)
        continue;
      llvm::StringRef directive = file.text(tokens[i + 1]);
      if (directive.starts_with("if"))
        ++depth;
      else if (depth == 0 && directive.starts_with("el"))
        return false;
      else if (directive == "endif" && depth-- == 0)
        return tokens[token].directive == Directive::Condition;
    }
    return false;
  }

  static bool isComparison(llvm::StringRef text) {
    return text == ">=" || text == "<=" || text == "==" || text == "!=" || text == "<" ||
           text == ">";
  }
  static bool isArithmetic(llvm::StringRef text) {
    return text == "/" || text == "*" || text == "+" || text == "-" || text == "%";
  }
  static bool compare(int64_t left, llvm::StringRef operation, int64_t right) {
    if (operation == ">=")
      return left >= right;
    if (operation == "<=")
      return left <= right;
    if (operation == "==")
      return left == right;
    if (operation == "!=")
      return left != right;
    return operation == "<" ? left < right : left > right;
  }
};

} // namespace

std::unique_ptr<Check> makeArchitectureGateCheck() {
  return std::make_unique<ArchitectureGateCheck>();
}

} // namespace tranship::checks
