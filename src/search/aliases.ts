/** One to three typed words -> other spellings and names they also match. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** Upper bound of words that are joined; shoppers do not type longer names without spaces. */
const mostJoined = 5

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * "bt50" -> "bt 50": spaces between letters and digits. Null when there is nothing to split or more than three parts.
 */
function parted(word: string): string | null {
  const spaced = word.replace(/(\p{L})(\p{N})/gu, '$1 $2').replace(/(\p{N})(\p{L})/gu, '$1 $2')
  return spaced === word || spaced.split(' ').length > 3 ? null : spaced
}

type Alias = readonly [typed: string, meant: string]

/** Aliases of a name whose first two to five words are typed without spaces: tiggo8, tiggo8pro. */
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
 * Synonyms of a stock: the dealer's own, and each model's spellings with and without spaces (cx5 for CX-5, model 3 for
 * Model3). Deterministic: the same models give the same table.
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
