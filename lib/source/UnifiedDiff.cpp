#include "source/UnifiedDiff.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace tranship {
namespace {

constexpr int context = 3;

std::vector<llvm::StringRef> splitLines(llvm::StringRef text) {
  std::vector<llvm::StringRef> lines;
  while (!text.empty()) {
    size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.take_front(length));
    text = text.drop_front(length);
  }
  return lines;
}

struct Piece {
  int beforeBegin, beforeEnd, afterBegin, afterEnd;
};

/// Myers' greedy algorithm. Translations change few lines, so the number of differences stays
/// small; beyond `limit` the texts count as wholly different, which keeps memory bounded.
std::vector<Piece> differences(const std::vector<llvm::StringRef> &a,
                               const std::vector<llvm::StringRef> &b) {
  const int n = a.size(), m = b.size(), limit = std::min(n + m, 4000);
  std::vector<std::vector<int>> history;
  std::vector<int> furthest(2 * limit + 3, 0);
  auto at = [&](int k) -> int & { return furthest[k + limit + 1]; };
  int found = -1;
  for (int d = 0; d <= limit && found < 0; ++d) {
    history.push_back(furthest);
    for (int k = -d; k <= d; k += 2) {
      int x = k == -d || (k != d && at(k - 1) < at(k + 1)) ? at(k + 1) : at(k - 1) + 1;
      int y = x - k;
      while (x < n && y < m && a[x] == b[y])
        ++x, ++y;
      at(k) = x;
      if (x >= n && y >= m) {
        found = d;
        break;
      }
    }
  }
  if (found < 0)
    return {{0, n, 0, m}};
  std::vector<Piece> pieces;
  int x = n, y = m;
  for (int d = found; d > 0; --d) {
    auto was = [&](int k) { return history[d][k + limit + 1]; };
    int k = x - y;
    int previousK = k == -d || (k != d && was(k - 1) < was(k + 1)) ? k + 1 : k - 1;
    int previousX = was(previousK), previousY = previousX - previousK;
    bool inserted = previousK == k + 1;
    int fromX = previousX, fromY = previousY;
    int toX = inserted ? fromX : fromX + 1, toY = inserted ? fromY + 1 : fromY;
    if (!pieces.empty() && pieces.back().beforeBegin == toX && pieces.back().afterBegin == toY) {
      pieces.back().beforeBegin = fromX;
      pieces.back().afterBegin = fromY;
    } else {
      pieces.push_back({fromX, toX, fromY, toY});
    }
    x = fromX;
    y = fromY;
  }
  std::reverse(pieces.begin(), pieces.end());
  return pieces;
}

/// Empty pieces at the lines that are to be seen.
std::vector<Piece> withShown(const std::vector<Piece> &pieces, llvm::ArrayRef<unsigned> show,
                             int lineCount) {
  std::vector<Piece> all;
  int shift = 0; // from a line before to the same line after
  auto next = show.begin();
  auto addShown = [&](int end) {
    for (; next != show.end() && static_cast<int>(*next) - 1 < end; ++next) {
      int line = static_cast<int>(*next) - 1;
      if (line >= (all.empty() ? 0 : all.back().beforeEnd))
        all.push_back({line, line, line + shift, line + shift});
    }
  };
  for (const Piece &piece : pieces) {
    addShown(piece.beforeBegin);
    all.push_back(piece);
    shift = piece.afterEnd - piece.beforeEnd;
  }
  addShown(lineCount);
  return all;
}

void addLine(std::string &out, char mark, llvm::StringRef line) {
  out += mark;
  out += line;
  if (!line.ends_with("\n"))
    out += "\n\\ No newline at end of file\n";
}

std::string rangeOf(unsigned begin, unsigned end) {
  unsigned length = end - begin;
  return length == 1 ? fmt::format("{}", begin + 1)
                     : fmt::format("{},{}", length ? begin + 1 : begin, length);
}

} // namespace

std::vector<DiffHunk> diffHunks(llvm::StringRef before, llvm::StringRef after,
                                llvm::ArrayRef<unsigned> show) {
  std::vector<llvm::StringRef> a = splitLines(before), b = splitLines(after);
  std::vector<Piece> pieces;
  if (before != after)
    pieces = differences(a, b);
  pieces = withShown(pieces, show, a.size());
  std::vector<DiffHunk> hunks;
  for (size_t first = 0; first < pieces.size();) {
    size_t last = first;
    while (last + 1 < pieces.size() &&
           pieces[last + 1].beforeBegin - pieces[last].beforeEnd <= 2 * context)
      ++last;
    int lead = std::min(context, pieces[first].beforeBegin);
    int trail = std::min<int>(context, a.size() - pieces[last].beforeEnd);
    DiffHunk hunk;
    hunk.beforeBegin = pieces[first].beforeBegin - lead;
    hunk.beforeEnd = pieces[last].beforeEnd + trail;
    hunk.afterBegin = pieces[first].afterBegin - lead;
    hunk.afterEnd = pieces[last].afterEnd + trail;
    unsigned x = hunk.beforeBegin, y = hunk.afterBegin;
    auto addSame = [&](unsigned end) {
      for (; x < end; ++x, ++y)
        hunk.lines.push_back({x + 1, y + 1, a[x]});
    };
    for (size_t i = first; i <= last; ++i) {
      addSame(pieces[i].beforeBegin);
      for (; x < static_cast<unsigned>(pieces[i].beforeEnd); ++x)
        hunk.lines.push_back({x + 1, 0, a[x]});
      for (; y < static_cast<unsigned>(pieces[i].afterEnd); ++y)
        hunk.lines.push_back({0, y + 1, b[y]});
    }
    addSame(hunk.beforeEnd);
    hunks.push_back(std::move(hunk));
    first = last + 1;
  }
  return hunks;
}

std::string unifiedDiff(llvm::StringRef before, llvm::StringRef after, llvm::StringRef beforeName,
                        llvm::StringRef afterName) {
  if (before == after)
    return {};
  // patch reads a name up to the first space, unless a tab ends it.
  auto shown = [](llvm::StringRef name) { return name.str() + (name.contains(' ') ? "\t" : ""); };
  std::string out = fmt::format("--- {}\n+++ {}\n", shown(beforeName), shown(afterName));
  for (const DiffHunk &hunk : diffHunks(before, after)) {
    out += fmt::format("@@ -{} +{} @@\n", rangeOf(hunk.beforeBegin, hunk.beforeEnd),
                       rangeOf(hunk.afterBegin, hunk.afterEnd));
    for (const DiffLine &line : hunk.lines)
      addLine(out, !line.before ? '+' : !line.after ? '-' : ' ', line.text);
  }
  return out;
}

} // namespace tranship
