import { expect, test } from 'vitest'
import { leavesRoomForField } from './menu-room.ts'

const six = 'Cars, Bodies, Makes, Selling, Finance, Service'
const link = { logo: null, panel: null }
const menu = { logo: null, panel: { kind: 'list', links: [] } } as const

test.each([
  ['links of eighty-six letters', `${six}, Parts, About us, A far name`, link, true],
  ['one more', `${six}, Parts, About us, A long name`, link, false],
  ['as many with the arrows of what opens', `${six}, Warranty`, menu, true],
  ['one more', `${six}, Questions`, menu, false],
  ['small pictures beside the names', `${six}, Parts`, { ...link, logo: 'x.svg' }, true],
  ['and one more', `${six}, Parts, News`, { ...link, logo: 'x.svg' }, false],
])('%s', (_what, names, entry, hasRoom) => {
  expect(leavesRoomForField(names.split(', ').map((name) => ({ ...entry, name })))).toBe(hasRoom)
})

test('no menu', () => {
  expect(leavesRoomForField([])).toBe(true)
})
