import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { runCommand } from '../lib/test-command.ts'
import { leadEnvironment } from './environment.ts'
import { openExistingLeads, openLeads } from './open-leads.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-leads-'))
const at = (name: string) => join(folder, name)
const refusal = (name: string) =>
  `There is no database of leads at ${at(name)}, so nothing was looked up. Name in LEADS_FILE the file that npm run leads keeps them in, or their LEADS_DATABASE_URL.`
const envOf = (name: string) => leadEnvironment({ LEADS_FILE: at(name) })

afterAll(() => rmSync(folder, { recursive: true }))

describe('leads that are kept', () => {
  test('are those of a database that a lead API made and has open', async () => {
    const made = openLeads(envOf('new/leads.sqlite'))
    await made.ready
    const kept = openExistingLeads(envOf('new/leads.sqlite'))
    await kept.ready
    expect(await kept.db.selectFrom('leads').selectAll().execute()).toEqual([])
    await Promise.all([kept.db.destroy(), made.db.destroy()])
  })

  test.each([
    ['nothing', 'nothing.sqlite', () => undefined],
    ['a file that is no database', 'note.txt', () => writeFileSync(at('note.txt'), 'a note of more than a few signs')],
    ['an empty file', 'empty.sqlite', () => writeFileSync(at('empty.sqlite'), '')],
    ['a folder', 'folder', () => mkdirSync(at('folder'))],
    [
      'a database of something else',
      'other.sqlite',
      () => new DatabaseSync(at('other.sqlite')).exec('CREATE TABLE cars (id)'),
    ],
  ])('are not where there is %s, which stays as it was', (_what, name, make) => {
    make()
    const look = () => readdirSync(folder).map((each) => [each, statSync(at(each)).mode, statSync(at(each)).size])
    const before = look()
    expect(() => openExistingLeads(envOf(name))).toThrow(refusal(name))
    expect(look()).toEqual(before)
  })
})

describe('a slip in LEADS_FILE', () => {
  const person = ['--person', 'mary@example.com']
  test.concurrent.each([
    ['export', ...person],
    ['forget', ...person, '--yes'],
    ['token', 'list'],
    ['token', 'remove', 'north-desk'],
  ])('is told by leads %s, and makes no database', async (...words) => {
    const env = { LEADS_FILE: at('laeds.sqlite'), LEADS_DATABASE_URL: '' }
    const stderr = `${refusal('laeds.sqlite')}\n`
    expect(await runCommand('leads', words, env)).toEqual({ code: 2, stdout: '', stderr })
    expect(readdirSync(folder)).not.toContain('laeds.sqlite')
  })

  test.concurrent('is not looked at for a task that there is not', async () => {
    const said = await runCommand('leads', ['token', 'lst'], { LEADS_FILE: at('laeds.sqlite') })
    const stderr = 'There is no "token lst"; there are add, remove, list.\n'
    expect(said).toEqual({ code: 2, stdout: '', stderr })
    expect(readdirSync(folder)).not.toContain('laeds.sqlite')
  })
})
