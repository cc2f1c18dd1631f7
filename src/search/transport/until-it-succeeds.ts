/** Does something when it is first asked for, for all who ask; after a failure whoever asks next tries again. */
export function untilItSucceeds<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let begun: Promise<Outcome> | null = null
  return () => {
    begun ??= work().catch((problem: unknown) => {
      begun = null
      throw problem
    })
    return begun
  }
}
