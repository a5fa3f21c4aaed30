CUDA_INSTALL_PATH ?= /usr/local/cuda
