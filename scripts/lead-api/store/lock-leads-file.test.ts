import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { lockLeadsFile } from './lock-leads-file.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'held-')), 'leads.sqlite')

/** Outcome of another process that tries to lock the file without waiting. */
async function another(file: string): Promise<string> {
  const script = `import { lockLeadsFile } from ${JSON.stringify(import.meta.resolve('./lock-leads-file.ts'))}
    await lockLeadsFile(${JSON.stringify(file)}, 0).then(() => console.log('held'), ({ message }) => console.log(message))`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]
  return (await promisify(execFile)(process.execPath, args)).stdout.trim()
}

test('leads of a file are one process’s, until it lets go of them or ends', async () => {
  const file = newFile()
  expect(await another(file)).toBe('held')
  const release = await lockLeadsFile(file, 0)
  expect(await another(file)).toBe(
    `Another process takes and sends the leads of ${file}. End it first, or name another file in LEADS_FILE; several processes may share a PostgreSQL (LEADS_DATABASE_URL).`,
  )
  release()
  expect(await another(file)).toBe('held')
})

test('one that ends meanwhile is waited for', async () => {
  const file = newFile()
  const release = await lockLeadsFile(file, 0)
  const waiting = lockLeadsFile(file, 5000)
  setTimeout(release, 300)
  ;(await waiting)()
})
