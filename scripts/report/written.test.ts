import { describe, expect, it } from 'vitest'
import { htmlFaults } from '../build/verify/html.ts'
import { annotations, jobSummaries } from './github.ts'
import { overviewPage, reportPage } from './html.ts'
import { sectionsOf, summaryOf } from './lines.ts'
import type { TextChange } from './rank-texts.ts'
import type { NightReport } from './report.ts'

const hostile = '<b onclick="x">2021 | Heron</b>\n::error::'

const heron = { id: '1', name: 'Heron', page: '/cars/car-1' }
const longText = 'One owner. '.repeat(40).trim()

const report: NightReport = {
  slug: 'a-yard',
  name: 'A & Yard',
  url: 'https://yard.example',
  release: 'r2',
  builtAt: '2026-03-05T01:00:00.000Z',
  day: '2026-03-05',
  before: 'r1',
  pages: 30,
  cars: 7,
  outcome: 'published',
  problems: [],
  unreadable: null,
  notes: ['waited for another build'],
  stock: {
    added: [{ id: '7', name: hostile, page: '/cars/car-7', what: 'new', before: '', after: '$42,990' }],
    left: [],
    changed: [
      { ...heron, what: 'reserved', before: '$42,990', after: 'reserved' },
      { ...heron, what: 'repriced', before: '$42,990', after: '$39,990' },
      { ...heron, what: 'other description', before: longText, after: `${longText} Two keys.` },
    ],
  },
  changes: {
    added: ['/cars/car-7'],
    gone: [],
    changed: 9,
    texts: [
      {
        kind: 'count',
        before: '6 cars',
        after: '7 cars',
        pages: ['/', '/search/used-cars', '/search/norda', '/models'],
      },
    ],
    unread: 0,
  },
  warnings: [],
  moved: [{ from: '/cars/heron', to: '/cars/2021-heron' }],
  leftOut: [{ index: 3, id: '9', name: null, reason: 'no name', found: 'name is 17' }],
  unreadFacts: [{ id: '4', name: 'Tern', fact: 'price', found: 'price is "POA" (line 14)' }],
  notOnShow: { 'not for this website': 2 },
  notAdvertised: ['4', '5', '6', '8'].map((id) => ({
    file: 'google-vehicles.csv',
    id,
    name: 'Tern',
    lacks: id === '8' ? ['vin'] : ['mileage', 'price'],
  })),
  advertising: [{ kind: 'dealer number', text: 'Yard has no licence, 100%' }],
  bytes: { pages: 1_234_567 },
  budgets: [],
  took: { opening: 400, pages: 2000 },
}

describe('a night in words', () => {
  it('is one sentence', () => {
    expect(summaryOf(report)).toBe(
      'published: 30 pages, 7 cars; 1 new car, 1 changed, 0 left; 9 pages changed, 1 new, 0 gone.',
    )
    const back = { ...heron, what: 'available again', before: '', after: '$42,990' }
    const added = [...report.stock.added, ...report.stock.added, back]
    expect(summaryOf({ ...report, stock: { ...report.stock, added } })).toContain(
      '; 2 new cars, 1 available again, 1 changed, 0 left;',
    )
    expect(summaryOf({ ...report, outcome: 'unchanged', before: null })).toBe(
      'unchanged: 30 pages, 7 cars, as built for 2026-03-05T01:00:00.000Z.',
    )
    expect(summaryOf({ ...report, outcome: 'failed', release: null })).toBe('failed: nothing is live.')
    expect(summaryOf({ ...report, outcome: 'failed', before: null })).toBe(
      'failed: what was live stays, 30 pages, 7 cars, as built for 2026-03-05T01:00:00.000Z.',
    )
    // The day is that of what is live, and not of the night that failed.
    expect(reportPage({ ...report, outcome: 'failed' })).toContain('<h1>A &amp; Yard: the night</h1>')
    expect(reportPage({ ...report, outcome: 'unchanged' })).toContain(': the night of 2026-03-05</h1>')
    expect(summaryOf({ ...report, release: null, outcome: null, unreadable: 'x' })).toBe('what is live cannot be read.')
  })

  it('is a page of valid HTML that loads nothing and holds what a feed says as text', () => {
    for (const html of [reportPage(report), overviewPage([report, { ...report, slug: 'b', problems: ['x'] }])]) {
      const shown = html.replace(/<style>[^<]*<\/style>/, '')
      expect(htmlFaults('/report', shown).filter(({ fault }) => !/style/.test(fault))).toEqual([])
      expect(html).not.toMatch(/<script|src=|url\(|<b onclick/)
    }
    const html = reportPage(report)
    for (const text of [
      '$42,990',
      '$39,990',
      '6 cars',
      '7 cars',
      '<a href="https://yard.example/">/</a>, <a href="https://yard.example/search/used-cars">/search/used-cars</a> and 2 more',
      'name is 17',
      '/cars/2021-heron',
      'Tern (id 4)',
      'price is &quot;POA&quot; (line 14)',
      '1.2 MB',
    ])
      expect(html).toContain(text)
    expect(html).toContain('opening 0.4 s, pages 2.0 s')
    expect(html).not.toContain('was not compared')
    expect(reportPage({ ...report, url: null })).toContain('<td data-of="pages">/, /search/used-cars and 2 more</td>')
    expect(reportPage({ ...report, changes: { ...report.changes, unread: 12 } })).toContain('12 more pages changed')
  })

  it('says which cars files for ads leave out, by what is not known of them', () => {
    const section = sectionsOf(report).find(({ title }) => title.includes('files for ads'))
    expect(section?.rows).toEqual([
      ['google-vehicles.csv', 'mileage, price', 'Tern (id 4), Tern (id 5), Tern (id 6)'],
      ['google-vehicles.csv', 'vin', 'Tern (id 8)'],
    ])
  })

  it('tells what became of each car, a row for each change and the car once in the sentence', () => {
    const section = sectionsOf(report).find(({ title }) => title === 'Cars that changed')
    expect(section?.rows).toEqual([
      ['reserved', 'Heron', '$42,990', 'reserved', '/cars/car-1'],
      ['repriced', 'Heron', '$42,990', '$39,990', '/cars/car-1'],
      [
        'other description',
        'Heron',
        '... owner. One owner. One owner.',
        '... owner. One owner. One owner. Two keys.',
        '/cars/car-1',
      ],
    ])
  })

  it('says how many rows are left out, and leaves out none of a kind for many of another', () => {
    const repriced = Array.from({ length: 100 }, (_, at) => ({
      ...heron,
      id: `${at}`,
      what: 'repriced',
      before: '',
      after: '$1',
    }))
    const many = {
      ...report,
      stock: { ...report.stock, changed: [...repriced, { ...heron, what: 'sold', before: '', after: '' }] },
    }
    const section = sectionsOf(many).find(({ title }) => title === 'Cars that changed')
    expect([section?.rows.length, section?.rows.at(-1)?.[0], section?.more]).toEqual([40, 'sold', 61])
    expect(reportPage(many)).toContain('<p>and 61 more, all of them in a-yard.json</p>')
    expect(jobSummaries([many])).toContain('and 86 more, all of them in a-yard.json')
    expect(reportPage(report) + jobSummaries([report])).not.toContain('all of them')
  })

  it('hides no words of the site behind counts, which have their share', () => {
    const text = (kind: TextChange['kind'], at: number) => ({ kind, before: `${kind} ${at}`, after: '', pages: ['/'] })
    const of = (kind: TextChange['kind'], count: number) => Array.from({ length: count }, (_, at) => text(kind, at))
    const texts = [...of('page', 2), ...of('throughout', 50), ...of('stock', 50), ...of('count', 5), ...of('car', 50)]
    const section = sectionsOf({ ...report, changes: { ...report.changes, texts } }).find(
      ({ head }) => head[2] === 'pages',
    )
    const shown = Map.groupBy(section?.rows ?? [], ([before = '']) => before.split(' ')[0])
    expect([...shown].map(([kind, rows]) => [kind, rows.length])).toEqual([
      ['page', 2],
      ['throughout', 18],
      ['stock', 10],
      ['count', 5],
      ['car', 5],
    ])
  })

  it('shows of long texts what differs', () => {
    const texts = [{ kind: 'page' as const, before: longText, after: `${longText} Two keys.`, pages: ['/'] }]
    const section = sectionsOf({ ...report, changes: { ...report.changes, texts } }).find(
      ({ head }) => head[2] === 'pages',
    )
    expect(section?.rows).toEqual([
      ['... owner. One owner. One owner.', '... owner. One owner. One owner. Two keys.', '/'],
    ])
  })

  it('tells at its beginning what is no day’s trade, and calls for somebody', () => {
    const warned = { ...report, warnings: ['Most cars are new & strange'] }
    expect(sectionsOf(warned)[0]).toMatchObject({ title: 'What to look at', rows: [['Most cars are new & strange']] })
    expect(overviewPage([report, { ...warned, slug: 'b-yard' }])).toMatch(/look<.*b-yard.html.*fine<.*a-yard.html/s)
    expect(annotations([warned])[0]).toBe('::warning title=a-yard::Most cars are new & strange')
  })

  it('puts dealers first that need somebody', () => {
    const html = overviewPage([
      report,
      { ...report, slug: 'b-yard', outcome: 'failed', problems: ['the feed is empty'] },
    ])
    expect(html.indexOf('b-yard.html')).toBeLessThan(html.indexOf('a-yard.html'))
  })
})

describe('a night where GitHub shows it', () => {
  it('is a summary whose tables hold whatever a feed says in one cell', () => {
    const summary = jobSummaries([report])
    expect(summary).toContain(
      '| new | \\<b onclick="x"\\>2021 \\| Heron\\</b\\> ::error:: |  | $42,990 | /cars/car-7 |',
    )
    expect(summary).toContain('| --- | --- | --- | --- | --- |')
  })

  it('warns of advertising, and calls what went wrong an error, one line each', () => {
    expect(annotations([report])).toEqual(['::warning title=a-yard::Yard has no licence, 100%25'])
    const failed = { ...report, outcome: 'failed', problems: ['one\ntwo'] }
    expect(annotations([failed])[0]).toBe('::error title=a-yard::one%0Atwo')
  })
})

describe('a night of many dealers where GitHub shows it', () => {
  const many = Array.from({ length: 600 }, (_, at) => ({ ...report, slug: `yard-${at}` }))
  const failed = { ...report, slug: 'late-yard', name: 'Late Yard', outcome: 'failed', problems: ['the feed is old'] }

  it('has a summary that is taken, those first that need somebody', () => {
    const summary = jobSummaries([...many, failed])
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    expect(summary).toMatch(/^## Late Yard\n/)
    const shown = summary.match(/^## /gm)?.length ?? 0
    expect(shown).toBeGreaterThan(200)
    expect(summary.endsWith(`${601 - shown} more dealers: index.html of the report has all.\n`)).toBe(true)
  })

  it('annotates what the night brought before what is so every night, as ten of a level are shown', () => {
    const slip = { ...report, slug: 'slip-yard', warnings: ['prices halved'] }
    expect(annotations([...many, slip, failed]).slice(0, 3)).toEqual([
      '::error title=late-yard::the feed is old',
      '::warning title=slip-yard::prices halved',
      '::warning title=yard-0::Yard has no licence, 100%25',
    ])
  })
})
