import { counted } from '#domain/text/counted.ts'
import { moreLine, sectionsOf, summaryOf } from './lines.ts'
import { compareByAttention, type NightReport, needsAttention } from './report.ts'

/** A cell of a table in Markdown: what a feed says is text there too. */
const cell = (value: string) => value.replace(/[\\`*_{}[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ')

/** A summary has many dealers. */
const shownAtMost = 15

/** A report as a job's summary in Markdown. */
function jobSummary(report: NightReport): string {
  const tables = sectionsOf(report, shownAtMost).map(({ title, head, rows, more }) => {
    const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
    const rest = more > 0 ? `\n\n${cell(moreLine(more, `${report.slug}.json`))}` : ''
    return `### ${title}\n\n${[line(head), line(head.map(() => '---')).replaceAll('\\', ''), ...rows.map(line)].join('\n')}${rest}`
  })
  return `## ${cell(report.name)}\n\n${cell(summaryOf(report))}\n\n${tables.join('\n\n')}\n\n`
}

/** A step's summary of more than a mebibyte is thrown away whole. */
const mostBytes = 1_000_000

/** The reports of a night as a job's summary: those that need somebody first, and as many as are taken. */
export function jobSummaries(reports: readonly NightReport[]): string {
  const texts = compareByAttention(reports).map(jobSummary)
  let room = mostBytes
  const kept = texts.filter((text) => {
    room -= Buffer.byteLength(text)
    return room >= 0
  })
  const left = texts.length - kept.length
  return kept.join('') + (left > 0 ? `${counted(left, 'more dealer')}: index.html of the report has all.\n` : '')
}

/** A value of a workflow command: lines and its own signs are written out. */
const value = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const linesOf = (level: string, { slug }: NightReport, texts: readonly string[]) =>
  texts.map((text) => `::${level} title=${slug.replaceAll(/[:,%]/g, '-')}::${value(text)}`)

/**
 * What a workflow shows beside its job: errors where somebody has to look, warnings for what the dealer should know. It shows ten of
 * each, so what may be asked about advertising, which is the same every night, comes after what this one brought.
 */
export function annotations(reports: readonly NightReport[]): string[] {
  return [
    ...reports.filter(needsAttention).flatMap((each) => linesOf('error', each, [...each.problems, ...each.budgets])),
    ...reports.flatMap((each) => linesOf('warning', each, each.warnings)),
    ...reports.flatMap((each) =>
      linesOf(
        'warning',
        each,
        each.advertising.map(({ text }) => text),
      ),
    ),
  ]
}

/** Where there is no report, the job says why. */
export const failureAnnotation = (text: string): string => `::error title=report::${value(text)}`
