import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { only } from './methods.ts'

/** Issues and verifies proof-of-work challenges. */
export interface Proofs {
  /** A new challenge for a browser. */
  challenge(now: Date): { readonly token: string; readonly rounds: number }
  /** Whether a proof is valid, not expired, and not used for another lead. */
  isSound(proof: unknown, submissionKey: unknown, now: Date): Promise<boolean>
}

/** PBKDF2 rounds per attempt; 256 attempts on average take half a second on a computer, two on a phone. */
const rounds = 2000

/** Lifetime of a challenge, in ms: long enough for a form that is left open over lunch. */
const lifetime = 2 * 3_600_000

/** Number of used proofs that each process remembers to prevent reuse; processes do not share them. */
const mostRemembered = 50_000

const derive = promisify(pbkdf2)

/** Proofs signed with a secret; processes that share it accept each other's challenges. */
export function proofsOf(secret: string): Proofs {
  const used = new LRUCache<string, string>({ max: mostRemembered })
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex')

  const isOurs = (text: string, signature: string) => {
    const [own, theirs] = [Buffer.from(sign(text)), Buffer.from(signature)]
    return own.length === theirs.length && timingSafeEqual(own, theirs)
  }

  return {
    challenge(now) {
      const text = `${(now.getTime() + lifetime).toString(36)}.${randomBytes(12).toString('hex')}`
      return { token: `${text}.${sign(text)}`, rounds }
    },
    async isSound(proof, submissionKey, now) {
      const parts =
        typeof proof === 'string' && proof.length < 200
          ? /^(([a-z0-9]+)\.[a-f0-9]{24})\.([a-f0-9]{64})\.(\d{1,5})$/.exec(proof)
          : null
      if (!parts) return false
      const [, text = '', until = '', signature = '', tried = ''] = parts
      if (!isOurs(text, signature) || Number.parseInt(until, 36) < now.getTime()) return false
      const leadOf = used.get(text) ?? submissionKey
      if (leadOf !== submissionKey || typeof submissionKey !== 'string') return false
      const key = await derive(tried, `${text}.${signature}`, rounds, 32, 'sha256')
      if (key[0] !== 0) return false
      used.set(text, submissionKey)
      return true
    },
  }
}

/** `GET /challenge`: a proof-of-work challenge, for dealers who require one. */
export function challengeRoute(proofs: Proofs, now: () => Date): Hono {
  return new Hono()
    .get('/challenge', (context) => {
      context.header('Cache-Control', 'no-store')
      return context.json(proofs.challenge(now()))
    })
    .all('/challenge', only('GET'))
}
