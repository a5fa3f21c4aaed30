// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device code that is compiled or loaded at run time. The translation changes sources and options
// in string literals that reach the compiler; other sources stay CUDA, other options nvcc's, and
// AMD GPUs cannot run PTX and cubin files. hipRTC compiles much plain CUDA unchanged, so sources in
// other literals are searched for what it cannot compile.
//   nvrtcCreateProgram(&program, source, ...);  nvrtcCompileProgram(program, 1, {"-arch=sm_80"});
//   cuModuleLoad(&module, "kernels.ptx");
// Source: hipRTC's documentation; HIP porting guide, "hipModule".
#include "checks/Check.h"
#include "checks/analysis/Expressions.h"
#include "checks/analysis/Origins.h"
#include "checks/analysis/RoleCalls.h"
#include "frontend/command/NvccFlags.h"
#include "frontend/record/UnitRecorder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::checks {
namespace {

/// Text in device code that HIP does not support, or not in this form.
constexpr llvm::StringLiteral foreignWords[] = {
    "asm(",         "asm (",         "asm volatile", "__CUDA",
    "#include <cu", "#include \"cu", "_sync(",       "__ballot",
    "cuda::",       "nvcuda",        "texture<",     "surface<",
    "__syncwarp(",  "__shfl",        "warpSize",     "cooperative_groups"};

class RuntimeCompilationCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const RoleCall &call : callsWith(unit.index, Role::CompilesSource)) {
      if (const clang::Expr *source = call.argument(Role::Part::Source))
        checkSource(unit, call, source);
      if (const clang::Expr *headers = call.argument(Role::Part::Headers))
        addHeaders(unit, headers);
    }
    checkOptions(unit);
    for (const RoleCall &call : callsWith(unit.index, Role::LoadsFile))
      if (const clang::Expr *name = call.argument(Role::Part::Name))
        checkImage(unit, call, name, /*isData=*/false);
    for (const RoleCall &call : callsWith(unit.index, Role::LoadsCode))
      if (const clang::Expr *code = call.argument(Role::Part::Code))
        checkImage(unit, call, code, /*isData=*/true);
  }

private:
  static void report(UnitContext &unit, clang::SourceRange range, const clang::FunctionDecl *in,
                     std::string message, std::string advice,
                     std::vector<UnitFinding::RelatedLocation> related = {},
                     bool isSettled = false) {
    unit.report({DiagnosticKind::RuntimeCompilation,
                 range,
                 in,
                 std::move(message),
                 std::move(advice),
                 std::move(related),
                 {},
                 isSettled});
  }

  /// `text` in `text.c_str()` and `text.data()` of a string; null for other expressions.
  static const clang::Expr *stringOf(const clang::Expr *expression) {
    const auto *call = llvm::dyn_cast<clang::CXXMemberCallExpr>(expression);
    const clang::CXXMethodDecl *method = call ? call->getMethodDecl() : nullptr;
    if (!method || !method->getIdentifier() || !method->getParent()->getIdentifier() ||
        method->getParent()->getName() != "basic_string" ||
        (method->getName() != "c_str" && method->getName() != "data"))
      return nullptr;
    return call->getImplicitObjectArgument();
  }

  /// The literal that an initializer of a string is made of; null if it is something else.
  static const clang::StringLiteral *literalIn(const clang::Expr *value) {
    value = value->IgnoreUnlessSpelledInSource();
    if (const auto *construction = llvm::dyn_cast<clang::CXXConstructExpr>(value);
        construction && construction->getNumArgs() > 0)
      value = construction->getArg(0)->IgnoreUnlessSpelledInSource();
    return llvm::dyn_cast<clang::StringLiteral>(value);
  }

  /// Notes a program for the translation. Returns false if a part of it is not written in a file:
  /// `#` made it.
  static bool addSource(UnitContext &unit, const clang::StringLiteral *literal) {
    RuntimeSource source;
    for (unsigned i = 0; i < literal->getNumConcatenated(); ++i) {
      std::optional<frontend::UnitRecorder::Place> place =
          unit.recorder.placeOf(literal->getStrTokenLoc(i));
      if (!place || (i > 0 && source.file != *place->path))
        return false;
      source.file = *place->path;
      source.literals.push_back(place->offset);
    }
    unit.results.runtimeSources.insert(std::move(source));
    return true;
  }

  /// Collects the literals that a text may be. Returns false if it may be something else.
  static bool literalsOf(const UnitContext &unit, const clang::Expr *text,
                         std::vector<const clang::StringLiteral *> &literals) {
    bool isKnown = true;
    forEachOrigin(unit.index, text, [&](const clang::Expr *origin) {
      if (const clang::Expr *string = stringOf(origin)) {
        const clang::VarDecl *variable = referencedVariable(string);
        llvm::ArrayRef<const clang::Expr *> values =
            variable ? unit.index.valuesOf(variable) : llvm::ArrayRef<const clang::Expr *>();
        origin = values.size() == 1 ? literalIn(values.front()) : nullptr;
      }
      if (const auto *literal = llvm::dyn_cast_or_null<clang::StringLiteral>(origin);
          literal && literal->getCharByteWidth() == 1)
        literals.push_back(literal);
      else
        isKnown = false;
    });
    return isKnown;
  }

  static void checkSource(UnitContext &unit, const Indexed<clang::CallExpr> &call,
                          const clang::Expr *source) {
    std::vector<const clang::StringLiteral *> literals;
    bool isKnown = literalsOf(unit, source, literals);
    std::set<const clang::StringLiteral *> translated;
    for (const clang::StringLiteral *literal : literals)
      if (addSource(unit, literal))
        translated.insert(literal);
    if (!isKnown) {
      report(unit, call.node->getSourceRange(), call.in,
             "the source that is compiled here is only known at run time and is not translated",
             "keep the source in a .cu file, and translate that file");
      return;
    }
    for (const clang::StringLiteral *literal : literals)
      for (llvm::StringRef word : foreignWords)
        if (literal->getString().contains(word)) {
          report(unit, call.node->getSourceRange(), call.in,
                 fmt::format("the source that is compiled here is in a string and is not "
                             "translated; it contains `{}`",
                             word.str()),
                 "move it to a file of its own, and translate that file",
                 {{literal->getBeginLoc(), "the source is here"}}, translated.contains(literal));
          break;
        }
  }

  /// The texts of headers that a program includes, in an array.
  static void addHeaders(UnitContext &unit, const clang::Expr *headers) {
    anyPartSatisfies(unit.index, headers, [&](const clang::Expr *part) {
      if (const auto *literal = llvm::dyn_cast<clang::StringLiteral>(part);
          literal && literal->getCharByteWidth() == 1)
        addSource(unit, literal);
      return false;
    });
  }

  static void checkOptions(UnitContext &unit) {
    std::vector<RoleCall> calls = callsWith(unit.index, Role::TakesOptions);
    llvm::erase_if(calls, [&](const RoleCall &call) {
      const clang::Expr *count = call.argument(Role::Part::Count);
      return !count || unit.valueOf(count) == 0;
    });
    if (calls.empty())
      return;
    bool isFound = false;
    for (const Indexed<clang::StringLiteral> &literal : unit.index.strings) {
      if (literal.node->getCharByteWidth() != 1 || !literal.node->getString().starts_with("-"))
        continue;
      std::optional<frontend::WrittenNvccFlag> flag =
          frontend::findNvccFlag(literal.node->getString());
      if (!flag || flag->flag->hip.empty() || !flag->flag->counts(flag->value.value_or("")) ||
          isForLinker(unit, literal.node))
        continue;
      isFound = true;
      report(unit, literal.node->getSourceRange(), literal.in,
             fmt::format("`{}` is an NVRTC option, but hipRTC expects Clang options",
                         literal.node->getString().str()),
             flag->flag->hip.str(), {}, addOption(unit, calls, literal.node, *flag));
    }
    for (const RoleCall &call : calls)
      if (!isFound)
        report(
            unit, call.node->getSourceRange(), call.in,
            "these are NVRTC options, but hipRTC expects Clang options",
            "replace --gpu-architecture=compute_80 with --offload-arch=gfx90a, and remove options "
            "that Clang does not know");
  }

  /// The word that replaces an option for hipRTC; empty if no single word does. Options that go away
  /// become hipRTC's own default, since the program counts them.
  static std::string wordFor(const UnitContext &unit, const frontend::WrittenNvccFlag &written) {
    constexpr const char *noOption = "-O3";
    const frontend::NvccFlag &flag = *written.flag;
    if (flag.full == "--use_fast_math")
      return "-ffast-math"; // in one word
    if (flag.replacement == "@targets") {
      llvm::StringRef architecture = written.value.value_or("").rtrim("af");
      if (architecture.empty() || !llvm::isDigit(architecture.back()))
        return {}; // the next word has it, or the program adds its number
      return unit.options.target.gpus.size() == 1
                 ? "--offload-arch=" + unit.options.target.gpus.front().name.str()
                 : noOption;
    }
    return flag.replacement.empty() && flag.hip.starts_with("drop it") ? noOption
                                                                       : flag.replacement.str();
  }

  /// Notes an option for the translation. Returns false if it has no counterpart in a single word, or if
  /// it may not reach the compiler.
  static bool addOption(UnitContext &unit, llvm::ArrayRef<RoleCall> calls,
                        const clang::StringLiteral *literal,
                        const frontend::WrittenNvccFlag &written) {
    std::string word = wordFor(unit, written);
    if (word.empty() || llvm::StringRef(word).contains(' ') || word.front() != '-' ||
        literal->getNumConcatenated() != 1 || !literal->getBeginLoc().isFileID())
      return false;
    std::optional<frontend::UnitRecorder::Place> place =
        unit.recorder.placeOf(literal->getBeginLoc());
    bool leadsThere = llvm::any_of(calls, [&](const RoleCall &call) {
      const clang::Expr *options = call.argument(Role::Part::Options);
      return options && anyPartSatisfies(unit.index, options,
                                         [&](const clang::Expr *part) { return part == literal; });
    });
    if (!place || !leadsThere)
      return false;
    unit.results.runtimeOptions[*place->path][place->offset] = word;
    return true;
  }

  /// nvJitLink has options of the same spelling; HIP has no nvJitLink at all.
  static bool isForLinker(const UnitContext &unit, const clang::StringLiteral *literal) {
    return llvm::any_of(callsWith(unit.index, Role::LinksCode), [&](const RoleCall &call) {
      return llvm::any_of(call.node->arguments(), [&](const clang::Expr *given) {
        return anyPartSatisfies(unit.index, given,
                                [&](const clang::Expr *part) { return part == literal; });
      });
    });
  }

  static void checkImage(UnitContext &unit, const Indexed<clang::CallExpr> &call,
                         const clang::Expr *image, bool isData) {
    const char *advice = "build a code object with hipcc --genco or hipRTC";
    std::vector<const clang::StringLiteral *> literals;
    bool isKnown = literalsOf(unit, image, literals);
    for (const clang::StringLiteral *literal : literals) {
      llvm::StringRef text = literal->getString();
      if (!isData || text.contains(".target sm_"))
        report(unit, call.node->getSourceRange(), call.in,
               isData ? std::string("this loads PTX, but HIP loads only AMD code objects")
                      : fmt::format("this loads `{}`, but HIP loads only AMD code objects",
                                    text.str()),
               advice);
    }
    if (isKnown)
      return;
    // What this unit compiles at run time is a code object in HIP too.
    if (isData && !callsWith(unit.index, Role::GivesCode).empty())
      return;
    report(unit, call.node->getSourceRange(), call.in,
           "HIP loads only AMD code objects, neither PTX nor cubin files", advice);
  }
};

} // namespace

std::unique_ptr<Check> makeRuntimeCompilationCheck() {
  return std::make_unique<RuntimeCompilationCheck>();
}

} // namespace tranship::checks
