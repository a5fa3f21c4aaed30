# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes the folder that emulated programs include from: a link to our headers, and a file for each row of includes.txt.
#   cmake -DOUT=FOLDER -DHEADERS=FOLDER -P WriteIncludes.cmake
# The folder is written beside the one that is there and takes its place, so that no file of an old row stays.
cmake_policy(VERSION 3.25)
set(new ${OUT}.new)
file(REMOVE_RECURSE ${new})
file(MAKE_DIRECTORY ${new})
file(CREATE_LINK ${HEADERS}/tranship ${new}/tranship SYMBOLIC)
file(STRINGS ${HEADERS}/includes.txt rows REGEX "^[^#]")
foreach(row IN LISTS rows)
  string(REGEX MATCH "^([^ ]+) +(.+)$" row "${row}")
  set(file ${CMAKE_MATCH_1})
  set(targets ${CMAKE_MATCH_2})
  if(targets MATCHES "^- (.+)$")
    file(WRITE ${new}/${file} "#error the emulator has no ${CMAKE_MATCH_1}\n")
    continue()
  endif()
  string(REPLACE " " ">\n#include <tranship/" targets "${targets}")
  file(WRITE ${new}/${file} "#include <tranship/${targets}>\n")
endforeach()
file(REMOVE_RECURSE ${OUT})
file(RENAME ${new} ${OUT})
