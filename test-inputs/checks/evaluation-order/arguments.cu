// Arguments whose side effects depend on each other.
#include <cuda_runtime.h>

#include <cstdlib>
#include <random>

static int position = 0;
static int next() {
  return position++;
}
static int count() {
  static int calls = 0;
  return ++calls;
}
static int skip(int &at) {
  return ++at;
}
static float draw(std::mt19937 &generator) {
  std::uniform_real_distribution<float> distribution(0, 1);
  return distribution(generator);
}

struct Reader {
  int at = 0;
  int read() { return at += 2; }
  int size() const { return at; }
  int first() {
    known = true; // a cache
    return at;
  }
  bool known = false;
};

int area(int w, int h) {
  return w * 10 + h;
}

struct List {
  int *values;
  int size;
  int grow() { return ++size; }
  void remove(int index) {
    area(values[index], --size); // another field
    area(size, --size);          // DIAG: evaluation-order
    area(grow(), size);          // DIAG: evaluation-order
  }
};

void order(int i, std::mt19937 &generator, Reader &reader) {
  dim3 grid(next(), next()); // DIAG: evaluation-order
  area(next(), next());      // DIAG: evaluation-order
  area(count(), count());    // DIAG: evaluation-order
  area(i++, i);              // DIAG: evaluation-order
  area(skip(i), i);          // DIAG: evaluation-order
  area(rand(), rand()); // DIAG: evaluation-order
  std::uniform_real_distribution<float> distribution(0, 1);
  float2 a = make_float2(distribution(generator), distribution(generator)); // DIAG: evaluation-order
  area(reader.read(), reader.read());                                       // DIAG: evaluation-order
  area(reader.read(), reader.size());                                       // DIAG: evaluation-order
  float2 b = make_float2(draw(generator), draw(generator));                 // DIAG: evaluation-order

  // Near misses: braces, other state, no effects, calls of their own.
  dim3 block{unsigned(next()), unsigned(next())};
  area(next(), count());
  area(reader.size(), reader.size());
  area(reader.first(), reader.first());
  area(i, i + 1);
  area(area(1, 2), area(3, 4));
  area(next(), 1);
  int first = next(), second = next();
  area(first, second);
  std::swap(a, b);
}

// In a function without a name of CUDA.
int plain() {
  return area(next(), next()); // DIAG: evaluation-order
}

// Kernels do not go through the host compiler.
__global__ void kernel(int *p) {
  int i = 0;
  p[0] = max(i++, i);
}

// Pointers, lambdas and chains of calls in functions that do not use CUDA.
static int pairOf(int high, int low) { return high * 10 + low; }
int pointers(const int *numbers) { return pairOf(*numbers++, *numbers++); } // DIAG: evaluation-order
int locals() {
  int values[] = {4, 2};
  const int *next = values;
  int count = 0;
  auto step = [&] { return ++count; };
  return pairOf(*next++, *next++) + // DIAG: evaluation-order
         pairOf(step(), step());    // DIAG: evaluation-order
}
struct Cursor {
  int at = 0;
  Cursor *next() {
    at = at * 2 + 1;
    return this;
  }
  int value() const { return at; }
};
struct Buffers {
  unsigned used = 0;
  float *data[2];
  float *get(unsigned key) {
    used |= key;
    return data[key];
  }
};
static int apart(const float *one, const float *other) { return one - other; }
int marks(Buffers &buffers) { return apart(buffers.get(0), buffers.get(1)); } // near miss: flags in any order
int chains(Cursor one, Cursor other) {
  return pairOf(one.next()->value(), one.next()->value()) + // DIAG: evaluation-order
         pairOf(one.next()->value(), other.next()->value()); // near miss: two objects
}
