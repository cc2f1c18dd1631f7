import { expect, test } from 'vitest'
import type { CarChange } from './stock-changes.ts'
import { turnoverWarnings } from './turnover.ts'

const cars = (count: number, what: string): CarChange[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: 'Heron', page: '', what, before: '', after: '' }))

const stock = (came: number, left: number, back = 0) => ({
  added: [...cars(came, 'new'), ...cars(back, 'available again')],
  left: cars(left, 'left'),
  changed: [],
})

const ask = 'see whether its source lists cars twice, numbers them anew, or is another dealer’s.'

test.each<[string, number, ReturnType<typeof stock>, readonly string[]]>([
  ['a day like others', 100, stock(12, 10), []],
  ['a truck of cars', 100, stock(70, 0), []],
  ['the first cars of a dealer', 0, stock(300, 0), []],
  ['a small yard that filled up', 19, stock(30, 2), []],
  ['cars that are back after a bad night', 60, stock(0, 0, 90), []],
  ['a stock that doubled', 100, stock(100, 0), [`The stock grew from 100 cars to 200 in one night: ${ask}`]],
  [
    'one that nearly did, as some were sold',
    100,
    stock(95, 5),
    [`The stock grew from 100 cars to 190 in one night: ${ask}`],
  ],
  ['a stock of strangers', 100, stock(96, 98), [`96 of 98 cars are new, and 98 of the 100 before are gone: ${ask}`]],
  [
    'half a stock of strangers',
    100,
    stock(50, 50),
    [`50 of 100 cars are new, and 50 of the 100 before are gone: ${ask}`],
  ],
])('%s', (_what, before, changes, warnings) => {
  expect(turnoverWarnings(changes, before)).toEqual(warnings)
})
