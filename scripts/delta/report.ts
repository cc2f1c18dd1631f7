import pc from 'picocolors'
import { safeJson, safeText } from '../lib/safe-text.ts'
import type { DeltaResult } from './delta-site.ts'

function headline({ outcome, sold, reserved, gone, repriced, to }: DeltaResult): string {
  if (outcome === 'busy') return 'not looked at, a build is running'
  if (outcome === 'failed') return 'refused'
  const counts = [
    `${sold.length} sold`,
    `${reserved.length} reserved`,
    `${gone.length} no longer listed`,
    `${repriced.length} repriced`,
  ]
  return `${counts.join(', ')} since the release${to === '' ? '' : `, brought to ${to}`}`
}

/** The report for people. */
export function reportForPeople(results: readonly DeltaResult[]): string {
  const blocks = results.flatMap((result) => [
    `${result.outcome === 'checked' ? pc.green('✓') : pc.red('✗')} ${pc.bold(result.slug)}  ${headline(result)}`,
    ...result.problems.map((problem) => `    ${pc.red(problem)}`),
  ])
  return safeText(blocks.join('\n'))
}

/** The same for machines: one JSON object. */
export function reportForMachines(results: readonly DeltaResult[]): string {
  const count = (outcome: DeltaResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  return safeJson({ failed: count('failed'), busy: count('busy'), dealers: results })
}

/** 0 when every stock was looked at, 1 when one was refused, 3 when a build had a dealer. */
export function exitCodeOf(results: readonly DeltaResult[]): number {
  if (results.some(({ outcome }) => outcome === 'failed')) return 1
  return results.some(({ outcome }) => outcome === 'busy') ? 3 : 0
}
