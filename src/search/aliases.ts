/** A word or two or three words -> what they also stand for, as people write both. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** Longer names are not typed without their gaps. */
const mostJoined = 5

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** "bt50" as people part it: bt 50. Null when there is nothing to part. */
function parted(word: string): string | null {
  const spaced = word.replace(/(\p{L})(\p{N})/gu, '$1 $2').replace(/(\p{N})(\p{L})/gu, '$1 $2')
  return spaced === word || spaced.split(' ').length > 3 ? null : spaced
}

type Alias = readonly [typed: string, meant: string]

/** Names of several words as people run them together, from the first word on: tiggo8, tiggo8pro. */
function joinedAliases(words: readonly string[]): readonly Alias[] {
  const runs = Math.max(0, Math.min(words.length, mostJoined) - 1)
  return Array.from({ length: runs }, (_, at) => words.slice(0, at + 2)).map((run) => [run.join(''), run.join(' ')])
}

function partedAliases(words: readonly string[]): readonly Alias[] {
  return words.flatMap((word): readonly Alias[] => {
    const spaced = parted(word)
    return spaced ? [[spaced, word]] : []
  })
}

/**
 * Synonyms for a stock: the dealer's own words, and for each of these models its spellings with and without gaps
 * (cx5 for CX-5, model 3 for Model3). The same models give the same table.
 */
export function synonymsFor(models: readonly string[], own: Synonyms): Synonyms {
  const table = new Map(Object.entries(own).map(([typed, meant]) => [typed.toLowerCase(), new Set(meant)]))
  for (const model of [...new Set(models)].sort()) {
    const words = wordsIn(model)
    for (const [typed, meant] of [...joinedAliases(words), ...partedAliases(words)])
      table.set(typed, (table.get(typed) ?? new Set()).add(meant))
  }
  return Object.fromEntries(
    [...table].filter(([, meant]) => meant.size > 0).map(([typed, meant]) => [typed, [...meant]]),
  )
}
