// The trace of a program's launches, which the runtime writes and tranship reads: a folder with
// three files. `index` holds a record for the program and one for each launch, `data` the bytes
// that buffers held, which the index points into, `calls` a record for each call of the API. All
// only grow, so what a program that died has left is of use.
//
// A record: its size and a checksum, each 4 bytes of a little-endian machine; then what `transfer`
// names, as support/Archive.h writes it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace tranship::emulator {

inline constexpr char traceIndexFile[] = "index", traceDataFile[] = "data",
                      traceCallFile[] = "calls";
inline constexpr uint64_t traceVersion = 3;
inline constexpr size_t recordHeadSize = 8;
/// Launches that are written down; all others are only counted.
inline constexpr uint64_t maxTracedLaunches = 20000;
inline constexpr uint64_t maxRecordBytes = 1u << 20;

/// Of the API; those after them are not written down.
inline constexpr uint64_t maxTracedCalls = 100000;

/// The first record.
struct TraceHead {
  uint64_t version = traceVersion;
  uint64_t warpWidth = 0;
};

/// What a buffer held at one time.
struct TracedContent {
  uint64_t hash = 0;
  /// The hash is of all bytes; else of the sample only.
  bool isWhole = true;
  /// Where the sample begins in `data`, and its bytes (see `samplePieces`); 0: none was kept.
  uint64_t place = 0, stored = 0;
};

/// An allocation, or a variable of the device.
struct TracedBuffer {
  uint64_t address = 0, size = 0;
  /// As in runtime/Memory.h.
  uint64_t kind = 0;
  /// In the order of allocation, from 1; 0: it was not allocated by the API.
  uint64_t number = 0;
  /// Of a variable: its mangled name, and how it lies in memory (see `TypeLayout.h`).
  std::string symbol, name, layout;
  TracedContent before, after;
};

/// Memory that something points to.
struct TracedReference {
  static constexpr uint64_t none = UINT64_MAX;
  /// The argument that holds the pointer, or the buffer it points to; `none`: a variable does,
  /// which is the buffer `through`.
  uint64_t argument = none;
  /// The buffer that holds the pointer; `none`: the argument itself.
  uint64_t through = none;
  /// Where the pointer lies in it.
  uint64_t position = 0;
  uint64_t buffer = 0, offset = 0;
};

/// A name and what is said of it, for people: "addressMode[0]", "Wrap".
struct TracedSetting {
  std::string name, text;
};

/// A texture or surface object that an argument holds.
struct TracedObject {
  uint64_t argument = 0;
  /// Where the handle lies in it.
  uint64_t position = 0;
  /// "texture" or "surface", and its number, from 1, in the order of creation.
  std::string kind;
  uint64_t number = 0;
  /// Of a texel.
  std::string layout;
  std::vector<TracedSetting> settings;
};

struct TracedArgument {
  std::string name, type, layout;
  bool isPointer = false;
  std::string bytes;
};

struct TracedLaunch {
  /// From 1.
  uint64_t number = 0;
  /// As written, without parameters; mangled.
  std::string kernel, symbol;
  std::string file;
  uint64_t line = 0;
  /// Where the host launches it.
  std::string callFile;
  uint64_t callLine = 0;
  uint64_t grid[3] = {}, block[3] = {};
  uint64_t dynamicShared = 0, stream = 0;
  bool cooperative = false;
  /// Of the runtime; 0: none.
  uint64_t error = 0;
  std::vector<TracedArgument> arguments;
  std::vector<TracedBuffer> buffers;
  std::vector<TracedReference> references;
  std::vector<TracedObject> objects;
  /// Memory that was there and is not among `buffers`: there were too many.
  uint64_t leftOut = 0;
};

/// What a call of the API hands over.
struct TracedCallArgument {
  enum Kind : uint64_t {
    Number, ///< of an enumerator: its names, each followed by a blank, in `name`
    Real,   ///< `value`: bits of a double
    Null,
    Host,     ///< memory of the host that the API knows nothing of
    Memory,   ///< in the allocation `value`, counted from 1, at `offset`; 0: registered memory
    Variable, ///< of the device: `name`, at `offset`
    Object,   ///< `name`: what it is; `value`: in the order of creation, from 1
    Other
  };
  uint64_t kind = Other, value = 0, offset = 0;
  std::string name;
};

struct TracedCall {
  /// From 1.
  uint64_t number = 0;
  /// The function that is called. Empty: that call, of an earlier record, ended with the error or
  /// made something with the settings.
  std::string name;
  /// The call as the program's text has it, or only the name that is written there.
  std::string text;
  std::string file;
  uint64_t line = 0;
  /// Of kernels, before it.
  uint64_t launches = 0;
  /// That it ended with; 0: none.
  uint64_t error = 0;
  std::vector<TracedCallArgument> arguments;
  /// Of the object that it creates.
  std::vector<TracedSetting> settings;
};

template <typename Archive> void transfer(Archive &archive, TraceHead &head) {
  archive(head.version, head.warpWidth);
}
template <typename Archive> void transfer(Archive &archive, TracedContent &content) {
  archive(content.hash, content.isWhole, content.place, content.stored);
}
template <typename Archive> void transfer(Archive &archive, TracedBuffer &buffer) {
  archive(buffer.address, buffer.size, buffer.kind, buffer.number, buffer.symbol, buffer.name,
          buffer.layout, buffer.before, buffer.after);
}
template <typename Archive> void transfer(Archive &archive, TracedReference &reference) {
  archive(reference.argument, reference.through, reference.position, reference.buffer,
          reference.offset);
}
template <typename Archive> void transfer(Archive &archive, TracedSetting &setting) {
  archive(setting.name, setting.text);
}
template <typename Archive> void transfer(Archive &archive, TracedObject &object) {
  archive(object.argument, object.position, object.kind, object.number, object.layout,
          object.settings);
}
template <typename Archive> void transfer(Archive &archive, TracedArgument &argument) {
  archive(argument.name, argument.type, argument.layout, argument.isPointer, argument.bytes);
}
template <typename Archive> void transfer(Archive &archive, TracedLaunch &launch) {
  archive(launch.number, launch.kernel, launch.symbol, launch.file, launch.line, launch.callFile,
          launch.callLine, launch.grid[0], launch.grid[1], launch.grid[2], launch.block[0],
          launch.block[1], launch.block[2], launch.dynamicShared, launch.stream, launch.cooperative,
          launch.error, launch.arguments, launch.buffers, launch.references, launch.objects,
          launch.leftOut);
}

template <typename Archive> void transfer(Archive &archive, TracedCallArgument &argument) {
  archive(argument.kind, argument.value, argument.offset, argument.name);
}
template <typename Archive> void transfer(Archive &archive, TracedCall &call) {
  archive(call.number, call.name, call.text, call.file, call.line, call.launches, call.error,
          call.arguments, call.settings);
}

/// A part of a buffer that is kept.
struct SamplePiece {
  uint64_t offset, size;
};
inline constexpr uint64_t samplePieceSize = 4096;

/// What is kept of a buffer of `size` bytes when no more than `limit` may be: all of it, or pieces
/// that are spread evenly, the first and the last bytes among them. The sum of their sizes, as
/// `limit`, gives the same pieces.
inline std::vector<SamplePiece> samplePieces(uint64_t size, uint64_t limit) {
  if (size <= limit)
    return {{0, size}};
  uint64_t count = limit / samplePieceSize;
  if (count == 0)
    return {};
  if (count == 1)
    return {{0, samplePieceSize}};
  constexpr uint64_t unit = 16;
  uint64_t last = (size - samplePieceSize) / unit * unit, step = last / (count - 1) / unit * unit;
  std::vector<SamplePiece> pieces;
  for (uint64_t i = 0; i + 1 < count; ++i)
    pieces.push_back({i * step, samplePieceSize});
  pieces.push_back({last, samplePieceSize});
  return pieces;
}

/// For telling contents apart, on one machine.
inline uint64_t hashOfBytes(const char *bytes, size_t size, uint64_t seed = 0) {
  constexpr uint64_t a = 0x9e3779b97f4a7c15, b = 0xd6e8feb86659fd93;
  auto word = [](const char *from) {
    uint64_t value;
    std::memcpy(&value, from, sizeof value);
    return value;
  };
  auto turned = [](uint64_t value, int by) { return value << by | value >> (64 - by); };
  uint64_t lanes[4] = {seed + a, seed ^ b, seed + 2 * a, seed ^ (b << 1)};
  uint64_t rest = size;
  for (; rest >= 32; rest -= 32, bytes += 32)
    for (int i = 0; i < 4; ++i)
      lanes[i] = turned((lanes[i] ^ word(bytes + 8 * i)) * a, 31);
  char tail[32] = {};
  std::copy(bytes, bytes + rest, tail);
  for (int i = 0; i < 4; ++i)
    lanes[i] = turned((lanes[i] ^ word(tail + 8 * i)) * a, 31);
  uint64_t hash = size;
  for (uint64_t lane : lanes) {
    hash = (hash ^ lane) * b;
    hash ^= hash >> 29;
  }
  return hash;
}

} // namespace tranship::emulator
