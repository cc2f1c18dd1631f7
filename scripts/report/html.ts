import { asMarkup } from '#domain/text/markup.ts'
import { moreLine, type Section, sectionsOf, summaryOf } from './lines.ts'
import { type NightReport, needsAttention } from './report.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1b1f24}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%;min-width:40rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d7dbe0;overflow-wrap:break-word}
th{font-weight:600}.scroll{overflow-x:auto}.bad{color:#a30d0d;font-weight:600}svg{width:100%;height:auto;max-width:40rem}
@media(prefers-color-scheme:dark){body{background:#14171a;color:#e6e8ea}th,td{border-color:#3a4046}.bad{color:#ff9a9a}}`

function table({ title, head, rows, more }: Section, file: string): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${asMarkup(cell)}</${tag}>`).join('')
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')
  const headings = head.map((cell) => `<th scope="col">${asMarkup(cell)}</th>`).join('')
  return `<h2>${asMarkup(title)}</h2>\n<div class="scroll" tabindex="0" role="region" aria-label="${asMarkup(title)}"><table><thead><tr>${headings}</tr></thead>\n<tbody>${body}</tbody></table></div>${more > 0 ? `\n<p>${asMarkup(moreLine(more, file))}</p>` : ''}`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** How long each of several things took, as bars; with a text for each, so that nothing hangs on the drawing. */
function chart(title: string, took: Readonly<Record<string, number>>): string {
  const entries = Object.entries(took)
  if (entries.length === 0) return ''
  const longest = Math.max(1, ...entries.map(([, ms]) => ms))
  const bars = entries.map(([what, ms], at) => {
    const width = Math.max(1, Math.round((ms / longest) * 300))
    const y = at * 28
    return `<text x="0" y="${y + 17}" fill="currentColor" font-size="14">${asMarkup(what)}</text><rect x="190" y="${y + 3}" width="${width}" height="18" fill="#2f6db5"/><text x="${196 + width}" y="${y + 17}" fill="currentColor" font-size="14">${seconds(ms)}</text>`
  })
  const spoken = entries.map(([what, ms]) => `${what} ${seconds(ms)}`).join(', ')
  return `<h2>${asMarkup(title)}</h2>\n<svg viewBox="0 0 560 ${entries.length * 28}" role="img" aria-label="${asMarkup(spoken)}">${bars.join('')}</svg>`
}

function page(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\n<meta name="robots" content="noindex"><title>${asMarkup(title)}</title><style>${style}</style></head>\n<body>${body}</body>\n</html>\n`
}

/** The report of one dealer as a page of its own, which loads nothing. */
export function reportPage(report: NightReport): string {
  const { slug, name, day, release } = report
  const isBad = needsAttention(report)
  const parts = [
    `<h1>${asMarkup(name)}: the night${day === null ? '' : ` of ${day}`}</h1>`,
    `<p${isBad ? ' class="bad"' : ''}>${asMarkup(summaryOf(report))}</p>`,
    ...sectionsOf(report).map((section) => table(section, `${slug}.json`)),
    chart('How long it took', report.took),
    release === null ? '' : `<p>Release ${asMarkup(release)}, compared with ${asMarkup(report.before ?? 'none')}.</p>`,
  ]
  return page(`${name}: the night`, parts.join('\n'))
}

/** All dealers on one page: a row each, those that need somebody first, and how long each took. */
export function overviewPage(reports: readonly NightReport[]): string {
  const sorted = reports.toSorted((a, b) => Number(needsAttention(b)) - Number(needsAttention(a)))
  const rows = sorted.map((report) => {
    const mark = needsAttention(report) ? '<td class="bad">look</td>' : '<td>fine</td>'
    const { slug, name, advertising } = report
    return `<tr>${mark}<td><a href="${asMarkup(slug)}.html">${asMarkup(name)}</a></td><td>${asMarkup(summaryOf(report))}</td><td>${advertising.length}</td></tr>`
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
