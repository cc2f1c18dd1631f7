/** Map: value -> number of occurrences, in order of first appearance. */
export function countBy<Value extends string | number>(values: Iterable<Value>): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
