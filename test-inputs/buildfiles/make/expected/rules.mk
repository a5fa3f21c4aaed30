.SUFFIXES: .hip .o
.hip.o:
	hipcc -x hip -c $< -o $@
ifeq ($(CC),hipcc)
  CFLAGS += --offload-arch=gfx90a --offload-arch=gfx942 --offload-arch=gfx1100
endif
plain: plain.c
	cc -o $@ $<
