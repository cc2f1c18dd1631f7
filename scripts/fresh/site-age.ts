import * as v from 'valibot'
import { bodyText } from '../build/snapshot-source.ts'
import { failureText } from '../lib/failure-text.ts'
import { type Age, ageFrom, unknownAge } from './age.ts'

const timeoutMs = 20_000
const mostBytes = 64 * 1024
const builtPath = '/built.json'

/** Past every cache that can be passed: what shoppers get may be older than what lies at the host, and never newer. */
async function textAt(address: string): Promise<string> {
  const headers = { 'cache-control': 'no-cache' }
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok || !answer.body) throw new Error(`it answered ${answer.status}`)
  return bodyText(answer.body, mostBytes)
}

/** What a site says of the moment it was built for, at `builtPath`. */
const builtFile = v.object({ builtAt: v.string() })

/** Empty where what lies there is not of a site of ours. */
async function builtAtOf(address: string): Promise<string> {
  const text = await textAt(new URL(builtPath, address).href)
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), builtFile), text)
  return success ? output.builtAt : ''
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
