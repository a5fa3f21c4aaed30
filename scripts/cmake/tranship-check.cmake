# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# tranship_check(target [ARGUMENTS options of `tranship check`...]), for example: ARGUMENTS --fail-on=error --target=gfx90a

# Adds a target tranship-check-<target>; tranship-check builds all of them. A normal build runs none of them.
function(tranship_check target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "ARGUMENTS")
  if(NOT TARGET ${target} OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "usage: tranship_check(target [ARGUMENTS options of `tranship check`...])")
  endif()
  # CMake evaluates all of this when it generates the build: sources and include folders may still be added.
  set(sources "$<TARGET_PROPERTY:${target},SOURCES>")
  set(sources "$<FILTER:${sources},INCLUDE,\\.(cu|cuh|c|cc|cpp|cxx|h|hh|hpp|hxx|inl)$>")
  if(CMAKE_EXPORT_COMPILE_COMMANDS)
    set(flags -p "${CMAKE_BINARY_DIR}")
  else()
    set(folders "$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>")
    set(definitions "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
    set(flags "$<$<BOOL:${folders}>:--extra-arg=-I$<JOIN:${folders},$<SEMICOLON>--extra-arg=-I>>"
              "$<$<BOOL:${definitions}>:--extra-arg=-D$<JOIN:${definitions},$<SEMICOLON>--extra-arg=-D>>")
  endif()
  get_target_property(folder ${target} SOURCE_DIR)
  add_custom_target(tranship-check-${target}
                    COMMAND "${TRANSHIP_PROGRAM}" check ${arg_ARGUMENTS} ${flags} "${sources}"
                    WORKING_DIRECTORY "${folder}"
                    COMMENT "Looking for what a port of ${target} to HIP must look at"
                    COMMAND_EXPAND_LISTS VERBATIM)
  if(NOT TARGET tranship-check)
    add_custom_target(tranship-check)
  endif()
  add_dependencies(tranship-check tranship-check-${target})
endfunction()
