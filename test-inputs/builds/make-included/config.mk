CUDA_HOME ?= /usr/local/cuda
COMPILE = $(CUDA_HOME)/bin/nvcc $(NVCCFLAGS)
NVCCFLAGS = -O2 -use_fast_math -lineinfo $(GENCODE)
GENCODE = -gencode=arch=compute_80,code=sm_80
LINK = g++
LIBS = -L$(CUDA_HOME)/lib64 -lcudart -lcufft
