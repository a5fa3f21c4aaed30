NVCC ?= nvcc
ARCH = 80
EXTRA = --expt-relaxed-constexpr
