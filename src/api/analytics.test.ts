import { describe, expect, it } from 'vitest'
import type { SiteEvent } from './analytics.ts'
import { containerAddress, dataLayerOf, pushEvent } from './data-layer.ts'
import { sendEventBeacon } from './event-beacon.ts'

const careers: SiteEvent = { name: 'generate_lead', id: 51, facts: { form: 'enquiry' } }

describe('a beacon', () => {
  it('carries the event’s number, its facts, the site and the page’s path, and no query (S4.61)', () => {
    const sent: [string, unknown][] = []
    sendEventBeacon({ host: 'https://events.example', website_id: '42' }, careers, '/contact', (address, body) => {
      sent.push([address, JSON.parse(body)])
      return true
    })
    expect(sent).toEqual([
      [
        'https://events.example/api/events/generate_lead',
        { event: 'generate_lead', event_id: 51, website_id: '42', page: '/contact', form: 'enquiry' },
      ],
    ])
  })
})

describe('the data layer', () => {
  it('is the page’s own, made where there is none', () => {
    const page: { dataLayer?: Record<string, unknown>[] } = {}
    expect(dataLayerOf(page)).toBe(page.dataLayer)
    page.dataLayer?.push({ event: 'before' })
    expect(dataLayerOf(page)).toEqual([{ event: 'before' }])
  })

  it('takes an event as a custom event with its number (S4.61)', () => {
    const layer: Record<string, unknown>[] = []
    pushEvent(layer, careers)
    expect(layer).toEqual([{ event: 'generate_lead', event_id: 51, form: 'enquiry' }])
  })

  it('is told when its container was asked for', () => {
    const layer: Record<string, unknown>[] = []
    const now = new Date('2026-03-04T01:00:00Z')
    expect(containerAddress('GTM-A1', layer, now)).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-A1')
    expect(layer).toEqual([{ 'gtm.start': now.getTime(), event: 'gtm.js' }])
  })
})
