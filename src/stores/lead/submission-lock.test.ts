import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { FakeStorage, fakeSiteStorage } from '../storage/fake-storage.ts'
import {
  createSubmissionLock,
  type SubmissionLock,
  type SubmissionLockDependencies,
  submissionLock,
} from './submission-lock.ts'

const start = Date.parse('2026-03-02T01:00:00Z')
const keys = ['a'.repeat(16), 'b'.repeat(16)] as const

/** One lock per name, shared by all tabs, first come first served. */
function locks(): SubmissionLockDependencies['withLock'] {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work)
    last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

const sha256 = async (content: string) => createHash('sha256').update(content).digest('hex')

interface Browser {
  readonly mode?: FakeStorage['mode']
  readonly hasLocks?: boolean
  readonly fingerprint?: SubmissionLockDependencies['fingerprint']
}

function browser({ mode = 'open', hasLocks = true, fingerprint = sha256 }: Browser = {}) {
  const storage = new FakeStorage()
  storage.mode = mode
  const clock = { now: start }
  const withLock: SubmissionLockDependencies['withLock'] = hasLocks ? locks() : (_, work) => work()
  const tab = () =>
    createSubmissionLock({ storage: fakeSiteStorage('north', storage), now: () => clock.now, withLock, fingerprint })
  return { storage, clock, tab }
}

const keyOf = (lock: SubmissionLock, content: string, key: string) =>
  lock.once(content, key, async (record) => record.key)

describe('two tabs with the same words', () => {
  test.each([
    ['a browser that keeps things', 'open', true],
    ['a browser without locks', 'open', false],
    ['a browser that keeps nothing', 'blocked', true],
    ['a full browser without locks', 'full', false],
  ] as const)('go out under one key in %s', async (_reason, mode, hasLocks) => {
    const { tab } = browser({ mode, hasLocks })
    const sent = await Promise.all([tab(), tab()].map(async (lock) => keyOf(lock, 'words', await lock.keyFor('words'))))
    expect(sent[0]).toMatch(/^[\w-]{16,64}$/)
    expect(sent[1]).toBe(sent[0])
  })

  it('become one lead, which the second is told of', async () => {
    const { tab } = browser()
    let sent = 0
    const send = (lock: SubmissionLock, key: string) =>
      lock.once('words', key, async ({ leadId }, settle) => {
        if (leadId !== null) return leadId
        sent += 1
        settle(99)
        return 99
      })
    expect(await Promise.all([send(tab(), keys[0]), send(tab(), keys[1])])).toEqual([99, 99])
    expect(sent).toBe(1)
  })

  it('never share a key with other words', async () => {
    const lock = browser().tab()
    const made = await Promise.all(Array.from({ length: 200 }, (_, index) => lock.keyFor(`words ${index}`)))
    expect(new Set(made).size).toBe(200)
    for (const key of made) expect(key).toMatch(/^[\w-]{16,64}$/)
  })

  it('have their own keys where the browser can tell no contents apart, and are sent all the same', async () => {
    const { tab } = browser({ fingerprint: async () => null })
    expect([await keyOf(tab(), 'words', keys[0]), await keyOf(tab(), 'words', keys[1])]).toEqual(keys)
    expect(await tab().keyFor('words')).toMatch(/^[\w-]{16,64}$/)
  })
})

describe('an idempotency record', () => {
  it('is another one for other words', async () => {
    const lock = browser().tab()
    await keyOf(lock, 'words', keys[0])
    expect(await keyOf(lock, 'other words', keys[1])).toBe(keys[1])
  })

  it('stands in the way of the same words again in a page that keeps nothing', async () => {
    const lock = browser({ mode: 'blocked' }).tab()
    await lock.once('words', await lock.keyFor('words'), async (_, settle) => settle(99))
    expect(await lock.once('words', keys[1], async ({ leadId }) => leadId)).toBe(99)
  })

  it('is made of words and day where nothing is kept: tomorrow the same words are another lead', async () => {
    const { tab, clock } = browser({ mode: 'blocked' })
    const today = await tab().keyFor('words')
    clock.now += 22 * 60 * 60_000
    expect(await tab().keyFor('words')).toBe(today)
    clock.now += 2 * 60 * 60_000
    expect(await tab().keyFor('words')).not.toBe(today)
  })

  test.each([
    ['delivered', 99, 10 * 60_000],
    ['not delivered', null, 24 * 60 * 60_000],
  ])('that is %s lasts for its time', async (_reason, leadId, lasts) => {
    const { tab, clock } = browser()
    const lock = tab()
    await lock.once('words', keys[0], async (_, settle) => leadId !== null && settle(leadId))
    clock.now = start + lasts - 1
    expect(await keyOf(lock, 'words', keys[1])).toBe(keys[0])
    clock.now = start + lasts * 2
    expect(await keyOf(lock, 'words', keys[1])).toBe(keys[1])
  })

  it('lasts when the clock is set back', async () => {
    const { tab, clock } = browser()
    await tab().once('words', keys[0], async () => null)
    clock.now = start - 60_000
    expect(await keyOf(tab(), 'words', keys[1])).toBe(keys[0])
  })

  it('stands beside those of other words, the last twenty', async () => {
    const lock = browser().tab()
    const all = []
    for (let at = 0; at < 21; at += 1) all.push(await lock.keyFor(`words ${at}`))
    const again = []
    for (let at = 20; at >= 0; at -= 1) again.unshift(await lock.keyFor(`words ${at}`))
    expect(again.slice(1)).toEqual(all.slice(1))
    expect(again[0]).not.toBe(all[0])
  })

  it('is of one browser: another gives the same words a key of their own', async () => {
    expect(await browser().tab().keyFor('words')).not.toBe(await browser().tab().keyFor('words'))
  })

  it.each(['id of the lead', 99, 0])('says that its lead is %j', async (id) => {
    const { tab } = browser()
    await tab().once('words', keys[0], async (_, settle) => settle(id))
    expect(await tab().once('words', keys[1], async ({ leadId }) => leadId)).toBe(id)
  })

  it('keeps no word of what was typed, and no byte after it is cleared', async () => {
    const { tab, storage } = browser()
    const lock = tab()
    await keyOf(lock, 'Mary mary@example.com', keys[0])
    expect([...storage.entries.values()].join()).not.toMatch(/mary/i)
    lock.clear()
    expect(storage.entries.size).toBe(0)
  })

  test.each([
    [{ key: 'c'.repeat(15) }],
    [{ key: 'c'.repeat(65) }],
    [{ key: `${'c'.repeat(16)}!` }],
    [{ key: `!${'c'.repeat(16)}` }],
    [{ key: 1e16 }],
    [{ at: String(start) }],
    [{ fingerprint: 7 }],
  ])('is never read from one with %j', async (broken) => {
    const { tab, storage } = browser()
    const record = { fingerprint: await sha256('words'), key: 'c'.repeat(16), at: start, leadId: null }
    const keep = (value: object) => storage.entries.set('north:idempotency', JSON.stringify([value]))
    keep(record)
    expect(await keyOf(tab(), 'words', keys[0])).toBe(record.key)
    keep({ ...record, ...broken })
    expect(await keyOf(tab(), 'words', keys[0])).toBe(keys[0])
  })

  test.each([['nonsense'], [[7, null, { fingerprint: 'x' }]], [{ fingerprint: 1 }]])(
    'is never read from %j',
    async (value) => {
      const { tab, storage } = browser()
      storage.entries.set('north:idempotency', JSON.stringify(value))
      expect(await keyOf(tab(), 'words', keys[0])).toBe(keys[0])
    },
  )
})

describe('a key', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is another one each time where a page has no certificate', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xa).fill(0xff, 15) })
    const lock = browser({ fingerprint: async () => null }).tab()
    expect(await lock.keyFor('words')).toBe(`${'0a'.repeat(15)}ff`)
  })

  it('is of the words and the day in a browser that keeps nothing', async () => {
    vi.useFakeTimers({ now: 86_400_000 * 20_000, toFake: ['Date'] })
    expect(await submissionLock.keyFor('words')).toBe(await sha256('20000 words'))
    vi.useRealTimers()
  })
})
