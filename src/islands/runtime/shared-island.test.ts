import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchShared, mergeIslandProps } from './shared-island.ts'

const shared = { form: { name: 'enquiry' }, lead: { dealer: '7' }, onSuccess: 'page' }
const own = '{"lead":{"car":{"id":"1"}}}'

/** The parts of an island's element that are read. */
const islandOf = (shared?: string, props?: string) => ({ dataset: { shared, props } }) as unknown as HTMLElement

/** Stubs fetch with these responses in order; returns the mock. */
function site(...answers: readonly (() => Response)[]) {
  const left = [...answers]
  const fetch = vi.fn(async () => (left.shift() ?? (() => Response.error()))())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const found = () => Response.json(shared)
const failed = () => new Response('', { status: 503 })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the props of an island', () => {
  it('are what its page says and what it shares, part by part', async () => {
    site(found)
    const island = islandOf('/a.json', own)
    await fetchShared(island)
    expect(mergeIslandProps(island)).toEqual({ ...shared, lead: { dealer: '7', car: { id: '1' } } })
  })

  it('hold nothing of what it is drawn as', async () => {
    site(() => Response.json({ ...shared, drawn: [['p', {}, ['Name']]] }))
    const island = islandOf('/drawn.json', '{}')
    await fetchShared(island)
    expect(mergeIslandProps(island)).toEqual(shared)
  })

  it('are read from the page that was built', () => {
    expect(mergeIslandProps(islandOf(undefined, '{"lead":{"car":null}}'))).toEqual({ lead: { car: null } })
  })

  it('are its page’s alone where it shares nothing', async () => {
    const fetch = site()
    await fetchShared(islandOf())
    expect(mergeIslandProps(islandOf(undefined, own))).toEqual(JSON.parse(own))
    expect(fetch).not.toHaveBeenCalled()
  })

  it('take a null of the page for what it is', async () => {
    site(found)
    const island = islandOf('/null.json', '{"lead":{"car":null}}')
    await fetchShared(island)
    expect(mergeIslandProps(island)).toMatchObject({ lead: { dealer: '7', car: null } })
  })

  it('are asked for once, however many islands share them', async () => {
    const fetch = site(found)
    await Promise.all([fetchShared(islandOf('/b.json')), fetchShared(islandOf('/b.json'))])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('are asked for once more after a failure', async () => {
    const fetch = site(failed, found)
    await fetchShared(islandOf('/c.json'))
    expect(fetch).toHaveBeenLastCalledWith('/c.json', expect.objectContaining({ cache: 'reload' }))
  })

  it('that cannot be had are asked for thrice, and are an error; whoever asks later asks anew', async () => {
    vi.useFakeTimers()
    const fetch = site(...Array.from({ length: 6 }, () => failed), found)
    const asking = expect(fetchShared(islandOf('/d.json'))).rejects.toThrow('/d.json could not be had.')
    await vi.runAllTimersAsync()
    await asking
    expect(fetch).toHaveBeenCalledTimes(6)
    await fetchShared(islandOf('/d.json'))
    expect(mergeIslandProps(islandOf('/d.json', '{}'))).toEqual(shared)
  })
})
