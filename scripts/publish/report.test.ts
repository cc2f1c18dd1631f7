import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { PublishResult } from './publish-site.ts'
import { reportForPeople } from './report.ts'

const usual: PublishResult = {
  slug: 'a-yard',
  outcome: 'published',
  release: '20260304T010000Z-a1',
  to: 's3://a-yard/',
  uploaded: 3,
  removed: 2,
  kept: 1200,
  leaving: 0,
  bytes: 1_234_567,
  notes: [],
  problems: [],
}

test.each<[string, Partial<PublishResult>, readonly string[]]>([
  [
    'was brought',
    {},
    ['✓ a-yard to s3://a-yard/  published: 3 files brought, 1,235 KB, 2 removed, 1200 there already'],
  ],
  [
    'has files that go later',
    { leaving: 4 },
    ['✓ a-yard to s3://a-yard/  published: 3 files brought, 1,235 KB, 2 removed, 1200 there already, 4 to go later'],
  ],
  [
    'differs in one file',
    { uploaded: 1, bytes: 900 },
    ['✓ a-yard to s3://a-yard/  published: 1 file brought, 1 KB, 2 removed, 1200 there already'],
  ],
  [
    'is only planned',
    {
      outcome: 'planned',
      bytes: 0,
      plan: { 'new pages': ['a', 'b', 'c'], 'files to remove': ['1', '2', '3', '4', '5'] },
    },
    [
      '✓ a-yard to s3://a-yard/  plan: 3 files to bring, 2 to remove, 1200 there already',
      '    new pages: a, b, c',
      '    files to remove: 1, 2, 3, and 2 more',
    ],
  ],
  [
    'is there already, though older',
    { outcome: 'unchanged', notes: ['An older release takes the place of b.'] },
    ['✓ a-yard to s3://a-yard/  unchanged, 1200 files', '    An older release takes the place of b.'],
  ],
  ['could not be brought', { outcome: 'failed', to: '', problems: ['No disk.'] }, ['✗ a-yard  failed', '    No disk.']],
  [
    'is being built',
    { outcome: 'busy' },
    ['✗ a-yard to s3://a-yard/  not published, a build or another publication is running'],
  ],
])('a site that %s', (_, facts, lines) => {
  expect(stripVTControlCharacters(reportForPeople([{ ...usual, ...facts }])).split('\n')).toEqual(lines)
})

test('each site has lines of its own', () => {
  const text = stripVTControlCharacters(reportForPeople([usual, { ...usual, slug: 'b-yard' }]))
  expect(text.split('\n').map((line) => line.slice(0, 8))).toEqual(['✓ a-yard', '✓ b-yard'])
})
