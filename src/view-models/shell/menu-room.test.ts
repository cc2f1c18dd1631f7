import { describe, expect, test } from 'vitest'
import { headerRoom } from './menu-room.ts'

const link = { logo: null, panel: null }
const menu = { logo: null, panel: { kind: 'list', links: [] } } as const
type Entry = Parameters<typeof headerRoom>[1][number]
const named = (names: string, entry: Omit<Entry, 'name'> = link) =>
  names.split(', ').map((name) => ({ ...entry, name }))

const four = 'Cars, Bodies, Makes, Service'
const six = 'Cars, Bodies, Makes, Selling, Finance, Service'

describe('a search field beside a menu', () => {
  test.each([
    ['links of sixty letters', `${four}, Careers, About us, Us`, link, 'field'],
    ['one more', `${four}, Careers, About us, All`, link, 'button'],
    ['as many with the arrows of what opens', `${four}, Warranty`, menu, 'field'],
    ['one more', `${four}, Questions`, menu, 'button'],
    ['small pictures beside the names', `${four}, Warranty`, { ...link, logo: 'x.svg' }, 'field'],
    ['and one more', `${four}, Questions`, { ...link, logo: 'x.svg' }, 'button'],
  ] as const)('%s', (_what, names, entry, search) => {
    expect(headerRoom(false, named(names, entry), false)).toMatchObject({ rows: 'one', search })
  })

  test('no menu, and a page with a search box of its own', () => {
    expect([headerRoom(false, [], false).search, headerRoom(false, [], true).search]).toEqual(['field', 'button'])
  })
})

describe('a large header', () => {
  const brim = named(`${six}, Parts, About us, A far name`)
  const over = named(`${six}, Parts, About us, A long name`)
  test.each([
    ['has one row for a menu that fits into it', brim, false, 'one', 'button'],
    ['has it below on every page for one that is longer, beside a field', over, false, 'two', 'field'],
    ['without a field on a page with a search box of its own', over, true, 'two', 'button'],
    ['has a field beside a short menu', named(four), false, 'one', 'field'],
  ] as const)('%s', (_what, entries, hasOwnSearch, rows, search) => {
    expect(headerRoom(true, entries, hasOwnSearch)).toEqual({ rows, search })
  })

  test('no other has two', () => {
    expect(headerRoom(false, over, false)).toEqual({ rows: 'one', search: 'button' })
  })
})
