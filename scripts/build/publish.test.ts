import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { abandonRelease, liveRelease, publishRelease, type ReleaseFacts, startRelease, unusedId } from './publish.ts'

const facts = (id: string): ReleaseFacts => ({
  id,
  key: `key of ${id}`,
  builtAt: '2026-03-01T00:00:00Z',
  pages: 1,
  cars: 0,
  entries: 0,
  name: 'A yard',
  strapline: '',
  counts: {},
  preview: null,
})

function publish(out: string, id: string): void {
  writeFileSync(join(startRelease(out, 'a-yard', id), 'index.html'), id)
  publishRelease(out, 'a-yard', facts(id))
}

const live = (out: string) => readFileSync(join(out, 'a-yard/current/index.html'), 'utf8')
const newOut = () => mkdtempSync(join(tmpdir(), 'out-'))

describe('publishing', () => {
  it('switches current to the new release', () => {
    const out = newOut()
    publish(out, '1')
    publish(out, '2')
    expect(live(out)).toBe('2')
    expect(liveRelease(out, 'a-yard')?.key).toBe('key of 2')
  })

  it('finds a new name for a release of the same moment and content', () => {
    const out = newOut()
    expect(unusedId(out, 'a-yard', '1')).toBe('1')
    publish(out, '1')
    publish(out, unusedId(out, 'a-yard', '1'))
    expect(live(out)).toBe('1-2')
  })

  it('keeps the live release when a build is abandoned', () => {
    const out = newOut()
    publish(out, '1')
    const folder = startRelease(out, 'a-yard', '2')
    abandonRelease(folder)
    expect(live(out)).toBe('1')
    expect(existsSync(folder)).toBe(false)
  })

  it('clears what killed builds left, and nothing else', () => {
    const out = newOut()
    publish(out, '1')
    const releases = join(out, 'a-yard/releases')
    mkdirSync(join(releases, '0.partial'))
    writeFileSync(join(releases, '0.json'), '{}')
    writeFileSync(join(out, 'a-yard/current.0'), '')
    publish(out, '2')
    expect(readdirSync(releases).sort()).toEqual(['1', '1.json', '2', '2.json'])
    expect(readdirSync(join(out, 'a-yard')).sort()).toEqual(['current', 'releases'])
  })

  it('keeps the last three releases', () => {
    const out = newOut()
    for (const id of ['1', '2', '3', '4', '5']) publish(out, id)
    const folders = readdirSync(join(out, 'a-yard/releases')).filter((name) => !name.endsWith('.json'))
    expect(folders.sort()).toEqual(['3', '4', '5'])
  })

  it('answers null where nothing is live', () => {
    expect(liveRelease(newOut(), 'a-yard')).toBeNull()
  })
})
