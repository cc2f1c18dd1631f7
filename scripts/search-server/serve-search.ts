import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** A listening search server. */
export interface ListeningServer {
  /** Its base URL, without a trailing slash. */
  readonly url: string
  readonly close: () => Promise<void>
}

function closed(server: ServerType): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}

/** Starts a search server on a free port of the loopback interface. */
export function listenForSearch({ fetch }: Hono): Promise<ListeningServer> {
  return new Promise((resolve, reject) => {
    const options = { fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }
    const server: ServerType = serve(options, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => closed(server) }),
    )
    server.once('error', reject)
  })
}
