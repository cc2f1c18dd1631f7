import { describe, expect, it } from 'vitest'
import { opensPages } from './browser.ts'
import { isMeant } from './packed-browser.ts'

const locked = (integrity: string) =>
  JSON.stringify({ packages: { 'node_modules/@sparticuz/chromium': { version: '153.0.0', integrity } } })

describe('a browser for tests', () => {
  it('is the package that is meant, or none', () => {
    const own = 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=='
    expect(isMeant(locked(own))).toBe(true)
    expect(isMeant(locked(own.replace('jiGW', 'jiGX')))).toBe(false)
    expect(isMeant('{"packages": {}}')).toBe(false)
  })

  it('is none that only starts, or is not there', async () => {
    expect(await opensPages(process.execPath)).toBe(false)
    expect(await opensPages('/no/browser')).toBe(false)
  })
})
