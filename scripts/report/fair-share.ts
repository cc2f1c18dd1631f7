/**
 * Selects items of several groups up to a total: each group gets an even share, and earlier groups what others leave
 * over.
 */
export function fairShare<T>(groups: readonly (readonly T[])[], room: number): readonly T[] {
  const share = Math.floor(room / groups.filter(({ length }) => length > 0).length)
  const due = groups.map(({ length }) => Math.min(length, share))
  let left = room - due.reduce((sum, count) => sum + count, 0)
  return groups.flatMap((group, at) => {
    const count = Math.min(group.length, (due[at] ?? 0) + left)
    left -= count - (due[at] ?? 0)
    return group.slice(0, count)
  })
}
