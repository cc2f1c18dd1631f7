/** Which value of a comparison row is best. */
export type Wanted = 'least' | 'most'

/** Indexes of the best values; empty when all are equal or fewer than two are known. */
export function bestOf(values: readonly (number | null)[], wanted: Wanted): ReadonlySet<number> {
  const known = values.filter((value) => value !== null)
  const best = wanted === 'least' ? Math.min(...known) : Math.max(...known)
  if (known.length < 2 || known.every((value) => value === best)) return new Set()
  return new Set(values.flatMap((value, at) => (value === best ? [at] : [])))
}
