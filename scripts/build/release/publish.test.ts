import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modeOf, withNarrowUmask } from '../../lib/test-umask.ts'
import { writeTree } from '../../lib/write-tree.ts'
import { livePage, locked, newOut, publish, takeLock, yard } from './fixtures.ts'
import { readHistory } from './history.ts'
import { liveRelease } from './live.ts'
import { minimalReleaseFacts } from './minimal-release-facts.ts'
import { abandonRelease, publishRelease, startRelease } from './publish.ts'
import { readRecord } from './record.ts'

const releases = (out: string) => join(out, yard, 'releases')
const folders = (out: string) =>
  readdirSync(releases(out))
    .filter((name) => !name.endsWith('.json'))
    .sort()

describe('publishing', () => {
  it('switches current to the new release, and says what was live before', async () => {
    const out = newOut()
    await publish(out, '1')
    await publish(out, '2')
    expect(livePage(out)).toBe('2')
    expect(liveRelease(out, yard)?.key).toBe('key of 2')
    expect(readHistory(out, yard)?.switches.map(({ id, what, from }) => [id, what, from])).toEqual([
      ['1', 'published', null],
      ['2', 'published', '1'],
    ])
  })

  it('lets web servers read a release, whatever the umask, and what it took over from others, but not what stands beside it', async () => {
    const out = join(newOut(), 'dist')
    await withNarrowUmask(async () => {
      await publish(out, '1', { '/_astro/1.js': '1' })
      chmodSync(join(out, yard, 'current/_astro/1.js'), 0o600)
      await publish(out, '2', { '/cars/a.html': 'a' })
    })
    const modes = (...paths: string[]) => paths.map((path) => modeOf(join(out, yard, path)))
    expect(modes('..', '', 'releases', 'current/', 'current/cars', 'current/_astro')).toEqual(Array(6).fill('755'))
    expect(modes('current/index.html', 'current/cars/a.html', 'current/_astro/1.js')).toEqual(Array(3).fill('644'))
    expect(modes('history.json', 'releases/2.json')).toEqual(['600', '600'])
  })

  it('finds a new name for a release of the same moment and content', async () => {
    const out = newOut()
    await publish(out, '1')
    await publish(out, '1')
    expect(livePage(out)).toBe('1')
    expect(folders(out)).toEqual(['1', '1-2'])
    expect(liveRelease(out, yard)?.id).toBe('1-2')
  })

  it('keeps the live release when a build is abandoned', async () => {
    const out = newOut()
    await publish(out, '1')
    await locked(out, (lock) => {
      const draft = startRelease(lock, '2', '')
      abandonRelease(draft)
      expect(existsSync(draft.folder)).toBe(false)
    })
    expect(livePage(out)).toBe('1')
    expect(readdirSync(join(out, yard)).sort()).toEqual(['current', 'history.json', 'releases'])
  })

  it('leaves nothing of a release when its lock was taken over', async () => {
    const out = newOut()
    await publish(out, '1')
    const lock = await takeLock(out)
    const draft = startRelease(lock, '2', '')
    writeTree(draft.folder, { '/index.html': '2' })
    rmSync(join(out, yard, `lock.${lock.tag}`))
    const late = publishRelease(draft, { facts: minimalReleaseFacts('2'), at: '', findSecrets: () => [] })
    await expect(late).rejects.toThrow(
      'another build of a-yard took over, as this one was silent for too long; this one publishes nothing',
    )
    lock.release()
    expect(livePage(out)).toBe('1')
    expect(folders(out)).toEqual(['1'])
  })

  it('leaves nothing of a release whose lock was taken over just before it would go live', async () => {
    const out = newOut()
    await publish(out, '1')
    await locked(out, async (lock) => {
      let asked = 0
      const assertHeld = () => {
        if (++asked > 1) throw new Error('taken over')
      }
      const draft = startRelease({ ...lock, assertHeld }, '2', '')
      writeTree(draft.folder, { '/index.html': '2' })
      const late = publishRelease(draft, { facts: minimalReleaseFacts('2'), at: '', findSecrets: () => [] })
      await expect(late).rejects.toThrow('taken over')
    })
    expect(livePage(out)).toBe('1')
    expect(readdirSync(releases(out)).sort()).toEqual(['1', '1.json'])
  })

  it('is told of, and noted by the next build, where the switch could not be noted', async () => {
    const out = newOut()
    await publish(out, '1')
    const notes = await locked(out, (lock) => {
      const draft = startRelease(lock, '2', '')
      writeTree(draft.folder, { '/index.html': '2' })
      mkdirSync(join(out, yard, `history.json.${lock.tag}.partial`))
      return publishRelease(draft, { facts: minimalReleaseFacts('2'), at: '', findSecrets: () => [] })
    })
    expect(notes).toEqual([
      'published, but not everything could be noted or cleaned up (EISDIR); the next build does it',
    ])
    expect(livePage(out)).toBe('2')
    expect(await publish(out, '3')).toEqual([])
    expect(readHistory(out, yard)?.switches.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  it('publishes nothing when its folder was taken away', async () => {
    const out = newOut()
    await publish(out, '1')
    await locked(out, async (lock) => {
      const draft = startRelease(lock, '2', '')
      rmSync(draft.folder, { recursive: true })
      await expect(
        publishRelease(draft, { facts: minimalReleaseFacts('2'), at: '', findSecrets: () => [] }),
      ).rejects.toThrow('ENOENT')
    })
    expect(readdirSync(releases(out)).sort()).toEqual(['1', '1.json'])
    expect(livePage(out)).toBe('1')
  })
})

describe('what killed builds left', () => {
  it('is cleared, and nothing else', async () => {
    const out = newOut()
    await publish(out, '1')
    mkdirSync(join(releases(out), '0.partial'))
    mkdirSync(join(releases(out), '0.12-abc.partial'))
    writeFileSync(join(releases(out), '0.json'), '{}')
    writeFileSync(join(releases(out), '1.json.12-abc.partial'), '{')
    writeFileSync(join(out, yard, 'current.0'), '')
    symlinkSync('releases/0', join(out, yard, 'current.12-abc.partial'))
    await publish(out, '2')
    expect(readdirSync(releases(out)).sort()).toEqual(['1', '1.json', '2', '2.json'])
    expect(readdirSync(join(out, yard)).sort()).toEqual(['current', 'history.json', 'releases'])
  })

  it('a release that was named and never went live is cleared', async () => {
    const out = newOut()
    await publish(out, '1')
    writeTree(releases(out), {
      '/x/index.html': 'x',
      '/x.json': JSON.stringify({ ...minimalReleaseFacts('x'), id: 'x', sequence: 2, ownAssets: [] }),
    })
    await publish(out, '2')
    expect(folders(out)).toEqual(['1', '2'])
  })

  it('a switch that was not noted is noted by the next run', async () => {
    const out = newOut()
    await publish(out, '1')
    const history = readFileSync(join(out, yard, 'history.json'))
    await publish(out, '2')
    writeFileSync(join(out, yard, 'history.json'), history)
    await publish(out, '3')
    expect(readHistory(out, yard)).toMatchObject({ published: 3 })
    expect(readHistory(out, yard)?.switches.map(({ id, from }) => [id, from])).toEqual([
      ['1', null],
      ['2', '1'],
      ['3', '2'],
    ])
    expect(folders(out)).toEqual(['1', '2', '3'])
  })
})

describe('releases that are kept', () => {
  it('are the last seven by order of publication, whatever clock and names say', async () => {
    const out = newOut()
    for (const id of ['9', '8', '7', '6', '5', '4', '3', '2', '1']) await publish(out, id)
    expect(folders(out)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(readRecord(out, yard, '1').sequence).toBe(9)
  })

  it('include older ones without a number, which go first', async () => {
    const out = newOut()
    const { preview, ...facts } = minimalReleaseFacts('old')
    for (const id of ['old-1', 'old-2']) {
      const old = { ...facts, preview, id, builtAt: `2025-01-0${id.at(-1)}T00:00:00Z` }
      writeTree(releases(out), { [`/${id}/index.html`]: id, [`/${id}.json`]: JSON.stringify(old) })
    }
    symlinkSync('releases/old-2', join(out, yard, 'current'))
    expect(liveRelease(out, yard)?.id).toBe('old-2')
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await publish(out, id)
    expect(folders(out)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'old-2'])
  })

  it('are none whose record is damaged, and no record is kept without its release', async () => {
    const out = newOut()
    for (const id of ['1', '2', '3', '4', '5', '6', '7']) await publish(out, id)
    writeFileSync(join(releases(out), '4.json'), '')
    await publish(out, '8')
    const kept = ['1', '2', '3', '5', '6', '7', '8']
    expect(readdirSync(releases(out)).sort()).toEqual(kept.flatMap((id) => [id, `${id}.json`]))
  })

  it('include the one that was live before, however old it is', async () => {
    const out = newOut()
    for (const id of ['1', '2', '3', '4', '5', '6', '7']) await publish(out, id)
    rmSync(join(out, yard, 'current'))
    symlinkSync('releases/1', join(out, yard, 'current'))
    await publish(out, '8')
    expect(folders(out)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    await publish(out, '9')
    expect(folders(out)).toEqual(['3', '4', '5', '6', '7', '8', '9'])
  })
})

describe('hashed files', () => {
  const shown = (out: string) =>
    readdirSync(join(out, yard, 'current/_astro'))
      .map((name) => name.replace('.js', ''))
      .sort()

  it('of the seven releases before are carried on, and older ones dropped', async () => {
    const out = newOut()
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await publish(out, id, { [`/_astro/${id}.js`]: id })
    expect(shown(out)).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
    expect(readRecord(out, yard, 'i').ownAssets).toEqual(['/_astro/i.js'])
  })

  it('of the search index are carried on, and pages are not', async () => {
    const out = newOut()
    await publish(out, '1', { '/search-index/search.1.json': '1', '/cars/sold.html': 'sold' })
    await publish(out, '2', { '/search-index/search.2.json': '2' })
    expect(readdirSync(join(out, yard, 'current/search-index'))).toHaveLength(2)
    expect(existsSync(join(out, yard, 'current/cars'))).toBe(false)
  })

  it('are the same file on the disk', async () => {
    const out = newOut()
    await publish(out, '1', { '/_astro/a.js': 'a' })
    await publish(out, '2')
    const inode = (id: string) => statSync(join(releases(out), id, '_astro/a.js')).ino
    expect(inode('2')).toBe(inode('1'))
  })

  it('of a release that is built again are its own again', async () => {
    const out = newOut()
    await publish(out, '1', { '/_astro/a.js': 'a' })
    for (const id of ['2', '3', '4', '5', '6', '7']) await publish(out, id)
    await publish(out, '8', { '/_astro/a.js': 'a' })
    for (const id of ['9', '10', '11', '12', '13', '14', '15']) await publish(out, id)
    expect(shown(out)).toEqual(['a'])
    await publish(out, '16')
    expect(existsSync(join(out, yard, 'current/_astro'))).toBe(false)
  })

  it('that hold what counts as a secret by now stay behind, and that is said', async () => {
    const out = newOut()
    await publish(out, '1', { '/_astro/a.js': 'a key', '/_astro/b.js': 'b' })
    const finder = (_path: string, file: string) => (readFileSync(file, 'utf8').includes('key') ? ['a secret key'] : [])
    expect(await publish(out, '2', {}, { findSecrets: finder })).toEqual([
      'not carried on: /_astro/a.js of 1 holds a secret key',
    ])
    expect(shown(out)).toEqual(['b'])
  })

  it('of a part that the dealer has no use for any more stay behind', async () => {
    const out = newOut()
    await publish(out, '1', { '/_astro/map.js': 'map', '/_astro/b.js': 'b' })
    await publish(out, '2', {}, { unwanted: new Set(['/_astro/map.js']) })
    expect(shown(out)).toEqual(['b'])
  })
})
