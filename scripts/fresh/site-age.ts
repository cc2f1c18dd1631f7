import * as v from 'valibot'
import { siteOf } from '../build/load-dealer.ts'
import { DealerRefused } from '../build/refused.ts'
import { bodyText } from '../build/snapshot-source.ts'
import { failureText } from '../lib/failure-text.ts'
import { describeNoResponse } from '../lib/no-response.ts'
import { type Age, ageFrom, unknownAge } from './age.ts'
import { builtPath } from './built-path.ts'

const timeoutMs = 20_000
const mostBytes = 64 * 1024

/** Credentials of a URL as a header: `fetch` rejects URLs with a password. */
function signIn({ username, password }: URL): Readonly<Record<string, string>> {
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return pair === ':' ? {} : { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** Fetches a text, bypassing caches where possible. Visitors may get an older one, never a newer. */
async function textAt(address: URL): Promise<string> {
  const headers = { 'cache-control': 'no-cache', ...signIn(address) }
  const asked = address.origin + address.pathname
  const answer = await fetch(asked, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok || !answer.body) throw new Error(`it answered ${answer.status}`)
  return bodyText(answer.body, mostBytes)
}

/** Content of `builtPath`. */
const builtFile = v.object({ builtAt: v.string() })

/** Build time of the site at an address; empty when it is not one of our sites. */
async function builtAtOf(address: string): Promise<string> {
  const text = await textAt(new URL(builtPath, address))
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), builtFile), text)
  return success ? output.builtAt : ''
}

/** The age of the site at a URL. Never rejects. */
export async function siteAge(name: string, address: string, now: number, most: number): Promise<Age> {
  try {
    return ageFrom(name, await builtAtOf(address), now, most)
  } catch (error) {
    return unknownAge(name, describeNoResponse(error, timeoutMs / 1000))
  }
}

/** The age of a dealer's site, by the URL in its files. Never rejects: faulty files fail this dealer only. */
export async function dealerAge(slug: string, root: string, now: number, most: number): Promise<Age> {
  try {
    return await siteAge(slug, siteOf(slug, root).url, now, most)
  } catch (error) {
    if (!(error instanceof DealerRefused)) return unknownAge(slug, failureText(error, ''))
    return unknownAge(slug, `its files do not say where it is: npm run check -- ${slug}`)
  }
}
