# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes the commit of the sources as a macro, with `-dirty` if they differ from it: cmake -DSOURCE=FOLDER -DOUT=FILE
# -P Commit.cmake. The file changes only with the commit. Sources that are not in git, such as a tarball, have none.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=* OUTPUT_VARIABLE commit ERROR_QUIET
                OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
if(failed)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT "#define TRANSHIP_COMMIT \"@commit@\"\n" @ONLY)
