import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '#scripts/build/build-job.ts'
import { liveRelease } from '#scripts/build/release/live.ts'
import { lockDealer } from '#scripts/build/release/lock.ts'
import { rollBack } from '#scripts/build/release/roll-back.ts'
import { type TestBuild, warmBuild } from '../warm-builds.ts'

const content = mkdtempSync(join(tmpdir(), 'releases-'))
const out = mkdtempSync(join(tmpdir(), 'releases-out-'))
const slug = 'south-yard'

async function run(more: Partial<TestBuild> = {}): Promise<BuildResult | undefined> {
  return (await warmBuild({ content, out, slugs: [slug], ...more }))[0]
}

function rename(name: string): void {
  const file = join(content, 'dealers', slug, 'site.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, `name: ${name}`))
}

const idOf = () => basename(realpathSync(join(out, slug, 'current')))
const page = () => readFileSync(join(out, slug, 'current/index.html'), 'utf8')

async function goBack(): Promise<void> {
  const lock = await lockDealer(out, slug, { waitMs: 0 })
  rollBack(lock, { at: '2026-03-04T02:00:00.000Z', findSecrets: () => [] })
  lock.release()
}

beforeAll(async () => {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  cpSync(join(import.meta.dirname, 'two-dealers'), content, { recursive: true })
  expect((await run())?.outcome).toBe('published')
  rename('Yard of the Second Night')
  expect((await run())?.outcome).toBe('published')
}, 180_000)

describe('the releases of a dealer', () => {
  it('are built one at a time: the second says who is at work', async () => {
    const lock = await lockDealer(out, slug, { waitMs: 0 })
    const result = await run({ force: true })
    lock.release()
    expect(result?.outcome).toBe('busy')
    expect(result?.problems).toEqual([
      expect.stringMatching(
        new RegExp(
          `^another build or publication of ${slug} is running \\(process ${process.pid} on .+\\); the live site is untouched`,
        ),
      ),
    ])
    expect((await run())?.outcome).toBe('unchanged')
  }, 240_000)

  it('hold the hashed files of those before', () => {
    const [first = '', second = ''] = readdirSync(join(out, slug, 'releases')).filter((name) => !name.endsWith('.json'))
    const index = (id: string) => readdirSync(join(out, slug, 'releases', id, 'search-index'))
    expect(new Set(index(idOf()))).toEqual(new Set([...index(first), ...index(second)]))
  })

  it('do not change when staff edit a file of the dealer', async () => {
    const logo = join(content, 'dealers', slug, 'logo.svg')
    const names = readdirSync(join(out, slug, 'current'), { recursive: true, encoding: 'utf8' })
    const shown = names.map((name) => join(out, slug, 'current', name)).filter((file) => statSync(file).isFile())
    const same = shown.filter((file) => readFileSync(file).equals(readFileSync(logo)))
    expect(same.length).toBeGreaterThan(0)
    expect(same.filter((file) => statSync(file).ino === statSync(logo).ino)).toEqual([])
  })

  it('do not go forward again by themselves after a rollback', async () => {
    const newest = idOf()
    await goBack()
    expect(page()).not.toContain('Yard of the Second Night')
    const result = await run()
    expect([result?.outcome, result?.problems]).toEqual([
      'failed',
      [
        `This would be ${newest} again, which was rolled back; the site stays as it is. Mend what was wrong with it, or publish it all the same: npm run build -- ${slug} --force`,
      ],
    ])
    expect(page()).not.toContain('Yard of the Second Night')
    expect((await run({ force: true }))?.outcome).toBe('published')
    expect(page()).toContain('Yard of the Second Night')
    expect((await run())?.outcome).toBe('unchanged')
  }, 240_000)

  it('go on with the next change after a rollback', async () => {
    await goBack()
    rename('Yard of the Third Night')
    const result = await run()
    expect(result?.outcome).toBe('published')
    expect(result?.warnings.join('\n')).toContain(' was rolled back on 2026-03-04, and this is the first release since')
  }, 240_000)

  it('are not taken for none when the live record is cut off', async () => {
    const record = join(out, slug, 'releases', `${idOf()}.json`)
    writeFileSync(record, readFileSync(record, 'utf8').slice(0, 40))
    const result = await run()
    expect(result?.outcome).toBe('failed')
    expect(result?.problems.join('\n')).toContain(`${idOf()}.json is cut off or no JSON.`)
    expect(result?.problems.join('\n')).toContain(`npm run rollback -- ${slug}`)
    expect(page()).toContain('Yard of the Third Night')
    const accepted = await run({ acceptDrop: true })
    expect(accepted?.outcome).toBe('published')
    expect(accepted?.accepted).toEqual([expect.stringMatching(/^nothing to compare with: .* is cut off or no JSON$/)])
    expect(liveRelease(out, slug)).toMatchObject({ accepted: accepted?.accepted })
    expect(liveRelease(out, slug)?.sequence).toBeGreaterThan(1)
  }, 240_000)
})
