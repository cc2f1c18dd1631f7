import { describe, expect, it, vi } from 'vitest'
import type { HostAccess } from '#search/transport/host.ts'
import { type AskWithAccess, withAccess } from './access.ts'

const old: HostAccess = { index: 'cars_1', key: 'old' }
const live: HostAccess = { index: 'cars_2', key: 'new' }
const body = { queries: [{ indexUid: 'cars', q: 'hilux' }, { indexUid: 'cars' }] }
const good = { status: 200, body: { results: [] } }
const refusal = (code: string) => ({ status: 400, body: { message: 'x', code, type: 'auth', link: '' } })

/** A host that accepts only the live release's access. */
const host = (code: string) => vi.fn<AskWithAccess>(async ({ key }) => (key === live.key ? good : refusal(code)))

describe('a search host and the access of a release', () => {
  it('is asked for the index of the release, which is looked up once', async () => {
    const lookUp = vi.fn(async () => live)
    const ask = host('')
    const { send, warmUp } = withAccess(lookUp, ask)
    warmUp()
    expect([await send(body), await send(body)]).toEqual([good, good])
    expect(lookUp).toHaveBeenCalledTimes(1)
    expect(ask.mock.calls[0]?.slice(0, 2)).toEqual([
      live,
      { queries: [{ indexUid: 'cars_2', q: 'hilux' }, { indexUid: 'cars_2' }] },
    ])
  })

  it.each(['index_not_found', 'invalid_api_key'])(
    '%s: a tab that stayed open asks with the next release',
    async (code) => {
      const lookUp = vi.fn<() => Promise<HostAccess>>().mockResolvedValueOnce(old).mockResolvedValue(live)
      const { send } = withAccess(lookUp, host(code))
      expect([await send(body), await send(body)]).toEqual([good, good])
      expect(lookUp).toHaveBeenCalledTimes(2)
    },
  )

  it('hands on a refusal that another look does not mend, and every other one at once', async () => {
    const ask = host('invalid_api_key')
    expect(await withAccess(async () => old, ask).send(body)).toEqual(refusal('invalid_api_key'))
    expect(ask).toHaveBeenCalledTimes(1)
    const lookUp = vi.fn(async () => old)
    expect(await withAccess(lookUp, host('invalid_search_filter')).send(body)).toEqual(refusal('invalid_search_filter'))
    expect(lookUp).toHaveBeenCalledTimes(1)
  })

  it('looks again after a look that failed', async () => {
    const lookUp = vi
      .fn<() => Promise<HostAccess>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(live)
    const { send } = withAccess(lookUp, host(''))
    await expect(send(body)).rejects.toThrow('offline')
    expect(await send(body)).toEqual(good)
  })
})
