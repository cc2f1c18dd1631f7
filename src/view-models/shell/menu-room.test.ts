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
    ['has its menu below a field', brim, false, 'two', 'field', false],
    ['has one row on a page with a search box of its own', brim, true, 'one', 'button', false],
    ['keeps two for a menu that is longer', over, true, 'two', 'button', true],
  ] as const)('%s', (_what, entries, hasOwnSearch, rows, search, isLong) => {
    expect(headerRoom(true, entries, hasOwnSearch)).toEqual({ rows, search, isLong })
  })

  test('no other has two', () => {
    expect(headerRoom(false, over, false)).toEqual({ rows: 'one', search: 'button', isLong: true })
  })
})
