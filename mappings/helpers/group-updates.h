// SPDX-License-Identifier: 0BSD
// Collective functions of cooperative groups that change atomic variables.

//- helper: cg-update
//- requires: cg-operators, cg-exchange, cg-reduce, cg-inclusive-scan, cuda-atomic
namespace tranship {
// Combines an atomic variable with a value, and returns its old value.
template <class Place, class T, class Op>
__device__ inline auto update(Place &place, T value, Op op) -> typename Place::value_type {
  auto old = place.load(cuda::memory_order_relaxed);
  while (!place.compare_exchange_weak(old, op(old, value), cuda::memory_order_relaxed)) {
  }
  return old;
}
template <class Place, class T>
__device__ inline auto update(Place &place, T value, cooperative_groups::plus<T>) ->
    typename Place::value_type {
  return place.fetch_add(value, cuda::memory_order_relaxed);
}
} // namespace tranship
namespace cooperative_groups {
// Combine the values of a group with an atomic variable, or store them. In HIP, this is done at once.
template <class Group, class Place, class T, class Op>
__device__ void reduce_update_async(const Group &group, Place &place, T value, Op op) {
  T total = reduce(group, value, op);
  if (group.thread_rank() == 0)
    tranship::update(place, total, op);
}
template <class Group, class T, class Op>
__device__ void reduce_store_async(const Group &group, T *to, T value, Op op) {
  T total = reduce(group, value, op);
  if (group.thread_rank() == 0)
    *to = total;
}
template <class Group, class Place, class T, class Op>
__device__ auto reduce_store_async(const Group &group, Place &place, T value, Op op) ->
    typename Place::value_type {
  T total = reduce(group, value, op);
  if (group.thread_rank() == 0)
    place.store(total, cuda::memory_order_relaxed);
  return total;
}
// Scans that start from the atomic variable's value and add the group's values to it.
template <class Group, class Place, class T, class Op>
__device__ T inclusive_scan_update(const Group &group, Place &place, T value, Op op) {
  T result = inclusive_scan(group, value, op), old = T();
  unsigned last = group.size() - 1;
  if (group.thread_rank() == last)
    old = tranship::update(place, result, op);
  return op(tranship::exchange(group, old, last), result);
}
template <class Group, class Place, class T, class Op>
__device__ T exclusive_scan_update(const Group &group, Place &place, T value, Op op) {
  T result = inclusive_scan(group, value, op), old = T();
  unsigned rank = group.thread_rank(), last = group.size() - 1;
  if (rank == last)
    old = tranship::update(place, result, op);
  old = tranship::exchange(group, old, last);
  T before = tranship::exchange(group, result, rank ? rank - 1 : 0);
  return rank ? op(old, before) : old;
}
template <class Group, class Place, class T>
__device__ T inclusive_scan_update(const Group &group, Place &place, T value) {
  return inclusive_scan_update(group, place, value, plus<T>());
}
template <class Group, class Place, class T>
__device__ T exclusive_scan_update(const Group &group, Place &place, T value) {
  return exclusive_scan_update(group, place, value, plus<T>());
}
} // namespace cooperative_groups
