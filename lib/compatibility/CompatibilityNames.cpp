// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compatibility/CompatibilityNames.h"

#include "compatibility/CallPattern.h"

#include "mapping/CallTemplate.h"
#include "source/IncludeDirectives.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::compatibility {

using mapping::Row;
using mapping::RowKind;
using translate::TranslatedFile;
namespace {

constexpr llvm::StringLiteral mainHeader = "hip/hip_runtime.h";

/// The first place where a name becomes a certain text.
struct Place {
  const SourceFile *file;
  unsigned offset;
};

class NameCollector {
public:
  NameCollector(const Translation &translation, const Table &table)
      : translation_(translation), table_(table) {}

  CompatibilityNames collect() {
    for (const TranslatedFile &file : translation_.files)
      addFile(file);
    for (const TranslatedFile &file : translation_.files)
      addSharedHeaders(file);
    settleNames();
    dropUsersNames();
    return std::move(result_);
  }

private:
  void addFile(const TranslatedFile &file) {
    for (const Change &change : file.changes) {
      const SourceFile &source = *file.input->source;
      if (change.rule == "include")
        addInclude(source, change);
      else if (change.rule == "rename")
        addRename(source, change);
      else if (change.rule == "macro-value")
        addMacro(source, change);
      else if (change.rule == "call")
        addCall(source, change);
      else
        refuse(source, change.edits.front().range.begin,
               fmt::format("this code has another form in HIP (rule `{}`), which a header cannot "
                           "give it",
                           change.rule.str()));
    }
  }

  void addInclude(const SourceFile &source, const Change &change) {
    for (const Edit &edit : change.edits) {
      if (edit.range.size() == 0) { // new includes
        for (llvm::StringRef line : llvm::split(textOf(edit), '\n'))
          if (line = line.trim(); line.consume_front("#include <") && line.consume_back(">"))
            if (line != mainHeader)
              result_.standardHeaders.insert(line.str());
        continue;
      }
      bool isDirective = false;
      for (const IncludeDirective &directive : findIncludes(source).directives)
        if (edit.range.contains(directive.name)) {
          isDirective = true;
          addHeader(source.text(directive.name));
        }
      if (!isDirective)
        addHeader(source.text(edit.range));
    }
  }

  void addHeader(llvm::StringRef spelled) {
    const Row *row = table_.header(spelled);
    if (!row || !row->supported)
      return;
    llvm::SmallVector<llvm::StringRef, 2> hip;
    row->hip.ref().split(hip, ' ', -1, /*KeepEmpty=*/false);
    std::vector<std::string> &headers = result_.headers[spelled.str()];
    headers.assign(hip.begin(), hip.end());
    llvm::erase(headers, mainHeader.str());
  }

  /// The macros must also be hidden from headers that have the same name in CUDA and in HIP.
  void addSharedHeaders(const TranslatedFile &file) {
    if (file.isHip)
      return;
    for (const IncludeDirective &directive : findIncludes(*file.input->source).directives) {
      llvm::StringRef spelled = file.input->source->text(directive.name);
      const Row *row = table_.header(spelled);
      if (directive.angled && row && row->supported && row->hip == spelled)
        addHeader(spelled);
    }
  }

  void addRename(const SourceFile &source, const Change &change) {
    const Edit &edit = change.edits.front();
    std::string name = withoutBlanks(source.text(edit.range)), hip = textOf(edit);
    auto [kind, row] = rowOf(name, hip);
    if (kind == RowKind::Namespace && llvm::StringRef(hip).contains("::")) {
      refuse(
          source, edit.range.begin,
          fmt::format("namespace `{}` is `{}` in HIP, and a header cannot give an inner namespace "
                      "of a library another name",
                      name, hip));
    } else if (kind == RowKind::Namespace) {
      result_.namespaces[name] = hip;
    } else if (row && kind == RowKind::Macro && isTested(source, edit, *row)) {
      addTestedMacro(*row);
      edited_.insert({&source, edit.range.begin});
    } else if (row) {
      uses_[name].try_emplace(hip, Place{&source, edit.range.begin});
      edited_.insert({&source, edit.range.begin});
    } else {
      refuse(source, edit.range.begin,
             fmt::format("`{}` becomes `{}` as a member or a part of a qualified name, so a macro "
                         "would rename other things too",
                         name, hip));
    }
  }

  /// The row that a rename follows, if that row renames whole names.
  std::pair<RowKind, const Row *> rowOf(llvm::StringRef name, llvm::StringRef hip) const {
    for (const Row &row : table_.rowsOf(name))
      if (row.supported && (row.hip == hip || (!row.tag.empty() && row.tag == hip)) &&
          row.kind != RowKind::Field && row.kind != RowKind::Header)
        return {row.kind, row.kind == RowKind::Namespace ? nullptr : &row};
    return {RowKind::Field, nullptr};
  }

  void addMacro(const SourceFile &source, const Change &change) {
    const Edit &edit = change.edits.front();
    for (const Row &row : table_.rowsOf(source.text(edit.range)))
      if (row.kind == RowKind::Macro && row.supported && !row.call.empty()) {
        edited_.insert({&source, edit.range.begin});
        if (isTested(source, edit, row))
          return addTestedMacro(row);
        std::string text = textOf(edit);
        if (text != row.hip) // do more than test whether it is defined
          uses_[row.name.str()].try_emplace(std::move(text), Place{&source, edit.range.begin});
        return;
      }
  }

  /// Whether the sources test if the macro is defined, or the compiler defines it.
  static bool isTested(const SourceFile &source, const Edit &edit, const Row &row) {
    const SourceToken &token = source.tokens()[source.tokenAt(edit.range.begin)];
    return !row.hip.empty() && (row.name.starts_with("__") ||
                                (row.call.empty() && token.directive == Directive::Condition));
  }

  void addTestedMacro(const Row &row) {
    result_.testedMacros[row.name.str()] = {row.hip.str(),
                                            row.call.empty() ? row.hip.str() : row.call.str()};
  }

  void addCall(const SourceFile &source, const Change &change) {
    const Edit *first = &change.edits.front();
    for (const Edit &edit : change.edits)
      if (edit.range.begin < first->range.begin)
        first = &edit;
    size_t token = source.tokenAt(first->range.begin);
    std::string name = source.text(source.tokens()[token]).str();
    std::optional<CallPattern> pattern;
    if (!table_.rowsOf(name).empty())
      pattern = callPattern(source, token, change);
    if (!pattern) {
      refuse(source, first->range.begin,
             fmt::format("the arguments of `{}` change in HIP, and a macro cannot change them here",
                         name));
      return;
    }
    edited_.insert({&source, first->range.begin});
    calls_[name][pattern->arguments].try_emplace(pattern->text, Place{&source, first->range.begin});
  }

  /// Accepts the names that become the same text everywhere.
  void settleNames() {
    for (auto &[name, values] : uses_) {
      if (result_.testedMacros.contains(name))
        continue;
      if (values.size() > 1)
        preferTag(name, values);
      if (calls_.contains(name) || values.size() > 1) {
        auto other = calls_.contains(name) ? values.begin() : std::next(values.begin());
        refuse(*other->second.file, other->second.offset,
               fmt::format("`{}` becomes `{}` here and something else elsewhere, so no header can "
                           "define it",
                           name, other->first));
        calls_.erase(name);
      } else {
        result_.names[name] = values.begin()->first;
      }
    }
    for (auto &[name, byCount] : calls_)
      settleCall(name, byCount);
  }

  void settleCall(const std::string &name,
                  const std::map<size_t, std::map<std::string, Place>> &byCount) {
    std::map<size_t, std::string> patterns;
    bool isSame = true;
    for (const auto &[count, texts] : byCount) {
      std::string &longest = patterns[count];
      for (const auto &[text, place] : texts) {
        if (!longest.empty() && withoutCasts(text) != withoutCasts(longest)) {
          refuse(*place.file, place.offset,
                 fmt::format("the HIP form of `{}` is not the same in all places, so no header can "
                             "define it",
                             name));
          return;
        }
        if (text.size() > longest.size())
          longest = text;
      }
      isSame &= isSameCall(name, {count, longest});
    }
    if (!isSame)
      result_.calls[name] = std::move(patterns);
  }

  /// After `struct`, only the tag works, and the tag is also correct without `struct`.
  void preferTag(llvm::StringRef name, std::map<std::string, Place> &values) const {
    for (const Row &row : table_.rowsOf(name))
      if (!row.tag.empty() && values.contains(row.tag.str())) {
        std::erase_if(values, [&](const auto &value) { return value.first == row.hip; });
        return;
      }
  }

  /// Drops names that the user's code also uses for something else.
  void dropUsersNames() {
    for (const TranslatedFile &file : translation_.files) {
      const SourceFile &source = *file.input->source;
      if (file.isHip)
        continue;
      for (const SourceToken &token : source.tokens()) {
        if (!token.is(clang::tok::raw_identifier) || token.directive == Directive::Include)
          continue;
        std::string name = source.text(token).str();
        if (!result_.names.contains(name) && !result_.calls.contains(name))
          continue;
        bool isInactive =
            llvm::any_of(file.inactive, [&](Range range) { return range.contains(token.offset); });
        if (isInactive || edited_.contains({&source, token.offset}))
          continue;
        refuse(source, token.offset,
               fmt::format("`{}` is a name of your own here, so a header cannot define it", name),
               "rename it here, or write the HIP name where CUDA's is meant");
        result_.names.erase(name);
        result_.calls.erase(name);
      }
    }
  }

  void refuse(const SourceFile &source, unsigned offset, std::string message,
              std::string advice = "write it for both platforms, with `#ifdef __HIP__`, or "
                                   "translate the file") {
    auto [line, column] = source.lineAndColumn(offset);
    result_.problems.push_back({DiagnosticKind::CallForm, source.path(), line, column,
                                std::move(message), std::move(advice)});
  }

  static std::string textOf(const Edit &edit) {
    std::string text;
    for (const Piece &piece : edit.text)
      if (const auto *literal = std::get_if<std::string>(&piece))
        text += *literal;
    return text;
  }

  static std::string withoutBlanks(llvm::StringRef text) {
    std::string out;
    llvm::copy_if(text, std::back_inserter(out), [](char c) { return !llvm::isSpace(c); });
    return out;
  }

  const Translation &translation_;
  const Table &table_;
  CompatibilityNames result_;
  /// Name → its HIP text → the first place.
  std::map<std::string, std::map<std::string, Place>> uses_;
  std::map<std::string, std::map<size_t, std::map<std::string, Place>>> calls_;
  /// The places of CUDA names that the translation edits.
  std::set<std::pair<const SourceFile *, unsigned>> edited_;
};

} // namespace

CompatibilityNames compatibilityNames(const Translation &translation, const Table &table) {
  return NameCollector(translation, table).collect();
}

} // namespace tranship::compatibility
