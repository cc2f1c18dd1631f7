import type { SearchRecord } from '#search/record.ts'

/**
 * Records sorted by "price:asc" by pairwise comparison, missing values last. A simple reference implementation that
 * tests compare the engine with.
 */
export function referenceSort(records: readonly SearchRecord[], sort: string | null): readonly SearchRecord[] {
  if (sort === null) return records
  const [name = '', direction] = sort.split(':')
  return records.toSorted((a, b) => {
    const [x, y] = [a[name] ?? null, b[name] ?? null]
    if (x === y) return 0
    if (x === null || y === null) return x === null ? 1 : -1
    return (x < y ? -1 : 1) * (direction === 'desc' ? -1 : 1)
  })
}
