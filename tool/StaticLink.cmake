# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Links programs with the archives of tranship, Clang, LLVM and the C++ library. Such programs need only a C library,
# glibc 2.34 or later (docs/install.md), and start in a fifth of the time.
include_guard()

add_library(tranship_glibc_fallbacks OBJECT ${CMAKE_CURRENT_LIST_DIR}/package/GlibcFallbacks.cpp)
target_compile_options(tranship_glibc_fallbacks PRIVATE -fPIC -Wall -Wextra)

set(static_link -static-libstdc++ -static-libgcc -Wl,--gc-sections -Wl,--as-needed
                -Wl,--strip-debug) # of archives that others built
if(LLD)
  get_filename_component(lld_folder ${LLD} DIRECTORY)
  list(APPEND static_link -fuse-ld=lld -B${lld_folder} -Wl,-O2)
endif()

# Name all archives: the linker takes only what it needs.
file(GLOB clang_archives ${LLVM_LIBRARY_DIR}/libclang*.a)
file(GLOB llvm_archives ${LLVM_LIBRARY_DIR}/libLLVM*.a)

# tranship_link_statically(TARGET ARCHIVE...): links TARGET with our archives and those of Clang and LLVM.
function(tranship_link_statically target)
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:tranship_glibc_fallbacks>)
  set(archives ${ARGN} ${clang_archives} ${llvm_archives} ${ZLIB_ARCHIVE} ${ZSTD_ARCHIVE})
  list(JOIN archives "," archives)
  target_link_libraries(${target} PRIVATE -Wl,--start-group,${archives},--end-group)
  target_link_options(${target} PRIVATE ${static_link})
endfunction()

# tranship_link_modules_statically(TARGET): does the same with the archives of all modules.
function(tranship_link_modules_statically target)
  get_property(modules GLOBAL PROPERTY TRANSHIP_MODULES)
  set(archives)
  foreach(module IN LISTS modules ITEMS tranship_emulator_interface tranship_static_fmt)
    list(APPEND archives $<TARGET_FILE:${module}>)
    add_dependencies(${target} ${module})
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS $<TARGET_FILE:${module}>)
  endforeach()
  tranship_link_statically(${target} ${archives})
endfunction()
