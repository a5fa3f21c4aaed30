#pragma once

struct Box {
  float side;
  __host__ __device__ float area() const;
};
float Box::area() const { return side * side; }

template <typename T> struct Sized {
  T side;
  __device__ T doubled(T value) const { return 2 * value; }
};
template <typename T> struct Scaled : Sized<T> {
  T factor;
  __device__ T area() const {
    Box box{this->side};
    return doubled(factor * box.area());
  }
};
