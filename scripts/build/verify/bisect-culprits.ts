/** Finds one item that causes the fault by itself, by bisection; undefined when none does. */
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
 * The items that cause a fault, by bisection; `most` limits their number. Empty when the fault remains without them, or
 * no single item causes it.
 */
export async function bisectCulprits<T>(
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
