# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# tranship for CMake projects:
#   find_package(tranship REQUIRED)        # or include() this file
#   tranship_check(my_target)              # `cmake --build . --target tranship-check` checks its sources
#   tranship_hipify_target(my_target)      # the build translates its CUDA sources, and compiles them as HIP
#   tranship_hipify_sources(OUT a.cu b.cu) # the same for sources; OUT is the list of their translations
# docs/build-integration.md describes them. The program is the target tranship::tranship.
if(TRANSHIP_PROGRAM AND NOT EXISTS "${TRANSHIP_PROGRAM}")
  unset(TRANSHIP_PROGRAM CACHE) # it was found where an installation is no more
endif()
find_program(TRANSHIP_PROGRAM tranship
             HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../bin" # installed: lib/cmake/tranship
                   "${CMAKE_CURRENT_LIST_DIR}/../../build/release/bin" # in a clone
             DOC "The program tranship")
if(NOT TRANSHIP_PROGRAM)
  set(tranship_FOUND FALSE)
  set(tranship_NOT_FOUND_MESSAGE "the program was not found; set TRANSHIP_PROGRAM")
  return()
endif()
if(NOT TARGET tranship::tranship)
  add_executable(tranship::tranship IMPORTED)
  set_target_properties(tranship::tranship PROPERTIES IMPORTED_LOCATION "${TRANSHIP_PROGRAM}")
endif()

include("${CMAKE_CURRENT_LIST_DIR}/tranship-check.cmake")
if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.21) # the first with the language HIP
  include("${CMAKE_CURRENT_LIST_DIR}/tranship-hipify.cmake")
endif()
