// Side effects that the call does not show: of lambdas, of methods, of functions of libraries, of default arguments.
#include <cuda_runtime.h>

#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

struct Source {
  virtual float next() = 0;
  virtual float last() const = 0;
};

static int ticks = 0;
static int tile(int width = ++ticks, int height = ++ticks) { return width * 100 + height; }
static int area(int width, int height) { return width * 100 + height; }
static int keep(std::vector<int> list, size_t size) { return int(list.size() * 10 + size); }

void draw(Source &source, FILE *file, std::function<int()> random, std::atomic<int> &ids, std::vector<int> list, ...) {
  unsigned seed = 1;
  auto step = [&] { return int(seed = seed * 5 + 1); };
  area(step(), step());                                     // DIAG: evaluation-order
  float2 a = make_float2(source.next(), source.next());     // DIAG: evaluation-order
  area(fgetc(file), fgetc(file));                           // DIAG: evaluation-order
  area(random(), random());                                 // DIAG: evaluation-order
  area(ids++, ids++);                                       // DIAG: evaluation-order
  auto at = list.begin();
  area(*at++, *at++);                                       // DIAG: evaluation-order
  tile();                                                   // DIAG: evaluation-order
  auto sum = [](int x, int y) { return x - y; };
  sum(seed++, seed++);                                      // DIAG: evaluation-order
  va_list more;
  va_start(more, list);
  float2 b = make_float2(va_arg(more, double), va_arg(more, double)); // DIAG: evaluation-order
  va_end(more);
  keep(std::move(list), list.size());                       // DIAG: evaluation-order
}

// What no argument shows may come in any order.
static int calls = 0, total = 0;
static int counted(int value) {
  ++calls;
  total += value;
  return value / 2;
}
struct Pair {
  int low, high;
};
int nearMisses(Source &source, std::vector<int> &list, std::string &text, Pair p) {
  auto limits = [&] { return p.high - p.low; };
  return area(counted(1), counted(2)) + area(list.size(), list[0]) + area(limits(), limits()) + area(list.at(0), list.front()) +
         area(int(source.last()), int(source.last())) + area(int(text.find('x')), int(text.size()));
}
