/** Finds one item that shows a fault by itself, halving the suspects; undefined when none does alone. */
async function one<T>(
  suspects: readonly T[],
  isFaulty: (items: readonly T[]) => Promise<boolean>,
): Promise<T | undefined> {
  if (suspects.length <= 1) return suspects[0]
  const middle = Math.ceil(suspects.length / 2)
  for (const half of [suspects.slice(0, middle), suspects.slice(middle)]) {
    if (await isFaulty(half)) return one(half, isFaulty)
  }
  return undefined
}

/**
 * The items without which a fault is gone, by trying halves; `most` is how many are looked for.
 * Empty when the fault stays without any of them, or no item shows it alone.
 */
export async function culpritsAmong<T>(
  suspects: readonly T[],
  isFaulty: (items: readonly T[]) => Promise<boolean>,
  most = 5,
): Promise<readonly T[]> {
  if (await isFaulty([])) return []
  const found: T[] = []
  for (
    let left = suspects;
    found.length < most && (await isFaulty(left));
    left = suspects.filter((item) => !found.includes(item))
  ) {
    const culprit = await one(left, isFaulty)
    if (culprit === undefined) return []
    found.push(culprit)
  }
  return (await isFaulty(suspects.filter((item) => !found.includes(item)))) ? [] : found
}
