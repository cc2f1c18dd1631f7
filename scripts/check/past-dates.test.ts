import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { writeYards } from '#tests/sites/yards.ts'
import { loadTenant } from '../build/load-tenant.ts'

const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** First lines of the notes on past dates, on a day. */
async function said(files: Readonly<Record<string, string>>, day = '2026-03-04'): Promise<string[]> {
  const root = writeYards({ yard: { files } })
  roots.push(root)
  const { mistakes, warnings } = await loadTenant('yard', { root, now: new Date(`${day}T01:00:00Z`) })
  expect(mistakes).toEqual([])
  return warnings.map((text) => text.split('\n')[0] ?? '').filter((text) => text.includes('shown nowhere'))
}

const place = (days: string) =>
  `- name: Yard\n  address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}\n  special_hours:\n${days}`
const day = (date: string) => `    - {date: ${date}, status: Closed}\n`

describe('dates that are long over', () => {
  it('are named for each promo that nobody switched off', async () => {
    const promos = `- {title: Summer, text: Less., expiry: 2025-12-31}
- {title: Off, text: Less., expiry: 2025-12-31, display: false}
- {title: Last week, text: Less., expiry: 2026-02-25}
- {title: Always, text: Less.}
`
    expect(await said({ 'promos.yaml': promos })).toEqual([
      'dealers/yard/promos.yaml:1:40  promos[0].expiry: this promo ended on 2025-12-31 and is shown nowhere; give it another expiry, or take it out',
    ])
  })

  it('are named once for a list of holidays', async () => {
    const files = { 'locations.yaml': place(['2025-12-25', '2025-12-26', '2026-12-25'].map(day).join('')) }
    expect(await said(files)).toEqual([
      'dealers/yard/locations.yaml:5:14  locations[0].special_hours[1].date: 2 days of this list are over and shown nowhere, the last ended on 2025-12-26; take them out, or write the days to come',
    ])
  })

  it('are a matter of the day that is asked about', async () => {
    const files = { 'locations.yaml': place(day('2026-02-02')) }
    expect(await said(files, '2026-03-04')).toEqual([])
    expect(await said(files, '2026-03-05')).toEqual([
      'dealers/yard/locations.yaml:4:14  locations[0].special_hours[0].date: this day ended on 2026-02-02 and is shown nowhere; take it out, or write the days to come',
    ])
  })
})
