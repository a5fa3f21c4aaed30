// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "source/CallSyntax.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Writes HIP's name for the end of a list where code writes a null pointer. The end is 0 in CUDA, and
/// another value in HIP. Rows name it in the column `list-end`.
///
///     before  void *a[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, p, CU_LAUNCH_PARAM_BUFFER_SIZE, &n, 0};
///     after   void *a[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, p, HIP_LAUNCH_PARAM_BUFFER_SIZE, &n, HIP_LAUNCH_PARAM_END};
///
///     before  a[0] = CU_LAUNCH_PARAM_BUFFER_POINTER; …  a[4] = NULL;
///     after   a[0] = HIP_LAUNCH_PARAM_BUFFER_POINTER; …  a[4] = HIP_LAUNCH_PARAM_END;
class ListEndRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    std::set<unsigned> done;
    for (const ResolvedUse &use : view.uses) {
      if (!use.row || use.row->listEnd.empty())
        continue;
      std::string end = hipName(view.table, use.row->listEnd);
      if (size_t brace = enclosingBrace(view.file, use.token); isList(view.file, brace))
        endList(view.file, brace, end, use.layer, done, result);
      else
        endElements(view.file, use.token, brace, end, use.layer, done, result);
    }
    return result;
  }

private:
  static std::string hipName(const mapping::Table &table, llvm::StringRef cuda) {
    for (const mapping::Row &row : table.rowsOf(cuda))
      if (row.supported)
        return row.hip.str();
    return cuda.str();
  }

  /// The token of the innermost `{` around a token; tokens().size() if there is none.
  static size_t enclosingBrace(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    int depth = 0;
    for (size_t i = token; i-- > 0;) {
      if (tokens[i].is(tok::r_brace))
        ++depth;
      else if (tokens[i].is(tok::l_brace) && depth-- == 0)
        return i;
    }
    return tokens.size();
  }

  /// Whether a brace begins a list of values: `= {`, `[] {`, `({`.
  static bool isList(const SourceFile &file, size_t brace) {
    const std::vector<SourceToken> &tokens = file.tokens();
    return brace > 0 && brace < tokens.size() &&
           tokens[brace - 1].isAny({tok::equal, tok::r_square, tok::l_paren, tok::comma,
                                    tok::l_brace, tok::raw_identifier, tok::greater}) &&
           !llvm::is_contained(
               {"else", "do", "try", "const", "noexcept", "override", "final", "mutable"},
               file.text(tokens[brace - 1]));
  }

  /// `0`, `NULL`, `nullptr`, `(void *)0`, `static_cast<void *>(0)`.
  static bool isNull(llvm::StringRef text) {
    std::string plain;
    for (char c : text)
      if (!llvm::isSpace(c) && c != '(' && c != ')')
        plain += c;
    llvm::StringRef rest = plain;
    for (llvm::StringRef cast : {"void*", "static_cast<void*>", "reinterpret_cast<void*>", "const"})
      rest.consume_front(cast);
    return rest == "0" || rest == "0L" || rest == "NULL" || rest == "nullptr";
  }

  static void write(Range range, const std::string &text, Layer layer, std::set<unsigned> &done,
                    RuleResult &result) {
    if (done.insert(range.begin).second)
      result.change({"list-end", layer, {{range, {text}}}});
  }

  /// The last element of a list. A list that is shorter than its array ends by what is left out.
  static void endList(const SourceFile &file, size_t brace, const std::string &end, Layer layer,
                      std::set<unsigned> &done, RuleResult &result) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t close = matchingClose(file, brace), last = brace + 1;
    if (close >= tokens.size() || close == brace + 1)
      return;
    size_t stop = tokens[close - 1].is(tok::comma) ? close - 1 : close;
    int depth = 0, count = 1;
    for (size_t i = brace + 1; i < stop; ++i) {
      depth += tokens[i].isAny({tok::l_paren, tok::l_brace, tok::l_square})   ? 1
               : tokens[i].isAny({tok::r_paren, tok::r_brace, tok::r_square}) ? -1
                                                                              : 0;
      if (tokens[i].is(tok::comma) && depth == 0) {
        last = i + 1;
        ++count;
      }
    }
    if (last >= stop)
      return;
    Range element{tokens[last].offset, tokens[stop - 1].end()};
    if (isNull(file.text(element)))
      write(element, end, layer, done, result);
    else if (sizeBefore(file, brace) > count)
      write({element.end, element.end}, ", " + end, layer, done, result);
  }

  /// The number in `name[5] = {`; 0 if there is none.
  static int sizeBefore(const SourceFile &file, size_t brace) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t i = brace;
    if (i > 0 && tokens[i - 1].is(tok::equal))
      --i;
    int size = 0;
    if (i < 3 || !tokens[i - 1].is(tok::r_square) || !tokens[i - 3].is(tok::l_square) ||
        file.text(tokens[i - 2]).getAsInteger(0, size))
      return 0;
    return size;
  }

  /// `a[4] = 0;` in the block in which `a[0]` is the name.
  static void endElements(const SourceFile &file, size_t token, size_t brace,
                          const std::string &end, Layer layer, std::set<unsigned> &done,
                          RuleResult &result) {
    const std::vector<SourceToken> &tokens = file.tokens();
    if (token < 5 || !tokens[token - 1].is(tok::equal) || !tokens[token - 2].is(tok::r_square) ||
        brace >= tokens.size())
      return;
    size_t open = token - 2;
    while (open > 0 && !tokens[open].is(tok::l_square))
      --open;
    if (open == 0)
      return;
    llvm::StringRef array = file.text(tokens[open - 1]);
    size_t close = std::min(matchingClose(file, brace), tokens.size());
    for (size_t i = brace; i + 2 < close; ++i) {
      if (!tokens[i].is(tok::raw_identifier) || file.text(tokens[i]) != array ||
          !tokens[i + 1].is(tok::l_square))
        continue;
      size_t index = matchingClose(file, i + 1);
      if (index + 2 >= close || !tokens[index + 1].is(tok::equal))
        continue;
      size_t semi = index + 2;
      while (semi < close && !tokens[semi].isAny({tok::semi, tok::comma}))
        ++semi;
      Range value{tokens[index + 2].offset, tokens[semi - 1].end()};
      if (semi < close && isNull(file.text(value)))
        write(value, end, layer, done, result);
    }
  }
};

} // namespace

std::unique_ptr<Rule> makeListEndRule() { return std::make_unique<ListEndRule>(); }

} // namespace tranship::rules
