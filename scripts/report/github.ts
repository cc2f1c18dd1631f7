import { counted } from '#domain/text/counted.ts'
import { moreLine, sectionsOf, summaryOf } from './lines.ts'
import { compareByAttention, type NightReport, needsAttention } from './report.ts'

/** A Markdown table cell with its special characters escaped. */
const cell = (value: string) => value.replace(/[\\`*_{}[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ')

/** Rows per section: a summary covers many dealers. */
const shownAtMost = 15

/** A report in Markdown, for a job summary. */
function jobSummary(report: NightReport): string {
  const tables = sectionsOf(report, shownAtMost).map(({ title, head, rows, more }) => {
    const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
    const rest = more > 0 ? `\n\n${cell(moreLine(more, `${report.slug}.json`))}` : ''
    return `### ${title}\n\n${[line(head), line(head.map(() => '---')).replaceAll('\\', ''), ...rows.map(line)].join('\n')}${rest}`
  })
  return `## ${cell(report.name)}\n\n${cell(summaryOf(report))}\n\n${tables.join('\n\n')}\n\n`
}

/** GitHub discards a summary above 1 MiB entirely. */
const mostBytes = 1_000_000

/** A night's reports as one job summary: dealers that need attention first, as many as fit. */
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

/** Escapes a value for a workflow command. */
const value = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const linesOf = (level: string, { slug }: NightReport, texts: readonly string[]) =>
  texts.map((text) => `::${level} title=${slug.replaceAll(/[:,%]/g, '-')}::${value(text)}`)

/**
 * Workflow annotations: errors for reports that need attention, warnings for the dealer. GitHub shows ten per level, so
 * advertising warnings, which are the same every night, come last.
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

/** Annotation with the reason why there is no report. */
export const failureAnnotation = (text: string): string => `::error title=report::${value(text)}`
