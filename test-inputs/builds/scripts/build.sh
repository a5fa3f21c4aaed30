#!/bin/sh
# nvcc in a comment
export CUDA_HOME=/usr/local/cuda-12.1
nvcc -O2 -arch=sm_80 -o app app.cu -lcublas
nvprof ./app
echo done
