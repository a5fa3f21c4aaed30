// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB's small types, and what it knows about the types of keys.
#pragma once
#pragma GCC system_header

#include "config.h"

#include <iterator>
#include <limits>

namespace TRANSHIP_CUB {

struct NullType {
  template <class T> TRANSHIP_CUB_BOTH NullType &operator=(const T &) { return *this; }
  TRANSHIP_CUB_BOTH bool operator==(const NullType &) const { return true; }
  TRANSHIP_CUB_BOTH bool operator!=(const NullType &) const { return false; }
};
template <int A> struct Int2Type {
  enum { VALUE = A };
};
template <bool Condition, class A, class B> struct If {
  using Type = typename std::conditional<Condition, A, B>::type;
};
template <class A, class B> struct Equals {
  enum { VALUE = std::is_same<A, B>::value, NEGATE = !VALUE };
};
template <class T> struct IsPointer {
  enum { VALUE = std::is_pointer<T>::value };
};
template <class T> struct IsVolatile {
  enum { VALUE = std::is_volatile<T>::value };
};
template <class T> struct RemoveQualifiers {
  using Type = typename std::remove_cv<T>::type;
};
template <int N> struct PowerOfTwo {
  enum { VALUE = (N & (N - 1)) == 0 };
};
/// The logarithm, rounded up.
template <int N> struct Log2 {
  enum { VALUE = N <= 1 ? 0 : 32 - __builtin_clz(N > 1 ? N - 1 : 1) };
};
template <class N, class D> TRANSHIP_CUB_BOTH constexpr N DivideAndRoundUp(N n, D d) {
  return N(n / d + (n % d != 0 ? 1 : 0));
}

template <class KeyT, class ValueT> struct KeyValuePair {
  using Key = KeyT;
  using Value = ValueT;
#ifdef __HIP__
  using key_type = KeyT;
  using value_type = ValueT;
#endif
  Key key;
  Value value;
  KeyValuePair() = default;
  TRANSHIP_CUB_BOTH KeyValuePair(const Key &key, const Value &value) : key(key), value(value) {}
  TRANSHIP_CUB_BOTH bool operator==(const KeyValuePair &b) const {
    return key == b.key && value == b.value;
  }
  TRANSHIP_CUB_BOTH bool operator!=(const KeyValuePair &b) const { return !(*this == b); }
};

template <class T> struct DoubleBuffer {
  T *d_buffers[2];
  int selector = 0;
  TRANSHIP_CUB_BOTH DoubleBuffer() : d_buffers{nullptr, nullptr} {}
  TRANSHIP_CUB_BOTH DoubleBuffer(T *current, T *alternate) : d_buffers{current, alternate} {}
  TRANSHIP_CUB_BOTH T *Current() { return d_buffers[selector]; }
  TRANSHIP_CUB_BOTH T *Alternate() { return d_buffers[selector ^ 1]; }
};

/// An initial value that device code computes before it is read.
template <class T, class Iterator = T *> struct FutureValue {
  using value_type = T;
  using iterator_type = Iterator;
  Iterator iterator;
  TRANSHIP_CUB_BOTH explicit FutureValue(Iterator iterator) : iterator(iterator) {}
  TRANSHIP_CUB_BOTH operator T() const { return *iterator; }
};

/// Room for a T without a constructor.
template <class T> struct Uninitialized {
  alignas(T) unsigned char transhipBytes[sizeof(T)];
  TRANSHIP_CUB_BOTH T &Alias() { return *reinterpret_cast<T *>(transhipBytes); }
};

enum Category { NOT_A_NUMBER, SIGNED_INTEGER, UNSIGNED_INTEGER, FLOATING_POINT };

} // namespace TRANSHIP_CUB

/// What CUB and hipCUB share without being part of their interfaces. The names are the same on both
/// sides, so that traces of launches agree.
namespace tranship_cub {

template <int Bytes> struct Bits;
template <> struct Bits<1> { using Type = unsigned char; };
template <> struct Bits<2> { using Type = unsigned short; };
template <> struct Bits<4> { using Type = unsigned; };
template <> struct Bits<8> { using Type = unsigned long long; };
template <> struct Bits<16> { using Type = unsigned __int128; };

template <class T>
struct IsSmallFloat
    : std::integral_constant<bool, std::is_same<T, __half>::value ||
#ifdef __HIP__
                                       std::is_same<T, hip_bfloat16>::value ||
#endif
                                       std::is_same<T, __nv_bfloat16>::value> {
};
template <class T>
struct IsFloat
    : std::integral_constant<bool, std::is_floating_point<T>::value || IsSmallFloat<T>::value> {};
template <class T>
struct IsSigned
    : std::integral_constant<bool, std::is_same<T, __int128>::value ||
                                       (std::is_signed<T>::value && !IsFloat<T>::value)> {};
template <class T>
struct IsUnsigned
    : std::integral_constant<bool, std::is_same<T, unsigned __int128>::value ||
                                       (std::is_unsigned<T>::value && !IsFloat<T>::value)> {};

template <class To, class From> TRANSHIP_CUB_BOTH To bitsAs(const From &from) {
  To to;
  static_assert(sizeof to == sizeof from, "a number of the same size");
  __builtin_memcpy(&to, &from, sizeof to);
  return to;
}

/// The largest or smallest value of a type of key; of types that are no numbers, the value of
/// std::numeric_limits.
template <class T> TRANSHIP_CUB_BOTH T extreme(bool largest) {
  if constexpr (IsSmallFloat<T>::value) {
    const unsigned short bits = std::is_same<T, __half>::value ? 0x7bff : 0x7f7f;
    return bitsAs<T>((unsigned short)(largest ? bits : bits | 0x8000));
  } else {
    return largest ? std::numeric_limits<T>::max() : std::numeric_limits<T>::lowest();
  }
}
/// What a minimum (`largest`) or maximum of no elements is: hipCUB's is infinite.
template <class T> TRANSHIP_CUB_BOTH T boundary(bool largest) {
#ifdef __HIP__
  if constexpr (IsSmallFloat<T>::value) {
    const unsigned short bits = std::is_same<T, __half>::value ? 0x7c00 : 0x7f80;
    return bitsAs<T>((unsigned short)(largest ? bits : bits | 0x8000));
  } else if constexpr (std::is_floating_point<T>::value) {
    return largest ? std::numeric_limits<T>::infinity() : -std::numeric_limits<T>::infinity();
  }
#endif
  return extreme<T>(largest);
}

/// Numbers as unsigned integers of the same order, and back.
template <class T> struct Ordered {
  using Type = typename Bits<sizeof(T)>::Type;
  static constexpr Type top = Type(Type(1) << (sizeof(T) * 8 - 1));
  TRANSHIP_CUB_BOTH static Type in(Type bits) {
    if (IsFloat<T>::value)
      return bits & top ? Type(~bits) : Type(bits ^ top);
    return IsSigned<T>::value ? Type(bits ^ top) : bits;
  }
  TRANSHIP_CUB_BOTH static Type out(Type bits) {
    if (IsFloat<T>::value)
      return bits & top ? Type(bits ^ top) : Type(~bits);
    return IsSigned<T>::value ? Type(bits ^ top) : bits;
  }
  /// For sorting: both zeros of a floating-point type are equal.
  TRANSHIP_CUB_BOTH static Type of(const T &value) {
    Type bits = bitsAs<Type>(value);
    return in(IsFloat<T>::value && bits == top ? Type(0) : bits);
  }
};

template <class T, class = void> struct TraitsOf {
  static constexpr TRANSHIP_CUB::Category CATEGORY = TRANSHIP_CUB::NOT_A_NUMBER;
  enum { PRIMITIVE = false, NULL_TYPE = false };
};
template <> struct TraitsOf<TRANSHIP_CUB::NullType> {
  static constexpr TRANSHIP_CUB::Category CATEGORY = TRANSHIP_CUB::NOT_A_NUMBER;
  enum { PRIMITIVE = false, NULL_TYPE = true };
};
template <class T>
struct TraitsOf<T, typename std::enable_if<IsFloat<T>::value || IsSigned<T>::value ||
                                           IsUnsigned<T>::value>::type> {
  using UnsignedBits = typename Ordered<T>::Type;
  static constexpr TRANSHIP_CUB::Category CATEGORY =
      IsFloat<T>::value    ? TRANSHIP_CUB::FLOATING_POINT
      : IsSigned<T>::value ? TRANSHIP_CUB::SIGNED_INTEGER
                           : TRANSHIP_CUB::UNSIGNED_INTEGER;
  enum { PRIMITIVE = true, NULL_TYPE = false };
  TRANSHIP_CUB_BOTH static UnsignedBits TwiddleIn(UnsignedBits key) { return Ordered<T>::in(key); }
  TRANSHIP_CUB_BOTH static UnsignedBits TwiddleOut(UnsignedBits key) {
    return Ordered<T>::out(key);
  }
  TRANSHIP_CUB_BOTH static T Max() { return extreme<T>(true); }
  TRANSHIP_CUB_BOTH static T Lowest() { return extreme<T>(false); }
};

/// The type of an iterator's elements, or another one if the iterator does not say.
template <class Iterator, class Other = void> struct ElementOf {
  using Own = typename std::iterator_traits<Iterator>::value_type;
  using Type = typename std::conditional<std::is_void<Own>::value, Other, Own>::type;
};
template <class Iterator>
using Element = typename std::remove_cv<typename ElementOf<Iterator>::Type>::type;

/// Room for elements in shared memory, which has no constructors.
template <class T, int Count> struct Room {
  alignas(T) unsigned char bytes[sizeof(T) * Count];
  TRANSHIP_CUB_DEVICE T &operator[](int i) { return reinterpret_cast<T *>(bytes)[i]; }
};
template <int Count> struct Room<TRANSHIP_CUB::NullType, Count> {
  unsigned char bytes[1];
  TRANSHIP_CUB_DEVICE TRANSHIP_CUB::NullType operator[](int) { return {}; }
};

} // namespace tranship_cub

namespace TRANSHIP_CUB {
template <class T> struct Traits : tranship_cub::TraitsOf<typename std::remove_cv<T>::type> {};
template <class T> struct NumericTraits : Traits<T> {};
} // namespace TRANSHIP_CUB
