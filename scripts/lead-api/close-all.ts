/**
 * Calls each function in turn, even after one has failed: an unclosed resource would keep a file or the process open.
 * @throws the first failure, once all have been called
 */
export async function closeAll(closes: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = []
  for (const close of closes)
    try {
      await close()
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}
