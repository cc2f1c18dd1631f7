/** What shoppers type, and what it also stands for; both ways where both are typed. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  pickup: ['ute'],
  ute: ['pickup', 'cab chassis'],
  '4wd': ['4x4'],
  '4x4': ['4wd', 'four wheel drive'],
  awd: ['all wheel drive'],
  auto: ['automatic'],
  ev: ['electric'],
  hatch: ['hatchback'],
  hatchback: ['hatch'],
  wagon: ['station wagon', 'estate'],
  van: ['people mover'],
  motorbike: ['motorcycle'],
  caravan: ['rv'],
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** "bt50" as people part it: bt 50. Null when there is nothing to part. */
function parted(word: string): string | null {
  const spaced = word.replace(/(\p{L})(\p{N})/gu, '$1 $2').replace(/(\p{N})(\p{L})/gu, '$1 $2')
  return spaced === word || spaced.split(' ').length > 3 ? null : spaced
}

function aliasesOf(model: string): readonly (readonly [typed: string, meant: string])[] {
  const words = wordsIn(model)
  const inParts = words.flatMap((word): [string, string][] => {
    const spaced = parted(word)
    return spaced ? [[spaced, word]] : []
  })
  return words.length > 1 && words.length <= 3 ? [[words.join(''), words.join(' ')], ...inParts] : inParts
}

/**
 * Synonyms for a stock: everyday words, and for each of these models its spellings with and without gaps (cx5 for CX-5,
 * model 3 for Model3). The same models give the same table.
 */
export function synonymsFor(models: readonly string[]): Record<string, readonly string[]> {
  const table = new Map(Object.entries(everyday).map(([typed, meant]) => [typed, new Set(meant)]))
  for (const model of [...new Set(models)].sort()) {
    for (const [typed, meant] of aliasesOf(model)) table.set(typed, (table.get(typed) ?? new Set()).add(meant))
  }
  return Object.fromEntries([...table].map(([typed, meant]) => [typed, [...meant]]))
}

/** Words too common to search for. */
export const stopWords = ['a', 'the', 'and', 'with', 'for', 'in'] as const
