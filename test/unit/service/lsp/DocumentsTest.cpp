// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/lsp/Documents.h"
#include "support/Test.h"
#include "support/TextFile.h"

using namespace tranship;
using namespace tranship::service;
using llvm::lsp::Position;

namespace {

// An umlaut has 2 bytes and 1 unit of UTF-16, the clef 4 and 2.
constexpr char text[] = "a\n\xC3\xBC\xF0\x9D\x84\x9Ez\r\nb\rc";

llvm::lsp::TextDocumentContentChangeEvent change(Position begin, Position end, std::string with) {
  llvm::lsp::TextDocumentContentChangeEvent event;
  event.range = llvm::lsp::Range(begin, end);
  event.text = std::move(with);
  return event;
}

} // namespace

TEST_CASE("Positions - count units of UTF-16 or bytes", "[service]") {
  Positions utf16(text, PositionUnit::Utf16), utf8(text, PositionUnit::Utf8);
  size_t z = llvm::StringRef(text).find('z');
  CHECK(utf16.at(z) == Position(1, 3));
  CHECK(utf8.at(z) == Position(1, 6));
  CHECK(utf16.offsetOf({1, 3}) == z);
  CHECK(utf8.offsetOf({1, 6}) == z);
  for (size_t offset : {size_t(0), size_t(2), z, llvm::StringRef(text).size()})
    for (const Positions *positions : {&utf16, &utf8})
      CHECK(positions->offsetOf(positions->at(offset)) == offset);
}

TEST_CASE("Positions - end lines at every kind of line end", "[service]") {
  Positions positions(text, PositionUnit::Utf16);
  CHECK(positions.at(llvm::StringRef(text).find('b')) == Position(2, 0));
  CHECK(positions.at(llvm::StringRef(text).find('c')) == Position(3, 0));
}

TEST_CASE("Positions - stay in the line and in the text", "[service]") {
  Positions positions(text, PositionUnit::Utf16);
  CHECK(positions.offsetOf({0, 99}) == 1);
  CHECK(positions.offsetOf({1, 99}) == llvm::StringRef(text).find('\r'));
  CHECK(positions.offsetOf({99, 0}) == llvm::StringRef(text).size());
  CHECK(positions.offsetOf({-1, -1}) == 0);
  CHECK(positions.offsetOf({0, -5}) == 0);
  // Inside of the clef: before it.
  CHECK(positions.offsetOf({1, 2}) == 4);
  CHECK(Positions("", PositionUnit::Utf16).at(7) == Position(0, 0));
}

TEST_CASE("Documents - apply changes one after the other", "[service]") {
  Documents documents;
  REQUIRE(messageOf(documents.open({"/a.cu", "file:///a.cu", text, 1})) == "");
  llvm::lsp::TextDocumentContentChangeEvent whole;
  whole.text = "new\ntext\n";
  REQUIRE(messageOf(documents.change(
              "/a.cu", 2, {whole, change({1, 0}, {1, 4}, "x"), change({1, 1}, {1, 1}, "y")},
              PositionUnit::Utf16)) == "");
  CHECK(documents.find("/a.cu")->text == "new\nxy\n");
  CHECK(documents.find("/a.cu")->version == 2);
  // An end before the begin inserts.
  REQUIRE(messageOf(documents.change("/a.cu", 3, {change({1, 1}, {0, 0}, "-")},
                                     PositionUnit::Utf16)) == "");
  CHECK(documents.find("/a.cu")->text == "new\nx-y\n");
}

TEST_CASE("Documents - have limits", "[service]") {
  Documents documents;
  std::string large(maxSourceSize + 1, 'x');
  CHECK(messageOf(documents.open({"/a.cu", "", large, 1})) != "");
  CHECK(documents.find("/a.cu") == nullptr);
  CHECK(messageOf(documents.change("/a.cu", 2, {}, PositionUnit::Utf8)) != "");
  REQUIRE(messageOf(documents.open({"/a.cu", "", "", 1})) == "");
  CHECK(messageOf(documents.change("/a.cu", 2, {change({0, 0}, {0, 0}, large)},
                                   PositionUnit::Utf8)) != "");
  CHECK(documents.find("/a.cu") == nullptr);
}
