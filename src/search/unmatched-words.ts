/** How results match the words of their query. Words are given as typed. */
export interface WordMatches {
  /** Words that match no car of the site. */
  readonly left: readonly string[]
  /** Negations and measurements that no filter supports. */
  readonly unused: readonly string[]
  /** Models that none of the cars is, although they hold the words. */
  readonly missing: readonly string[]
  /** The cars hold only some of the words. */
  readonly isPartial: boolean
  /** The query as corrected for typos; empty when nothing was corrected. */
  readonly respelled: string
}

/** "“a”, “b” or “c”" */
function either(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`)
  const last = quoted.pop() ?? ''
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : last
}

/** Notes above results that do not match everything typed, in lists and below search boxes. */
export function unmatchedWordNotes({ left, unused, missing, isPartial, respelled }: WordMatches): readonly string[] {
  // A missing model is named once, in full.
  const words = left.filter((word) => !missing.some((model) => model.endsWith(word)))
  return [
    ...(respelled ? [`Showing results for “${respelled}”.`] : []),
    ...(missing.length > 0 ? [`Nothing here is called ${either(missing)}. These come closest.`] : []),
    ...(words.length > 0 ? [`Nothing here matches ${either(words)}, so that was left out.`] : []),
    ...(unused.length > 0 ? [`This search cannot use ${either(unused)}, so that was left out.`] : []),
    ...(isPartial && missing.length === 0 ? ['Nothing here has all of these words. These have some of them.'] : []),
  ]
}

/** Message for a query without any results. */
export const nothingMatches = (query: string) => `Nothing matches “${query}”`
