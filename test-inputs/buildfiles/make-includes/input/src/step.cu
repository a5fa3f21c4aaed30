__global__ void step() {}
