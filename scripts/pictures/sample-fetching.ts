import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFairLimiter } from './fair-limiter.ts'
import { rulesFor } from './fetch-picture.ts'
import { fetchPictures } from './fetch-pictures.ts'

// A separate process, like `npm run pictures`: fetches the pictures at the given addresses, and prints the problem of
// each and its own peak memory in bytes.
const wanted = process.argv.slice(2)
const root = mkdtempSync(join(tmpdir(), 'hostile-'))
const known = await fetchPictures({
  root,
  wanted,
  known: {},
  rules: { ...rulesFor(wanted.map((address) => new URL(address).host)), protocols: ['http:'], mayAsk: () => true },
  now: new Date('2026-03-11T12:00:00Z'),
  lanes: createFairLimiter(6),
  isOver: () => false,
})
rmSync(root, { recursive: true })
const problems = wanted.map((address) => known[address]?.problem)
console.log(JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024, problems }))
