# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes FOLDER/index.md and a page for each library of the tables, as TRANSHIP prints them; and FOLDER/roc/ with
# those libraries that --roc changes.
file(REMOVE_RECURSE ${FOLDER})

function(run out)
  execute_process(COMMAND ${TRANSHIP} mappings ${ARGN} OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

run(statistics stats --format markdown)
set(index "# CUDA to HIP, library by library\n\n${statistics}")
set(changed "")
run(json stats --json)
string(JSON count LENGTH "${json}")
math(EXPR last "${count} - 2") # the last one is the total
foreach(i RANGE ${last})
  string(JSON library GET "${json}" ${i} library)
  run(page list --library ${library} --format markdown)
  file(WRITE ${FOLDER}/${library}.md "${page}")
  run(roc list --roc --library ${library} --format markdown)
  if(NOT page STREQUAL roc)
    file(WRITE ${FOLDER}/roc/${library}.md "${roc}")
    string(APPEND changed "- [${library}](roc/${library}.md)\n")
  endif()
endforeach()
if(changed)
  string(APPEND index "\nWith `--roc`, in place of the hip* libraries:\n\n${changed}")
endif()
file(WRITE ${FOLDER}/index.md "${index}")
