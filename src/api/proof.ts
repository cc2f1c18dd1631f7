import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'
import { type LeadApi, leadAddress } from './leads.ts'

/** A proof-of-work challenge of the lead API. */
interface Challenge {
  readonly token: string
  /** PBKDF2 iterations per attempt. */
  readonly rounds: number
}

/** Upper bounds: more attempts than chance ever needs, and more iterations than a phone should compute. */
const most = { tries: 5000, rounds: 20_000 }

async function challengeOf(api: LeadApi, ask: typeof fetch): Promise<Challenge | null> {
  const body = await fetchJson(leadAddress(api, 'challenge'), ask, 6000)
  if (!isRecord(body) || typeof body.token !== 'string' || typeof body.rounds !== 'number') return null
  return body.rounds <= most.rounds ? { token: body.token, rounds: body.rounds } : null
}

/** Whether a number solves the challenge: the key derived from both starts with a zero byte. Runs asynchronously. */
async function solves({ token, rounds }: Challenge, tried: number): Promise<boolean> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(String(tried)), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(token), iterations: rounds }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))[0] === 0
}

/**
 * Solves a challenge, which makes sending leads in bulk expensive; null when there is none or it cannot be solved here.
 * Never rejects.
 */
export async function solveChallenge(api: LeadApi, ask: typeof fetch = fetch): Promise<string | null> {
  try {
    const challenge = await challengeOf(api, ask)
    for (let tried = 0; challenge && tried < most.tries; tried++)
      if (await solves(challenge, tried)) return `${challenge.token}.${tried}`
  } catch {
    // Web Crypto is missing outside a secure context, and the API may be old or unreachable.
  }
  return null
}
