import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nobody listens at, for a server of another program, which cannot pick one by itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
