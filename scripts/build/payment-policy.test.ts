import { describe, expect, it, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const sources = (yaml: string, directive: string): string | undefined =>
  contentSecurityPolicy(sampleSite(yaml))
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.slice(directive.length + 1)

const embedded = `payment_provider: embedded
payment: {script: https://js.pay.example.com/v1.js, element: example-payment, hosts: [https://frames.pay.example.com]}`

describe('who takes deposits is let into the policy, and nobody else', () => {
  test.each([
    ['no payment page may be posted to by default', '', 'form-action', "'self'"],
    ['nor with the demo provider', 'payment_provider: demo', 'form-action', "'self'"],
    [
      'a hosted payment page may be posted to',
      'payment_provider: hosted\npayment: {page: https://pay.example.com/start}',
      'form-action',
      "'self' https://pay.example.com",
    ],
    ['an embedded script may run', embedded, 'script-src', "'self' https://js.pay.example.com"],
    ['its frames may show', embedded, 'frame-src', 'https://js.pay.example.com https://frames.pay.example.com'],
    ['it may call home', embedded, 'connect-src', "'self' https://js.pay.example.com https://frames.pay.example.com"],
    ['without it no script of others runs', '', 'script-src', "'self'"],
    ['and nothing is framed', '', 'frame-src', undefined],
  ])('%s', (_reason, yaml, directive, allowed) => {
    expect(sources(yaml, directive)).toBe(allowed)
  })

  it('holds scripts to trusted types unless a provider’s script is there', () => {
    expect(sources('', 'require-trusted-types-for')).toBe("'script'")
    expect(sources(embedded, 'require-trusted-types-for')).toBeUndefined()
  })
})
