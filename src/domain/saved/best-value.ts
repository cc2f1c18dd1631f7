/** Which value of a row speaks for its car. */
export type Wanted = 'least' | 'most'

/** Where the best of some values stand; none where they are alike, or fewer than two are known. */
export function bestOf(values: readonly (number | null)[], wanted: Wanted): ReadonlySet<number> {
  const known = values.filter((value) => value !== null)
  const best = wanted === 'least' ? Math.min(...known) : Math.max(...known)
  if (known.length < 2 || known.every((value) => value === best)) return new Set()
  return new Set(values.flatMap((value, at) => (value === best ? [at] : [])))
}
