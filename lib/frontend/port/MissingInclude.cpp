// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/MissingInclude.h"

#include "source/IncludeDirectives.h"

#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

namespace tranship::frontend {
namespace {

class Scanner {
public:
  Scanner(clang::Preprocessor &preprocessor, llvm::function_ref<bool(llvm::StringRef)> isUserFile,
          llvm::function_ref<bool(llvm::StringRef)> ends)
      : search_(preprocessor.getHeaderSearchInfo()), files_(preprocessor.getFileManager()),
        isUserFile_(isUserFile), ends_(ends) {}

  IncludeScan scan(clang::FileEntryRef main) {
    visit(main);
    return std::move(scan_);
  }

private:
  void visit(clang::FileEntryRef entry) {
    llvm::SmallString<256> path(entry.getName());
    (void)files_.makeAbsolutePath(path);
    llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
    if (!isUserFile_(path) || !scan_.filesRead.insert(path.str().str()).second)
      return;
    auto buffer = files_.getBufferForFile(entry);
    if (!buffer)
      return;
    SourceFile file(path.str().str(), (*buffer)->getBuffer().str());
    IncludeLayout layout = findIncludes(file);
    for (const IncludeDirective &directive : layout.directives) {
      if (directive.conditions != layout.guard)
        continue;
      std::string name = file.text(directive.name).str();
      scan_.includes.insert(name);
      clang::OptionalFileEntryRef included = lookUp(name, directive.angled, entry);
      if (included)
        visit(*included);
      else if (ends_(name))
        scan_.missing = {file.path(), directive.name.begin, name};
      if (scan_.missing)
        return;
    }
  }

  clang::OptionalFileEntryRef lookUp(llvm::StringRef name, bool isAngled,
                                     clang::FileEntryRef includer) {
    // Clang has not entered the file yet, so it is not to look for what it knows of it.
    std::pair<clang::OptionalFileEntryRef, clang::DirectoryEntryRef> includers[] = {
        {std::nullopt, includer.getDir()}};
    bool isMapped = false, isFramework = false;
    return search_.LookupFile(name, {}, isAngled, nullptr, nullptr, includers, nullptr, nullptr,
                              nullptr, nullptr, &isMapped, &isFramework, /*SkipCache=*/true,
                              /*BuildSystemModule=*/false, /*OpenFile=*/false,
                              /*CacheFailures=*/false);
  }

  clang::HeaderSearch &search_;
  clang::FileManager &files_;
  llvm::function_ref<bool(llvm::StringRef)> isUserFile_, ends_;
  IncludeScan scan_;
};

} // namespace

IncludeScan scanIncludes(clang::Preprocessor &preprocessor,
                         llvm::function_ref<bool(llvm::StringRef)> isUserFile,
                         llvm::function_ref<bool(llvm::StringRef)> ends) {
  const clang::SourceManager &sources = preprocessor.getSourceManager();
  clang::OptionalFileEntryRef main = sources.getFileEntryRefForID(sources.getMainFileID());
  return main ? Scanner(preprocessor, isUserFile, ends).scan(*main) : IncludeScan{};
}

} // namespace tranship::frontend
