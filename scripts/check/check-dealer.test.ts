import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { writeYards } from '#tests/sites/yards.ts'
import { checkDealer } from './check-dealer.ts'

const now = new Date('2026-03-04T01:00:00Z')
const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

function yardRoot(): string {
  const root = writeYards({ yard: {} })
  roots.push(root)
  return root
}

describe('the check of one dealer', () => {
  it('finds nothing where nothing is wrong', async () => {
    const found = await checkDealer('yard', { root: yardRoot(), now })
    expect(found).toMatchObject({ slug: 'yard', problems: [], isWhole: true })
  })

  it('says that it could not look at all where a setting is wrong', async () => {
    const root = writeYards({ yard: { site: { locale: 'de-DE' } } })
    roots.push(root)
    const { problems, isWhole } = await checkDealer('yard', { root, now })
    expect([problems.length, isWhole]).toEqual([1, false])
  })

  it('names what nobody can read of cars, with the first of each', async () => {
    const root = writeYards({
      yard: { cars: [{ created_at: '3/11/2025' }, { created_at: '11/3/2025', price: 'cheap' }, {}] },
    })
    roots.push(root)
    const { warnings } = await checkDealer('yard', { root, now })
    expect(warnings.filter((each) => each.includes('nobody can read'))).toEqual([
      '2 cars say created_at as nobody can read it, so their pages do without: 2021 Norda Heron GT (id 1): created_at is "3/11/2025", and not a date such as 2026-03-11 (stock/yard.json, line 1, column 97)',
      'one car says price as nobody can read it, so its page does without: 2021 Norda Heron GT (id 2): price is "cheap", and not an amount such as 25990 (stock/yard.json, line 1, column 427)',
    ])
  })

  it('counts the cars that are not on show, by what keeps them off', async () => {
    const root = writeYards({
      yard: { cars: [{}, { status: 'on hold' }, { status: 'wholesale' }, { status: 'pending' }] },
    })
    roots.push(root)
    const { cars, notOnShow } = await checkDealer('yard', { root, now })
    expect([cars, notOnShow]).toEqual([1, { 'not meant for the website': 1, reserved: 2 }])
  })

  it('is told of a folder where its leads.yaml belongs', async () => {
    const root = yardRoot()
    mkdirSync(join(root, 'dealers/yard/leads.yaml'))
    const { problems, isWhole } = await checkDealer('yard', { root, now })
    expect(isWhole).toBe(true)
    expect(problems).toEqual(['dealers/yard/leads.yaml:1:1  this is a folder; a file belongs in its place'])
  })

  it('takes no other dealer along when it fails as nobody thought of', async () => {
    const fail = () => Promise.reject(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }))
    expect(await checkDealer('yard', { root: yardRoot(), now }, fail)).toEqual({
      slug: 'yard',
      problems: [
        'The disk cannot be read or written. The other dealers were checked all the same. Look at the disk, then try again.',
      ],
      isWhole: false,
      warnings: [],
      cars: 0,
      notOnShow: {},
      leftOut: [],
    })
  })
})
