import { bodyText } from '../build/snapshot-source.ts'
import { failureText } from '../lib/failure-text.ts'
import { type Age, ageFrom, unknownAge } from './age.ts'

const timeoutMs = 20_000
const mostBytes = 5 * 1024 * 1024

/** Past every cache that can be passed: what shoppers get may be older than what lies at the host, and never newer. */
async function pageAt(address: string): Promise<string> {
  const headers = { 'cache-control': 'no-cache' }
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok || !answer.body) throw new Error(`it answered ${answer.status}`)
  return bodyText(answer.body, mostBytes)
}

/** What every list says of the moment it was built for: its search asks by it which offers are on. */
const moment = /"builtAt":"([^"]+)"/
const listLink = /href="(\/search\/[^"#?]+)"/

/** The moment that the page at an address says, or the first list it links to. */
async function builtAtOf(address: string): Promise<string> {
  const page = await pageAt(address)
  const own = moment.exec(page)?.[1]
  if (own !== undefined) return own
  const list = listLink.exec(page)?.[1]
  return (list === undefined ? undefined : moment.exec(await pageAt(new URL(list, address).href))?.[1]) ?? ''
}

/** The age of a site as its visitors get it. Never rejects. */
export async function siteAge(name: string, address: string, now: number, most: number): Promise<Age> {
  try {
    return ageFrom(name, await builtAtOf(address), now, most)
  } catch (error) {
    const why = error instanceof Error && /^it /.test(error.message) ? error.message : failureText(error, '').trim()
    return unknownAge(name, why)
  }
}
