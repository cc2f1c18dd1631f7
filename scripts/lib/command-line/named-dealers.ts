import { relative } from 'node:path'
import { didYouMean } from '#tenants/explain/nearest.ts'
import { WrongCall } from './wrong-call.ts'

function refuse(unknown: readonly string[], known: readonly string[], what: string, where: string, list: string): void {
  if (unknown.length === 0) return
  const said = unknown.map((slug) => `There is no ${what} ${slug}${where}${didYouMean(slug, known) || '.'}`)
  throw new WrongCall(`${said.join(' ')} ${list}: ${known.join(', ') || 'none'}.`)
}

const unknownOf = (asked: readonly string[], known: readonly string[]) =>
  [...new Set(asked)].filter((slug) => !known.includes(slug))

/**
 * The dealers that were named, each once; all where none was.
 * @throws WrongCall when a name is no dealer's: read over, a slip would do nothing, and be green
 */
export function namedDealers(asked: readonly string[], known: readonly string[]): readonly string[] {
  refuse(unknownOf(asked, known), known, 'dealer', '', 'Dealers')
  return asked.length > 0 ? [...new Set(asked)] : known
}

/** The same among the dealers that have a release in a folder. @throws WrongCall when one that was named has none there */
export function namedReleases(asked: readonly string[], known: readonly string[], out: string): readonly string[] {
  const shown = relative(process.cwd(), out) || '.'
  refuse(unknownOf(asked, known), known, 'release of', ` in ${shown}`, 'Dealers there')
  return asked.length > 0 ? [...new Set(asked)] : known
}
