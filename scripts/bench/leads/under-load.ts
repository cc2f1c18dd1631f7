import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { slug } from '../../trial-kills/dealer.ts'
import { createValidLead, type Hostile, hostilePosts } from './hostile.ts'
import { type Call, type LoadResult, sendAll } from './load.ts'
import { startApi } from './running-api.ts'

/** Numbers of requests and connections. */
export interface Size {
  readonly leads: number
  readonly hostile: number
  readonly connections: number
}

/** Result of the load. */
export interface LoadReport extends LoadResult {
  /** Number of honest leads in the database. */
  readonly kept: number
  /** Requests that got a wrong status. */
  readonly wrong: readonly string[]
  /** MB. */
  readonly memory: { readonly start: number; readonly most: number; readonly end: number }
}

interface Numbered extends Call {
  readonly hostile?: Hostile
}

const script = resolve('scripts/leads.ts')
const origin = `https://${slug}.example`
const unlimited = { LEADS_PER_ADDRESS: '100000000', LEADS_PER_SITE: '100000000' }

const honest = (at: number): Numbered => ({
  path: '/api/leads',
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify({ lead: createValidLead(slug, at) }),
})

function hostileCall(at: number): readonly Numbered[] {
  const kinds = hostilePosts(slug, at)
  return kinds
    .slice(at % kinds.length, (at % kinds.length) + 1)
    .map((hostile) => ({ ...hostile, headers: { origin, ...hostile.headers }, hostile }))
}

/** Honest leads, with the hostile requests spread among them. */
function* mixed({ leads, hostile }: Size): Generator<Numbered> {
  let strewn = 0
  for (let at = 0; at < leads; at++) {
    yield honest(at)
    while (strewn < ((at + 1) * hostile) / leads) yield* hostileCall(strewn++)
  }
}

function keptIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const sql = "select count(distinct submission_key) as count from leads where submission_key like 'bench-key%'"
  const { count } = database.prepare(sql).get() as { count: number }
  database.close()
  return count
}

/** Sends leads and hostile requests over many connections, with the rate limits raised. */
export async function underLoad(size: Size, content: string): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-leads-'))
  const file = join(folder, 'leads.sqlite')
  const api = await startApi(script, content, { ...unlimited, LEADS_FILE: file })
  const start = await api.memory()
  const wrong: string[] = []
  const met = await sendAll(api.port, size.connections, mixed(size), ({ hostile }, status) => {
    const isRight = hostile ? hostile.right.includes(status) : status === 201
    if (!isRight) wrong.push(`${hostile?.name ?? 'an honest lead'}: ${status}`)
  })
  const memory = { start, most: api.mostMemory, end: await api.memory() }
  await api.end()
  const kept = keptIn(file)
  rmSync(folder, { recursive: true })
  return { ...met, kept, wrong, memory }
}

/** Sends 200 leads from one address, with the default rate limits. */
export async function withinLimits(content: string): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-limits-'))
  const api = await startApi(script, content, { LEADS_FILE: join(folder, 'leads.sqlite') })
  const met = await sendAll(
    api.port,
    20,
    Array.from({ length: 200 }, (_, at) => honest(at)),
  )
  await api.end()
  rmSync(folder, { recursive: true })
  return met
}
