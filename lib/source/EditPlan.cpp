// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/EditPlan.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace tranship {

llvm::StringRef toString(Layer layer) {
  static constexpr llvm::StringLiteral names[] = {"ast", "unresolved", "preprocessor", "token"};
  return names[static_cast<size_t>(layer)];
}

namespace {

struct Placed {
  const Edit *edit;
  size_t change;
};

bool quotes(const Edit &outer, const Range &inner) {
  return llvm::any_of(outer.text, [&](const Piece &piece) {
    const Range *range = std::get_if<Range>(&piece);
    return range && range->contains(inner);
  });
}

/// Orders outer edits before those that they quote; insertions at one place stay in rule order.
bool placedBefore(const Placed &a, const Placed &b) {
  if (a.edit->range.begin != b.edit->range.begin)
    return a.edit->range.begin < b.edit->range.begin;
  bool aInserts = a.edit->range.size() == 0, bInserts = b.edit->range.size() == 0;
  if (aInserts != bInserts)
    return aInserts;
  if (a.edit->range.end != b.edit->range.end)
    return a.edit->range.end > b.edit->range.end;
  return !aInserts && quotes(*a.edit, b.edit->range) && !quotes(*b.edit, a.edit->range);
}

/// Whether another edit removes the text that a change edits, so that the change does not matter.
bool liesWithin(const Change &change, const Range &removed) {
  return llvm::all_of(change.edits, [&](const Edit &edit) {
    return removed.contains(edit.range) && edit.range != removed;
  });
}

bool overlap(const Range &a, const Range &b) {
  if (a.size() == 0 || b.size() == 0) // an insertion conflicts only strictly inside a range
    return a.size() == 0 ? b.begin < a.begin && a.begin < b.end
                         : a.begin < b.begin && b.begin < a.end;
  return a.begin < b.end && b.begin < a.end;
}

bool sameEdits(const Change &a, const Change &b) {
  return a.edits.size() == b.edits.size() &&
         std::equal(
             a.edits.begin(), a.edits.end(), b.edits.begin(),
             [](const Edit &x, const Edit &y) { return x.range == y.range && x.text == y.text; });
}

std::vector<Placed> placed(const std::vector<Change> &changes) {
  std::vector<Placed> edits;
  for (size_t i = 0; i < changes.size(); ++i)
    for (const Edit &edit : changes[i].edits)
      edits.push_back({&edit, i});
  std::stable_sort(edits.begin(), edits.end(), placedBefore);
  return edits;
}

/// Writes the text of ranges with the edits inside of them applied.
class Renderer {
public:
  Renderer(const SourceFile &file, TextMap *map) : file_(file), map_(map) {}

  /// `edits` contains candidates in placedBefore order; `inside` is the edit that quotes the range.
  void render(Range range, llvm::ArrayRef<Placed> edits, const Edit *inside) {
    unsigned position = range.begin;
    for (size_t i = 0; i < edits.size(); ++i) {
      const Edit &edit = *edits[i].edit;
      if (edit.range.begin > range.end)
        break; // they are ordered by their begins
      if (&edit == inside || edit.range.begin < position || !range.contains(edit.range))
        continue;
      if (inside && edit.range == Range{inside->range.end, inside->range.end})
        continue; // inserted after the outer edit
      copy({position, edit.range.begin});
      for (const Piece &piece : edit.text) {
        if (const auto *literal = std::get_if<std::string>(&piece))
          write(*literal, edit.range, edits[i].change);
        else
          render(std::get<Range>(piece), edits.drop_front(i), &edit);
      }
      position = edit.range.end;
    }
    copy({position, range.end});
  }

  std::string take() { return std::move(out_); }

private:
  void copy(Range range) { write(file_.text(range), range, std::nullopt); }

  void write(llvm::StringRef text, Range from, std::optional<size_t> change) {
    unsigned begin = out_.size();
    out_ += text;
    if (map_ && !text.empty())
      map_->add({{begin, unsigned(out_.size())}, from, change});
  }

  const SourceFile &file_;
  TextMap *map_;
  std::string out_;
};

} // namespace

std::vector<Change> EditPlan::resolve() {
  // The same change proposed twice (two units, two rules) is one change.
  std::vector<Change> unique;
  std::map<std::pair<unsigned, unsigned>, llvm::SmallVector<size_t, 1>>
      byRange; // of the first edit
  for (Change &change : changes_) {
    if (!change.edits.empty()) {
      Range first = change.edits.front().range;
      auto &known = byRange[{first.begin, first.end}];
      if (llvm::any_of(known, [&](size_t other) { return sameEdits(unique[other], change); }))
        continue;
      known.push_back(unique.size());
    }
    unique.push_back(std::move(change));
  }
  changes_ = std::move(unique);

  std::vector<Placed> edits = placed(changes_);
  std::vector<bool> clashes(changes_.size());
  std::vector<std::vector<size_t>> supersededBy(changes_.size());
  for (size_t i = 0; i < edits.size(); ++i)
    for (size_t j = i + 1; j < edits.size(); ++j) {
      const Edit &first = *edits[i].edit, &second = *edits[j].edit;
      if (second.range.begin > first.range.end)
        break;
      if (edits[i].change == edits[j].change || !overlap(first.range, second.range))
        continue;
      if (quotes(first, second.range) || quotes(second, first.range))
        continue;
      // Text that the same change moves elsewhere is written there.
      if (llvm::any_of(changes_[edits[i].change].edits,
                       [&](const Edit &edit) { return quotes(edit, second.range); }))
        continue;
      if (liesWithin(changes_[edits[j].change], first.range)) {
        supersededBy[edits[j].change].push_back(edits[i].change);
        continue;
      }
      clashes[edits[i].change] = clashes[edits[j].change] = true;
    }
  std::vector<Change> kept, dropped;
  for (size_t i = 0; i < changes_.size(); ++i) {
    bool superseded = llvm::any_of(supersededBy[i], [&](size_t by) { return !clashes[by]; });
    if (clashes[i])
      dropped.push_back(std::move(changes_[i]));
    else if (!superseded)
      kept.push_back(std::move(changes_[i]));
  }
  changes_ = std::move(kept);
  return dropped;
}

std::string EditPlan::apply(TextMap *map) const {
  std::vector<Placed> edits = placed(changes_);
  Renderer renderer(file_, map);
  renderer.render({0, unsigned(file_.text().size())}, edits, nullptr);
  return renderer.take();
}

} // namespace tranship
