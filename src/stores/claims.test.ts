import { describe, expect, it, test } from 'vitest'
import type { Claim } from './claim.ts'
import { type ClaimMeans, claimsOn } from './claims.ts'
import { FakeStorage, fakeShelf } from './fake-shelf.ts'

const start = Date.parse('2026-03-02T01:00:00Z')
const keys = ['a'.repeat(16), 'b'.repeat(16)] as const

/** Channels of tabs that hear each other at once, never themselves. */
function hall() {
  const heard: ((event: MessageEvent) => void)[] = []
  return (): ReturnType<ClaimMeans['channel']> => {
    const own: ((event: MessageEvent) => void)[] = []
    return {
      addEventListener: ((_: string, hear: (event: MessageEvent) => void) => {
        own.push(hear)
        heard.push(hear)
      }) as BroadcastChannel['addEventListener'],
      postMessage: (data: unknown) => {
        for (const hear of heard) if (!own.includes(hear)) hear(new MessageEvent('message', { data }))
      },
    }
  }
}

/** One lock for all tabs, first come first served. */
function lock(): ClaimMeans['alone'] {
  let last: Promise<unknown> = Promise.resolve()
  return (_, work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

function browser(mode: FakeStorage['mode'] = 'open', isLocking = true) {
  const storage = new FakeStorage()
  storage.mode = mode
  const clock = { now: start }
  const [channel, alone] = [hall(), lock()]
  const tab = () =>
    claimsOn({
      shelf: fakeShelf('north', storage),
      now: () => clock.now,
      alone: isLocking ? alone : (_, work) => work(),
      channel,
      wait: async () => undefined,
    })
  return { storage, clock, tab }
}

const taken = (claim: Claim) => Promise.resolve(claim)

describe('two tabs with the same words', () => {
  test.each([
    ['a browser that keeps', 'open', true],
    ['a browser without locks', 'open', false],
    ['a browser that keeps nothing', 'blocked', true],
    ['a full browser without locks', 'full', false],
  ] as const)('go out under one key in %s', async (_reason, mode, isLocking) => {
    const { tab } = browser(mode, isLocking)
    const [one, two] = [tab(), tab()]
    const first = await one.once('words', keys[0], taken)
    const second = await two.once('words', keys[1], taken)
    expect([first.key, second.key]).toEqual([keys[0], keys[0]])
  })

  test.each(['open', 'blocked'] as const)('become one lead: %s', async (mode) => {
    const { tab } = browser(mode)
    const [one, two] = [tab(), tab()]
    let sent = 0
    const send = (claims: ReturnType<typeof tab>, key: string) =>
      claims.once('words', key, async (claim) => {
        if (claim.leadId !== null) return claim.leadId
        sent += 1
        claims.settle('words', { ...claim, leadId: 99 })
        return 99
      })
    expect(await Promise.all([send(one, keys[0]), send(two, keys[1])])).toEqual([99, 99])
    expect(sent).toBe(1)
  })
})

describe('a claim', () => {
  it('is another one for other words', async () => {
    const { tab } = browser()
    const claims = tab()
    await claims.once('words', keys[0], taken)
    expect((await claims.once('other words', keys[1], taken)).key).toBe(keys[1])
  })

  test.each([
    ['delivered', 99, 10 * 60_000],
    ['not delivered', null, 24 * 60 * 60_000],
  ])('that is %s lasts for its time', async (_reason, leadId, lasts) => {
    const { tab, clock } = browser()
    const claims = tab()
    const claim = await claims.once('words', keys[0], taken)
    claims.settle('words', { ...claim, leadId })
    clock.now = start + lasts - 1
    expect((await claims.once('words', keys[1], taken)).key).toBe(keys[0])
    clock.now = start + lasts * 2
    expect((await claims.once('words', keys[1], taken)).key).toBe(keys[1])
  })

  it('keeps no word of what was typed, and no byte after it is cleared', async () => {
    const { tab, storage } = browser()
    const claims = tab()
    await claims.once('Mary mary@example.com', keys[0], taken)
    expect([...storage.entries.values()].join()).not.toMatch(/mary/i)
    claims.clear()
    expect(storage.entries.size).toBe(0)
  })

  it('is made where nothing is kept and no tab can be asked', async () => {
    const claims = claimsOn({
      shelf: fakeShelf('north', Object.assign(new FakeStorage(), { mode: 'blocked' })),
      now: () => start,
      alone: (_, work) => work(),
      channel: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      wait: async () => undefined,
    })
    expect((await claims.once('words', keys[0], taken)).key).toBe(keys[0])
  })

  test.each([['nonsense'], [[7, null, { print: 'x' }]], [{ print: 1 }]])('is never read from %j', async (value) => {
    const { tab, storage } = browser()
    storage.entries.set('north:claims', JSON.stringify(value))
    expect((await tab().once('words', keys[0], taken)).key).toBe(keys[0])
  })
})
