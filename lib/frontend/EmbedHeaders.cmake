# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes OUT: the text of each header of FOLDER as a C++ string table (embeddedHeaders() in frontend/Headers.h).
set(text "// Generated from lib/frontend/headers.\n#include \"frontend/Headers.h\"\nnamespace tranship::frontend {\n")
set(rows "")
set(index 0)
foreach(header IN LISTS HEADERS)
  # As numbers: a compiler limits the length of a string literal, not of an array.
  file(READ ${FOLDER}/${header} bytes HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(APPEND text "static constexpr char header${index}[] = {${bytes}0};\n")
  string(APPEND rows "    {\"${header}\", {header${index}, sizeof(header${index}) - 1}},\n")
  math(EXPR index "${index} + 1")
endforeach()
string(APPEND text "static constexpr EmbeddedHeader headers[] = {\n${rows}};\n"
       "llvm::ArrayRef<EmbeddedHeader> embeddedHeaders() { return headers; }\n} // namespace tranship::frontend\n")
file(WRITE ${OUT} "${text}")
