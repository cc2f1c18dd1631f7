import { createEngine } from '#search/engine/engine.ts'
import { staticTransport } from '#search/transport/static-transport.ts'
import { serveOver } from '#search/transport/worker-transport.ts'
import { textAt } from './text-at.ts'

const engine = async () => ({ createEngine })

/** The static engine in a worker, as a site's search worker runs it; its name says which files it answers from. */
const [search = '', cards = ''] = JSON.parse(self.name) as readonly string[]
const fetchFiles = async () => ({ search: await textAt(search), cards: await textAt(cards) })
serveOver(self as unknown as Worker, staticTransport(fetchFiles, engine))
