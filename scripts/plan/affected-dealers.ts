import { normalize } from 'node:path'
import { stockFormats } from '#tenants/dealer-file/stock-formats.ts'
import { bundleSources } from '../build/digest.ts'

/** Files besides bundleSources that affect every site. */
const shared = /^(?:dealers\/_|scripts\/build\.ts$|package\.json$|\.nvmrc$)/

/** Whether a change of the file affects all sites. */
function isOfAll(file: string): boolean {
  return shared.test(file) || bundleSources.some((path) => file === path || file.startsWith(`${path}/`))
}

const ofOne = new RegExp(`^(?:dealers|stock)/([^/_][^/]*?)(?:/|\\.(?:${stockFormats.join('|')})$)`)

/**
 * The dealers whose sites may be affected by changed files; tests, docs and other tools affect none. `snapshotOf`: the
 * stock file that a dealer's files name, which may be anywhere and shared.
 */
export function affectedDealers(
  files: readonly string[],
  known: readonly string[],
  snapshotOf: (slug: string) => string | null,
): readonly string[] {
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file))
  if (sources.some(isOfAll)) return known
  const named = new Set(sources.map((file) => ofOne.exec(file)?.[1]))
  const changed = new Set<string | null>(files.map((file) => normalize(file)))
  return known.filter((slug) => named.has(slug) || changed.has(snapshotOf(slug)))
}
