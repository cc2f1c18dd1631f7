import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headersOf } from './headers.ts'

function headers(text: string, path: string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  writeFileSync(join(folder, '_headers'), text)
  return Object.fromEntries(headersOf(folder)(path))
}

const file =
  "/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: default-src 'self' https://a.example:1; upgrade-insecure-requests\n\n/_astro/*\n  Cache-Control: immutable\n"

describe('headersOf', () => {
  it('gives every path the common block', () => {
    expect(headers(file, '/cars/a')).toEqual({
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': "default-src 'self' https://a.example:1",
    })
  })

  it('adds the block of a folder', () => {
    expect(headers(file, '/_astro/x.js')['Cache-Control']).toBe('immutable')
  })

  it('leaves out what only https can keep', () => {
    expect(headers('/*\n  Strict-Transport-Security: max-age=1\n', '/')).toEqual({})
  })
})
