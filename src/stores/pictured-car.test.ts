import { beforeEach, expect, it, vi } from 'vitest'
import { fakeSiteStorage } from './storage/fake-storage.ts'

const local = fakeSiteStorage()
const session = fakeSiteStorage()
vi.mock('./storage/browser-storage.ts', () => ({ localSiteStorage: local, sessionSiteStorage: session }))

/** `picturedCar` on a freshly loaded page. */
const picturedCar = async (id: string) => (await import('./pictured-car.ts')).picturedCar(id)

const car = {
  ...{ id: '7', slug: 'tern', title: '2021 Norda Tern', subtitle: 'SR5', make: 'Norda', model: 'Tern' },
  ...{ price: '$41,990', image: '/pictures/tern.webp' },
}

beforeEach(() => {
  vi.resetModules()
  for (const storage of [local, session]) storage.storage.entries.clear()
})

it('is the car whose page led to the form', async () => {
  session.write('last-viewed-car', car)
  expect(await picturedCar('7')).toEqual(car)
  expect(await picturedCar('8')).toBeNull()
})

it('is one of the garage where another page was seen last', async () => {
  session.write('last-viewed-car', { ...car, id: '8' })
  local.write('saved', [{ ...car, price: '$40,990' }])
  expect((await picturedCar('7'))?.price).toBe('$40,990')
})

it.each(['javascript:alert(1)', '//other.example/a.jpg', 'data:image/svg+xml,<svg/>', 7])(
  'has no picture from %s',
  async (image) => {
    session.write('last-viewed-car', { ...car, image })
    expect(await picturedCar('7')).toEqual({ ...car, image: null })
  },
)
