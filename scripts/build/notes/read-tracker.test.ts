import { describe, expect, it, test } from 'vitest'
import { ReadTracker } from './read-tracker.ts'
import { answerAt } from './readings.ts'

const dealer = {
  name: 'A yard',
  hours: null as string | null,
  'odd.name!': 1,
  places: [
    { city: 'Orange', phone: '1' },
    { city: 'Perth', phone: '2' },
  ],
  opened: new Date(0),
  labels: { buy: 'Buy', sell: 'Sell' },
}
type Dealer = typeof dealer

/** Paths of readings reported while `use` reads a dealer. */
function heardIn(use: (data: Dealer) => unknown, look: 'deep' | 'coarse' = 'deep'): string[] {
  const heard = new Set<number>()
  const watch = new ReadTracker((reading) => heard.add(reading))
  use(watch[look](dealer, 'x'))
  return [...heard].map((reading) => watch.paths[reading] ?? '')
}

describe('a watched dealer', () => {
  test.each<[string, (data: Dealer) => unknown, readonly string[]]>([
    ['a value', ({ name }) => name, ['x.name']],
    ['a value that is not there', (data) => 'phone' in data, ['x#']],
    ['a field of no dealer', (data) => (data as { more?: string }).more, ['x.more']],
    ['nothing where a text may be', ({ hours }) => hours, ['x.hours']],
    ['a list alone', ({ places }) => places && 1, ['x.places']],
    ['how long a list is', ({ places }) => places.length, ['x.places', 'x.places.length']],
    ['a value of the second place', ({ places }) => places[1]?.city, ['x.places', 'x.places.1', 'x.places.1.city']],
    ['the name of a group', ({ labels }) => 'buy' in labels, ['x.labels', 'x.labels#']],
    [
      'whether a group has a name',
      ({ labels }) => Object.hasOwn(labels, 'buy'),
      ['x.labels', 'x.labels#', 'x.labels.buy'],
    ],
    ['a moment that is passed on', ({ opened }) => [opened], []],
    ['what a moment is', ({ opened }) => opened.getTime(), ['x.opened']],
    ['a moment that is written out', ({ opened }) => `${opened}`, ['x.opened']],
    ['a moment that is copied', ({ opened }) => new Date(opened), ['x.opened']],
    ['a moment in words', ({ opened }) => new Intl.DateTimeFormat('en').format(opened), ['x.opened']],
    ['a name with signs of paths in it', (data) => data['odd.name!'], ['x.odd%2ename%21']],
  ])('hears %s', (_reason, use, expected) => {
    expect(heardIn(use)).toEqual(expected)
  })

  it.each<[string, (data: Dealer) => unknown]>([
    ['JSON', (data) => JSON.stringify(data.labels)],
    ['a copy', (data) => ({ ...data.labels })],
    ['entries', (data) => Object.entries(data.labels)],
    ['descriptors', (data) => Object.values(Object.getOwnPropertyDescriptors(data.labels)).map(({ value }) => value)],
  ])('hears all that %s takes along', (_reason, use) => {
    expect(heardIn(use)).toEqual(expect.arrayContaining(['x.labels#', 'x.labels.buy', 'x.labels.sell']))
  })

  it('is the same thing each time, and says the same as the dealer', () => {
    const watched = new ReadTracker(() => {}).deep(dealer, 'x')
    expect(watched.places).toBe(watched.places)
    expect(JSON.stringify(watched)).toBe(JSON.stringify(dealer))
    expect(watched.places.map(({ city }) => city).toSorted()).toEqual(['Orange', 'Perth'])
    expect([Array.isArray(watched.places), { ...watched.labels }]).toEqual([true, dealer.labels])
  })

  it('is not to be changed', () => {
    const watched = new ReadTracker(() => {}).deep(structuredClone(dealer), 'x')
    expect(() => {
      watched.name = 'B'
    }).toThrow('A page may not change the data of its dealer.')
    expect(() => watched.places.push({ city: 'C', phone: '3' })).toThrow()
  })

  it('is heard by the whole of a name where that is asked for', () => {
    expect(heardIn(({ places }) => places[0]?.city, 'coarse')).toEqual(['x.places!'])
    expect(heardIn((data) => Object.keys(data), 'coarse')).toContain('x#')
  })
})

describe('a reading', () => {
  test.each([
    ['x.name', '"A yard"'],
    ['x.hours', 'null'],
    ['x.more', 'none'],
    ['x.more.deeper', 'none'],
    ['x.places', '['],
    ['x.places.1.city', '"Perth"'],
    ['x.opened', 'date 0'],
    ['x.odd%2ename%21', '1'],
  ])('%s finds %s', (path, found) => {
    expect(answerAt(dealer, path)).toBe(found)
  })

  it.each(['x#', 'x.labels#', 'x.places#', 'x.places!', 'x!'])('%s finds another thing in another dealer', (path) => {
    const other = { ...dealer, more: 1, labels: { sell: 'Sell', buy: 'Buy' }, places: dealer.places.slice(1) }
    expect(answerAt(other, path)).not.toBe(answerAt(dealer, path))
    expect(answerAt(structuredClone(dealer), path)).toBe(answerAt(dealer, path))
  })

  it('tells long texts apart', () => {
    const [one, other] = ['a', 'b'].map((end) => answerAt({ text: `${'long '.repeat(20)}${end}` }, 'x.text'))
    expect(one).not.toBe(other)
  })
})
