#include "shapes.h"

__device__ Guard::Guard(int *log, int start) : log(log) { *log = start; }
__device__ Guard::~Guard() { *log += 1000; }

__device__ Shape::Shape(int size) : size(size) {}
__device__ int Shape::area() const { return size; }
__device__ Shape::~Shape() {}

__host__ __device__ Half::Half(int of) : value(of / 2) {}

template <class T> __device__ T twice(T value) { return 2 * value; }
template __device__ int twice<int>(int value);
template __device__ float twice<float>(float value);

template <class T> __device__ Box<T>::Box(T value) : held(value) {}
template <class T> __device__ T Box<T>::take() const { return held; }
template struct Box<int>;

template __device__ int thrice<int>(int value);

/// The same instance as the first unit has for itself.
__device__ double helped(double value) { return thrice<double>(value); }
