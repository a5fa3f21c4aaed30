.SUFFIXES: .cu .o
.cu.o:
	nvcc -x cu -c $< -o $@
ifeq ($(CC),nvcc)
  CFLAGS += -gencode=arch=compute_80,code=\"sm_80,compute_80\"
endif
plain: plain.c
	cc -o $@ $<
