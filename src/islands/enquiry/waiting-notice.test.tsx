import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { WaitingLead } from '#stores/lead/waiting-lead.ts'
import { WaitingNotice } from './WaitingNotice.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['Australia/Perth', '10:22 pm'],
  ['Australia/Melbourne', '1:22 am'],
])('a lead that waits was written at the time that its shopper in %s read', (zone, time) => {
  vi.stubEnv('TZ', zone)
  const waiting = { at: Date.parse('2026-11-28T14:22:00Z'), files: 0 } as WaitingLead
  const text = renderToStaticMarkup(<WaitingNotice waiting={waiting} locale={{ locale: 'en-AU' }} />)
  expect(text.replaceAll(/\s/g, ' ')).toContain(`what you wrote at ${time}.`)
})
