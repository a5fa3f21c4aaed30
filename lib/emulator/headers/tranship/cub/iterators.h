// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB's iterators.
#pragma once
#pragma GCC system_header

#include "thread.h"

#include <ostream>

namespace tranship_cub {

/// What random access iterators have in common: a place, which `Self` knows how to move and read.
template <class Self, class Value, class Reference, class Offset> class IteratorBase {
public:
  using self_type = Self;
  using difference_type = Offset;
  using value_type = Value;
  using pointer = typename std::conditional<std::is_void<Value>::value, void,
                                            typename std::add_pointer<Value>::type>::type;
  using reference = Reference;
  using iterator_category = std::random_access_iterator_tag;

  TRANSHIP_CUB_BOTH Self operator++(int) {
    Self before = self();
    self().transhipMove(1);
    return before;
  }
  TRANSHIP_CUB_BOTH Self &operator++() { return self().transhipMove(1); }
  TRANSHIP_CUB_BOTH Self &operator--() { return self().transhipMove(-1); }
  template <class Distance> TRANSHIP_CUB_BOTH Self operator+(Distance n) const {
    Self moved = self();
    return moved.transhipMove(n);
  }
  template <class Distance> TRANSHIP_CUB_BOTH Self operator-(Distance n) const {
    Self moved = self();
    return moved.transhipMove(-Offset(n));
  }
  template <class Distance> TRANSHIP_CUB_BOTH Self &operator+=(Distance n) {
    return self().transhipMove(n);
  }
  template <class Distance> TRANSHIP_CUB_BOTH Self &operator-=(Distance n) {
    return self().transhipMove(-Offset(n));
  }
  TRANSHIP_CUB_BOTH Offset operator-(const Self &other) const {
    return self().transhipDistance(other);
  }
  TRANSHIP_CUB_BOTH bool operator==(const Self &other) const {
    return self().transhipDistance(other) == 0;
  }
  TRANSHIP_CUB_BOTH bool operator!=(const Self &other) const { return !(*this == other); }
  TRANSHIP_CUB_BOTH bool operator<(const Self &other) const {
    return self().transhipDistance(other) < 0;
  }
  friend std::ostream &operator<<(std::ostream &out, const Self &) { return out; }

protected:
  TRANSHIP_CUB_BOTH Self &self() { return static_cast<Self &>(*this); }
  TRANSHIP_CUB_BOTH const Self &self() const { return static_cast<const Self &>(*this); }
};

} // namespace tranship_cub

namespace TRANSHIP_CUB {

template <class T, class Offset = ptrdiff_t>
class CountingInputIterator
    : public tranship_cub::IteratorBase<CountingInputIterator<T, Offset>, T, T, Offset> {
  T value_;

public:
  TRANSHIP_CUB_BOTH CountingInputIterator(const T &value) : value_(value) {}
  TRANSHIP_CUB_BOTH T operator*() const { return value_; }
  template <class Distance> TRANSHIP_CUB_BOTH T operator[](Distance n) const {
    return T(value_ + (T)n);
  }
  template <class Distance> TRANSHIP_CUB_BOTH CountingInputIterator &transhipMove(Distance n) {
    value_ += (T)n;
    return *this;
  }
  TRANSHIP_CUB_BOTH Offset transhipDistance(const CountingInputIterator &other) const {
    return Offset(value_ - other.value_);
  }
};

template <class T, class Offset = ptrdiff_t>
class ConstantInputIterator
    : public tranship_cub::IteratorBase<ConstantInputIterator<T, Offset>, T, T, Offset> {
  T value_;
  Offset offset_;

public:
  TRANSHIP_CUB_BOTH ConstantInputIterator(T value, Offset offset = 0)
      : value_(value), offset_(offset) {}
  TRANSHIP_CUB_BOTH T operator*() const { return value_; }
  template <class Distance> TRANSHIP_CUB_BOTH T operator[](Distance) const { return value_; }
  TRANSHIP_CUB_BOTH const T *operator->() const { return &value_; }
  template <class Distance> TRANSHIP_CUB_BOTH ConstantInputIterator &transhipMove(Distance n) {
    offset_ += Offset(n);
    return *this;
  }
  TRANSHIP_CUB_BOTH Offset transhipDistance(const ConstantInputIterator &other) const {
    return offset_ - other.offset_;
  }
};

/// The conversion may be for the device alone.
template <class T, class Conversion, class Iterator, class Offset = ptrdiff_t>
class TransformInputIterator
    : public tranship_cub::IteratorBase<TransformInputIterator<T, Conversion, Iterator, Offset>, T,
                                        T, Offset> {
  Iterator place_;
  Conversion conversion_;

public:
  TRANSHIP_CUB_BOTH TransformInputIterator(Iterator place, Conversion conversion)
      : place_(place), conversion_(conversion) {}
  TRANSHIP_CUB_BOTH T operator*() const {
    Conversion conversion = conversion_;
    return conversion(*place_);
  }
  template <class Distance> TRANSHIP_CUB_BOTH T operator[](Distance n) const {
    Conversion conversion = conversion_;
    return conversion(place_[n]);
  }
  template <class Distance> TRANSHIP_CUB_BOTH TransformInputIterator &transhipMove(Distance n) {
    place_ = place_ + Offset(n);
    return *this;
  }
  TRANSHIP_CUB_BOTH Offset transhipDistance(const TransformInputIterator &other) const {
    return Offset(place_ - other.place_);
  }
};

/// Pairs of an index and the value there.
template <class Iterator, class Offset = ptrdiff_t, class T = tranship_cub::Element<Iterator>>
class ArgIndexInputIterator
    : public tranship_cub::IteratorBase<ArgIndexInputIterator<Iterator, Offset, T>,
                                        KeyValuePair<Offset, T>, KeyValuePair<Offset, T>, Offset> {
  Iterator begin_;
  Offset offset_;

public:
  TRANSHIP_CUB_BOTH ArgIndexInputIterator(Iterator begin, Offset offset = 0)
      : begin_(begin), offset_(offset) {}
  TRANSHIP_CUB_BOTH KeyValuePair<Offset, T> operator*() const { return (*this)[0]; }
  template <class Distance>
  TRANSHIP_CUB_BOTH KeyValuePair<Offset, T> operator[](Distance n) const {
    const Offset i = offset_ + Offset(n);
    return {i, T(begin_[i])};
  }
  TRANSHIP_CUB_BOTH void normalize() {
    begin_ += offset_;
    offset_ = 0;
  }
  template <class Distance> TRANSHIP_CUB_BOTH ArgIndexInputIterator &transhipMove(Distance n) {
    offset_ += Offset(n);
    return *this;
  }
  TRANSHIP_CUB_BOTH Offset transhipDistance(const ArgIndexInputIterator &other) const {
    return offset_ - other.offset_;
  }
};

template <CacheLoadModifier Modifier, class T, class Offset = ptrdiff_t>
class CacheModifiedInputIterator
    : public tranship_cub::IteratorBase<CacheModifiedInputIterator<Modifier, T, Offset>, T, T,
                                        Offset> {
public:
  T *ptr;
  TRANSHIP_CUB_BOTH CacheModifiedInputIterator(T *place) : ptr(place) {}
  TRANSHIP_CUB_DEVICE T operator*() const { return *ptr; }
  template <class Distance> TRANSHIP_CUB_DEVICE T operator[](Distance n) const { return ptr[n]; }
  TRANSHIP_CUB_DEVICE T *operator->() { return ptr; }
  template <class Distance> TRANSHIP_CUB_BOTH CacheModifiedInputIterator &transhipMove(Distance n) {
    ptr += n;
    return *this;
  }
  TRANSHIP_CUB_BOTH Offset transhipDistance(const CacheModifiedInputIterator &other) const {
    return Offset(ptr - other.ptr);
  }
};

template <CacheStoreModifier Modifier, class T, class Offset = ptrdiff_t>
class CacheModifiedOutputIterator
    : public tranship_cub::IteratorBase<CacheModifiedOutputIterator<Modifier, T, Offset>, void, T &,
                                        Offset> {
  T *place_;

public:
  TRANSHIP_CUB_BOTH CacheModifiedOutputIterator(T *place) : place_(place) {}
  TRANSHIP_CUB_BOTH T &operator*() const { return *place_; }
  template <class Distance> TRANSHIP_CUB_BOTH T &operator[](Distance n) const { return place_[n]; }
  template <class Distance>
  TRANSHIP_CUB_BOTH CacheModifiedOutputIterator &transhipMove(Distance n) {
    place_ += n;
    return *this;
  }
  TRANSHIP_CUB_BOTH Offset transhipDistance(const CacheModifiedOutputIterator &other) const {
    return Offset(place_ - other.place_);
  }
};

template <class Offset = ptrdiff_t>
class DiscardOutputIterator
    : public tranship_cub::IteratorBase<DiscardOutputIterator<Offset>, void, void, Offset> {
  Offset offset_;

public:
  TRANSHIP_CUB_BOTH DiscardOutputIterator(Offset offset = 0) : offset_(offset) {}
  TRANSHIP_CUB_BOTH DiscardOutputIterator &operator*() { return *this; }
  template <class Distance> TRANSHIP_CUB_BOTH DiscardOutputIterator &operator[](Distance) {
    return *this;
  }
  template <class T> TRANSHIP_CUB_BOTH void operator=(const T &) {}
  template <class Distance> TRANSHIP_CUB_BOTH DiscardOutputIterator &transhipMove(Distance n) {
    offset_ += Offset(n);
    return *this;
  }
  TRANSHIP_CUB_BOTH Offset transhipDistance(const DiscardOutputIterator &other) const {
    return offset_ - other.offset_;
  }
};

/// Reads through a texture on GPUs; here, memory.
template <class T, class Offset = ptrdiff_t>
class TexObjInputIterator
    : public tranship_cub::IteratorBase<TexObjInputIterator<T, Offset>, T, T, Offset> {
  T *begin_ = nullptr;
  Offset offset_ = 0;

public:
  TRANSHIP_CUB_BOTH TexObjInputIterator() {}
  template <class Qualified>
  TRANSHIP_NAME(Error_t) BindTexture(Qualified *place, size_t = size_t(-1), size_t = 0) {
    begin_ = const_cast<T *>(place);
    return TRANSHIP_NAME(Success);
  }
  TRANSHIP_NAME(Error_t) UnbindTexture() { return TRANSHIP_NAME(Success); }
  TRANSHIP_CUB_BOTH T operator*() const { return begin_[offset_]; }
  template <class Distance> TRANSHIP_CUB_BOTH T operator[](Distance n) const {
    return begin_[offset_ + Offset(n)];
  }
  template <class Distance> TRANSHIP_CUB_BOTH TexObjInputIterator &transhipMove(Distance n) {
    offset_ += Offset(n);
    return *this;
  }
  TRANSHIP_CUB_BOTH Offset transhipDistance(const TexObjInputIterator &other) const {
    return offset_ - other.offset_;
  }
};

} // namespace TRANSHIP_CUB
