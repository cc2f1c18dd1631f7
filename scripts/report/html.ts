import { escapeMarkup } from '#domain/text/markup.ts'
import { moreLine, type Section, sectionsOf, summaryOf } from './lines.ts'
import { compareByAttention, isPublished, type NightReport, needsAttention } from './report.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1b1f24}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d7dbe0;overflow-wrap:break-word}
th{font-weight:600}.scroll{overflow-x:auto}a{color:#1d5fa6}.bad{color:#a30d0d;font-weight:600}svg{width:100%;height:auto;max-width:26rem}
@media(max-width:44rem){table,tbody,tr,td{display:block}thead,td:empty{display:none}tr{padding:.5rem 0;border-bottom:1px solid #d7dbe0}
td{padding:0;border:0;overflow-wrap:anywhere}td[data-of]::before{content:attr(data-of)": ";color:#5a636d}}
@media(prefers-color-scheme:dark){body{background:#14171a;color:#e6e8ea}tr,th,td{border-color:#3a4046}.bad{color:#ff9a9a}
a{color:#8ec1ff}td[data-of]::before{color:#a4adb6}}`

const linkedColumns: ReadonlySet<string | undefined> = new Set(['page', 'pages'])

/** Turns page paths in a cell into links to the dealer's site. */
function withLinks(cell: string, url: string): string {
  const link = (path: string) => `<a href="${escapeMarkup(url.replace(/\/$/, '') + path)}">${escapeMarkup(path)}</a>`
  return cell.replace(/[^/]+|\/[^\s,]*/g, (part) => (part.startsWith('/') ? link(part) : escapeMarkup(part)))
}

/** A cell with its heading as an attribute, which narrow windows show in front of it. */
function cellOf(cell: string, heading: string | undefined, url: string | null): string {
  const text = url !== null && linkedColumns.has(heading) ? withLinks(cell, url) : escapeMarkup(cell)
  return `<td${heading === undefined ? '' : ` data-of="${escapeMarkup(heading)}"`}>${text}</td>`
}

function table({ title, head, rows, more }: Section, { slug, url }: NightReport): string {
  const labels = head.length > 1 ? head : []
  const lines = rows.map((row) => `<tr>${row.map((cell, at) => cellOf(cell, labels[at], url)).join('')}</tr>`)
  const headings = head.map((cell) => `<th scope="col">${escapeMarkup(cell)}</th>`).join('')
  const rest = more > 0 ? `\n<p>${escapeMarkup(moreLine(more, `${slug}.json`))}</p>` : ''
  return `<h2>${escapeMarkup(title)}</h2>\n<div class="scroll" tabindex="0" role="region" aria-label="${escapeMarkup(title)}"><table><thead><tr>${headings}</tr></thead>\n<tbody>${lines.join('\n')}</tbody></table></div>${rest}`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** A bar chart of durations, with the same data as its accessible name. */
function chart(title: string, took: Readonly<Record<string, number>>): string {
  const entries = Object.entries(took)
  if (entries.length === 0) return ''
  const longest = Math.max(1, ...entries.map(([, ms]) => ms))
  const bars = entries.map(([what, ms], at) => {
    const width = Math.max(1, Math.round((ms / longest) * 165))
    const y = at * 28
    return `<text x="0" y="${y + 17}" fill="currentColor" font-size="15">${escapeMarkup(what)}</text><rect x="170" y="${y + 3}" width="${width}" height="18" fill="#2f6db5"/><text x="${176 + width}" y="${y + 17}" fill="currentColor" font-size="15">${seconds(ms)}</text>`
  })
  const spoken = entries.map(([what, ms]) => `${what} ${seconds(ms)}`).join(', ')
  return `<h2>${escapeMarkup(title)}</h2>\n<svg viewBox="0 0 400 ${entries.length * 28}" role="img" aria-label="${escapeMarkup(spoken)}">${bars.join('')}</svg>`
}

function page(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\n<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${style}</style></head>\n<body>${body}</body>\n</html>\n`
}

/** One dealer's report as a self-contained HTML page. */
export function reportPage(report: NightReport): string {
  const { name, day, release } = report
  const isBad = needsAttention(report)
  const parts = [
    `<h1>${escapeMarkup(name)}: the night${day === null || !isPublished(report) ? '' : ` of ${day}`}</h1>`,
    `<p${isBad ? ' class="bad"' : ''}>${escapeMarkup(summaryOf(report))}</p>`,
    ...sectionsOf(report).map((section) => table(section, report)),
    chart('How long it took', report.took),
    release === null
      ? ''
      : `<p>Release ${escapeMarkup(release)}, compared with ${escapeMarkup(report.before ?? 'none')}.</p>`,
  ]
  return page(`${name}: the night`, parts.join('\n'))
}

/** The overview: a row per dealer, those that need attention first, and a chart of durations. */
export function overviewPage(reports: readonly NightReport[]): string {
  const sorted = compareByAttention(reports)
  const rows = sorted.map((report) => {
    const mark = needsAttention(report) ? '<td class="bad">look</td>' : '<td>fine</td>'
    const { slug, name, advertising } = report
    return `<tr>${mark}<td><a href="${escapeMarkup(slug)}.html">${escapeMarkup(name)}</a></td><td>${escapeMarkup(summaryOf(report))}</td><td data-of="advertising warnings">${advertising.length}</td></tr>`
  })
  const head =
    '<tr><th scope="col">state</th><th scope="col">dealer</th><th scope="col">night</th><th scope="col">advertising warnings</th></tr>'
  const took = Object.fromEntries(
    sorted
      .map(({ slug, took }) => [slug, Object.values(took).reduce((sum, ms) => sum + ms, 0)] as const)
      .filter(([, ms]) => ms > 0),
  )
  const all = `<h1>The night</h1>\n<div class="scroll" tabindex="0" role="region" aria-label="Dealers"><table><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table></div>`
  return page('The night', `${all}\n${chart('How long each dealer took', took)}`)
}
