import pc from 'picocolors'
import { counted } from '#domain/text/counted.ts'
import { safeText } from '../lib/safe-text.ts'
import type { PublishResult } from './publish-site.ts'

const isBad = ({ outcome }: PublishResult) => outcome === 'failed' || outcome === 'busy'

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} KB`

/** One-line result of a dealer. */
export function headline({ outcome, uploaded, removed, kept, leaving, bytes }: PublishResult): string {
  const counts = [
    `${counted(uploaded, 'file')}${outcome === 'planned' ? ' to bring' : ` brought, ${kilobytes(bytes)}`}`,
    `${removed} ${outcome === 'planned' ? 'to remove' : 'removed'}`,
    `${kept} there already`,
    ...(leaving > 0 ? [`${leaving} to go later`] : []),
  ].join(', ')
  return {
    published: `published: ${counts}`,
    planned: `plan: ${counts}`,
    unchanged: `unchanged, ${counted(kept, 'file')}`,
    failed: 'failed',
    busy: 'not published, a build or another publication is running',
  }[outcome]
}

function planLines({ plan = {} }: PublishResult): string[] {
  return Object.entries(plan).map(([step, keys]) => {
    const more = keys.length > 3 ? `, and ${keys.length - 3} more` : ''
    return pc.dim(`    ${step}: ${keys.slice(0, 3).join(', ')}${more}`)
  })
}

/** The report for people. */
export function reportForPeople(results: readonly PublishResult[]): string {
  const blocks = results.flatMap((result) => {
    const mark = isBad(result) ? pc.red('✗') : pc.green('✓')
    const where = result.to === '' ? '' : ` to ${result.to}`
    return [
      `${mark} ${pc.bold(result.slug)}${where}  ${headline(result)}`,
      ...planLines(result),
      ...result.notes.map((note) => `    ${pc.yellow(note)}`),
      ...result.problems.map((problem) => `    ${pc.red(problem)}`),
    ]
  })
  return safeText(blocks.join('\n'))
}
