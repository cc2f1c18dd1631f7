import type { Weight } from './figures.ts'
import type { BenchReport, SizeReport } from './run.ts'
import type { Timing } from './timing.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const milliseconds = (time: number) => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`
const weight = ({ raw, gzip, brotli }: Weight) =>
  `${kilobytes(raw)} raw, ${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`
const timing = ({ p50, p99 }: Timing) => `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`

function candidateLines({ cars, candidates }: SizeReport): readonly string[] {
  const [reference] = candidates
  return candidates.flatMap(({ name, files, node, browser, relevance }) => {
    const times = reference && node && reference.node ? node.session.p99 / reference.node.session.p99 : 1
    return [
      `  ${name}`,
      `    ships          ${weight(files)}; ${kilobytes((files.brotli * 1000) / cars)} brotli for 1,000 cars`,
      ...(node
        ? [
            `    Node           open ${milliseconds(node.open)}, with first words ${milliseconds(node.openAndFirst)}; ` +
              `${node.length} searches ${timing(node.session)}${times === 1 ? '' : `; ${times.toFixed(1)} times ours`}`,
          ]
        : []),
      ...(browser
        ? [
            `    Chromium, 4x   open ${milliseconds(browser.open)}, with first words ${milliseconds(browser.openAndFirst)}; ` +
              `${browser.length} searches ${timing(browser.session)}`,
          ]
        : []),
      ...(relevance
        ? [
            `    right cars     ${Object.entries(relevance)
              .map(([style, percent]) => `${style} ${percent.toFixed(1)} %`)
              .join(', ')}`,
          ]
        : []),
    ]
  })
}

function understoodLines({ understood }: BenchReport): readonly string[] {
  return understood.flatMap(({ source, asked, misread, bytes }) => [
    `${asked} everyday queries on the ${source}: ${asked - misread.length} understood; its words ${kilobytes(bytes)} brotli`,
    ...misread
      .slice(0, 8)
      .map(
        ({ query, meant, read }) => `    misread: "${query}" means ${meant || 'nothing'}, read ${read || 'nothing'}`,
      ),
  ])
}

function siteLines({ site }: BenchReport): readonly string[] {
  if (!site) return []
  const { keystrokes, scripts, cars } = site
  return [
    `A built search page, ${cars} cars, 4x`,
    `    letter to list   ${timing(keystrokes.toDom)}; key to paint ${timing(keystrokes.toPaint)}`,
    `    requests         ${keystrokes.requests} for ${keystrokes.letters} letters`,
    `    search scripts   ${weight(scripts.island)}`,
    `    React            ${weight(scripts.react)}`,
    `    shell scripts    ${weight(scripts.shell)}`,
  ]
}

function budgetLines({ budgets }: BenchReport): readonly string[] {
  return [
    'Budgets',
    ...budgets.map(({ figure, goal, found, isHeld, unit }) => {
      const mark = isHeld ? '✓' : '✗'
      return `  ${mark} ${figure}: ${found.toFixed(1)}${unit}, goal ${goal}${unit}`
    }),
  ]
}

/** The figures of one run as text. */
export function reportText(report: BenchReport): string {
  const sizes = report.sizes.flatMap((size) => [
    `${size.cars.toLocaleString('en-AU')} ${size.source}`,
    ...candidateLines(size),
    ...(size.standstill === null
      ? []
      : [
          `  the page stands still while ours opens and is first asked: ${milliseconds(size.standstill.inPage)} in the page, ` +
            `${milliseconds(size.standstill.beside)} beside it`,
        ]),
    ...(size.compared === null
      ? []
      : [
          `  ${size.compared.sessions} searches against looking at every car: ${size.compared.differences.length} differ`,
        ]),
    ...(size.compared?.differences.slice(0, 5).map((line) => `    ${line}`) ?? []),
    ...size.misses
      .slice(0, 8)
      .map(({ style, query, share }) => `    missed: ${style} "${query}" ${Math.round(share * 100)} %`),
  ])
  return [
    ...sizes,
    `Engine and requests: ${weight(report.engine)}`,
    ...understoodLines(report),
    ...siteLines(report),
    ...budgetLines(report),
  ].join('\n')
}
