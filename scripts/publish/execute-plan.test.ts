import { beforeEach, expect, test } from 'vitest'
import { executePlan, type Transport } from './execute-plan.ts'
import { FakeDestination, fakeFile } from './fake-destination.ts'
import type { Plan } from './plan.ts'
import { nothingPublished, publishedKey, readPublished } from './published.ts'

const slug = 'a-yard'
const keys = (count: number) => Array.from({ length: count }, (_, at) => `${at}.js`)
const uploading = (names: readonly string[]) => names.map((key) => fakeFile(key, key))
let host = new FakeDestination()

/** A plan that uploads and removes files. */
const planFor = (news: readonly string[], removals: readonly string[] = []): Plan => ({
  steps: [
    { step: 'new files', uploads: uploading(news), removals: [] },
    ...(removals.length > 0 ? [{ step: 'files to remove' as const, uploads: [], removals }] : []),
  ],
  gone: Object.fromEntries([...removals, 'later.js'].map((key) => [key, '2026-03-04T00:00:00Z'])),
})

const carry = (plan: Plan, more: Partial<Transport> = {}) =>
  executePlan({
    ...{ destination: host, plan, before: nothingPublished(slug), release: 'r1', meanwhile: null },
    onProgress: () => {},
    ...more,
  })

const known = (...names: string[]) =>
  Object.fromEntries(names.map((key) => [key, { digest: key, tag: key, isPage: false }]))
const noted = async () => readPublished(host, slug)
const notes = () => host.changes.filter((key) => key === publishedKey).length

beforeEach(() => {
  host = new FakeDestination()
})

test('what was moved is counted, in files and in bytes as they were sent, and told file by file', async () => {
  const told: [number, number][] = []
  const before = { ...nothingPublished(slug), files: known('old.js', 'later.js') }
  const onProgress = (done: number, total: number) => void told.push([done, total])
  const moved = await carry(planFor(['a.js', 'bb.js'], ['old.js']), { before, onProgress })
  expect(moved).toEqual({ uploaded: 2, removed: 1, bytes: 9 })
  expect(told.map(([, total]) => total)).toEqual(told.map(() => 3))
  expect([...new Set(told.map(([done]) => done))]).toEqual([1, 2, 3])
})

test('what goes later is noted with the time since when, what went is forgotten', async () => {
  const before = { ...nothingPublished(slug), files: known('old.js', 'later.js') }
  await carry(planFor(['a.js'], ['old.js']), { before })
  const { release, files, gone } = await noted()
  expect([release, Object.keys(files).sort(), gone]).toEqual([
    'r1',
    ['a.js', 'later.js'],
    { 'later.js': '2026-03-04T00:00:00Z' },
  ])
})

test('a run that is killed outright leaves no file that nobody knows for ours', async () => {
  let change = 0
  host.onChange = () => {
    // The first change writes the journal; after the second the run is killed.
    if (++change > 2) throw new Error('killed')
  }
  await expect(carry(planFor(['a.js', 'b.js']))).rejects.toThrow('killed')
  expect([...host.files.keys()]).toEqual([publishedKey, 'a.js'])
  const { release, files } = await noted()
  const begun = { digest: '', tag: '', isPage: false, isNew: true }
  expect([release, files]).toEqual([null, { 'a.js': begun, 'b.js': begun }])
})

test('what is known of a file that changes stays known until the new one is there', async () => {
  host.onChange = (key) => {
    if (key === 'a.js') throw new Error('The disk is full.')
  }
  const before = { ...nothingPublished(slug), files: known('a.js') }
  await expect(carry(planFor(['a.js']), { before })).rejects.toThrow('The disk is full.')
  expect((await noted()).files).toEqual(known('a.js'))
})

test.each([
  [1, 2],
  [499, 2],
  [500, 3],
  [1000, 4],
])('of %i files it is noted %i times what is there', async (count, times) => {
  await carry(planFor(keys(count)))
  expect(notes()).toBe(times)
})

test('where the host refuses one file, those on their way end and no other begins', async () => {
  host.onChange = (key) => {
    if (key === '3.js') throw new Error('no')
  }
  await expect(carry(planFor(keys(100), ['old.js']))).rejects.toThrow('no')
  const brought = host.changes.filter((key) => key !== publishedKey)
  expect([brought.length < 32, brought.includes('- old.js')]).toEqual([true, false])
})

test('asked to end, it brings no other file, removes none, and notes what is there', async () => {
  const ending = new AbortController()
  host.onChange = (key) => {
    if (key === '20.js') ending.abort(new Error('ended by SIGTERM'))
  }
  const before = { ...nothingPublished(slug), files: known('old.js') }
  const ended = carry(planFor(keys(100), ['old.js']), { before, signal: ending.signal })
  await expect(ended).rejects.toThrow('ended by SIGTERM')
  const brought = host.changes.filter((key) => key !== publishedKey)
  expect(brought.length).toBeLessThan(40)
  const { release, files } = await noted()
  expect(release).toBe(null)
  expect(
    Object.keys(files)
      .filter((key) => files[key]?.digest !== '' && key !== 'old.js')
      .sort(),
  ).toEqual(brought.sort())
  expect(files['old.js']).toEqual(known('old.js')['old.js'])
})

test('it hears that it is asked to end by a host that answers at once, as a folder does', async () => {
  const ending = new AbortController()
  setImmediate(() => ending.abort(new Error('ended by SIGINT')))
  await expect(carry(planFor(keys(1000)), { signal: ending.signal })).rejects.toThrow('ended by SIGINT')
})

test('where nothing is to go the host is asked to remove nothing', async () => {
  host.remove = async () => {
    throw new Error('A host may refuse an empty list.')
  }
  await carry(planFor(['a.js']))
  expect((await noted()).release).toBe('r1')
})
