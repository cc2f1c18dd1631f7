/** The values of each list that no other list has, in its own order. */
export function findUniqueValues<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  const many = new Map<T, number>()
  for (const each of lists) for (const value of new Set(each)) many.set(value, (many.get(value) ?? 0) + 1)
  return lists.map((each) => each.filter((value) => many.get(value) === 1))
}
