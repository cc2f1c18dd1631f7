import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildBothWays, pathsBelow } from './build-site.ts'

const content = join(import.meta.dirname, 'two-dealers')
const moment = '2026-03-04T01:00:00.000Z'
let ours = ''
let astros = ''

beforeAll(async () => {
  process.env.FORECOURT_NOW = moment
  ;({ ours, astros } = await buildBothWays(content, 'north-yard'))
}, 180_000)

afterAll(() => {
  rmSync(astros, { recursive: true, force: true })
})

it('the build script and astro build write the same files, byte for byte', () => {
  expect(pathsBelow(astros)).toEqual(pathsBelow(ours))
  const different = pathsBelow(ours).filter((path) => !readFileSync(ours + path).equals(readFileSync(astros + path)))
  expect(different).toEqual([])
  expect(pathsBelow(ours)).toContain('/index.html')
})
