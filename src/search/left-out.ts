/** How the cars of an answer answer to the words of its query. */
export interface WordsHeld {
  /** Words that no car of the site answers to, as they were typed. */
  readonly left: readonly string[]
  /** Denials and measures that no filter can hold, as they were typed. */
  readonly unused: readonly string[]
  /** Models that none of the cars is, though they hold the words, as they were typed. */
  readonly missing: readonly string[]
  /** The cars hold some of the words only. */
  readonly isPartial: boolean
  /** What was looked for instead of a word that was mistyped; empty where nothing was. */
  readonly respelled: string
}

/** "“a”, “b” or “c”" */
function either(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`)
  const last = quoted.pop() ?? ''
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : last
}

/** What is said above cars that do not answer to all that was typed, in lists and below search boxes alike. */
export function leftOutNotes({ left, unused, missing, isPartial, respelled }: WordsHeld): readonly string[] {
  // A model is told once, by its whole name.
  const words = left.filter((word) => !missing.some((model) => model.endsWith(word)))
  return [
    ...(respelled ? [`Showing results for “${respelled}”.`] : []),
    ...(missing.length > 0 ? [`Nothing here is called ${either(missing)}. These come closest.`] : []),
    ...(words.length > 0 ? [`Nothing here matches ${either(words)}, so that was left out.`] : []),
    ...(unused.length > 0 ? [`This search cannot use ${either(unused)}, so that was left out.`] : []),
    ...(isPartial && missing.length === 0 ? ['Nothing here has all of these words. These have some of them.'] : []),
  ]
}

/** What is said where no word of a query finds anything. */
export const nothingMatches = (query: string) => `Nothing matches “${query}”`
