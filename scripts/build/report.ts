import pc from 'picocolors'
import { safeText } from '../lib/safe-text.ts'
import type { BuildResult } from './build-job.ts'
import { sizeText } from './release/size-text.ts'

function reasons(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ')
}

/** Whether a build failed or was skipped because another was running. */
export function isBad({ outcome }: BuildResult): boolean {
  return outcome === 'failed' || outcome === 'busy'
}

/** One-line result of a dealer. */
export function headline(result: BuildResult): string {
  const { outcome, ms } = result
  const what = {
    published: 'published',
    unchanged: 'unchanged, not built again',
    failed: 'failed',
    busy: 'not built, another build is running',
  }[outcome]
  const size = isBad(result) ? '' : `, ${sizeText(result)}`
  return `${what}${size}${outcome === 'published' ? `, ${(ms / 1000).toFixed(1)} s` : ''}`
}

/** Number of pages and data files reused from the release before, as text; empty when none. */
function takenOver({ outcome, pages, dataFiles, drawn }: BuildResult): string {
  const all = pages + (dataFiles ?? 0)
  return outcome === 'published' && drawn < all ? String(all - drawn) : ''
}

function details(result: BuildResult): string[] {
  const rows: [string, string][] = [
    ['searches answered by', result.answers === 'its own index' ? '' : (result.answers ?? '')],
    ['pages and data files as they were', takenOver(result)],
    ['pages of cars that left', result.delisted === 0 ? '' : String(result.delisted)],
    ['left out', reasons(result.leftOut)],
    ...result.withheld.map(({ id, name, fault }): [string, string] => [
      `left out, at fault`,
      `${name ?? 'no name'} (id ${id}): its page ${fault}`,
    ]),
    ['not on show', reasons(result.notOnShow)],
    ['facts that could not be read', reasons(result.unreadFacts)],
    ...result.accepted.map((what): [string, string] => ['accepted', what]),
    ...result.warnings.map((warning): [string, string] => ['note', warning]),
  ]
  return rows.filter(([, text]) => text !== '').map(([what, text]) => pc.dim(`    ${what}: ${text}`))
}

/** The report for people: a block per dealer, then every problem with its dealer's name. */
export function reportForPeople(results: readonly BuildResult[]): string {
  const blocks = results.flatMap((result) => {
    const colour = isBad(result) ? pc.red : pc.green
    return [`${colour(isBad(result) ? '✗' : '✓')} ${pc.bold(result.slug)}  ${headline(result)}`, ...details(result)]
  })
  const problems = results.flatMap((result) => result.problems.map((problem) => `${pc.red(result.slug)}  ${problem}`))
  return safeText([...blocks, ...(problems.length > 0 ? ['', ...problems] : [])].join('\n'))
}
