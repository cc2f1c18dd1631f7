import { createEngine } from '#search/engine/engine.ts'
import { staticTransport } from '#search/transport/static-transport.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { portTransport } from '#search/transport/worker-transport.ts'
import EngineWorker from './engine-worker.ts?worker&inline'
import { textAt } from './text-at.ts'

/** Longest block of a page's main thread while an index is opened and first queried, in ms. */
export interface MainThreadBlock {
  /** The engine in the page. */
  readonly inPage: number
  /** The engine in a worker. */
  readonly beside: number
}

const engine = async () => ({ createEngine })
const words = { queries: [{ indexUid: 'cars', q: 'toyota hilux', facets: ['*'], limit: 24 }] } as const

/** The longest time between two turns of the event loop during `work`, in ms. */
async function longestStop(work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  let longest = 0
  let last = performance.now()
  const { port1, port2 } = new MessageChannel()
  port2.onmessage = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) port1.postMessage(null)
  }
  port1.postMessage(null)
  await work()
  await new Promise((resolve) => setTimeout(resolve))
  isOver = true
  port1.close()
  return longest
}

async function openAndAsk(ask: SearchTransport): Promise<void> {
  await ask({ queries: [] })
  await ask(words)
}

/** The bundler's type lacks the constructor's options. */
const NamedWorker = EngineWorker as unknown as new (options: { readonly name: string }) => Worker

/** Opens an index in a worker, then in the page, and measures both. */
export async function measureMainThreadBlock([search = '', cards = '']: readonly string[]): Promise<MainThreadBlock> {
  const absolute = [search, cards].map((file) => new URL(file, location.href).href)
  const worker = new NamedWorker({ name: JSON.stringify(absolute) })
  const { ask, close } = portTransport(worker)
  worker.onerror = ({ message }) => close(new Error(message))
  const beside = await longestStop(() => openAndAsk(ask))
  worker.terminate()
  const fetchFiles = async () => ({ search: await textAt(search), cards: await textAt(cards) })
  const inPage = await longestStop(() => openAndAsk(staticTransport(fetchFiles, engine)))
  return { inPage, beside }
}
