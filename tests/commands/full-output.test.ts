import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Takes nothing, as a disk that is full. */
const full = '/dev/full'

test.skipIf(!existsSync(full)).each([
  ['for machines', ['scripts/check-fresh.ts', '--json', '--out', mkdtempSync(join(tmpdir(), 'full-output-'))]],
  ['for people', ['scripts/plan.ts', '--shards', '2']],
])('a report %s that cannot be written is no good end', (_reader, line) => {
  const out = openSync(full, 'w')
  const { status, stderr } = spawnSync(process.execPath, line, {
    stdio: ['ignore', out, 'pipe'],
    encoding: 'utf8',
    timeout: 60_000,
  })
  closeSync(out)
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining('What this command says could not be written (ENOSPC).'),
  ])
})
