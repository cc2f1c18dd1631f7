/** Memoises asynchronous work: started by the first call and shared by all; after a failure the next call retries. */
export function memoizeUntilSuccess<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let begun: Promise<Outcome> | null = null
  return () => {
    begun ??= work().catch((problem: unknown) => {
      begun = null
      throw problem
    })
    return begun
  }
}
