# CUDA_PATH is a variable of the environment.

ROCM_PATH ?= /opt/rocm
ifndef ROCM_PATH
$(error set CUDA_PATH)
endif
other/env: other/env.hip
	$(ROCM_PATH)/bin/hipcc -I $(ROCM_PATH)/include -D__HIP_PLATFORM_AMD__ -L$(ROCM_PATH)/lib -o $@ $<
