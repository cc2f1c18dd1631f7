import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** A search server that listens. */
export interface ListeningServer {
  /** Its address, without a slash at the end. */
  readonly url: string
  readonly close: () => Promise<void>
}

function closed(server: ServerType): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}

/** Lets a search server listen on a free port of this machine alone. */
export function listenForSearch({ fetch }: Hono): Promise<ListeningServer> {
  return new Promise((resolve, reject) => {
    const options = { fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }
    const server: ServerType = serve(options, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => closed(server) }),
    )
    server.once('error', reject)
  })
}
