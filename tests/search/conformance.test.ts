import { afterAll, beforeAll, describe } from 'vitest'
import type { ListeningServer } from '#scripts/search-server/serve-search.ts'
import { portTransport, serveRequests } from '#search/transport/worker-transport.ts'
import { hostedCandidate, staticCandidate } from './candidates.ts'
import { type Candidate, conformsToContract } from './conformance.ts'
import { conformanceCars } from './conformance-cars.ts'
import { serveSearch } from './serve-search.ts'

describe('the static engine', () => {
  const candidate = staticCandidate(conformanceCars)
  conformsToContract(() => candidate)
})

describe('the static engine beside the page', () => {
  const { port1: page, port2: worker } = new MessageChannel()
  const { ask, index } = staticCandidate(conformanceCars)
  serveRequests(worker, ask)
  const { ask: askOver } = portTransport(page)
  afterAll(() => page.close())
  conformsToContract(() => ({ ask: askOver, index }))
})

describe('a search host on this machine, through client and adapter', () => {
  const key = 'the-key-that-opens-everything-0123'
  let server: ListeningServer | undefined
  let candidate: Candidate
  beforeAll(async () => {
    server = await serveSearch({ masterKey: key })
    candidate = await hostedCandidate(server.url, key, conformanceCars)
  })
  afterAll(() => server?.close())
  conformsToContract(() => candidate)
})

const { MEILI_HOST: servers = '', MEILI_KEY: key = '' } = process.env
const [url = ''] = servers.split(/[\s,]+/)

// Skipped ones are counted, and say what they need.
describe.skipIf(!url || !key)('a real Meilisearch server, the first of MEILI_HOST, with MEILI_KEY', () => {
  let candidate: Awaited<ReturnType<typeof hostedCandidate>> | undefined
  beforeAll(async () => {
    candidate = await hostedCandidate(url, key, conformanceCars)
  }, 120_000)
  afterAll(() => candidate?.remove())
  conformsToContract(() => {
    if (!candidate) throw new Error('The index was not filled.')
    return candidate
  })
})
