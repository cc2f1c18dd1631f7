import { describe, expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const policyOf = (...args: Parameters<typeof sampleSite>) =>
  Object.fromEntries(
    contentSecurityPolicy(sampleSite(...args))
      .split('; ')
      .map((directive) => {
        const [name, ...sources] = directive.split(' ')
        return [name, sources] as const
      }),
  )

const somewhere = {
  'locations.yaml':
    '- {name: Yard, address: {street: 1 Road, city: Perth, state: WA, postcode: 6000, lat: -31.9, long: 115.8}}\n',
}

describe('the content security policy', () => {
  test('knows the site alone, and holds scripts to trusted types', () => {
    const policy = policyOf()
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['style-src']).toEqual(["'self'"])
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['frame-src']).toBeUndefined()
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
  })

  test('lets a place be shown in the frame of a map (S7.35)', () => {
    expect(policyOf('', somewhere)['frame-src']).toEqual(['https://www.openstreetmap.org'])
  })

  test('lets the map service in where the dealer has a token (S7.34)', () => {
    const policy = policyOf('maps: {token_env: FORECOURT_PUBLIC_MAPS}', somewhere, {
      FORECOURT_PUBLIC_MAPS: 'pk.sample',
    })
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.mapbox.com', 'https://events.mapbox.com'])
    expect(policy['worker-src']).toEqual(["'self'", 'blob:'])
    expect(policy['require-trusted-types-for']).toBeUndefined()
    expect(policy['script-src']).toEqual(["'self'"])
  })

  test('keeps the map service out where the picture is still (S2.178)', () => {
    const still = 'maps: {token_env: FORECOURT_PUBLIC_MAPS}\nlocation_hero: {map: static}'
    expect(policyOf(still, somewhere, { FORECOURT_PUBLIC_MAPS: 'pk.sample' })['connect-src']).toEqual(["'self'"])
  })
})
