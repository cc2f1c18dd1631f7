import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { devEnvironment } from './dev-site.ts'

const content = join(import.meta.dirname, 'two-dealers')
const program = `
  const { serveDealer } = await import('./scripts/dev/serve-dealer.ts')
  process.exit(await serveDealer(process.env.SLUG, process.env.PORT))`
const started: ChildProcess[] = []
const soon = { timeout: 80_000, interval: 100 }

/** The dealer's name as its site has it in the file that is made quickest. */
const nameAt = async (port: number) => {
  const answer = await fetch(`http://localhost:${port}/site.webmanifest`, { headers: { Connection: 'close' } })
  return ((await answer.json()) as { name: string }).name
}

/** One dealer as `npm run dev` serves it, once it answers. */
async function serve(slug: string) {
  const port = await freePort()
  const env = { ...devEnvironment(content), SLUG: slug, PORT: String(port), FORECOURT_NOW: '2026-03-04T01:00:00.000Z' }
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env, stdio: 'ignore' })
  started.push(child)
  const name = await vi.waitFor(() => nameAt(port), soon)
  return { port, child, name }
}

const refused = 'fetch failed'

describe('two dealers whose sites people work on at once', () => {
  let north: Awaited<ReturnType<typeof serve>>
  let south: typeof north

  beforeAll(async () => {
    north = await serve('north-yard')
    south = await serve('south-yard')
  }, 180_000)
  afterAll(() => {
    for (const child of started) child.kill('SIGTERM')
  })

  it('stand beside each other', async () => {
    expect([north.name, south.name, await nameAt(north.port)]).toEqual(['North Yard', 'South Yard', 'North Yard'])
  })

  it('end with their command, which says by which signal, one without the other', async () => {
    const end = once(north.child, 'exit')
    north.child.kill('SIGTERM')
    expect(await end).toEqual([143, null])
    await expect(nameAt(north.port)).rejects.toThrow(refused)
    expect(await nameAt(south.port)).toBe('South Yard')
  }, 60_000)

  it('end when their command was killed', async () => {
    south.child.kill('SIGKILL')
    await vi.waitFor(() => expect(nameAt(south.port)).rejects.toThrow(refused), soon)
  }, 90_000)
})
