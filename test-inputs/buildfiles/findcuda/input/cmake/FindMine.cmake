find_path(MINE_INCLUDE cuda_runtime.h PATHS ${CUDA_TOOLKIT_ROOT_DIR}/include)
find_library(MINE_LIBRARY NAMES cublas HINTS $ENV{CUDA_HOME}/lib64)
