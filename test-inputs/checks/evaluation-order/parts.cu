// Fields and elements of one object are different state; short functions that change what they are given; operators of classes.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <queue>
#include <sstream>
#include <string>
#include <vector>

struct Random {
  unsigned state;
  unsigned next() { return state = state * 5 + 1; }
};
struct Pool {
  int used = 0;
  std::vector<int> left, right;
  int grab(int size) {
    int at = used;
    used += size;
    return at;
  }
  int addLeft(int value) {
    left.push_back(value);
    return value;
  }
  int addRight(int value) {
    right.push_back(value);
    return value;
  }
};
struct Value {
  int number;
};
static Value operator-(Value a, Value b) { return {a.number - b.number}; }
static Value count() {
  static int last = 0;
  return {++last};
}

static int take(std::queue<int> &from) {
  int value = from.front();
  from.pop();
  return value;
}
static float pop(float **from) { return *(*from)++; }
static std::string word(std::istream &from) {
  std::string text;
  std::getline(from, text, ',');
  return text;
}
template <class T> static T read(std::istream &from) {
  T value;
  from >> value;
  return value;
}
static int grow(std::vector<int> &list) {
  list.push_back(1);
  return list.back();
}
static int area(size_t width, int height) { return width * 100 + height; }

void orders(std::queue<int> &queue, float *data, std::istream &input, std::vector<int> list, Pool &pool) {
  int2 a = make_int2(take(queue), take(queue));                               // DIAG: evaluation-order
  float2 b = make_float2(pop(&data), pop(&data));                             // DIAG: evaluation-order
  dim3 c(std::stoi(word(input)), std::stoi(word(input)));                     // DIAG: evaluation-order
  float2 d = make_float2(read<float>(input), read<float>(input));             // DIAG: evaluation-order
  area(list.size(), grow(list));                                              // DIAG: evaluation-order
  std::vector<std::pair<int, int>> ranges;
  ranges.emplace_back(pool.grab(4), pool.grab(8));                            // DIAG: evaluation-order
  Value e = count() - count();                                                // DIAG: evaluation-order
  dim3 f(atoi(strtok(nullptr, ",")), atoi(strtok(nullptr, ",")));             // DIAG: evaluation-order
}

static int bump(int &value) { return ++value; }
static bool isVerbose = false;
static float safe(float value) {
  static bool warned = false;
  if (value < 0 && !warned) {
    warned = true;
    fputs("negative\n", stderr);
  }
  if (isVerbose)
    std::cerr << "safe " << value << "\n";
  return value < 0 ? 0 : value;
}
static const std::vector<float> &table() {
  static std::vector<float> values;
  if (values.empty())
    values = {1, 2, 3};
  return values;
}
static float at(int index) { return table()[index]; }

void nearMisses(Pool &pool, char *text, Value v) {
  Random pair[2] = {{1}, {2}};
  std::vector<Random> more{{3}, {4}};
  struct {
    Random x, y;
  } both{{5}, {6}};
  uint4 a = make_uint4(pair[0].next(), pair[1].next(), more[0].next(), more[1].next());
  uint2 b = make_uint2(both.x.next(), both.y.next());
  int counts[2] = {0, 5};
  int2 c = make_int2(bump(counts[0]), bump(counts[1]));
  int2 d = make_int2(pool.addLeft(1), pool.addRight(2));
  float2 e = make_float2(safe(-1), safe(2));
  float2 f = make_float2(at(1), at(2));
  dim3 g(strtol(text, nullptr, 10), strtol(text + 4, nullptr, 10));
  Value h = v - v;
}

template <class T> struct Held {
  T value;
  T &operator()() { return value; }
};
template <class T> int ofHeld() {
  Held<T> held;
  return area(held().size, held().height); // never instantiated
}
