// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/TargetDependence.h"

#include "support/ClangInstallation.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {
namespace {

class DependenceCallbacks : public clang::PPCallbacks {
public:
  DependenceCallbacks(clang::Preprocessor &preprocessor, TargetDependence &dependence)
      : preprocessor_(preprocessor), dependence_(dependence) {}

  void MacroExpands(const clang::Token &name, const clang::MacroDefinition &macro,
                    clang::SourceRange, const clang::MacroArgs *) override {
    look(name);
    // Its body may ask for a builtin: `__has_builtin(…)`.
    if (const clang::MacroInfo *info = macro.getMacroInfo())
      for (const clang::Token &token : info->tokens())
        if (token.getIdentifierInfo())
          look(token);
  }
  void MacroDefined(const clang::Token &name, const clang::MacroDirective *directive) override {
    // Clang defines its own in a text that is not a file.
    const clang::SourceManager &sources = preprocessor_.getSourceManager();
    if (sources.getFileEntryRefForID(sources.getFileID(directive->getLocation())))
      look(name);
  }
  void Defined(const clang::Token &name, const clang::MacroDefinition &,
               clang::SourceRange) override {
    look(name);
  }
  void Ifdef(clang::SourceLocation, const clang::Token &name,
             const clang::MacroDefinition &) override {
    look(name);
  }
  void Ifndef(clang::SourceLocation, const clang::Token &name,
              const clang::MacroDefinition &) override {
    look(name);
  }
  void Elifdef(clang::SourceLocation, const clang::Token &name,
               const clang::MacroDefinition &) override {
    look(name);
  }
  void Elifndef(clang::SourceLocation, const clang::Token &name,
                const clang::MacroDefinition &) override {
    look(name);
  }
  void If(clang::SourceLocation directive, clang::SourceRange, ConditionValueKind) override {
    lookAtLine(directive);
  }
  void Elif(clang::SourceLocation directive, clang::SourceRange, ConditionValueKind,
            clang::SourceLocation) override {
    lookAtLine(directive);
  }
  /// No callback tells of a name in a condition that is not a macro here, but may be one for another GPU.
  /// Clang's builtins are in the table from the start.
  void EndOfMainFile() override {
    for (const auto &identifier : preprocessor_.getIdentifierTable())
      dependence_.add(!identifier.second->hasMacroDefinition() &&
                      identifier.second->getBuiltinID() == 0 &&
                      TargetDependence::tellsApart(identifier.first()));
  }

private:
  void look(const clang::Token &name) {
    dependence_.add(TargetDependence::tellsApart(name.getIdentifierInfo()->getName()));
  }
  /// No callback tells of a builtin that a condition asks for: `__has_builtin(…)`.
  void lookAtLine(clang::SourceLocation directive) {
    const clang::SourceManager &sources = preprocessor_.getSourceManager();
    auto [file, offset] = sources.getDecomposedExpansionLoc(directive);
    llvm::StringRef text = sources.getBufferData(file).drop_front(offset);
    size_t end = text.find('\n');
    while (end != llvm::StringRef::npos && text.take_front(end).rtrim('\r').ends_with("\\"))
      end = text.find('\n', end + 1);
    dependence_.add(text.take_front(end).contains("__builtin_amdgcn_"));
  }

  clang::Preprocessor &preprocessor_;
  TargetDependence &dependence_;
};

bool isClangs(clang::SourceLocation location, const clang::SourceManager &sources) {
  clang::OptionalFileEntryRef file =
      sources.getFileEntryRefForID(sources.getFileID(sources.getExpansionLoc(location)));
  return file && !clangResourceFolder().empty() &&
         file->getName().starts_with(clangResourceFolder());
}

} // namespace

bool TargetDependence::tellsApart(llvm::StringRef name) {
  // These are the same for all: the value of the second one is not known when code is compiled.
  if (!name.starts_with("__") || name == "__AMDGCN__" || name == "__builtin_amdgcn_wavefrontsize")
    return false;
  return llvm::any_of(llvm::ArrayRef<llvm::StringRef>{"__gfx", "__GFX", "__AMDGCN_",
                                                      "__amdgcn_processor", "__amdgcn_target_id",
                                                      "__amdgcn_feature_", "__HIP_NO_IMAGE_SUPPORT",
                                                      "__builtin_amdgcn_"},
                      [&](llvm::StringRef prefix) { return name.starts_with(prefix); });
}

void TargetDependence::attach(clang::Preprocessor &preprocessor) {
  preprocessor.addPPCallbacks(std::make_unique<DependenceCallbacks>(preprocessor, *this));
  preprocessor.setTokenWatcher(
      [this, &sources = preprocessor.getSourceManager()](const clang::Token &token) {
        if (found_)
          return;
        // Clang's own headers make the same of their builtins for all GPUs.
        if (token.is(clang::tok::identifier) && token.getIdentifierInfo()->getBuiltinID() != 0)
          found_ = tellsApart(token.getIdentifierInfo()->getName()) &&
                   !isClangs(token.getLocation(), sources);
        // The C library's headers name symbols with it.
        else if (token.is(clang::tok::kw_asm))
          found_ = !sources.isInSystemHeader(token.getLocation());
      });
}

} // namespace tranship::frontend
