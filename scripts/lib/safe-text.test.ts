import { describe, expect, it, test } from 'vitest'
import { filler, sampleSecrets, tellingParts } from '#domain/secret/sample-secrets.ts'
import { safeJson, safeText } from './safe-text.ts'

const env = {
  QUOTED_KEY: 'say "please" twice',
  FEED_TOKEN: 'not random at all',
  MEILI_KEY: 'short-key',
  HOME: '/home/runner/work',
  DSN: filler(24),
}

describe('what a log may say', () => {
  test.each([
    ['a token of the environment', `refused by https://feeds.example/?t=${env.FEED_TOKEN}`, env.FEED_TOKEN],
    ['a value as a file quotes it', '3 | text: "say \\"please\\" twice"', 'please'],
    ['a key that fills indexes', 'the key short-key was refused', 'short-key'],
    ['what looks random', `Error: ${env.DSN}\n  at fetch`, env.DSN],
  ])('not %s', (_what, text, secret) => {
    expect(safeText(text, env)).not.toContain(secret)
    expect(safeJson({ problems: [text] }, env)).not.toContain(secret)
  })

  test.each(sampleSecrets)('not %s', (_what, secret) => {
    const said = safeText(`Error: cannot read ${secret}`, {}).toLowerCase()
    expect(tellingParts(secret).filter((part) => said.includes(part))).toEqual([])
  })

  it('but everything else', () => {
    const text =
      '/cars/2024-mazda-cx-5  loads /pictures/3f9a7c51d2e84b60a1c3.webp, which does not exist in /home/runner/work'
    expect(safeText(text, env)).toBe(text)
    expect(JSON.parse(safeJson({ cars: 3, problems: [text] }, env))).toEqual({ cars: 3, problems: [text] })
  })
})
