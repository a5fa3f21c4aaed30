// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The trace of a program's launches, which the runtime writes and tranship reads: a folder with
// three files. `index` has a record for the program and one for each launch, `data` the contents of
// buffers, which the index refers to, and `calls` a record for each API call. All files only grow,
// so the trace of a program that crashed is still useful.
//
// A record is its size and a checksum, each 4 bytes of a little-endian machine, followed by what
// `transfer` names, in the encoding of support/Archive.h.
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
/// Later launches are only counted.
inline constexpr uint64_t maxTracedLaunches = 20000;
inline constexpr uint64_t maxRecordBytes = 1u << 20;

/// Later calls of the API are not recorded.
inline constexpr uint64_t maxTracedCalls = 100000;

/// The first record.
struct TraceHead {
  uint64_t version = traceVersion;
  uint64_t warpWidth = 0;
};

/// The contents of a buffer at one time.
struct TracedContent {
  uint64_t hash = 0;
  /// Whether the hash covers all bytes; otherwise it covers the sample only.
  bool isWhole = true;
  /// Where the sample begins in `data`, and its size in bytes (see `samplePieces`); 0: none was
  /// kept.
  uint64_t place = 0, stored = 0;
};

/// An allocation, or a device variable.
struct TracedBuffer {
  uint64_t address = 0, size = 0;
  /// The `MemoryKind` (runtime/memory/Memory.h).
  uint64_t kind = 0;
  /// Position in the order of allocation, from 1; 0: the API did not allocate it.
  uint64_t number = 0;
  /// For a variable: its mangled name, its readable name, and its layout in memory (see
  /// `TypeLayout.h`).
  std::string symbol, name, layout;
  TracedContent before, after;
};

/// Memory that something points to.
struct TracedReference {
  static constexpr uint64_t none = UINT64_MAX;
  /// The argument that holds the pointer, or that points to the buffer that holds it. `none`: the
  /// pointer is in a variable, which is the buffer `through`.
  uint64_t argument = none;
  /// The buffer that holds the pointer; `none`: the argument itself holds it.
  uint64_t through = none;
  /// The offset of the pointer in the argument or buffer that holds it.
  uint64_t position = 0;
  uint64_t buffer = 0, offset = 0;
};

/// A name and its value, for people: "addressMode[0]", "Wrap".
struct TracedSetting {
  std::string name, text;
};

/// A texture or surface object that an argument holds.
struct TracedObject {
  uint64_t argument = 0;
  /// The offset of the handle in the argument.
  uint64_t position = 0;
  /// "texture" or "surface", and its position in the order of creation, from 1.
  std::string kind;
  uint64_t number = 0;
  /// The layout of a texel.
  std::string layout;
  std::vector<TracedSetting> settings;
};

struct TracedArgument {
  std::string name, type, layout;
  bool isPointer = false;
  std::string bytes;
};

struct TracedLaunch {
  /// Counted from 1.
  uint64_t number = 0;
  /// The kernel's name without parameters, and its mangled name.
  std::string kernel, symbol;
  std::string file;
  uint64_t line = 0;
  /// Where the host launches it.
  std::string callFile;
  uint64_t callLine = 0;
  uint64_t grid[3] = {}, block[3] = {};
  uint64_t dynamicShared = 0;
  /// Its position in the order of creation, from 1; 0: the null stream.
  uint64_t stream = 0;
  bool cooperative = false;
  /// The runtime's error code; 0: none.
  uint64_t error = 0;
  std::vector<TracedArgument> arguments;
  std::vector<TracedBuffer> buffers;
  std::vector<TracedReference> references;
  std::vector<TracedObject> objects;
  /// How many buffers are missing from `buffers` because there were too many.
  uint64_t leftOut = 0;
};

/// An argument of an API call.
struct TracedCallArgument {
  enum Kind : uint64_t {
    Number, ///< for an enumerator, `name` has its names, each followed by a space
    Real,   ///< `value` has the bits of a double
    Null,
    Host,     ///< host memory that the API does not know
    Memory,   ///< in the allocation `value`, counted from 1, at `offset`; 0: registered memory
    Variable, ///< a device variable: `name`, at `offset`
    Object,   ///< `name` says what it is, `value` is its position in the order of creation, from 1
    Other
  };
  uint64_t kind = Other, value = 0, offset = 0;
  std::string name;
};

struct TracedCall {
  /// Counted from 1.
  uint64_t number = 0;
  /// The function that is called. Empty: this record adds to the call of an earlier record, which
  /// ended with the error or created something with the settings.
  std::string name;
  /// The call as written in the program's source, or only the name that is written there.
  std::string text;
  std::string file;
  uint64_t line = 0;
  /// The number of kernel launches before it.
  uint64_t launches = 0;
  /// The error that it ended with; 0: none.
  uint64_t error = 0;
  std::vector<TracedCallArgument> arguments;
  /// The settings of the object that it creates.
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

/// Returns what to keep of a buffer of `size` bytes if no more than `limit` bytes may be kept: all
/// of it, or pieces spread evenly, with the first and the last bytes among them. Passing the sum of
/// their sizes as `limit` gives the same pieces.
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

/// Returns a hash that distinguishes contents on one machine.
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
