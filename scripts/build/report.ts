import pc from 'picocolors'
import type { BuildResult } from './job.ts'

function counted(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ')
}

/** One line on what became of a dealer. */
export function headline({ outcome, pages, cars, ms }: BuildResult): string {
  const what = { published: 'published', unchanged: 'unchanged, not built again', failed: 'failed' }[outcome]
  const size = outcome === 'failed' ? '' : `, ${pages} pages, ${cars} cars`
  return `${what}${size}${outcome === 'published' ? `, ${(ms / 1000).toFixed(1)} s` : ''}`
}

function details(result: BuildResult): string[] {
  const rows: [string, string][] = [
    ['left out, unreadable', counted(result.leftOut)],
    ['not on show', counted(result.notOnShow)],
    ['facts that could not be read', counted(result.unreadFacts)],
    ...result.warnings.map((warning): [string, string] => ['note', warning]),
  ]
  return rows.filter(([, text]) => text !== '').map(([what, text]) => pc.dim(`    ${what}: ${text}`))
}

/** The whole report for people: a block per dealer, then every problem with its dealer's name. */
export function reportForPeople(results: readonly BuildResult[]): string {
  const blocks = results.flatMap((result) => {
    const colour = result.outcome === 'failed' ? pc.red : pc.green
    return [
      `${colour(result.outcome === 'failed' ? '✗' : '✓')} ${pc.bold(result.slug)}  ${headline(result)}`,
      ...details(result),
    ]
  })
  const problems = results.flatMap((result) => result.problems.map((problem) => `${pc.red(result.slug)}  ${problem}`))
  return [...blocks, ...(problems.length > 0 ? ['', ...problems] : [])].join('\n')
}

/** The same for machines: one JSON object. */
export function reportForMachines(results: readonly BuildResult[]): string {
  return JSON.stringify(
    { failed: results.filter((result) => result.outcome === 'failed').length, dealers: results },
    null,
    2,
  )
}
