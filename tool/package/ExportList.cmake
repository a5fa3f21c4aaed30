# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes OUT, a linker's list of dynamic symbols: all that PLUGIN takes from the program that loads it. NM is the program nm.
execute_process(COMMAND ${NM} -D -P ${PLUGIN} OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" ";" lines "${lines}")
set(names)
foreach(line IN LISTS lines)
  # Undefined, or defined in a way that one definition serves all (inline functions and variables). A name with a version
  # is the C library's.
  if(line MATCHES "^([^ @]+) [UwVWuv]")
    list(APPEND names ${CMAKE_MATCH_1})
  endif()
endforeach()
list(SORT names)
list(JOIN names ";\n  " names)
file(WRITE ${OUT} "{\n  ${names};\n};\n")
