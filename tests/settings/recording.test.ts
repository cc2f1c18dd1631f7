import { describe, expect, it } from 'vitest'
import { recording, singleValues } from './recording.ts'

const dealer = { name: 'A', phone: '1', places: [{ city: 'B', state: 'C' }, { city: 'D' }], hours: {}, tags: ['x'] }

const pathsOf = (data: unknown) => [...new Set(singleValues(data).map(([path]) => path))]

describe('a recording', () => {
  it('names every single value, items of a list alike', () => {
    expect(pathsOf(dealer)).toEqual(['name', 'phone', 'places[].city', 'places[].state', 'tags[]'])
  })

  it('knows what was read, however deep', () => {
    const { data, read } = recording(dealer)
    expect(data.places.map(({ city }) => city)).toEqual(['B', 'D'])
    expect(pathsOf(dealer).filter((path) => read.has(path))).toEqual(['places[].city'])
  })

  it('counts what is written out whole as read', () => {
    const { data, read } = recording(dealer)
    expect(JSON.stringify(data.places)).toBe(JSON.stringify(dealer.places))
    expect(read.has('places[].state')).toBe(true)
  })

  it('is the same thing each time', () => {
    const { data } = recording(dealer)
    expect(data.places).toBe(data.places)
  })
})
