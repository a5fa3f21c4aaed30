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

struct Hunk {
  int beforeBegin, beforeEnd, afterBegin, afterEnd;
};

/// Myers' greedy algorithm. Translations change few lines, so the number of differences stays
/// small; beyond `limit` the texts count as wholly different, which keeps memory bounded.
std::vector<Hunk> differences(const std::vector<llvm::StringRef> &a,
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
  std::vector<Hunk> hunks;
  int x = n, y = m;
  for (int d = found; d > 0; --d) {
    auto was = [&](int k) { return history[d][k + limit + 1]; };
    int k = x - y;
    int previousK = k == -d || (k != d && was(k - 1) < was(k + 1)) ? k + 1 : k - 1;
    int previousX = was(previousK), previousY = previousX - previousK;
    bool inserted = previousK == k + 1;
    int fromX = previousX, fromY = previousY;
    int toX = inserted ? fromX : fromX + 1, toY = inserted ? fromY + 1 : fromY;
    if (!hunks.empty() && hunks.back().beforeBegin == toX && hunks.back().afterBegin == toY) {
      hunks.back().beforeBegin = fromX;
      hunks.back().afterBegin = fromY;
    } else {
      hunks.push_back({fromX, toX, fromY, toY});
    }
    x = fromX;
    y = fromY;
  }
  std::reverse(hunks.begin(), hunks.end());
  return hunks;
}

void addLine(std::string &out, char mark, llvm::StringRef line) {
  out += mark;
  out += line;
  if (!line.ends_with("\n"))
    out += "\n\\ No newline at end of file\n";
}

std::string rangeOf(int begin, int end) {
  int length = end - begin;
  return length == 1 ? fmt::format("{}", begin + 1)
                     : fmt::format("{},{}", length ? begin + 1 : begin, length);
}

} // namespace

std::string unifiedDiff(llvm::StringRef before, llvm::StringRef after, llvm::StringRef beforeName,
                        llvm::StringRef afterName) {
  if (before == after)
    return {};
  std::vector<llvm::StringRef> a = splitLines(before), b = splitLines(after);
  std::vector<Hunk> hunks = differences(a, b);
  // patch reads a name up to the first space, unless a tab ends it.
  auto shown = [](llvm::StringRef name) { return name.str() + (name.contains(' ') ? "\t" : ""); };
  std::string out = fmt::format("--- {}\n+++ {}\n", shown(beforeName), shown(afterName));
  for (size_t first = 0; first < hunks.size();) {
    size_t last = first;
    while (last + 1 < hunks.size() &&
           hunks[last + 1].beforeBegin - hunks[last].beforeEnd <= 2 * context)
      ++last;
    int lead = std::min(context, hunks[first].beforeBegin);
    int trail = std::min<int>(context, a.size() - hunks[last].beforeEnd);
    out += fmt::format("@@ -{} +{} @@\n",
                       rangeOf(hunks[first].beforeBegin - lead, hunks[last].beforeEnd + trail),
                       rangeOf(hunks[first].afterBegin - lead, hunks[last].afterEnd + trail));
    int position = hunks[first].beforeBegin - lead;
    for (size_t i = first; i <= last; ++i) {
      for (; position < hunks[i].beforeBegin; ++position)
        addLine(out, ' ', a[position]);
      for (; position < hunks[i].beforeEnd; ++position)
        addLine(out, '-', a[position]);
      for (int line = hunks[i].afterBegin; line < hunks[i].afterEnd; ++line)
        addLine(out, '+', b[line]);
    }
    for (int end = position + trail; position < end; ++position)
      addLine(out, ' ', a[position]);
    first = last + 1;
  }
  return out;
}

} // namespace tranship
