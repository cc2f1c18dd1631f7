import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '#scripts/lib/test-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'place-words-'))
const file = join(folder, 'file')
writeFileSync(file, '')

test('leads says in words that its port is taken, and how to have another', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  const { code, stdout, stderr } = await runCommand('leads', ['--port', port], { LEADS_FILE: join(folder, 'a.sqlite') })
  other.close()
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/\nThe port is taken\. Stop the other program, or choose one: npm run leads -- --port 4401\n$/)
})

test('leads says in words that a file stands where its folder should be', async () => {
  const { code, stderr } = await runCommand('leads', [], { LEADS_FILE: join(file, 'a.sqlite') })
  expect(code).toBe(1)
  expect(stderr).toContain(`A file stands where a folder should be (${file}). No lead was taken. Move it away, `)
})

test('start says in words that a file stands where releases should be, as a wrong call', async () => {
  const { code, stderr } = await runCommand('start', ['--no-build', '--out', file])
  expect([code, stderr]).toEqual([
    2,
    `--out is the folder where releases are; there is a file at ${file}. Name another folder.\n`,
  ])
})
