/** One dealer's screenshots of a kind of page, from the narrowest to the widest, as paths relative to the sheet. */
export interface SheetRow {
  readonly slug: string
  readonly kind: string
  readonly pictures: readonly string[]
}

const style = `body{margin:1rem;font:14px/1.4 system-ui,sans-serif;background:#eee}
h2{margin:2rem 0 .5rem}ul{display:flex;gap:1rem;padding:0;overflow-x:auto;list-style:none}
figure{margin:0}figcaption{white-space:nowrap}figure div{display:flex;gap:4px;align-items:start}
img{height:220px;width:auto;background:#fff}`

const figureOf = ({ slug, kind, pictures }: SheetRow) =>
  `<li><figure><figcaption>${slug}</figcaption><div>${pictures
    .map((src) => `<a href="${src}"><img src="${src}" alt="${kind} of ${slug}" loading="lazy"></a>`)
    .join('')}</div></figure></li>`

/** HTML page with all screenshots: a row per kind of page with all dealers side by side, for comparison. */
export function contactSheet(rows: readonly SheetRow[]): string {
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind)]
  const body = kinds.map(([kind, of]) => `<h2>${kind}</h2>\n<ul>${of.map(figureOf).join('\n')}</ul>`).join('\n')
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>\n${body}\n</html>\n`
}
