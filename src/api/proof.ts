import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'
import { type LeadApi, leadAddress } from './leads.ts'

/** Work that the lead API asks for: a text to work on, and how much each try costs. */
interface Challenge {
  readonly token: string
  /** Rounds of PBKDF2 in one try. */
  readonly rounds: number
}

/** More tries than anybody needs by chance, and more rounds than a phone should be asked for. */
const most = { tries: 5000, rounds: 20_000 }

async function challengeOf(api: LeadApi, ask: typeof fetch): Promise<Challenge | null> {
  const body = await fetchJson(leadAddress(api, 'challenge'), ask, 6000)
  if (!isRecord(body) || typeof body.token !== 'string' || typeof body.rounds !== 'number') return null
  return body.rounds <= most.rounds ? { token: body.token, rounds: body.rounds } : null
}

/** Whether a number solves it: the key made of both begins with a byte of nought. The browser works beside the page. */
async function solves({ token, rounds }: Challenge, tried: number): Promise<boolean> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(String(tried)), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(token), iterations: rounds }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))[0] === 0
}

/** Does the work that a lead shows to be no machine's by the thousand; null where nobody asks for it, or it cannot be done here. Never rejects. */
export async function prove(api: LeadApi, ask: typeof fetch = fetch): Promise<string | null> {
  try {
    const challenge = await challengeOf(api, ask)
    for (let tried = 0; challenge && tried < most.tries; tried++)
      if (await solves(challenge, tried)) return `${challenge.token}.${tried}`
  } catch {
    // A browser without a certificate has no such arithmetic, and an API may be old or away.
  }
  return null
}
