import pc from 'picocolors'
import { safeText } from '../lib/safe-text.ts'
import type { DeltaResult } from './delta-site.ts'

function headline({ outcome, sold, reserved, gone, repriced, back, to }: DeltaResult): string {
  if (outcome === 'busy') return 'not looked at, a build is running'
  if (outcome === 'failed') return 'refused'
  const counts = [
    `${sold.length} sold`,
    `${reserved.length} reserved`,
    `${gone.length} no longer listed`,
    `${repriced.length} repriced`,
    ...(back.length > 0 ? [`${back.length} for sale again (after the next build)`] : []),
  ]
  return `${counts.join(', ')} since the release${to === '' ? '' : `, brought to ${to}`}`
}

/** The report for people. */
export function reportForPeople(results: readonly DeltaResult[]): string {
  const blocks = results.flatMap((result) => [
    `${result.outcome === 'checked' ? pc.green('✓') : pc.red('✗')} ${pc.bold(result.slug)}  ${headline(result)}`,
    ...result.warnings.map((warning) => pc.dim(`    note: ${warning}`)),
    ...result.problems.map((problem) => `    ${pc.red(problem)}`),
  ])
  return safeText(blocks.join('\n'))
}
