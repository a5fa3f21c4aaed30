// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Views of arrays and results with errors, which libcu++ has in older C++ standards as well. Included
// inside of cuda::std.
#if __cplusplus < 202302L && __cplusplus >= 201703L
#if __cplusplus >= 202002L
using ::std::dynamic_extent;
#endif
template <class Index, size_t... sizes> struct extents {
  using index_type = Index;
  using size_type = make_unsigned_t<Index>;
  using rank_type = size_t;
  constexpr extents() = default;
  template <class... I> constexpr explicit extents(I...) {}
  template <class Other, size_t... others> constexpr extents(const extents<Other, others...> &) {}
  static constexpr size_t rank() { return sizeof...(sizes); }
  static constexpr size_t rank_dynamic() { return (size_t(0) + ... + size_t(sizes == dynamic_extent)); }
  static constexpr size_t static_extent(size_t) { return 0; }
  constexpr Index extent(size_t) const { return 0; }
};
template <class Index, class Numbers> struct TranshipDynamicExtents;
template <class Index, size_t... r> struct TranshipDynamicExtents<Index, index_sequence<r...>> {
  using type = extents<Index, (0 * r + dynamic_extent)...>;
};
template <class Index, size_t rank>
using dextents = typename TranshipDynamicExtents<Index, make_index_sequence<rank>>::type;
template <size_t rank, class Index = size_t> using dims = dextents<Index, rank>;
template <class Extents> struct TranshipLayoutMapping {
  using index_type = typename Extents::index_type;
  constexpr TranshipLayoutMapping() = default;
  template <class... A> constexpr TranshipLayoutMapping(const Extents &, const A &...) {}
  const Extents &extents() const;
  index_type stride(size_t) const;
  index_type required_span_size() const;
  template <class... I> index_type operator()(I...) const;
};
struct layout_right {
  template <class Extents> using mapping = TranshipLayoutMapping<Extents>;
};
struct layout_left {
  template <class Extents> using mapping = TranshipLayoutMapping<Extents>;
};
struct layout_stride {
  template <class Extents> using mapping = TranshipLayoutMapping<Extents>;
};
template <class T> struct default_accessor {
  using element_type = T;
  using data_handle_type = T *;
  using reference = T &;
  T &access(T *, size_t) const;
  T *offset(T *, size_t) const;
};
template <class T, class Extents, class Layout = layout_right, class Accessor = default_accessor<T>>
struct mdspan {
  using element_type = T;
  using value_type = remove_cv_t<T>;
  using extents_type = Extents;
  using layout_type = Layout;
  using accessor_type = Accessor;
  using mapping_type = typename Layout::template mapping<Extents>;
  using index_type = typename Extents::index_type;
  using size_type = typename Extents::size_type;
  using rank_type = size_t;
  using data_handle_type = T *;
  using reference = T &;
  constexpr mdspan() = default;
  template <class... I> constexpr explicit mdspan(T *, I...) {}
  constexpr mdspan(T *, const Extents &) {}
  constexpr mdspan(T *, const mapping_type &, const Accessor & = {}) {}
  template <class U> constexpr mdspan(const mdspan<U, Extents, Layout> &) {}
  template <class... I> T &operator()(I...) const;
  template <class I> T &operator[](const I &) const;
  static constexpr size_t rank() { return Extents::rank(); }
  static constexpr size_t rank_dynamic() { return Extents::rank_dynamic(); }
  static constexpr size_t static_extent(size_t) { return 0; }
  index_type extent(size_t) const;
  index_type stride(size_t) const;
  size_type size() const;
  bool empty() const;
  T *data_handle() const;
  const Extents &extents() const;
  const mapping_type &mapping() const;
  const Accessor &accessor() const;
};
template <class T, class... I> mdspan(T *, I...) -> mdspan<T, dextents<size_t, sizeof...(I)>>;
template <class T, class Index, size_t... sizes>
mdspan(T *, const extents<Index, sizes...> &) -> mdspan<T, extents<Index, sizes...>>;

template <class E> struct unexpected {
  explicit unexpected(E);
  E &error() const;
};
template <class T, class E> struct expected {
  using value_type = T;
  using error_type = E;
  using TranshipValue = conditional_t<is_void_v<T>, int, T>;
  expected();
  template <class U = TranshipValue> expected(U &&);
  template <class G> expected(const unexpected<G> &);
  bool has_value() const;
  explicit operator bool() const;
  TranshipValue &operator*() const;
  TranshipValue *operator->() const;
  TranshipValue &value() const;
  E &error() const;
  template <class U> TranshipValue value_or(U &&) const;
  template <class U> E error_or(U &&) const;
  template <class F> auto and_then(F &&next) const { return next(**this); }
  template <class F> auto transform(F &&next) const {
    return expected<decay_t<decltype(next(**this))>, E>(next(**this));
  }
  template <class F> expected or_else(F &&) const;
};
#endif
