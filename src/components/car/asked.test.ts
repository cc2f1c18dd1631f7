import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { keepPhoneCards, phoneCardsName } from '#stores/phone-cards.ts'
import { type FakeSiteStorage, fakeSiteStorage } from '#stores/storage/fake-storage.ts'

const script = readFileSync(join(import.meta.dirname, 'asked.js'), 'utf8')

/** The page's data attributes after the script has run at an address. */
function marks(address: string, { storage }: FakeSiteStorage): Record<string, string> {
  const dataset: Record<string, string> = { storage: 'north', phoneCards: 'tall' }
  const location = new URL(address, 'https://north-yard.example')
  runInNewContext(script, { document: { documentElement: { dataset } }, location, localStorage: storage })
  return dataset
}

it('marks lists whose address asks for certain cars, and no other page', () => {
  expect(marks('/search/used-cars?query=ute', fakeSiteStorage())).toHaveProperty('asked')
  expect(marks('/search/used-cars', fakeSiteStorage())).not.toHaveProperty('asked')
  expect(marks('/electric-cars?from=mail', fakeSiteStorage())).not.toHaveProperty('asked')
})

it('restores the layout that was stored', () => {
  const kept = fakeSiteStorage()
  keepPhoneCards('compact', kept)
  expect(marks('/search/used-cars', kept).phoneCards).toBe('compact')
})

it.each([
  ['is not a layout', (kept: FakeSiteStorage) => kept.write(phoneCardsName, 'huge')],
  ['is refused', (kept: FakeSiteStorage) => Object.assign(kept.storage, { mode: 'blocked' })],
])('keeps the dealer’s layout where what is stored %s', (_, prepare) => {
  const kept = fakeSiteStorage()
  prepare(kept)
  expect(marks('/search/used-cars', kept).phoneCards).toBe('tall')
})
