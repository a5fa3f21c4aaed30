// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/trace/LaunchComparison.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::verify {

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
  std::string what = fullName(reference.argument, fieldAt(reference.argument, reference.position));
  if (first_.arguments[reference.argument].isPointer)
    return nameOf(reference.argument);
  if (const TracedObject *object = objectAt(first_, reference.argument, reference.position))
    return fmt::format("the {} of {}", object->kind, what);
  return what;
}

std::string LaunchComparison::fieldAt(uint64_t number, uint64_t position) const {
  const TracedArgument &argument = first_.arguments[number];
  for (const ElementField &field : parseElementLayout(argument.layout).fields)
    if (field.offset == position && !field.name.empty())
      return argument.name.empty() ? field.name : argument.name + '.' + field.name;
  return {};
}

std::string LaunchComparison::fullName(uint64_t argument, const std::string &field) const {
  return field.empty() ? nameOf(argument) : fmt::format("argument {} (`{}`)", argument + 1, field);
}

const TracedObject *LaunchComparison::objectAt(const TracedLaunch &launch, uint64_t argument,
                                               uint64_t position) const {
  for (const TracedObject &object : launch.objects)
    if (object.argument == argument && object.position == position)
      return &object;
  return nullptr;
}

bool LaunchComparison::isPlainObject(uint64_t argument, uint64_t position) const {
  llvm::StringRef bytes = second_.arguments[argument].bytes;
  return bytes.size() >= position + sizeof(uint64_t) && bytes[position] & 1 &&
         !objectAt(second_, argument, position);
}

ElementLayout LaunchComparison::layoutOf(const TracedReference &reference) const {
  if (reference.through != none)
    return {};
  const TracedArgument &argument = first_.arguments[reference.argument];
  ElementLayout layout = parseElementLayout(argument.layout);
  if (argument.isPointer)
    return layout;
  if (const TracedObject *object = objectAt(first_, reference.argument, reference.position))
    return parseElementLayout(object->layout);
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
  std::map<int64_t, ElementLayout> layouts; // by the offset where they begin
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
        unpaired_.push_back(
            {describe(reference), "points to memory in the original, but not in the port"});
      continue;
    }
    if (reference.through == none && objectAt(first_, reference.argument, reference.position) &&
        isPlainObject(reference.argument, reference.position)) {
      ++plainObjects_;
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
    for (const Value &value : valuesOf(i)) {
      BufferDifference difference =
          compareValues(value.first, value.second, value.layout, tolerances_);
      if (difference.agrees())
        continue;
      llvm::StringRef text = difference.first;
      if (value.layout.fields.size() == 1 && value.layout.fields.front().count == 1)
        text.consume_front("index 0: ");
      differences.push_back(
          {fullName(value.argument, value.name), text.str(), difference.isRounding});
    }
  }
  addObjects(differences);
  return differences;
}

std::vector<LaunchComparison::Value> LaunchComparison::valuesOf(uint64_t argument) const {
  const TracedArgument &a = first_.arguments[argument], &b = second_.arguments[argument];
  ElementLayout layout = parseElementLayout(a.layout);
  bool isSame = a.bytes.size() == b.bytes.size() && a.bytes.size() == layout.size;
  auto isNamed = [](const ElementField &field) { return !field.name.empty(); };
  if (!isSame || llvm::none_of(layout.fields, isNamed)) {
    // Handles are compared by comparing their objects.
    if (objectAt(first_, argument, 0) || objectAt(second_, argument, 0))
      return {};
    return {{"", argument, std::move(layout), a.bytes, b.bytes}};
  }
  std::vector<Value> values;
  for (ElementField &field : layout.fields) {
    if (objectAt(first_, argument, field.offset) || objectAt(second_, argument, field.offset))
      continue;
    uint64_t size = field.size * field.count;
    llvm::StringRef first = llvm::StringRef(a.bytes).substr(field.offset, size),
                    second = llvm::StringRef(b.bytes).substr(field.offset, size);
    std::string name = field.name.empty() ? "" : fieldAt(argument, field.offset);
    ElementLayout only{size, {std::move(field)}};
    only.fields.front().offset = 0;
    values.push_back({std::move(name), argument, std::move(only), first, second});
  }
  return values;
}

void LaunchComparison::addObjects(std::vector<LaunchDifference> &differences) const {
  for (const TracedObject &object : first_.objects) {
    const TracedObject *other = objectAt(second_, object.argument, object.position);
    std::string text;
    if (isPlainObject(object.argument, object.position))
      continue;
    if (!other || other->kind != object.kind)
      text = fmt::format("a {} against {}", object.kind, other ? "a " + other->kind : "none");
    else
      for (const TracedSetting &setting : object.settings)
        for (const TracedSetting &another : other->settings)
          if (setting.name == another.name && setting.text != another.text)
            text += fmt::format("{}{}: {} against {}", text.empty() ? "" : ", ", setting.name,
                                setting.text, another.text);
    if (!text.empty())
      differences.push_back(
          {fullName(object.argument, fieldAt(object.argument, object.position)), text});
  }
}

std::vector<LaunchDifference> LaunchComparison::memory(bool isAfter) {
  std::vector<LaunchDifference> differences;
  if (!isAfter)
    differences = unpaired_;
  notCompared = first_.leftOut + second_.leftOut + plainObjects_;
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
  // Differences that are more than rounding come first.
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
        return fmt::format("arguments {} and {} are swapped", i + 1, k + 1);
    }
  std::vector<Value> values;
  for (uint64_t i = 0; i < count; ++i)
    if (!first_.arguments[i].isPointer && !second_.arguments[i].isPointer)
      llvm::append_range(values, valuesOf(i));
  for (const Value &a : values)
    for (const Value &b : llvm::drop_begin(values, size_t(&a - values.data()) + 1))
      if (a.first != b.first && a.first == b.second && b.first == a.second)
        return a.name.empty() && b.name.empty()
                   ? fmt::format("arguments {} and {} are swapped", a.argument + 1, b.argument + 1)
                   : fmt::format("{} and {} are swapped", fullName(a.argument, a.name),
                                 fullName(b.argument, b.name));
  return {};
}

} // namespace tranship::verify
