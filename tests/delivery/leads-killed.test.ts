import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeYards } from '../sites/yards.ts'

const kills = Number(process.env.FORECOURT_LEAD_KILLS ?? 3)
const folder = mkdtempSync(join(tmpdir(), 'killed-'))
const mails = new Map<string, number>()
let smtp: SMTPServer
let child: ChildProcess | null = null

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then(({ messageId = '' }) => {
        mails.set(messageId, (mails.get(messageId) ?? 0) + 1)
        done()
      }, done)
    },
  })
  smtp.on('error', () => undefined)
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
})

afterAll(async () => {
  child?.kill('SIGKILL')
  await new Promise<void>((done) => smtp.close(done))
  rmSync(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const site = 'killed-yard'
const content = writeYards({ [site]: { site: 'email: desk@killed-yard.example' } })

/** Starts the API as an operator does, and waits until it answers. */
async function start(port: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    LEADS_FILE: join(folder, 'leads.sqlite'),
    LEADS_SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    LEADS_MAIL_FROM: 'leads@platform.example',
    LEADS_PER_ADDRESS: '100000',
    LEADS_PER_SITE: '100000',
  }
  const args = ['--disable-warning=ExperimentalWarning', resolve('scripts/leads.ts'), '--port', String(port)]
  const started = spawn(process.execPath, args, { cwd: content, env, stdio: 'ignore' })
  const health = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(health, { timeout: 40_000, interval: 100 })
  return started
}

const consent = { text: 'News?', state: false, method: 'none', at: '2026-03-02T00:59:00.000Z', page: '/contact' }

/** What a browser does: it sends until it is told that the lead is kept. */
async function sendUntilKept(port: number, at: number): Promise<void> {
  const lead = { website_slug: site, category: 'General Enquiry', email: `shopper${at}@example.com`, consent }
  const body = JSON.stringify({ lead: { ...lead, submission_key: `key-of-sixteen-signs-${at}` } })
  const headers = { 'content-type': 'application/json', origin: `https://${site}.example` }
  const post = () =>
    fetch(`http://127.0.0.1:${port}/api/leads`, { method: 'POST', body, headers }).then(
      ({ status }) => status === 201,
      () => false,
    )
  await vi.waitUntil(post, { timeout: 90_000, interval: 50 })
}

it('loses no lead and no mail when the process is killed at any point', { timeout: 240_000 }, async () => {
  const port = await freePort()
  const count = 40 * kills
  child = await start(port)
  const sending = (async () => {
    for (let at = 0; at < count; at++) await sendUntilKept(port, at)
  })()
  for (let at = 0; at < kills; at++) {
    const before = mails.size
    await vi.waitUntil(() => mails.size > before + ((at * 7) % 11), { timeout: 60_000, interval: 5 })
    const dying = once(child, 'exit')
    child.kill('SIGKILL')
    await dying
    child = await start(port)
  }
  await sending
  await vi.waitUntil(() => mails.size === 2 * count, { timeout: 90_000, interval: 50 })
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  const again = [...mails.values()].reduce((sum, times) => sum + times - 1, 0)
  // A mail that was on its way when the process died comes again, under the same id: ten at once at most.
  expect(again).toBeLessThanOrEqual(10 * kills)
})
