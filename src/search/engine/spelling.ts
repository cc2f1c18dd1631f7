import { fold } from '#domain/text/fold.ts'
import type { Scalar } from '#search/record.ts'
import type { Respelling } from './packed.ts'

/** Codes of the values that read the same; only where there are several. */
function alikeCodes(values: readonly Scalar[]): readonly (readonly number[])[] {
  const texts = [...values.entries()].filter(([, value]) => typeof value === 'string')
  const groups = Map.groupBy(texts, ([, value]) => fold(String(value).trim()))
  return [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(([code]) => code))
}

/** Values that differ in case, accents or spaces around them only, and the most frequent of their spellings. */
export function respellingsOf(values: readonly Scalar[], codes: readonly number[]): readonly Respelling[] {
  const frequency = new Uint32Array(values.length + 1)
  for (const code of codes) frequency[code] = (frequency[code] ?? 0) + 1
  return alikeCodes(values).flatMap((group) => {
    const best = group.reduce((a, b) => ((frequency[b] ?? 0) > (frequency[a] ?? 0) ? b : a))
    return group.filter((code) => code !== best).map((code) => [code, best] as const)
  })
}
