import * as v from 'valibot'
import { siteOf } from '../build/load-dealer.ts'
import { DealerRefused } from '../build/refused.ts'
import { bodyText } from '../build/snapshot-source.ts'
import { failureText } from '../lib/failure-text.ts'
import { whyNoAnswer } from '../lib/no-answer.ts'
import { type Age, ageFrom, unknownAge } from './age.ts'
import { builtPath } from './built-path.ts'

const timeoutMs = 20_000
const mostBytes = 64 * 1024

/** Whoever an address signs in, in a header: `fetch` asks no address that holds a password. */
function signIn({ username, password }: URL): Readonly<Record<string, string>> {
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return pair === ':' ? {} : { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** Past every cache that can be passed: what shoppers get may be older than what lies at the host, and never newer. */
async function textAt(address: URL): Promise<string> {
  const headers = { 'cache-control': 'no-cache', ...signIn(address) }
  const asked = address.origin + address.pathname
  const answer = await fetch(asked, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok || !answer.body) throw new Error(`it answered ${answer.status}`)
  return bodyText(answer.body, mostBytes)
}

/** What a site says of the moment it was built for, at `builtPath`. */
const builtFile = v.object({ builtAt: v.string() })

/** Empty where what lies there is not of a site of ours. */
async function builtAtOf(address: string): Promise<string> {
  const text = await textAt(new URL(builtPath, address))
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), builtFile), text)
  return success ? output.builtAt : ''
}

/** The age of a site as its visitors get it. Never rejects. */
export async function siteAge(name: string, address: string, now: number, most: number): Promise<Age> {
  try {
    return ageFrom(name, await builtAtOf(address), now, most)
  } catch (error) {
    return unknownAge(name, whyNoAnswer(error, timeoutMs / 1000))
  }
}

/** The same of a dealer, by the address its files name. Never rejects: files at fault are one dealer's alone. */
export async function dealerAge(slug: string, root: string, now: number, most: number): Promise<Age> {
  try {
    return await siteAge(slug, siteOf(slug, root).url, now, most)
  } catch (error) {
    if (!(error instanceof DealerRefused)) return unknownAge(slug, failureText(error, ''))
    return unknownAge(slug, `its files do not say where it is: npm run check -- ${slug}`)
  }
}
