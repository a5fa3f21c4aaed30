# CUDA_PATH is a variable of the environment.

ifndef CUDA_PATH
$(error set CUDA_PATH)
endif
other/env: other/env.cu
	$(CUDA_PATH)/bin/nvcc -I $(CUDA_PATH)/include -L$(CUDA_PATH)/lib64 -o $@ $<
