import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchMapPicture } from './fetch-map-picture.ts'

const png = Buffer.from('\x89PNG\r\n\x1a\n and the rest', 'latin1')

let server: Server
let here = ''
let sent = 0

/** Sends without end while the client reads. */
function sendOn(response: NodeJS.WritableStream): void {
  const part = Buffer.alloc(1024 * 1024)
  const more = () => {
    sent += part.length
    if (sent < 200 * part.length) response.write(part, more)
    else response.end()
  }
  more()
}

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/private') return response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    if (url === '/local') return response.writeHead(302, { location: `http://127.0.0.1:1/` }).end()
    if (url === '/drawing') return response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    if (url === '/bomb')
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50 * 1024 * 1024)))
    if (url === '/endless') return sendOn(response)
    return response.end(png)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a service on this machine that the dealer’s file names is asked', async () => {
  expect(await fetchMapPicture(`${here}/1.png`)).toEqual(png)
})

test.each([
  ['that leads into a private network', '/private', 'its host lies in a private network'],
  ['that sends a drawing', '/drawing', 'it sent no JPEG, PNG or WebP'],
  ['that packs 50 MB into a few', '/bomb', 'its picture is too large'],
  ['that never ends', '/endless', 'its picture is too large'],
])('no picture is had from a service %s', async (_, path, why) => {
  await expect(fetchMapPicture(here + path)).rejects.toThrow(why)
  expect(sent).toBeLessThan(100 * 1024 * 1024)
})

test.each(['http://10.0.0.1/1.png', 'https://169.254.169.254/latest', 'http://[fd00::1]/1.png'])(
  'a private network is not asked: %s',
  async (address) => {
    await expect(fetchMapPicture(address)).rejects.toThrow('its host lies in a private network')
  },
)
