import type { Suggestions } from './suggestion.ts'

type Suggest = (query: string) => Promise<Suggestions>

/** Whether there is nothing but fallback links and a note that nothing was found. */
const isNothing = ({ notes, options }: Suggestions) => notes.length > 0 && options.every(({ kind }) => kind === 'all')

/**
 * Delays "nothing found" until typing pauses: half a word often has no matches when one more letter would give some.
 */
export const delayNoResults =
  (suggest: Suggest, pause: () => Promise<unknown>): Suggest =>
  async (query) => {
    const found = await suggest(query)
    if (isNothing(found)) await pause()
    return found
  }
