import pc from 'picocolors'
import { safeJson, safeText } from '../lib/safe-text.ts'
import { exitCodes } from './index-failure.ts'
import type { IndexResult } from './index-result.ts'

/** One line on the outcome of a dealer's job. */
export function headline({ outcome, index, documents, deleted, hasNewToken, ms }: IndexResult): string {
  if (outcome === 'failed') return 'failed; the live site goes on asking what it asked'
  if (outcome === 'not hosted') return 'searched by its own index; nothing to do'
  const token = hasNewToken ? ', new token' : ''
  const old = deleted > 0 ? `, ${deleted} old deleted` : ''
  if (outcome === 'cleared') return index ? `${index} is asked by the next build${old}` : 'nothing was ever filled'
  if (outcome === 'unchanged') return `${index} is up to date, ${documents} cars${token}${old}`
  return `${index} filled, ${documents} cars${token}${old}, ${(ms / 1000).toFixed(1)} s`
}

/** The report for people: a line per dealer, then every problem with its dealer's name. */
export function reportForPeople(results: readonly IndexResult[]): string {
  if (results.length === 0) return 'No dealer has "engine: meilisearch".'
  const lines = results.map((result) => {
    const sign = result.outcome === 'failed' ? pc.red('✗') : pc.green('✓')
    return `${sign} ${pc.bold(result.slug)}  ${headline(result)}`
  })
  const problems = results.flatMap((result) => result.problems.map((problem) => `${pc.red(result.slug)}  ${problem}`))
  return safeText([...lines, ...(problems.length > 0 ? ['', ...problems] : [])].join('\n'))
}

/** The same for machines: one JSON object. */
export function reportForMachines(results: readonly IndexResult[]): string {
  return safeJson({ failed: results.filter(({ outcome }) => outcome === 'failed').length, dealers: results })
}

/** The exit code: 0, or the one of the failures' common kind: 3 unreachable, 4 too old, 5 key refused; else 1. */
export function exitCodeOf(results: readonly IndexResult[]): number {
  const kinds = [...new Set(results.flatMap(({ kind }) => kind ?? []))]
  const [only] = kinds
  return only === undefined ? 0 : kinds.length === 1 ? exitCodes[only] : exitCodes.dealer
}
