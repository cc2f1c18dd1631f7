/**
 * Closes one after the other, each of them whatever became of those before: what stays open keeps a file or a process.
 * @throws the first failure, once all were tried
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
