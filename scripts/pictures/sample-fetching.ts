import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fairLanes } from './fair-lanes.ts'
import { rulesFor } from './fetch-picture.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { heavyPictures, hostileBytes, photo } from './sample-pictures.ts'

// A process of its own, as `npm run pictures` is one: it fetches everything that is hostile or heavy from a server
// and prints what became of each, and the most memory it ever had.
const sent = new Map([...(await hostileBytes()), ...(await heavyPictures()), ['a photo', await photo(1200, 800)]])
const bodies = [...sent.values()]
const server = createServer((request, response) => void response.end(bodies[Number(request.url?.slice(1))]))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
const root = mkdtempSync(join(tmpdir(), 'hostile-'))
const known = await fetchPictures({
  root,
  wanted: bodies.map((_, at) => `http://${host}/${at}`),
  known: {},
  rules: { ...rulesFor([host]), protocols: ['http:'], mayAsk: () => true },
  now: new Date('2026-03-11T12:00:00Z'),
  lanes: fairLanes(6),
  isOver: () => false,
})
server.close()
rmSync(root, { recursive: true })
const problems = [...sent.keys()].map((what, at) => [what, known[`http://${host}/${at}`]?.problem])
console.log(JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024, problems: Object.fromEntries(problems) }))
