import { moreLine, sectionsOf, summaryOf } from './lines.ts'
import { type NightReport, needsAttention } from './report.ts'

/** A cell of a table in Markdown: what a feed says is text there too. */
const cell = (value: string) => value.replace(/[\\`*_{}[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ')

/** A summary has many dealers. */
const shownAtMost = 15

/** A report as a job's summary in Markdown. */
export function jobSummary(report: NightReport): string {
  const tables = sectionsOf(report, shownAtMost).map(({ title, head, rows, more }) => {
    const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
    const rest = more > 0 ? `\n\n${cell(moreLine(more, `${report.slug}.json`))}` : ''
    return `### ${title}\n\n${[line(head), line(head.map(() => '---')).replaceAll('\\', ''), ...rows.map(line)].join('\n')}${rest}`
  })
  return `## ${cell(report.name)}\n\n${cell(summaryOf(report))}\n\n${tables.join('\n\n')}\n\n`
}

/** A value of a workflow command: lines and its own signs are written out. */
const value = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** What a workflow shows beside its job: errors where somebody has to look, warnings for what the dealer should know. */
export function annotations(report: NightReport): string[] {
  const { slug, problems, warnings, budgets, advertising } = report
  const title = `title=${slug.replaceAll(/[:,%]/g, '-')}`
  const errors = needsAttention(report) ? [...problems, ...budgets] : []
  return [
    ...errors.map((line) => `::error ${title}::${value(line)}`),
    ...[...warnings, ...advertising.map(({ text }) => text)].map((text) => `::warning ${title}::${value(text)}`),
  ]
}

/** Where there is no report, the job says why. */
export const failureAnnotation = (text: string): string => `::error title=report::${value(text)}`
