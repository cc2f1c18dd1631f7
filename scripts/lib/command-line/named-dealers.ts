import { didYouMean } from '#tenants/explain/nearest.ts'
import { formatLocalPath } from '../format-local-path.ts'
import { UsageError } from './usage-error.ts'

/** Suggestion for an unknown name (`; did you mean "x"?`), or ''; for a path from shell completion (dealers/north/), the known folder in it. */
export function suggestDealer(name: string, known: readonly string[]): string {
  const folder = name.split(/[\\/]/).find((part) => known.includes(part))
  return didYouMean(folder ?? name, known)
}

/** The requested names without duplicates; all known ones when none is requested. `words`: parts of the message. */
function chosen(
  asked: readonly string[],
  known: readonly string[],
  words: { readonly unknown: (slug: string) => string; readonly list: string },
): readonly string[] {
  const named = [...new Set(asked)]
  const unknown = named.filter((slug) => !known.includes(slug))
  if (unknown.length > 0) {
    const said = unknown.map((slug) => `${words.unknown(slug)}${suggestDealer(slug, known) || '.'}`)
    throw new UsageError(`${said.join(' ')} ${words.list}: ${known.join(', ') || 'none'}.`)
  }
  return named.length > 0 ? named : known
}

/**
 * The requested dealers without duplicates; all when none is requested.
 * @throws UsageError for an unknown dealer: an ignored typo would do nothing, and succeed
 */
export function namedDealers(asked: readonly string[], known: readonly string[]): readonly string[] {
  return chosen(asked, known, { unknown: (slug) => `There is no dealer ${slug}`, list: 'Dealers' })
}

/**
 * The same among the dealers that have a release in the folder `out`.
 * @throws UsageError when a requested dealer has none, or no dealer has: checking nothing would succeed, too
 */
export function namedReleases(asked: readonly string[], known: readonly string[], out: string): readonly string[] {
  const folder = formatLocalPath(out)
  if (asked.length + known.length === 0)
    throw new UsageError(`There is no live site in ${folder} to look at: npm run build`)
  return chosen(asked, known, {
    unknown: (slug) => `There is no release of ${slug} in ${folder}`,
    list: 'Dealers there',
  })
}
