import { createEngine } from '#search/engine/engine.ts'
import { staticTransport } from '#search/transport/static-transport.ts'
import { serveRequests } from '#search/transport/worker-transport.ts'
import { textAt } from './text-at.ts'

const engine = async () => ({ createEngine })

/** The static engine in a worker, as in a site's search worker; the worker's name is a JSON list of its files. */
const [search = '', cards = ''] = JSON.parse(self.name) as readonly string[]
const fetchFiles = async () => ({ search: await textAt(search), cards: await textAt(cards) })
serveRequests(self as unknown as Worker, staticTransport(fetchFiles, engine))
