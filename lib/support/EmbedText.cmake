# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes OUT: a function FUNCTION that returns the text of FILE (of a list: one file after the other, each after an
# empty line). HEADER declares the function in NAMESPACE.
set(bytes)
set(name)
foreach(file IN LISTS FILE)
  get_filename_component(file_name ${file} NAME)
  file(READ ${file} file_bytes HEX)
  if(bytes OR NOT FILE STREQUAL file)
    string(APPEND bytes "0a")
  endif()
  string(APPEND bytes ${file_bytes})
  list(APPEND name ${file_name})
endforeach()
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "char(0x\\1)," bytes "${bytes}")
file(WRITE ${OUT} "// Generated from ${name}.
#include \"${HEADER}\"
namespace ${NAMESPACE} {
static constexpr char ${FUNCTION}Bytes[] = {${bytes}0};
llvm::StringRef ${FUNCTION}() { return {${FUNCTION}Bytes, sizeof(${FUNCTION}Bytes) - 1}; }
} // namespace ${NAMESPACE}
")
