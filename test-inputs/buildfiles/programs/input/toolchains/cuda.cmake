set(CMAKE_CUDA_COMPILER /usr/local/cuda/bin/nvcc)
set(CMAKE_CUDA_FLAGS_INIT "-arch=sm_80 -G")
include_directories(${CUDA_TOOLKIT_ROOT_DIR}/include)
