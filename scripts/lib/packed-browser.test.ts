import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isMeant, packed, removeAbandoned } from './packed-browser.ts'

const locked = (integrity: string) =>
  JSON.stringify({ packages: { [`node_modules/${packed.name}`]: { version: packed.version, integrity } } })

it('the browser is of the package that is meant, or of none', () => {
  expect(isMeant(locked(packed.integrity))).toBe(true)
  expect(isMeant(locked(packed.integrity.replace('sha512-j', 'sha512-k')))).toBe(false)
  expect(isMeant('{"packages": {}}')).toBe(false)
})

it('takes away what was begun and never ended, not what somebody is at, nor anything else', () => {
  const tools = mkdtempSync(join(tmpdir(), 'tools-'))
  const now = new Date('2026-03-04T01:00:00.000Z')
  for (const [name, minutes] of [
    ['making-old', 30],
    ['making-now', 1],
    ['node', 600],
  ] as const) {
    mkdirSync(join(tools, name))
    utimesSync(join(tools, name), now, new Date(now.getTime() - minutes * 60_000))
  }
  removeAbandoned(tools, now)
  expect(readdirSync(tools).sort()).toEqual(['making-now', 'node'])
  rmSync(tools, { recursive: true })
})
