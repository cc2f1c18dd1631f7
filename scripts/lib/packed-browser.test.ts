import { expect, it } from 'vitest'
import { isMeant, packed } from './packed-browser.ts'

const locked = (integrity: string) =>
  JSON.stringify({ packages: { [`node_modules/${packed.name}`]: { version: packed.version, integrity } } })

it('the browser is of the package that is meant, or of none', () => {
  expect(isMeant(locked(packed.integrity))).toBe(true)
  expect(isMeant(locked(packed.integrity.replace('sha512-j', 'sha512-k')))).toBe(false)
  expect(isMeant('{"packages": {}}')).toBe(false)
})
