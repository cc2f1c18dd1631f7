import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modeOf } from '../../lib/test-umask.ts'
import { findFileCountMismatch, findReleaseDamage } from './extent.ts'
import { livePage, locked, newOut, publish, yard } from './fixtures.ts'
import { readHistory } from './history.ts'
import { liveRelease } from './live.ts'
import { readRecord } from './record.ts'
import { type RollBack, rollBack } from './roll-back.ts'
import { listReleases, rolledBackRelease } from './rolled-back.ts'

const at = '2026-03-02T00:00:00Z'

const goBack = (out: string, more: Partial<RollBack> = {}) =>
  locked(out, (lock) => rollBack(lock, { at, findSecrets: () => [], ...more }))

async function published(ids: readonly string[]): Promise<string> {
  const out = newOut()
  for (const id of ids) await publish(out, id, { [`/_astro/${id}.js`]: id })
  return out
}

describe('rolling back', () => {
  it('makes the release before live, keeps the other, and notes it', async () => {
    const out = await published(['1', '2', '3'])
    expect(await goBack(out)).toMatchObject({ to: { id: '2' }, from: '3', notes: [] })
    expect(livePage(out)).toBe('2')
    expect(readHistory(out, yard)?.switches.at(-1)).toEqual({ id: '2', what: 'rolled back', at, from: '3' })
    expect(listReleases(out, yard).map(({ id, state }) => [id, state])).toEqual([
      ['3', 'rolled back'],
      ['2', 'live'],
      ['1', 'kept'],
    ])
  })

  it('goes further back each time, and forward by name', async () => {
    const out = await published(['1', '2', '3'])
    await goBack(out)
    await goBack(out)
    expect(livePage(out)).toBe('1')
    await goBack(out, { to: '3' })
    expect(livePage(out)).toBe('3')
  })

  it('goes to what shoppers saw before, and not to one that was gone back from', async () => {
    const out = await published(['good', 'bad'])
    await goBack(out)
    await publish(out, 'next', { '/_astro/next.js': 'next' })
    expect(await goBack(out)).toMatchObject({ to: { id: 'good' }, from: 'next' })
  })

  it('serves what tabs of the newer release ask for', async () => {
    const out = await published(['1', '2', '3'])
    await goBack(out, { to: '1' })
    expect(readdirSync(join(out, yard, 'current/_astro')).sort()).toEqual(['1.js', '2.js', '3.js'])
  })

  it('opens a release from before releases were open to web servers', async () => {
    const out = await published(['1', '2'])
    const files = ['', 'index.html', '_astro'].map((name) => join(out, yard, 'releases/1', name))
    for (const file of files) chmodSync(file, 0o700)
    await goBack(out)
    expect(files.map(modeOf)).toEqual(['755', '744', '755'])
  })

  it('is no damage to the release that it gives files of others to', async () => {
    const out = await published(['1', '2', '3'])
    await goBack(out, { to: '1' })
    const live = liveRelease(out, yard)
    expect(live && [findFileCountMismatch(live), findReleaseDamage(live), live.extent?.files]).toEqual([null, null, 4])
  })

  it('leaves no release that is taken for damaged when it ends midway', async () => {
    const out = await published(['1', '2', '3'])
    const findSecrets = (path: string) => {
      if (path === '/_astro/2.js') throw new Error('The disk is full.')
      return []
    }
    await expect(goBack(out, { to: '1', findSecrets })).rejects.toThrow('The disk is full.')
    expect(livePage(out)).toBe('3')
    const { id, extent } = readRecord(out, yard, '1')
    const folder = join(out, yard, 'releases/1')
    expect(readdirSync(join(folder, '_astro'))).toEqual(['1.js', '3.js'])
    expect(findReleaseDamage({ id, folder, extent })).toBe(null)
    await goBack(out, { to: '1' })
    expect(livePage(out)).toBe('1')
  })

  it('hides no damage of the release that it goes to', async () => {
    const out = await published(['1', '2'])
    rmSync(join(out, yard, 'releases/1/index.html'))
    await goBack(out)
    const live = liveRelease(out, yard)
    expect(live && findReleaseDamage(live)).toContain('The release 1 is not as it was published')
  })

  it('links in nothing that counts as a secret', async () => {
    const out = await published(['1', '2'])
    const findSecrets = () => ['a secret key']
    expect((await goBack(out, { findSecrets })).notes).toEqual(['not carried on: /_astro/2.js of 2 holds a secret key'])
    expect(readdirSync(join(out, yard, 'current/_astro'))).toEqual(['1.js'])
  })

  it.each([
    ['an unknown one', 'x', 'There is no release x. Releases: 1, 2 (live).'],
    ['the live one', '2', 'Release 2 is live already, so nothing was changed. Releases: 1, 2 (live).'],
  ])('refuses %s with what there is', async (_reason, to, message) => {
    const out = await published(['1', '2'])
    const before = readHistory(out, yard)
    await expect(goBack(out, { to })).rejects.toThrow(new Error(message))
    expect(livePage(out)).toBe('2')
    expect(readHistory(out, yard)).toEqual(before)
  })

  it('refuses where nothing was before', async () => {
    const out = await published(['1'])
    await expect(goBack(out)).rejects.toThrow('There is no release before the live one. Releases: 1 (live).')
  })

  it('goes from a release whose record is damaged', async () => {
    const out = await published(['1', '2'])
    writeFileSync(join(out, yard, 'releases/2.json'), '{')
    await goBack(out)
    expect(livePage(out)).toBe('1')
  })

  it('does not go forward to what was rolled back when the live record is damaged', async () => {
    const out = await published(['1', '2', '3'])
    await goBack(out)
    writeFileSync(join(out, yard, 'releases/2.json'), '')
    await goBack(out)
    expect(livePage(out)).toBe('1')
  })

  it('brings a site back whose link is gone', async () => {
    const out = await published(['1', '2'])
    rmSync(join(out, yard, 'current'))
    await goBack(out)
    expect(livePage(out)).toBe('2')
  })

  it('keeps what was gone back from when more is published, and the order of numbers', async () => {
    const out = await published(['1', '2', '3'])
    await goBack(out, { to: '1' })
    await publish(out, '4')
    expect(listReleases(out, yard).map(({ id, sequence }) => [id, sequence])).toEqual([
      ['4', 4],
      ['3', 3],
      ['2', 2],
      ['1', 1],
    ])
  })
})

describe('a release that was gone back from', () => {
  const key = 'key of 3'

  it('is known by its inputs, whatever is published after it, until the same is published all the same', async () => {
    const out = await published(['1', '2', '3'])
    expect(rolledBackRelease(out, yard, key)).toBeNull()
    await goBack(out)
    expect(rolledBackRelease(out, yard, key)).toBe('3')
    expect(rolledBackRelease(out, yard, 'key of 4')).toBeNull()
    await goBack(out)
    expect(rolledBackRelease(out, yard, key)).toBe('3')
    await publish(out, '4')
    expect(rolledBackRelease(out, yard, key)).toBe('3')
    expect(listReleases(out, yard).map(({ id, state }) => [id, state])).toEqual([
      ['4', 'live'],
      ['3', 'rolled back'],
      ['2', 'rolled back'],
      ['1', 'kept'],
    ])
    await publish(out, '3')
    await publish(out, '5')
    expect(rolledBackRelease(out, yard, key)).toBeNull()
  })

  it('is told of by the next release that is published, once, with the way back', async () => {
    const out = await published(['1', '2'])
    await goBack(out)
    expect(await publish(out, '3')).toEqual([
      '2 was rolled back on 2026-03-02, and this is the first release since: see whether what was wrong then is mended; npm run rollback -- a-yard goes back to 1 again',
    ])
    expect(await publish(out, '4')).toEqual([])
    expect(readHistory(out, yard)?.switches.map(({ what }) => what)).toEqual([
      ...['published', 'published', 'rolled back', 'published', 'published'],
    ])
    await goBack(out, { to: '3' })
    await goBack(out)
    expect(livePage(out)).toBe('1')
  })

  it.each([
    ['of a rollback that was taken back', ['2', '3'], null],
    ['of two steps back and one forward', ['2', '1', '2'], '3'],
    ['of another that was chosen then', ['1', '2'], '3'],
  ])('is what the next release tells of, %s: %j', async (_reason, ways, told) => {
    const out = await published(['1', '2', '3'])
    for (const to of ways) await goBack(out, { to })
    const notes = await publish(out, '4')
    expect(notes.map((note) => note.split(' was rolled back')[0])).toEqual(told === null ? [] : [told])
  })

  it('is forgotten when it is made live again', async () => {
    const out = await published(['1', '2', '3'])
    await goBack(out)
    await goBack(out, { to: '3' })
    expect(rolledBackRelease(out, yard, key)).toBeNull()
    expect(rolledBackRelease(out, yard, 'key of 2')).toBe('2')
  })
})
