// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/IncludeGraph.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace tranship::frontend {
namespace {

class Recorder : public clang::PPCallbacks {
public:
  Recorder(const clang::SourceManager &sources, IncludeGraph &graph)
      : sources_(sources), graph_(graph) {}

  void InclusionDirective(clang::SourceLocation hash, const clang::Token &, llvm::StringRef, bool,
                          clang::CharSourceRange, clang::OptionalFileEntryRef file, llvm::StringRef,
                          llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind) override {
    clang::OptionalFileEntryRef includer = sources_.getFileEntryRefForID(sources_.getFileID(hash));
    if (file)
      graph_.add(includer ? includer->getName() : llvm::StringRef(IncludeGraph::commandLine),
                 file->getName());
  }

private:
  const clang::SourceManager &sources_;
  IncludeGraph &graph_;
};

} // namespace

void IncludeGraph::add(llvm::StringRef includer, llvm::StringRef included) {
  included_.try_emplace(included);
  std::vector<std::string> &list = included_[includer];
  if (!llvm::is_contained(list, included))
    list.push_back(included.str());
}

void IncludeGraph::visitFrom(llvm::StringRef file,
                             llvm::function_ref<bool(llvm::StringRef)> reach) const {
  llvm::SmallVector<llvm::StringRef> open = {file};
  while (!open.empty()) {
    llvm::StringRef next = open.pop_back_val();
    if (!reach(next))
      continue;
    if (auto found = included_.find(next); found != included_.end())
      llvm::append_range(open, found->second);
  }
}

std::vector<std::string> IncludeGraph::files() const {
  std::vector<std::string> files;
  for (const auto &entry : included_)
    files.push_back(entry.first().str());
  llvm::sort(files);
  return files;
}

llvm::ArrayRef<std::string> IncludeGraph::includedBy(llvm::StringRef file) const {
  auto known = included_.find(file);
  if (known == included_.end())
    return {};
  return known->second;
}

std::string IncludeGraph::text() const {
  std::string text;
  for (const auto &entry : included_) {
    text += (entry.first() + "\n").str();
    for (const std::string &file : entry.second)
      text += "\t" + file + "\n";
  }
  return text;
}

IncludeGraph IncludeGraph::fromText(llvm::StringRef text) {
  IncludeGraph graph;
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  if (!lines.empty())
    lines.pop_back(); // what follows the last line ending
  llvm::StringRef includer;
  for (llvm::StringRef line : lines)
    if (line.consume_front("\t"))
      graph.add(includer, line);
    else
      graph.included_.try_emplace(includer = line);
  return graph;
}

std::unique_ptr<clang::PPCallbacks> recordIncludes(const clang::SourceManager &sources,
                                                   IncludeGraph &graph) {
  return std::make_unique<Recorder>(sources, graph);
}

} // namespace tranship::frontend
