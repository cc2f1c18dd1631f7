import { type ServerType, serve } from '@hono/node-server'
import { createSearchServer, type SearchServerOptions } from './app.ts'

/** A search server that listens. */
export interface ListeningServer {
  /** Its address, without a slash at the end. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves a search server on this machine alone; port 0 picks a free one. */
export function serveSearch(options: SearchServerOptions, port = 0): Promise<ListeningServer> {
  const { fetch } = createSearchServer(options)
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch, port, hostname: '127.0.0.1', overrideGlobalObjects: false }, (info) =>
      resolve({ url: `http://127.0.0.1:${info.port}`, close: () => closed(server) }),
    )
    server.once('error', reject)
  })
}

function closed(server: ServerType): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}
