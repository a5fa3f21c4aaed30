find_path(MINE_INCLUDE cuda_runtime.h PATHS ${ROCM_PATH}/include)
find_library(MINE_LIBRARY NAMES hipblas HINTS $ENV{ROCM_PATH}/lib)
