import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { writeYards } from '../../sites/yards.ts'
import { shopperBrowser } from '../fault-browser.ts'
import { asTheyAre, formKind, Shopper, type Spoil, step } from '../shopper.ts'
import { type ApiProcess, apiProcess } from './api-process.ts'
import { fault, faultyNetwork } from './faulty-network.ts'
import { seededNumber } from './random.ts'
import { hubSecret, type Receivers, startReceivers } from './receivers.ts'
import { type Ended, type KeptLead, type Misses, missesOf } from './tally.ts'

/** Size of a trial. The same seed gives the same schedules and faults. */
export interface TrialSize {
  readonly schedules: number
  readonly kills: number
  readonly seed: number
  /** Maximum number of failures of one delivery; each costs half a minute or more. */
  readonly failures: number
  /** How long to wait for deliveries after the last shopper, in ms. */
  readonly patience: number
  /** Breaks the shoppers' side on purpose, to test the counts. */
  readonly spoil?: Spoil
}

/** Result of a trial. */
export interface TrialReport {
  readonly promised: number
  readonly leads: number
  readonly mails: number
  readonly hooks: number
  /** Number of repeated arrivals under the same id. */
  readonly repeated: number
  readonly unsigned: number
  /** Number of files that neither a lead nor a note refers to, so that they would never be deleted. */
  readonly strays: number
  /** Exit code after SIGTERM. */
  readonly exit: unknown
  readonly misses: Misses
}

const website = 'trial-yard'
const start = Date.parse('2026-03-02T01:00:00Z')
const schedule = fc.record({
  kind: formKind,
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  faults: fc.array(fault, { maxLength: 14 }),
})

type Schedule = typeof schedule extends fc.Arbitrary<infer T> ? T : never

/** Number of concurrent shoppers. */
const atOnce = 40

/** How long a shopper returns for waiting leads, in ms; longer than the API takes to restart on a busy machine. */
const dayMs = 10 * 60_000

/** Revisits the site until the shopper's outbox is empty. */
async function deliverAll(shopper: Shopper): Promise<void> {
  const until = Date.now() + dayMs
  while (Date.now() < until && shopper.browser.waiting > 0) {
    await shopper.browser.visit()
    if (shopper.browser.waiting > 0) await pause(100)
  }
}

async function play({ kind, steps, faults }: Schedule, at: number, base: string, spoil: Spoil): Promise<Ended> {
  const browser = shopperBrowser(faultyNetwork(faults, `https://${website}.example`), start)
  const email = `shopper${at}@example.com`
  const shopper = new Shopper(browser, { ...kind, email, website, base }, spoil)
  for (const each of steps)
    await shopper.take(each.does === 'press' ? { ...each, message: `words-${at}-${each.message}` as 'a' } : each)
  // A determined shopper presses until the lead is sent or kept.
  for (let press = 0; press < 8 && !shopper.isPromised && !browser.hasDelivered; press++)
    await shopper.press({ message: `words-${at}-b`, photos: 1 })
  await deliverAll(shopper)
  return { email, wanted: shopper.isPromised || browser.hasDelivered ? shopper.wanted : null }
}

async function playAll(schedules: readonly Schedule[], base: string, spoil: Spoil, done: () => void): Promise<Ended[]> {
  const left = schedules.entries()
  const ended: Ended[] = []
  const playNext = async () => {
    for (const [at, each] of left) {
      ended.push(await play(each, at, base, spoil))
      done()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, playNext))
  return ended
}

/** Kills and restarts the API `kills` times, spread over the schedules, each after a random delay. */
async function killAgainAndAgain(api: ApiProcess, { kills, seed }: TrialSize, progress: () => number): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    while (progress() < kill / kills) await pause(5)
    await pause(seededNumber(seed, 'kill', kill) * 150)
    await api.kill()
    await api.start()
  }
}

/** Reads rows of the API's database while it runs. */
function rowsOf<T>(file: string, query: string): readonly T[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(query).all() as T[]
  database.close()
  return rows
}

const pathsOf = (files: string): readonly string[] => JSON.parse(files).map(({ path }: { path: string }) => path)

/** Stored leads, with the number of their files that exist. */
function keptLeads(file: string): readonly KeptLead[] {
  return rowsOf<{ lead: string; files: string }>(file, 'select lead, files from leads').map(({ lead, files }) => {
    const { user_agent, message } = JSON.parse(lead)
    const there = pathsOf(files).filter((path) => existsSync(path))
    return { email: String(user_agent), message: String(message), files: there.length }
  })
}

/** Number of files that neither a lead nor a note refers to. */
function strayFiles(file: string): number {
  const named = rowsOf<{ files: string }>(file, 'select files from leads').flatMap(({ files }) => pathsOf(files))
  const noted = rowsOf<{ path: string }>(file, 'select path from pending_uploads').map(({ path }) => path)
  const known = new Set([...named, ...noted])
  const folder = `${file}-files`
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => !known.has(join(folder, name))).length
}

const yard = (hub: number) => ({
  [website]: {
    site: `email: desk@${website}.example`,
    files: {
      'leads.yaml': {
        receipt: true,
        receivers: [
          { name: 'desk', via: 'email', to: [`desk@${website}.example`] },
          {
            name: 'hub',
            via: 'webhook',
            url: `http://127.0.0.1:${hub}/leads`,
            secret_env: 'FORECOURT_DEALER_HUB_SECRET',
          },
        ],
      },
    },
  },
})

const isWhole = ({ doubledLeads, doubledReceipts, withoutKey, lostLeads, ...lost }: Misses) =>
  Object.values(lost).every((each) => each.length === 0)

function reportOf(ended: readonly Ended[], file: string, receivers: Receivers, exit: unknown): TrialReport {
  const kept = keptLeads(file)
  const { mails, hooks, unsigned } = receivers
  const repeated = [...mails.values(), ...hooks.values()].reduce((sum, { times }) => sum + times - 1, 0)
  return {
    promised: ended.filter(({ wanted }) => wanted !== null).length,
    leads: kept.length,
    mails: mails.size,
    hooks: hooks.size,
    repeated,
    unsigned,
    strays: strayFiles(file),
    exit,
    misses: missesOf(ended, kept, receivers),
  }
}

/**
 * Runs shoppers with faulty networks against a lead API that is killed, with a mail server and a hub that fail
 * sometimes: everything from the form's store to the delivered mail. Browser globals must exist already.
 */
export async function runTrial(size: TrialSize): Promise<TrialReport> {
  const folder = mkdtempSync(join(tmpdir(), 'leads-trial-'))
  const file = join(folder, 'leads.sqlite')
  const receivers = await startReceivers(String(size.seed), size.failures)
  const content = writeYards(yard(receivers.hubPort))
  const api = await apiProcess(content, {
    LEADS_FILE: file,
    LEADS_SMTP_URL: `smtp://127.0.0.1:${receivers.smtpPort}`,
    LEADS_MAIL_FROM: 'leads@platform.example',
    LEADS_PER_ADDRESS: '10000000',
    LEADS_PER_SITE: '10000000',
    FORECOURT_DEALER_HUB_SECRET: hubSecret,
  })
  try {
    await api.start()
    const schedules = fc.sample(schedule, { seed: size.seed, numRuns: size.schedules })
    let done = 0
    const killing = killAgainAndAgain(api, size, () => done / size.schedules)
    const ended = await playAll(schedules, api.base, size.spoil ?? asTheyAre, () => void done++)
    await killing
    const until = Date.now() + size.patience
    while (Date.now() < until && !isWhole(missesOf(ended, keptLeads(file), receivers))) await pause(500)
    const [exit] = (await api.end()) as unknown[]
    return reportOf(ended, file, receivers, exit)
  } finally {
    await api.kill()
    await receivers.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
