// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Thrust: the base classes of iterators that programs write, and traits of iterators. thrust.h includes
// this header.
#pragma once
#pragma GCC system_header

#pragma clang force_cuda_host_device begin

namespace thrust {

struct use_default {};
struct iterator_core_access {};
template <class Derived, class T, class System = use_default, class Traversal = use_default,
          class Reference = T &, class Difference = ptrdiff_t>
struct iterator_facade : tranship::Iterator<Derived, T> {
  using difference_type = Difference;
  using reference = Reference;
};
template <class T, class Base> struct TranshipAdapted { using type = T; };
template <class Base> struct TranshipAdapted<use_default, Base> {
  using type = typename std::iterator_traits<Base>::value_type;
};
template <class Derived, class Base, class T = use_default, class... More>
struct iterator_adaptor
    : tranship::Iterator<Derived, typename TranshipAdapted<T, Base>::type> {
  using base_type = Base;
  iterator_adaptor();
  explicit iterator_adaptor(const Base &);
  const Base &base() const;
  Base &base_reference();
  const Base &base_reference() const;
};
#define TRANSHIP_TRAIT(name, ...)                                                                  \
  template <class Iterator> struct iterator_##name { using type = __VA_ARGS__; };                  \
  template <class Iterator> using iterator_##name##_t = typename iterator_##name<Iterator>::type;
TRANSHIP_TRAIT(pointer, typename std::iterator_traits<Iterator>::pointer)
TRANSHIP_TRAIT(reference, typename std::iterator_traits<Iterator>::reference)
TRANSHIP_TRAIT(system, device_system_tag)
TRANSHIP_TRAIT(traversal, random_access_traversal_tag)
#undef TRANSHIP_TRAIT
template <class Iterator> using iterator_value_t = typename iterator_value<Iterator>::type;
template <class Iterator> using iterator_difference_t = ptrdiff_t;
struct any_system_tag {};
struct no_traversal_tag {};
struct incrementable_traversal_tag {};
struct single_pass_traversal_tag {};
struct forward_traversal_tag {};
struct bidirectional_traversal_tag {};
struct input_device_iterator_tag {};
struct output_device_iterator_tag {};
struct forward_device_iterator_tag {};
struct bidirectional_device_iterator_tag {};
struct random_access_device_iterator_tag {};
struct input_host_iterator_tag {};
struct output_host_iterator_tag {};
struct forward_host_iterator_tag {};
struct bidirectional_host_iterator_tag {};
struct random_access_host_iterator_tag {};
template <class Iterator> struct is_contiguous_iterator : std::is_pointer<Iterator> {};
template <class Iterator> struct proclaim_contiguous_iterator : std::false_type {};
template <class T> struct is_trivially_relocatable : std::is_trivially_copyable<T> {};
template <class T> struct proclaim_trivially_relocatable : std::false_type {};
template <class T> struct is_execution_policy : std::is_base_of<TranshipPolicy, T> {};
template <class Iterator> Iterator next(Iterator, ptrdiff_t = 1);
template <class Iterator> Iterator prev(Iterator, ptrdiff_t = 1);
template <class F> struct zip_function {
  explicit zip_function(F);
  template <class... A> tranship::Any operator()(A &&...) const;
};
template <class In, class Out, class Iterator>
struct transform_input_output_iterator
    : tranship::Iterator<transform_input_output_iterator<In, Out, Iterator>, tranship::Any> {
  template <class... A> transform_input_output_iterator(A &&...);
};
template <class In, class Out, class Iterator>
transform_input_output_iterator<In, Out, Iterator>
    make_transform_input_output_iterator(Iterator, In, Out);
template <class F, class... More>
struct tabulate_output_iterator
    : tranship::Iterator<tabulate_output_iterator<F, More...>, tranship::Any> {
  template <class... A> tabulate_output_iterator(A &&...);
};
template <class F> tabulate_output_iterator<F> make_tabulate_output_iterator(F);
template <class Iterator>
struct offset_iterator : tranship::Iterator<offset_iterator<Iterator>, tranship::Any> {
  template <class... A> offset_iterator(A &&...);
};

// Types of random number engines with their constants.
namespace random {
template <class T, T...> using linear_congruential_engine = TranshipEngine;
template <class T, size_t...> using linear_feedback_shift_engine = TranshipEngine;
template <class T, size_t...> using subtract_with_carry_engine = TranshipEngine;
template <class Engine, size_t, size_t> using discard_block_engine = TranshipEngine;
template <class A, size_t, class B, size_t> using xor_combine_engine = TranshipEngine;
using ranlux24_base = TranshipEngine;
using ranlux48_base = TranshipEngine;
} // namespace random

} // namespace thrust

#pragma clang force_cuda_host_device end
