#pragma once
/// Constructors and destructors are the other unit's.
struct Guard {
  int *log;
  __device__ Guard(int *log, int start);
  __device__ ~Guard();
};

/// So are a base class and its virtual functions: the first one says where the table is.
struct Shape {
  int size;
  __device__ explicit Shape(int size);
  __device__ virtual int area() const;
  __device__ virtual ~Shape();
};
struct Square : Shape {
  __device__ explicit Square(int size) : Shape(size) {}
  __device__ int area() const override { return size * size; }
};

/// Of the host as well.
struct Half {
  int value;
  __host__ __device__ explicit Half(int of);
};

/// Defined and instantiated by the other unit only.
template <class T> __device__ T twice(T value);
template <class T> struct Box {
  T held;
  __device__ explicit Box(T value);
  __device__ T take() const;
};
/// Defined here, and instantiated there.
template <class T> __device__ T thrice(T value) { return 3 * value; }
extern template __device__ int thrice<int>(int value);
