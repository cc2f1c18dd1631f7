import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { runCommand } from '#scripts/lib/test-command.ts'
import { usualCar, writeYards } from './yards.ts'

const slug = 'told-yard'
const content = writeYards({ [slug]: { site: 'stock: {between_nights: true}', cars: [{ ...usualCar, id: 1 }] } })
const out = mkdtempSync(join(tmpdir(), 'told-to-machines-'))
const releases = ['--out', out, '--content', content]

/** What a cell of the paper names, but for what stands in brackets. */
const namesIn = (cell = '') => [...cell.replaceAll(/\([^)]*\)/g, '').matchAll(/`(\w+)`/g)].map(([, name]) => name)

const paper = readFileSync('docs/json.md', 'utf8')
const rows = [...paper.matchAll(/^\| ([a-z:]+) \| (.+) \| (.+) \|$/gm)].slice(1)
const told = new Map(
  rows.map(([, command = '', beside, each]) => [command, { beside: namesIn(beside), each: namesIn(each) }]),
)

/** In this order: each has what the one before it left. */
const calls: Readonly<Record<string, readonly string[]>> = {
  check: ['--content', content],
  build: releases,
  'check:fresh': [...releases, '--hours', '8760000'],
  publish: [...releases, '--to', mkdtempSync(join(tmpdir(), 'told-host-'))],
  delta: releases,
  report: [...releases, '--into', mkdtempSync(join(tmpdir(), 'told-report-'))],
}

it('has a row for each of the commands of a night', () => {
  expect([...told.keys()].sort()).toEqual(Object.keys(calls).sort())
})

test.each(Object.entries(calls))(
  '%s tells what its row says',
  async (command, options) => {
    const now = { FORECOURT_NOW: '2026-03-04T03:00:00Z' }
    const { code, stdout } = await runCommand(command.replace(':', '-'), [slug, ...options, '--json'], now)
    const { dealers, ...beside } = JSON.parse(stdout)
    const row = told.get(command)
    expect([code, ...Object.keys(beside).sort()]).toEqual([0, ...(row?.beside ?? []).sort()])
    expect(Object.keys(dealers[0]).sort()).toEqual(row?.each.sort())
  },
  60_000,
)
