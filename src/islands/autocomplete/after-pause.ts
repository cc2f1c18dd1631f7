import type { Suggestions } from './suggestion.ts'

type Suggest = (query: string) => Promise<Suggestions>

/** Only ways on, and a word that nothing was found. */
const isNothing = ({ notes, options }: Suggestions) => notes.length > 0 && options.every(({ kind }) => kind === 'all')

/** Half a word often finds nothing and the next letter does: that nothing was found is said once the typing pauses. */
export const afterPause =
  (suggest: Suggest, pause: () => Promise<unknown>): Suggest =>
  async (query) => {
    const found = await suggest(query)
    if (isNothing(found)) await pause()
    return found
  }
