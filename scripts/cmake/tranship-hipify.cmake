# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# tranship_hipify_target(TARGET [CUDA_ONLY] [ROOT folder] [DEPENDS files...] [ARGUMENTS options of `tranship`...])
# tranship_hipify_sources(OUT_VARIABLE sources... [INCLUDE_DIRECTORIES folders...] [COMPILE_DEFINITIONS definitions...]
#                         [ROOT folder] [DEPENDS files...] [ARGUMENTS options of `tranship`...])
#
# Each source is translated by its own command into its own folder, together with the headers below ROOT that it
# includes. That folder mirrors the tree: the translation of /tree/src/a.cu is FOLDER/tree/src/a.hip, and each include
# folder with the prefix FOLDER contains the translated headers. So no two commands write the same file, and a header is
# translated again for each source that includes it.
cmake_policy(PUSH)
cmake_policy(VERSION 3.21)

# Adds the command that translates one source, and sets `out` to the result in the caller's scope. Takes `flags` (a
# file with compiler flags), `folders` (include folders, joined), `name` (the name of the folder), and `arg_ROOT`,
# `arg_DEPENDS` and `arg_ARGUMENTS` from there.
function(_tranship_translate source out)
  get_filename_component(source "${source}" ABSOLUTE)
  get_filename_component(folder "${source}" DIRECTORY)
  set(root "${arg_ROOT}")
  string(FIND "${source}" "${root}/" at)
  if(NOT at EQUAL 0) # a generated source, for example
    set(root "${folder}")
  endif()
  file(RELATIVE_PATH relative "${root}" "${source}")
  string(REPLACE "/" "_" title "${relative}")
  set(mirror "${CMAKE_CURRENT_BINARY_DIR}/tranship/${name}/${title}")
  string(REGEX REPLACE "[.]cu$" ".hip" result "${mirror}${source}")

  set(language)
  get_source_file_property(given "${source}" LANGUAGE)
  if(source MATCHES "[.]cu$" OR given STREQUAL "CUDA")
    set(language HIP)
  elseif(given)
    set(language "${given}")
  endif()
  set(own_flags)
  if(language STREQUAL "HIP" AND NOT source MATCHES "[.]cu$")
    set(own_flags -x cu)
  endif()
  foreach(property COMPILE_DEFINITIONS INCLUDE_DIRECTORIES COMPILE_OPTIONS OBJECT_DEPENDS)
    get_source_file_property(${property} "${source}" ${property})
    if(NOT ${property})
      set(${property})
    endif()
  endforeach()
  list(TRANSFORM COMPILE_DEFINITIONS PREPEND -D OUTPUT_VARIABLE definitions)
  list(TRANSFORM INCLUDE_DIRECTORIES PREPEND -I OUTPUT_VARIABLE includes)

  set(touch)
  if(NOT CMAKE_GENERATOR MATCHES "Ninja") # make would run the command again and again for an old result
    set(touch COMMAND "${CMAKE_COMMAND}" -E touch "${result}")
  endif()
  file(RELATIVE_PATH shown "${CMAKE_SOURCE_DIR}" "${source}")
  add_custom_command(
    OUTPUT "${result}"
    COMMAND tranship::tranship --quiet --fail-on=error --no-check-port -p= --root "${root}" -o
            "${mirror}${root}" --depfile "${mirror}/depfile" ${arg_ARGUMENTS} "${source}" -- ${own_flags} ${definitions}
            ${includes} "@${flags}"
    ${touch}
    DEPENDS "${source}" "${TRANSHIP_PROGRAM}" "${flags}" ${arg_DEPENDS}
    DEPFILE "${mirror}/depfile"
    COMMENT "Translating ${shown} to HIP"
    VERBATIM)

  # Translated headers come first. Quoted includes of untranslated headers are still found beside the original.
  list(TRANSFORM INCLUDE_DIRECTORIES PREPEND "${mirror}" OUTPUT_VARIABLE mirrored)
  if(language)
    set_property(SOURCE "${result}" PROPERTY LANGUAGE ${language})
  endif()
  set_property(SOURCE "${result}" PROPERTY COMPILE_DEFINITIONS ${COMPILE_DEFINITIONS})
  set_property(SOURCE "${result}" PROPERTY OBJECT_DEPENDS ${OBJECT_DEPENDS})
  set_property(SOURCE "${result}" PROPERTY INCLUDE_DIRECTORIES ${mirrored} ${INCLUDE_DIRECTORIES}
               "${mirror}$<JOIN:${folders},$<SEMICOLON>${mirror}>") # CMake evaluates `folders` once and then no more
  if(language STREQUAL "HIP")
    set(COMPILE_OPTIONS) # those of nvcc
  endif()
  set_property(SOURCE "${result}" PROPERTY COMPILE_OPTIONS ${COMPILE_OPTIONS} "-iquote${mirror}${folder}"
               "-iquote${folder}")
  set(${out} "${result}" PARENT_SCOPE)
endfunction()

function(_tranship_check_language)
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if(NOT "HIP" IN_LIST languages)
    message(FATAL_ERROR "the language HIP is not enabled: call enable_language(HIP) first")
  endif()
endfunction()

# Checks the arguments of both functions, and completes them in the caller's scope.
macro(_tranship_prepare usage)
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "usage: ${usage} [ROOT folder] [DEPENDS files...] [ARGUMENTS options of `tranship`...])")
  endif()
  _tranship_check_language()
  if(NOT arg_ROOT)
    set(arg_ROOT "${CMAKE_SOURCE_DIR}")
  endif()
  get_filename_component(arg_ROOT "${arg_ROOT}" ABSOLUTE)
  # The GPUs, without features such as :xnack+.
  if(NOT "${arg_ARGUMENTS}" MATCHES "(^|;)--target")
    string(REGEX REPLACE ":[^;]*" "" gpus "${gpus}")
    list(REMOVE_DUPLICATES gpus)
    list(FILTER gpus INCLUDE REGEX "^gfx[0-9a-f]+$")
    list(JOIN gpus "," gpus)
    if(gpus)
      list(PREPEND arg_ARGUMENTS --target "${gpus}")
    endif()
  endif()
  if(CMAKE_HIP_COMPILER_ROCM_ROOT AND EXISTS "${CMAKE_HIP_COMPILER_ROCM_ROOT}/include/hip/hip_version.h")
    list(PREPEND arg_ARGUMENTS --rocm-path "${CMAKE_HIP_COMPILER_ROCM_ROOT}")
  endif()
endmacro()

# Writes `folders` and `definitions` to a response file, because only a file may depend on the language.
macro(_tranship_flags folders definitions)
  string(CONCAT content "$<$<BOOL:${folders}>:'-I$<JOIN:${folders},'\n'-I>'>\n"
                        "$<$<BOOL:${definitions}>:'-D$<JOIN:${definitions},'\n'-D>'>\n")
endmacro()

function(tranship_hipify_sources out)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ROOT" "INCLUDE_DIRECTORIES;COMPILE_DEFINITIONS;DEPENDS;ARGUMENTS")
  set(sources ${arg_UNPARSED_ARGUMENTS})
  set(arg_UNPARSED_ARGUMENTS)
  set(gpus ${CMAKE_HIP_ARCHITECTURES})
  _tranship_prepare("tranship_hipify_sources(OUT_VARIABLE sources... [INCLUDE_DIRECTORIES folders...] \
[COMPILE_DEFINITIONS definitions...]")
  set(folders)
  foreach(folder IN LISTS arg_INCLUDE_DIRECTORIES)
    get_filename_component(folder "${folder}" ABSOLUTE)
    list(APPEND folders "${folder}")
  endforeach()
  # A call with the same sources gives the same names.
  string(MD5 name "${out} ${sources}")
  string(SUBSTRING "${name}" 0 8 name)
  string(MAKE_C_IDENTIFIER "${out}" title)
  set(name "${title}-${name}")
  _tranship_flags("${folders}" "${arg_COMPILE_DEFINITIONS}")
  set(flags "${CMAKE_CURRENT_BINARY_DIR}/tranship/${name}/flags")
  file(GENERATE OUTPUT "${flags}" CONTENT "${content}")
  set(results)
  foreach(source IN LISTS sources)
    _tranship_translate("${source}" result)
    list(APPEND results "${result}")
  endforeach()
  set(${out} "${results}" PARENT_SCOPE)
endfunction()

# Applies the target's properties for CUDA to HIP. Takes `has_cxx` (it has translated sources in C++).
function(_tranship_properties target)
  get_target_property(standard ${target} CUDA_STANDARD)
  get_target_property(own ${target} HIP_STANDARD)
  if(standard AND NOT own)
    set_target_properties(${target} PROPERTIES HIP_STANDARD ${standard})
  endif()
  get_target_property(is_separable ${target} CUDA_SEPARABLE_COMPILATION)
  if(is_separable)
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:HIP>:-fgpu-rdc>)
    get_target_property(type ${target} TYPE)
    set(scope PRIVATE)
    if(type MATCHES "^(STATIC|OBJECT)_LIBRARY$") # the program that links it links device code
      set(scope PUBLIC)
    endif()
    target_link_options(${target} ${scope} $<$<LINK_LANGUAGE:HIP>:-fgpu-rdc> $<$<LINK_LANGUAGE:HIP>:--hip-link>)
  endif()
  get_target_property(libraries ${target} LINK_LIBRARIES)
  if(has_cxx AND NOT libraries MATCHES "hip::(host|device)") # which says which platform HIP's headers are for
    find_package(hip QUIET)
    if(TARGET hip::host)
      set_property(TARGET ${target} APPEND PROPERTY LINK_LIBRARIES hip::host) # with a keyword or without, as the others
    endif()
  endif()
  if(libraries MATCHES "CUDA::[A-Za-z_]+")
    message(WARNING "${target} links ${CMAKE_MATCH_0}; link the library of HIP (hip::host, roc::hipblas, ...) instead")
  endif()
endfunction()

# The include folders of the target, for the include folders of its own sources, which may not refer to the former.
function(_tranship_folders target out)
  add_library(tranship-folders-${target} INTERFACE)
  foreach(property INCLUDE_DIRECTORIES LINK_LIBRARIES)
    get_target_property(value ${target} ${property})
    if(value)
      set_property(TARGET tranship-folders-${target} PROPERTY INTERFACE_${property} "${value}")
    endif()
  endforeach()
  set(${out} "$<TARGET_PROPERTY:tranship-folders-${target},INTERFACE_INCLUDE_DIRECTORIES>" PARENT_SCOPE)
endfunction()

# Runs at the end of the target's folder, when all of its sources, include folders and libraries are known.
function(_tranship_hipify_target target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "CUDA_ONLY" "ROOT" "DEPENDS;ARGUMENTS")
  get_target_property(gpus ${target} HIP_ARCHITECTURES)
  if(NOT gpus)
    set(gpus ${CMAKE_HIP_ARCHITECTURES})
  endif()
  _tranship_prepare("tranship_hipify_target(target [CUDA_ONLY]")
  set(name ${target})
  _tranship_flags("$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>" "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
  set(flags "${CMAKE_CURRENT_BINARY_DIR}/tranship/${name}/flags-$<CONFIG>-$<COMPILE_LANGUAGE>")
  file(GENERATE OUTPUT "${flags}" CONTENT "${content}" TARGET ${target})
  string(REPLACE "$<COMPILE_LANGUAGE>" "HIP" flags "${flags}")
  _tranship_folders(${target} folders)

  get_target_property(sources ${target} SOURCES)
  set(has_cxx FALSE)
  set(kept)
  foreach(source IN LISTS sources)
    get_source_file_property(language "${source}" LANGUAGE)
    get_source_file_property(is_header "${source}" HEADER_FILE_ONLY)
    set(result "${source}")
    if(source MATCHES "^[$]<")
      if(source MATCHES "[.]cu[>;]")
        message(WARNING "${target}: ${source} is not translated; name its sources without a generator expression")
      endif()
    elseif(NOT is_header AND (source MATCHES "[.]cu$" OR language STREQUAL "CUDA"
                              OR (NOT arg_CUDA_ONLY AND source MATCHES "[.](c|cc|cpp|cxx|c[+][+]|C)$")))
      _tranship_translate("${source}" result)
      if(NOT result MATCHES "[.]hip$")
        set(has_cxx TRUE)
      endif()
    endif()
    list(APPEND kept "${result}")
  endforeach()
  set_property(TARGET ${target} PROPERTY SOURCES ${kept})
  _tranship_properties(${target})
endfunction()

function(tranship_hipify_target target)
  if(NOT TARGET ${target})
    message(FATAL_ERROR "tranship_hipify_target: there is no target ${target}")
  endif()
  get_target_property(folder ${target} BINARY_DIR)
  if(NOT folder STREQUAL CMAKE_CURRENT_BINARY_DIR)
    message(FATAL_ERROR "call tranship_hipify_target(${target}) in the folder that adds the target")
  endif()
  get_property(is_called TARGET ${target} PROPERTY TRANSHIP_HIPIFY SET)
  if(is_called)
    message(FATAL_ERROR "tranship_hipify_target(${target}) is called twice")
  endif()
  set_property(TARGET ${target} PROPERTY TRANSHIP_HIPIFY ON)
  _tranship_check_language()
  string(REPLACE ";" "]==] [==[" arguments "${ARGV}")
  cmake_language(EVAL CODE "cmake_language(DEFER CALL _tranship_hipify_target [==[${arguments}]==])")
endfunction()

cmake_policy(POP)
