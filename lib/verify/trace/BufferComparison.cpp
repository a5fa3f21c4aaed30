// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/trace/BufferComparison.h"

#include "verify/compare/Comparison.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <cmath>

namespace tranship::verify {
namespace {

using namespace emulator;

/// The number of bytes that are compared at once.
constexpr int64_t chunkSize = 4 << 20;

/// Whether the word is in the ranges where x86-64 Linux places programs and their mappings.
bool looksLikeAddress(uint64_t word) {
  uint64_t high = word >> 40;
  return high == 0x55 || high == 0x56 || (high >= 0x7e && high <= 0x7f);
}

/// Divides and rounds down, also if the result is negative.
int64_t floorDivide(int64_t value, int64_t by) {
  return value / by - (value % by != 0 && (value < 0) != (by < 0));
}

class Differ {
public:
  Differ(const Tolerances &tolerances, BufferDifference &result)
      : tolerances_(tolerances), result_(result) {}

  /// Compares bytes that begin at offset `begin` relative to the pointer.
  void compare(llvm::StringRef expected, llvm::StringRef actual, int64_t begin,
               const ElementLayout &layout) {
    if (!layout.isKnown())
      return guess(expected, actual, begin);
    int64_t size = int64_t(layout.size), chunk = std::max<int64_t>(1, chunkSize / size);
    int64_t first = -floorDivide(-begin, size);
    int64_t end = floorDivide(begin + int64_t(expected.size()), size);
    for (; first < end; first += chunk) {
      int64_t count = std::min(chunk, end - first);
      size_t from = size_t(first * size - begin), bytes = size_t(count * size);
      elements(expected.substr(from, bytes), actual.substr(from, bytes), first, layout);
    }
  }

private:
  void elements(llvm::StringRef expected, llvm::StringRef actual, int64_t first,
                const ElementLayout &layout) {
    if (expected == actual)
      return count(expected, layout);
    if (std::optional<ElementType> type = layout.onlyType()) {
      int64_t numbers = int64_t(layout.size / sizeOf(*type));
      return add(compareBinary(expected, actual, *type, tolerances_[size_t(*type)]),
                 [&](unsigned i) { return fmt::format("index {}", first * numbers + i); });
    }
    for (const ElementField &field : layout.fields)
      if (field.kind != ElementField::Kind::Pointer)
        compareField(expected, actual, first, layout, field);
  }

  void count(llvm::StringRef bytes, const ElementLayout &layout) {
    uint64_t numbers = 0;
    for (const ElementField &field : layout.fields)
      numbers += field.count;
    result_.compared += bytes.size() / layout.size * numbers;
  }

  /// Compares one field of all elements.
  void compareField(llvm::StringRef expected, llvm::StringRef actual, int64_t first,
                    const ElementLayout &layout, const ElementField &field) {
    auto gathered = [&](llvm::StringRef from) {
      std::string values;
      for (size_t at = field.offset; at < from.size(); at += layout.size)
        values += from.substr(at, field.size * field.count);
      return values;
    };
    auto place = [&](unsigned i) {
      return fmt::format("index {}, its byte {}", first + int64_t(i / field.count),
                         field.offset + i % field.count * field.size);
    };
    ElementType type = field.kind == ElementField::Kind::Number ? field.type : ElementType::U8;
    add(compareBinary(gathered(expected), gathered(actual), type, tolerances_[size_t(type)]),
        place);
  }

  template <typename Place> void add(const Comparison &comparison, Place place) {
    result_.compared += comparison.numbers;
    if (comparison.agrees())
      return;
    bool isBetter = result_.different == 0 || (result_.isRounding && !comparison.isRounding);
    if (isBetter && comparison.first)
      result_.first =
          fmt::format("{}: {} against {}", place(unsigned(comparison.places.find_first())),
                      comparison.first->expected, comparison.first->actual);
    result_.isRounding = comparison.isRounding && (result_.different == 0 || result_.isRounding);
    result_.different += comparison.different;
  }

  /// Compares bytes of unknown type as the type that the differing bytes look like.
  void guess(llvm::StringRef expected, llvm::StringRef actual, int64_t begin) {
    size_t skipped = size_t(-floorDivide(-begin, 8) * 8 - begin);
    skipped = std::min(skipped, expected.size());
    std::string a = expected.drop_front(skipped).str(), b = actual.drop_front(skipped).str();
    for (size_t at = 0; at + 8 <= a.size(); at += 8)
      if (looksLikeAddress(load<uint64_t>(&a[at])) && looksLikeAddress(load<uint64_t>(&b[at])))
        std::copy_n(&a[at], 8, &b[at]);
    if (a == b) {
      result_.compared += a.size();
      return;
    }
    for (ElementType type : {ElementType::F32, ElementType::F64})
      if (looksLike(type, a, b))
        return compareAs(type, a, b, begin + int64_t(skipped));
    compareAs(a.size() % 4 == 0 ? ElementType::I32 : ElementType::U8, a, b,
              begin + int64_t(skipped));
  }

  void compareAs(ElementType type, llvm::StringRef a, llvm::StringRef b, int64_t begin) {
    size_t bytes = a.size() / sizeOf(type) * sizeOf(type);
    add(compareBinary(a.take_front(bytes), b.take_front(bytes), type, tolerances_[size_t(type)]),
        [&](unsigned i) {
          return fmt::format("byte {}, read as {}", begin + int64_t(i * sizeOf(type)),
                             toString(type).str());
        });
  }

  /// Whether the differing bytes would be numbers of a usual size if they had this type.
  static bool looksLike(ElementType type, llvm::StringRef a, llvm::StringRef b) {
    size_t size = sizeOf(type);
    auto isUsual = [&](const char *bytes) {
      double value = std::fabs(NumericValue::read(type, bytes).asDouble());
      return value == 0 || (value > 1e-12 && value < 1e12);
    };
    bool isAny = false;
    for (size_t at = 0; at + size <= a.size(); at += size) {
      if (a.substr(at, size) == b.substr(at, size))
        continue;
      isAny = true;
      if (!isUsual(a.data() + at) || !isUsual(b.data() + at))
        return false;
    }
    return isAny && a.size() % size == 0;
  }

  const Tolerances &tolerances_;
  BufferDifference &result_;
};

/// The bytes of both buffers at the same place.
struct Pair {
  int64_t begin;
  llvm::StringRef expected, actual;
};

std::vector<Pair> commonPieces(const BufferContent &expected, const BufferContent &actual,
                               bool isSameShape) {
  llvm::StringRef a = expected.trace->bytesOf(*expected.content),
                  b = actual.trace->bytesOf(*actual.content);
  std::vector<Pair> pairs;
  if (isSameShape && a.size() == b.size()) {
    uint64_t position = 0;
    for (const SamplePiece &piece : samplePieces(expected.buffer->size, a.size())) {
      pairs.push_back({int64_t(piece.offset) - int64_t(expected.offset),
                       a.substr(position, piece.size), b.substr(position, piece.size)});
      position += piece.size;
    }
  } else if (a.size() == expected.buffer->size && b.size() == actual.buffer->size) {
    uint64_t before = std::min(expected.offset, actual.offset);
    a = a.drop_front(expected.offset - before);
    b = b.drop_front(actual.offset - before);
    size_t size = std::min(a.size(), b.size());
    pairs.push_back({-int64_t(before), a.take_front(size), b.take_front(size)});
  }
  return pairs;
}

} // namespace

BufferDifference compareBuffers(const BufferContent &expected, const BufferContent &actual,
                                llvm::ArrayRef<BufferRegion> regions,
                                const Tolerances &tolerances) {
  BufferDifference result;
  bool isSameShape =
      expected.buffer->size == actual.buffer->size && expected.offset == actual.offset;
  bool isSameHash = isSameShape && expected.content->hash == actual.content->hash;
  if (isSameHash && expected.content->isWhole && actual.content->isWhole) {
    result.compared = 1;
    return result;
  }
  Differ differ(tolerances, result);
  uint64_t bytes = 0;
  for (const Pair &pair : commonPieces(expected, actual, isSameShape)) {
    bytes += pair.expected.size();
    for (size_t i = 0; i < regions.size(); ++i) {
      int64_t end = pair.begin + int64_t(pair.expected.size());
      int64_t from = i == 0 ? pair.begin : std::max(pair.begin, regions[i].begin);
      int64_t to = i + 1 == regions.size() ? end : std::min(end, regions[i + 1].begin);
      if (from < to)
        differ.compare(pair.expected.slice(size_t(from - pair.begin), size_t(to - pair.begin)),
                       pair.actual.slice(size_t(from - pair.begin), size_t(to - pair.begin)), from,
                       regions[i].layout);
    }
  }
  result.isPartial = !isSameShape || bytes < expected.buffer->size;
  return result;
}

BufferDifference compareValues(llvm::StringRef expected, llvm::StringRef actual,
                               const ElementLayout &layout, const Tolerances &tolerances) {
  BufferDifference result;
  // A number of this size may be an address, or the runtime's handle of a texture.
  if (expected.size() == 8 && actual.size() == 8 &&
      looksLikeAddress(load<uint64_t>(expected.data())) &&
      looksLikeAddress(load<uint64_t>(actual.data())))
    return result;
  if (expected.size() != actual.size() || expected == actual)
    return result;
  Differ(tolerances, result).compare(expected, actual, 0, layout);
  return result;
}

} // namespace tranship::verify
