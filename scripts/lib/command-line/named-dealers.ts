import { didYouMean } from '#tenants/explain/nearest.ts'
import { shownPath } from '../shown-path.ts'
import { WrongCall } from './wrong-call.ts'

/** `; did you mean "x"?` of what is near a name, else nothing; of a path, as shells complete it (dealers/north/), a folder in it. */
export function dealerMeant(name: string, known: readonly string[]): string {
  const folder = name.split(/[\\/]/).find((part) => known.includes(part))
  return didYouMean(folder ?? name, known)
}

/** Those of a list that were named, each once; all where none was. `words` say what an unknown one is not, and what the list is. */
function chosen(
  asked: readonly string[],
  known: readonly string[],
  words: { readonly unknown: (slug: string) => string; readonly list: string },
): readonly string[] {
  const named = [...new Set(asked)]
  const unknown = named.filter((slug) => !known.includes(slug))
  if (unknown.length > 0) {
    const said = unknown.map((slug) => `${words.unknown(slug)}${dealerMeant(slug, known) || '.'}`)
    throw new WrongCall(`${said.join(' ')} ${words.list}: ${known.join(', ') || 'none'}.`)
  }
  return named.length > 0 ? named : known
}

/**
 * The dealers that were named, each once; all where none was.
 * @throws WrongCall when a name is no dealer's: read over, a slip would do nothing, and be green
 */
export function namedDealers(asked: readonly string[], known: readonly string[]): readonly string[] {
  return chosen(asked, known, { unknown: (slug) => `There is no dealer ${slug}`, list: 'Dealers' })
}

/**
 * The same among the dealers that have a release in a folder.
 * @throws WrongCall when one that was named has none there, or nobody has: looking at nothing would be green, too
 */
export function namedReleases(asked: readonly string[], known: readonly string[], out: string): readonly string[] {
  const folder = shownPath(out)
  if (asked.length + known.length === 0)
    throw new WrongCall(`There is no live site in ${folder} to look at: npm run build`)
  return chosen(asked, known, {
    unknown: (slug) => `There is no release of ${slug} in ${folder}`,
    list: 'Dealers there',
  })
}
