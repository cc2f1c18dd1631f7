import { rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOut, publish, yard } from '../build/release/fixtures.ts'
import { runCommand } from '../lib/test-command.ts'
import { writeTree } from '../lib/write-tree.ts'

const out = newOut()
const content = newOut()

async function ages(...args: string[]) {
  const usual = { '--out': out, '--content': content }
  const places = Object.entries(usual).flatMap((each) => (args.includes(each[0]) ? [] : each))
  const { code, stdout, stderr } = await runCommand('check-fresh', [...places, ...args])
  return { code, stderr, stdout }
}

beforeAll(() => publish(out, 'r1'))
afterAll(() => {
  for (const folder of [out, content]) rmSync(folder, { recursive: true })
})

describe('whether sites are fresh', () => {
  it('is not known of a dealer that is asked for and has nothing there', async () => {
    const { code, stdout } = await ages(yard, 'nosuch', yard, '--hours', '1000000')
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^✓ a-yard {2}.+\n✗ nosuch {2}nothing of it is live here\n$/),
    ])
    const { dealers } = JSON.parse((await ages('nosuch', '--json')).stdout)
    const problem = 'nothing of it is live here'
    expect(dealers).toEqual([{ slug: 'nosuch', builtAt: null, hours: null, isFresh: false, problem }])
  })

  it('is not known of a name that is nearly a dealer’s, which is told', async () => {
    const { code, stdout } = await ages('a-yrad', `${yard}/`)
    expect([code, stdout.split('\n')]).toEqual([
      1,
      [
        '✗ a-yrad  nothing of it is live here; did you mean "a-yard"?',
        '✗ a-yard/  nothing of it is live here; did you mean "a-yard"?',
        '',
      ],
    ])
  })

  it('is not asked where nothing is live, which is told with the way to a site', async () => {
    const nowhere = newOut()
    const told = async (...args: string[]) => {
      const { code, stdout, stderr } = await ages('--out', nowhere, ...args)
      return [code, stdout, stderr]
    }
    expect(await told()).toEqual([1, '', `No site is live in ${nowhere}: npm run build\n`])
    expect(await told('--live', '--content', nowhere)).toEqual([2, '', expect.stringContaining('there is none in')])
    rmSync(nowhere, { recursive: true })
  })

  it('is told in words of one hour as of two', async () => {
    let sinceMs = 3_600_000
    const server = createServer((_request, response) => {
      const builtAt = new Date(Date.now() - sinceMs).toISOString()
      response.end(JSON.stringify({ builtAt }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const one = await ages('--url', url)
    sinceMs *= 2
    const two = await ages('--url', url)
    server.close()
    expect([one.stdout, two.stdout]).toEqual([`✓ ${url}  built for 1 hour ago\n`, `✓ ${url}  built for 2 hours ago\n`])
  })

  it('is asked of a dealer whose folder is a link to another disk', async () => {
    const elsewhere = newOut()
    await publish(elsewhere, 'r1')
    const linked = newOut()
    symlinkSync(join(elsewhere, yard), join(linked, yard))
    const { stdout } = await runCommand('check-fresh', ['--out', linked, '--content', content, '--hours', '1000000'])
    for (const folder of [elsewhere, linked]) rmSync(folder, { recursive: true })
    expect(stdout).toMatch(/^✓ a-yard {2}/)
  })

  it('is asked of dealers one by one: files at fault are one dealer’s alone', async () => {
    const server = createServer((_request, response) => void response.end('{"builtAt":"2026-03-01T00:00:00Z"}'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    writeTree(content, { 'dealers/torn-yard/site.yaml': 'slug: [' })
    const { code, stdout } = await ages('--live', '--url', url, '--hours', '1000000', '--json')
    server.close()
    expect(code).toBe(1)
    expect(JSON.parse(stdout).dealers).toEqual([
      expect.objectContaining({ slug: `${url}/`, isFresh: true, problem: null }),
      expect.objectContaining({
        slug: 'torn-yard',
        problem: 'its files do not say where it is: npm run check -- torn-yard',
      }),
    ])
  })

  it('is told of a dealer that was taken down as such, once its site is old', async () => {
    writeTree(content, { 'dealers/torn-yard/site.yaml': 'slug: [' })
    expect((await ages('--hours', '1')).stdout).toBe(
      '✗ a-yard  no dealer of dealers/ any more; its folder of releases may go\n',
    )
    expect((await ages('--hours', '1000000')).stdout).toMatch(/^✓ a-yard {2}built for /)
    writeTree(content, { 'dealers/a-yard/site.yaml': 'slug: a-yard' })
    expect((await ages('--hours', '1')).stdout).toMatch(/^✗ a-yard {2}built for /)
    rmSync(join(content, 'dealers/a-yard'), { recursive: true })
  })

  it('names an address without what signs in there, and still looks at the dealers that were named', async () => {
    const { code, stdout, stderr } = await ages(yard, '--url', 'http://me:hunter2@127.0.0.1:9/x?token=abcdef', '--json')
    expect([code, stderr, stdout.match(/hunter2|abcdef/)]).toEqual([1, '', null])
    expect(JSON.parse(stdout).dealers).toEqual([
      expect.objectContaining({ slug: 'http://127.0.0.1:9/x', problem: 'it cannot be asked: bad port' }),
      expect.objectContaining({ slug: yard, builtAt: '2026-03-01T00:00:00Z' }),
    ])
  })

  it('is a wrong call to ask a dealer that there is none of at its own address', async () => {
    const { code, stderr } = await ages('--live', 'nosuch')
    expect([code, stderr]).toEqual([2, 'There is no dealer nosuch. Dealers: torn-yard.\n'])
  })
})
