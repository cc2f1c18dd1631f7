import pc from 'picocolors'
import { counted } from '#domain/text/counted.ts'
import type { Checked } from './check-dealer.ts'

const again = 'What depends on these could not be looked at: check again once they are mended.'

/** The check result of one dealer as lines for people. */
export function checkLines({ slug, problems, isWhole, warnings, cars, notOnShow, leftOut }: Checked): string[] {
  const kept = Object.entries(notOnShow).map(([reason, count]) => `${count} ${reason}`)
  const head =
    problems.length > 0
      ? `${pc.red('✗')} ${pc.bold(slug)}`
      : `${pc.green('✓')} ${pc.bold(slug)}  ${counted(cars, 'car')} on show`
  return [
    head,
    ...problems.map((line) => `  ${line}`),
    ...(isWhole ? [] : [`  ${again}`]),
    ...warnings.map((line) => pc.yellow(`  ${line}`)),
    ...(kept.length > 0 ? [pc.dim(`  not on show: ${kept.join(', ')}`)] : []),
    ...leftOut.map((line) => pc.dim(`  left out ${line}`)),
  ]
}
