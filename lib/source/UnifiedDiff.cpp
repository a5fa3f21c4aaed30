// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/UnifiedDiff.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
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

struct DiffPiece {
  int beforeBegin, beforeEnd, afterBegin, afterEnd;
};

using Lines = llvm::ArrayRef<llvm::StringRef>;

/// Myers' greedy algorithm. Nothing if the texts have more than `limit` differences, because time
/// and memory grow with the square of their number.
std::optional<std::vector<DiffPiece>> fewDifferences(Lines a, Lines b, int limit) {
  const int n = a.size(), m = b.size();
  limit = std::min(n + m, limit);
  std::vector<std::vector<int>> history; // for each d, the furthest x on the diagonals -d-1 to d+1
  std::vector<int> furthest(2 * limit + 3, 0);
  auto at = [&](int k) -> int & { return furthest[k + limit + 1]; };
  int found = -1;
  for (int d = 0; d <= limit && found < 0; ++d) {
    history.emplace_back(&at(-d - 1), &at(d + 1) + 1);
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
    return std::nullopt;
  std::vector<DiffPiece> pieces;
  int x = n, y = m;
  for (int d = found; d > 0; --d) {
    auto was = [&](int k) { return history[d][k + d + 1]; };
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

/// The longest list of lines that occur once in each text, in the same order in both.
std::vector<std::pair<int, int>> anchorsOf(Lines a, Lines b) {
  struct Places {
    int inA = -1, inB = -1;
    bool once = true;
  };
  llvm::StringMap<Places> places;
  auto count = [&](Lines lines, int Places::*place) {
    for (size_t i = 0; i < lines.size(); ++i) {
      Places &known = places[lines[i]];
      known.once &= known.*place < 0;
      known.*place = i;
    }
  };
  count(a, &Places::inA);
  count(b, &Places::inB);
  // The longest increasing subsequence: for each length, keep the one with the smallest end.
  std::vector<std::pair<int, int>> common;
  std::vector<int> before, ends;
  for (size_t i = 0; i < a.size(); ++i) {
    const Places &place = places[a[i]];
    if (!place.once || place.inB < 0)
      continue;
    auto longer =
        llvm::partition_point(ends, [&](int end) { return common[end].second < place.inB; });
    before.push_back(longer == ends.begin() ? -1 : *std::prev(longer));
    if (longer == ends.end())
      ends.push_back(common.size());
    else
      *longer = common.size();
    common.emplace_back(i, place.inB);
  }
  std::vector<std::pair<int, int>> anchors;
  for (int i = ends.empty() ? -1 : ends.back(); i >= 0; i = before[i])
    anchors.push_back(common[i]);
  std::reverse(anchors.begin(), anchors.end());
  return anchors;
}

/// Adds the differences of two parts of the texts. Translations change few lines; where there are
/// many, the parts between unchanged lines are compared separately.
void addDifferences(Lines a, Lines b, int beforeShift, int afterShift,
                    std::vector<DiffPiece> &pieces) {
  constexpr int limit = 1000;
  if (a.empty() && b.empty())
    return;
  if (std::optional<std::vector<DiffPiece>> few = fewDifferences(a, b, limit)) {
    for (const DiffPiece &piece : *few)
      pieces.push_back({piece.beforeBegin + beforeShift, piece.beforeEnd + beforeShift,
                        piece.afterBegin + afterShift, piece.afterEnd + afterShift});
    return;
  }
  std::vector<std::pair<int, int>> anchors = anchorsOf(a, b);
  int x = 0, y = 0, n = a.size(), m = b.size();
  if (anchors.empty()) {
    pieces.push_back({beforeShift, beforeShift + n, afterShift, afterShift + m});
    return;
  }
  anchors.emplace_back(n, m);
  for (auto [nextX, nextY] : anchors) {
    addDifferences(a.slice(x, nextX - x), b.slice(y, nextY - y), beforeShift + x, afterShift + y,
                   pieces);
    x = nextX + 1;
    y = nextY + 1;
  }
}

std::vector<DiffPiece> differences(Lines a, Lines b) {
  std::vector<DiffPiece> pieces;
  addDifferences(a, b, 0, 0, pieces);
  // Join adjacent parts.
  std::vector<DiffPiece> joined;
  for (const DiffPiece &piece : pieces)
    if (!joined.empty() && joined.back().beforeEnd == piece.beforeBegin &&
        joined.back().afterEnd == piece.afterBegin) {
      joined.back().beforeEnd = piece.beforeEnd;
      joined.back().afterEnd = piece.afterEnd;
    } else {
      joined.push_back(piece);
    }
  return joined;
}

/// Adds empty pieces at the lines to show.
std::vector<DiffPiece> withShown(const std::vector<DiffPiece> &pieces,
                                 llvm::ArrayRef<unsigned> show, int lineCount) {
  std::vector<DiffPiece> all;
  int shift = 0; // from a line in `before` to the same line in `after`
  auto next = show.begin();
  auto addShown = [&](int end) {
    for (; next != show.end() && static_cast<int>(*next) - 1 < end; ++next) {
      int line = static_cast<int>(*next) - 1;
      if (line >= (all.empty() ? 0 : all.back().beforeEnd))
        all.push_back({line, line, line + shift, line + shift});
    }
  };
  for (const DiffPiece &piece : pieces) {
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

/// A name in quotes, as git writes it; empty if it needs none.
std::string quotedName(llvm::StringRef name) {
  bool needsQuotes = false;
  std::string out = "\"";
  for (unsigned char c : name) {
    bool isQuoted = c == '"' || c == '\\', isControl = c < ' ' || c == 0x7F;
    needsQuotes |= isQuoted || isControl;
    if (isControl)
      out += fmt::format("\\{:03o}", c);
    else
      out += (isQuoted ? "\\" : "") + std::string(1, char(c));
  }
  return needsQuotes ? out + "\"" : std::string();
}

} // namespace

std::vector<DiffHunk> diffHunks(llvm::StringRef before, llvm::StringRef after,
                                llvm::ArrayRef<unsigned> show) {
  std::vector<llvm::StringRef> a = splitLines(before), b = splitLines(after);
  std::vector<DiffPiece> pieces;
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
  auto shown = [](llvm::StringRef name) {
    if (std::string quoted = quotedName(name); !quoted.empty())
      return quoted;
    // `patch` reads a name up to the first space, unless a tab ends it.
    return name.str() + (name.contains(' ') ? "\t" : "");
  };
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
