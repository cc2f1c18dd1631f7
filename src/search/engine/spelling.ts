import { fold } from '#domain/text/fold.ts'
import type { Scalar } from '#search/record.ts'
import type { SpellingVariant } from './packed.ts'

/** Groups of codes whose values are equal when folded; only groups of several. */
function alikeCodes(values: readonly Scalar[]): readonly (readonly number[])[] {
  const texts = [...values.entries()].filter(([, value]) => typeof value === 'string')
  const groups = Map.groupBy(texts, ([, value]) => fold(String(value).trim()))
  return [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(([code]) => code))
}

/** Values that differ only in case, accents or surrounding spaces, with the most frequent spelling of each. */
export function findSpellingVariants(values: readonly Scalar[], codes: readonly number[]): readonly SpellingVariant[] {
  const frequency = new Uint32Array(values.length + 1)
  for (const code of codes) frequency[code] = (frequency[code] ?? 0) + 1
  return alikeCodes(values).flatMap((group) => {
    const best = group.reduce((a, b) => ((frequency[b] ?? 0) > (frequency[a] ?? 0) ? b : a))
    return group.filter((code) => code !== best).map((code) => [code, best] as const)
  })
}
