#include "verify/LaunchComparison.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship {

using namespace emulator;

namespace {

constexpr uint64_t none = TracedReference::none;

std::string sizeText(const uint64_t (&size)[3]) {
  return fmt::format("({},{},{})", size[0], size[1], size[2]);
}

} // namespace

LaunchComparison::LaunchComparison(const KernelTrace &original, const TracedLaunch &first,
                                   const KernelTrace &port, const TracedLaunch &second,
                                   const Tolerances &tolerances)
    : original_(original), port_(port), first_(first), second_(second), tolerances_(tolerances) {
  pairUp();
}

std::string LaunchComparison::nameOf(uint64_t argument) const {
  const std::string &name = first_.arguments[argument].name;
  return fmt::format("argument {}{}", argument + 1, name.empty() ? "" : " (`" + name + "`)");
}

std::string LaunchComparison::describe(const TracedReference &reference) const {
  if (reference.through != none) {
    std::string holder = reference.argument != none
                             ? fmt::format("the memory of {}", nameOf(reference.argument))
                             : fmt::format("variable `{}`", first_.buffers[reference.through].name);
    return fmt::format("what byte {} of {} points to", reference.position, holder);
  }
  const TracedArgument &argument = first_.arguments[reference.argument];
  if (argument.isPointer)
    return nameOf(reference.argument);
  for (const ElementField &field : parseElementLayout(argument.layout).fields)
    if (field.offset == reference.position && !field.name.empty())
      return fmt::format("argument {} (`{}.{}`)", reference.argument + 1, argument.name,
                         field.name);
  return fmt::format("{}, its byte {}", nameOf(reference.argument), reference.position);
}

ElementLayout LaunchComparison::layoutOf(const TracedReference &reference) const {
  if (reference.through != none)
    return {};
  const TracedArgument &argument = first_.arguments[reference.argument];
  ElementLayout layout = parseElementLayout(argument.layout);
  if (argument.isPointer)
    return layout;
  for (const ElementField &field : layout.fields)
    if (field.offset == reference.position)
      return parseElementLayout(field.target);
  return {};
}

LaunchComparison::Key LaunchComparison::keyOf(const TracedLaunch &launch,
                                              const TracedReference &reference) const {
  Key key{reference.argument, reference.through == none ? 0u : 1u, reference.position, ""};
  if (reference.argument == none)
    key.symbol = launch.buffers[reference.through].name;
  return key;
}

std::vector<BufferRegion> LaunchComparison::regionsOf(uint64_t buffer, uint64_t offset) const {
  std::map<int64_t, ElementLayout> layouts; // by where they begin
  const TracedBuffer &memory = first_.buffers[buffer];
  if (!memory.symbol.empty())
    layouts[-int64_t(offset)] = parseElementLayout(memory.layout);
  for (const TracedReference &reference : first_.references) {
    if (reference.buffer != buffer)
      continue;
    ElementLayout &layout = layouts[int64_t(reference.offset) - int64_t(offset)];
    if (!layout.isKnown())
      layout = layoutOf(reference);
  }
  std::vector<BufferRegion> regions;
  for (auto &[begin, layout] : layouts)
    regions.push_back({begin, std::move(layout)});
  return regions;
}

void LaunchComparison::pairUp() {
  std::map<Key, const TracedReference *> others;
  for (const TracedReference &reference : second_.references)
    others.insert({keyOf(second_, reference), &reference});
  std::set<std::pair<uint64_t, uint64_t>> seen;
  for (const TracedReference &reference : first_.references) {
    auto other = others.find(keyOf(first_, reference));
    if (other == others.end()) {
      if (reference.argument < second_.arguments.size() && reference.through == none &&
          first_.arguments[reference.argument].isPointer)
        unpaired_.push_back({describe(reference), "points to memory against nothing"});
      continue;
    }
    const TracedReference &match = *other->second;
    if (seen.insert({reference.buffer, match.buffer}).second)
      pairs_.push_back({describe(reference), reference.buffer, match.buffer, reference.offset,
                        match.offset, regionsOf(reference.buffer, reference.offset)});
  }
  for (uint64_t i = 0; i < first_.buffers.size(); ++i)
    for (uint64_t k = 0; k < second_.buffers.size(); ++k)
      if (!first_.buffers[i].symbol.empty() && !second_.buffers[k].symbol.empty() &&
          first_.buffers[i].name == second_.buffers[k].name && seen.insert({i, k}).second)
        pairs_.push_back(
            {fmt::format("variable `{}`", first_.buffers[i].name), i, k, 0, 0, regionsOf(i, 0)});
}

std::vector<LaunchDifference> LaunchComparison::values() const {
  std::vector<LaunchDifference> differences;
  if (!std::ranges::equal(first_.grid, second_.grid))
    differences.push_back(
        {"the grid", fmt::format("{} against {}", sizeText(first_.grid), sizeText(second_.grid))});
  if (!std::ranges::equal(first_.block, second_.block))
    differences.push_back({"the block", fmt::format("{} against {}", sizeText(first_.block),
                                                    sizeText(second_.block))});
  if (first_.dynamicShared != second_.dynamicShared)
    differences.push_back(
        {"dynamic shared memory",
         fmt::format("{} bytes against {}", first_.dynamicShared, second_.dynamicShared)});
  if (first_.arguments.size() != second_.arguments.size())
    differences.push_back({"the arguments", fmt::format("{} against {}", first_.arguments.size(),
                                                        second_.arguments.size())});
  for (uint64_t i = 0; i < std::min(first_.arguments.size(), second_.arguments.size()); ++i) {
    const TracedArgument &a = first_.arguments[i], &b = second_.arguments[i];
    if (a.isPointer || b.isPointer)
      continue;
    ElementLayout layout = parseElementLayout(a.layout);
    BufferDifference difference = compareValues(a.bytes, b.bytes, layout, tolerances_);
    if (difference.agrees())
      continue;
    llvm::StringRef text = difference.first;
    if (layout.fields.size() == 1 && layout.fields.front().count == 1)
      text.consume_front("index 0: ");
    differences.push_back({nameOf(i), text.str(), difference.isRounding});
  }
  return differences;
}

std::vector<LaunchDifference> LaunchComparison::memory(bool isAfter) {
  std::vector<LaunchDifference> differences;
  if (!isAfter)
    differences = unpaired_;
  notCompared = first_.leftOut + second_.leftOut;
  for (const Pair &pair : pairs_) {
    const TracedBuffer &a = first_.buffers[pair.first], &b = second_.buffers[pair.second];
    BufferDifference difference = compareBuffers(
        {&original_, &a, isAfter ? &a.after : &a.before, pair.firstOffset},
        {&port_, &b, isAfter ? &b.after : &b.before, pair.secondOffset}, pair.regions, tolerances_);
    notCompared += difference.isPartial && difference.agrees();
    if (!difference.agrees())
      differences.push_back(
          {pair.what,
           fmt::format("{} ({} of {} numbers differ{})", difference.first, difference.different,
                       difference.compared, difference.isPartial ? " in a sample" : ""),
           difference.isRounding});
  }
  // What is more than rounding comes first.
  llvm::stable_sort(differences, [](const LaunchDifference &a, const LaunchDifference &b) {
    return a.isRounding < b.isRounding;
  });
  return differences;
}

std::string LaunchComparison::exchanged() const {
  auto contentOf = [](const TracedLaunch &launch, uint64_t argument) -> const TracedContent * {
    for (const TracedReference &reference : launch.references)
      if (reference.argument == argument && reference.through == none && reference.offset == 0 &&
          launch.arguments[argument].isPointer)
        return &launch.buffers[reference.buffer].before;
    return nullptr;
  };
  uint64_t count = std::min(first_.arguments.size(), second_.arguments.size());
  for (uint64_t i = 0; i < count; ++i)
    for (uint64_t k = i + 1; k < count; ++k) {
      const TracedContent *a = contentOf(first_, i), *b = contentOf(first_, k),
                          *c = contentOf(second_, i), *d = contentOf(second_, k);
      if (a && b && c && d && a->hash != b->hash && a->hash == d->hash && b->hash == c->hash)
        return fmt::format("arguments {} and {} changed places", i + 1, k + 1);
      if (!first_.arguments[i].isPointer && !second_.arguments[i].isPointer &&
          !first_.arguments[k].isPointer && !second_.arguments[k].isPointer &&
          first_.arguments[i].bytes != first_.arguments[k].bytes &&
          first_.arguments[i].bytes == second_.arguments[k].bytes &&
          first_.arguments[k].bytes == second_.arguments[i].bytes)
        return fmt::format("arguments {} and {} changed places", i + 1, k + 1);
    }
  return {};
}

} // namespace tranship
