import { describe, expect, it, test } from 'vitest'
import { failingHosts, updatePictureRecords } from './failing-hosts.ts'
import type { PictureRecords } from './picture-records.ts'
import { samplePictureRecord } from './sample-picture-record.ts'

const now = new Date('2026-03-11T12:00:00Z')

interface Asked {
  readonly nightsAgo: number
  readonly isWell: boolean
  readonly hasCopy?: boolean
  readonly nights?: number
}

/** Records of pictures of one host, with these results of their last requests. */
function pictures(
  name: string,
  count: number,
  { nightsAgo, isWell, hasCopy = true, nights = 1 }: Asked,
): PictureRecords {
  const asked = new Date(now.getTime() - nightsAgo * 86_400_000).toISOString()
  const failed = isWell ? {} : { problem: 'its host answered 404', nights }
  const known = samplePictureRecord({ asked, key: hasCopy ? name : null, ...failed })
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`https://p.example/${name}-${at}`, known]))
}

const well = (count: number, nightsAgo: number) => pictures(`well-${nightsAgo}`, count, { nightsAgo, isWell: true })
const lost = (count: number, over: Partial<Asked> = {}) =>
  pictures('lost', count, { nightsAgo: 0, isWell: false, ...over })

test.each<[string, boolean, PictureRecords]>([
  ['could give none', true, lost(90)],
  ['could give hardly any', true, { ...well(9, 0), ...lost(81) }],
  ['could give some', false, { ...well(10, 0), ...lost(80) }],
  ['could give others in one of the last three nights', false, { ...well(5, 2), ...lost(12) }],
  ['could give others before', true, { ...well(78, 3), ...lost(12) }],
  ['could never give any', false, lost(90, { hasCopy: false })],
  ['could give all', false, well(90, 0)],
])('a host that %s fails: %s', (_which, isFailing, known) => {
  expect(failingHosts(known, now)).toEqual(isFailing ? ['p.example'] : [])
})

/** The record after a run of the first of some lost pictures. */
function left(known: PictureRecords): readonly unknown[] {
  const { key, nights, isFinal } = updatePictureRecords(known, now)['https://p.example/lost-0'] ?? {}
  return [key, nights, isFinal]
}

describe('a picture that could not be had', () => {
  it.each<[string, readonly unknown[], PictureRecords]>([
    ['has its copy for two nights', ['lost', 2, false], { ...well(9, 0), ...lost(9, { nights: 2 }) }],
    ['is gone in the third', [null, 3, true], { ...well(9, 0), ...lost(9, { nights: 3 }) }],
    ['stays while its host fails, and is counted anew', ['lost', 0, false], lost(9, { nights: 3 })],
    [
      'is not shown at once where nobody ever had it',
      [null, 1, true],
      { ...well(9, 0), ...lost(9, { hasCopy: false }) },
    ],
    [
      'was never had of a host that fails: stays where it is',
      [null, 0, false],
      { ...lost(1, { hasCopy: false }), ...pictures('other', 9, { nightsAgo: 0, isWell: false }) },
    ],
    ['is what it was where this run did not come to it', ['lost', 3, false], lost(9, { nights: 3, nightsAgo: 1 })],
  ])('%s', (_what, result, known) => {
    expect(left(known)).toEqual(result)
  })
})
