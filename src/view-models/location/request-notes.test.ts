import { describe, expect, it } from 'vitest'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { requestNotes } from './request-notes.ts'

interface Silent {
  readonly intro: string | null
  readonly points: readonly string[]
  readonly steps: readonly string[]
}

const image = { url: '/dealer/workshop.webp', thumb: null, alt: null }
const yard = (id: string, more = {}) => sampleLocation({ id, name: id, slug: id, ...more })
const north = yard('north')
const south = yard('south')
const hoist = yard('hoist', { location_type: 'service' })
const bay = yard('bay', { location_type: 'service', image })
const silent: Silent = { intro: null, points: [], steps: [] }

function notesOf(kind: 'service' | 'finance', locations: readonly (typeof north)[], said: Partial<Silent> = {}) {
  const own = { ...silent, ...said }
  const request_pages = { service: own, finance: own, trade_in: own, valuations: own }
  const order = { locations_order: [], locations_sort: 'position' } as const
  const { places, ...notes } = requestNotes({ locations, location_pages: order, pages: { request_pages } }, kind)
  return { ...notes, places: places.map(({ id }) => id) }
}

const points = ['We lend']

describe('beside a form', () => {
  it('stand the places that sell, where the dealer says nothing', () => {
    expect(notesOf('finance', [north, south, hoist])).toMatchObject({ pictured: null, places: ['north', 'south'] })
  })

  it('stands what the dealer says instead of several places, and beside the only one', () => {
    expect(notesOf('finance', [north, south], { points })).toMatchObject({ points: ['We lend'], places: [] })
    expect(notesOf('finance', [north, hoist], { points }).places).toEqual(['north'])
  })

  it('stand the workshops of a service, with the first picture there is', () => {
    expect(notesOf('service', [north, hoist, bay], { points })).toMatchObject({
      pictured: bay,
      places: ['bay', 'hoist'],
    })
    expect(notesOf('service', [north]).pictured).toBeNull()
  })
})
