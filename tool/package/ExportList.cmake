# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes OUT, a linker's list of the dynamic symbols that PLUGIN uses from the program that loads it. NM is `nm`.
execute_process(COMMAND ${NM} -D -P ${PLUGIN} OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" ";" lines "${lines}")
set(names)
foreach(line IN LISTS lines)
  # Undefined symbols, and those of which one definition serves all modules (inline functions and variables). A name
  # with a version belongs to the C library.
  if(line MATCHES "^([^ @]+) [UwVWuv]")
    list(APPEND names ${CMAKE_MATCH_1})
  endif()
endforeach()
list(SORT names)
list(JOIN names ";\n  " names)
file(WRITE ${OUT} "{\n  ${names};\n};\n")
