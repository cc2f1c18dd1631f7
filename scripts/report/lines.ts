import { counted } from '#domain/text/counted.ts'
import { fairShare } from './fair-share.ts'
import { isPublished, type NightReport } from './report.ts'
import { shortChange } from './short-change.ts'
import type { CarChange } from './stock-changes.ts'

/** A section of a report: a heading and rows with the same columns. */
export interface Section {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly Row[]
  /** Number of rows omitted. */
  readonly more: number
}

type Row = readonly string[]

/** A section before its rows are selected, in groups that share the space. */
type Part = Pick<Section, 'title' | 'head'> &
  ({ readonly rows: readonly Row[] } | { readonly groups: readonly Row[][] })

/** Maximum number of rows per section. */
const shownAtMost = 40

function shortened(part: Part, room: number): Section {
  const { title, head } = part
  const groups = 'groups' in part ? part.groups : [part.rows]
  const rows = fairShare(groups, room)
  return { title, head, rows, more: groups.flat().length - rows.length }
}

const some = (texts: readonly string[]) =>
  texts.length > 3 ? `${texts.slice(0, 2).join(', ')} and ${texts.length - 2} more` : texts.join(', ')

/** Groups car changes by kind. */
function carRows(cars: readonly CarChange[]): Row[][] {
  const rows = cars.map(({ what, name, page, before, after }) => [what, name, ...shortChange(before, after), page])
  return [...Map.groupBy(rows, ([what]) => what).values()]
}

/** Groups text changes by kind; texts of cars, which the car rows report, share a group. */
function textRows(texts: NightReport['changes']['texts']): Row[][] {
  const groups = Map.groupBy(texts, ({ kind }) => (kind === 'car' ? 'count' : kind))
  return [...groups.values()].map((group) =>
    group.map(({ before, after, pages }) => [...shortChange(before, after), some(pages)]),
  )
}

/** Groups by file and missing columns, as a feed usually lacks a value for many cars. */
function adRows(cars: NightReport['notAdvertised']): string[][] {
  const alike = Map.groupBy(cars, ({ file, lacks }) => `${file} ${lacks.join()}`)
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    return first ? [[first.file, first.lacks.join(', '), some(group.map(({ name, id }) => `${name} (id ${id})`))]] : []
  })
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const unreadNote = ({ unread }: NightReport['changes']): string[] =>
  unread > 0 ? [`${unread} more pages changed; what they say was not compared.`] : []

function partsOf(report: NightReport): Part[] {
  const { stock, changes, moved, leftOut, unreadFacts, notOnShow, notAdvertised, advertising } = report
  const { bytes, budgets, problems, warnings, notes } = report
  return [
    { title: 'What went wrong', head: ['problem'], rows: problems.map((problem) => [problem]) },
    { title: 'What to look at', head: ['found'], rows: warnings.map((warning) => [warning]) },
    {
      title: 'Cars that came and left',
      head: ['what', 'car', 'before', 'after', 'page'],
      groups: [...carRows(stock.added), ...carRows(stock.left)],
    },
    {
      title: 'Cars that changed',
      head: ['what', 'car', 'before', 'after', 'page'],
      groups: carRows(stock.changed),
    },
    {
      title: 'What pages say',
      head: ['before', 'after', 'pages'],
      groups: textRows(changes.texts),
    },
    {
      title: 'Cars with another address',
      head: ['before', 'now'],
      rows: moved.map(({ from, to }) => [from, to]),
    },
    {
      title: 'New pages and pages that are gone',
      head: ['what', 'page'],
      rows: [...changes.added.map((page) => ['new', page]), ...changes.gone.map((page) => ['gone', page])],
    },
    {
      title: 'Cars that could not be read',
      head: ['car', 'why', 'found'],
      rows: leftOut.map(({ name, id, index, reason, found }) => [name ?? id ?? `entry ${index + 1}`, reason, found]),
    },
    {
      title: 'Facts of cars that could not be read',
      head: ['car', 'found'],
      rows: unreadFacts.map(({ name, id, found }) => [`${name} (id ${id})`, found]),
    },
    {
      title: 'Cars that the dealer’s rules keep off the site',
      head: ['rule', 'cars'],
      rows: Object.entries(notOnShow).map(([reason, count]) => [reason, String(count)]),
    },
    {
      title: 'Cars for sale that files for ads leave out',
      head: ['file', 'lacks', 'cars'],
      rows: adRows(notAdvertised),
    },
    {
      title: 'Advertising: be ready to answer for',
      head: ['what', 'found'],
      rows: advertising.map(({ kind, text }) => [kind, text]),
    },
    { title: 'Budgets that are broken', head: ['page'], rows: budgets.map((line) => [line]) },
    { title: 'Notes', head: ['note'], rows: [...notes, ...unreadNote(changes)].map((note) => [note]) },
    {
      title: 'Size',
      head: ['what', 'size'],
      rows: Object.entries(bytes).map(([what, size]) => [what, megabytes(size)]),
    },
  ]
}

/** All sections of a report; empty ones are omitted. */
export function sectionsOf(report: NightReport, room = shownAtMost): Section[] {
  const sections = partsOf(report).map((part) => shortened(part, room))
  return sections.filter(({ rows }) => rows.length > 0)
}

/** The line below a section with omitted rows; the JSON report has all of them. */
export const moreLine = (more: number, file: string): string => `and ${more} more, all of them in ${file}`

function carsInWords({ added, left, changed }: NightReport['stock']): string {
  const fresh = added.filter(({ what }) => what === 'new').length
  const back = added.length - fresh
  const changedCars = new Set(changed.map(({ id }) => id)).size
  const came = [`${fresh} new ${fresh === 1 ? 'car' : 'cars'}`, ...(back > 0 ? [`${back} available again`] : [])]
  return [...came, `${changedCars} changed`, `${left.length} left`].join(', ')
}

/** Summarises the night in one sentence. */
export function summaryOf(report: NightReport): string {
  const { release, builtAt, before, pages, cars, stock, changes, outcome, unreadable } = report
  const state = outcome === null ? '' : `${outcome}: `
  if (unreadable !== null) return `${state}what is live cannot be read.`
  if (release === null) return `${state}nothing is live.`
  const whole = `${counted(pages, 'page')}, ${counted(cars, 'car')}`
  if (!isPublished(report)) return `${state}what was live stays, ${whole}, as built for ${builtAt}.`
  const size = `${state}${whole}`
  if (outcome !== null && outcome !== 'published') return `${size}, as built for ${builtAt}.`
  if (before === null) return `${size}; there is no release to compare with.`
  const drawn = `${counted(changes.changed, 'page')} changed, ${changes.added.length} new, ${changes.gone.length} gone`
  return `${size}; ${carsInWords(stock)}; ${drawn}.`
}
