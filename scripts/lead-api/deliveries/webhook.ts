import { createHmac } from 'node:crypto'
import { whyNoAnswer } from '../../lib/no-answer.ts'
import { PermanentFailure } from './queue.ts'

/** A message to another system's address. */
export interface Post {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Longer than this no receiver is waited for, in ms. */
const timeoutMs = 15_000

/** The bytes of a secret: written as standardwebhooks.com writes it, or any text. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)

/**
 * Headers by which a receiver knows that a message is ours, is whole, is fresh and has not come before, as
 * standardwebhooks.com has them: HMAC-SHA256 of "id.seconds.body". Refuse what is older than five minutes or has an id
 * that was seen.
 */
export function signedHeaders(id: string, body: string, secret: string, now: Date): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` }
}

/** Sends a message; only an answer of 2xx is an arrival. @throws with what came instead */
export async function sendPost({ url, body, headers }: Post): Promise<void> {
  const { host } = new URL(url)
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal }).catch(
    (error: unknown) => {
      throw new Error(`${host}: ${whyNoAnswer(error, timeoutMs / 1000)}`)
    },
  )
  // It has answered: whether the rest of what it says can be had changes nothing.
  await answer.body?.cancel().catch(() => undefined)
  if (answer.ok) return
  const reason = `${host} answered ${answer.status}`
  throw answer.status === 410 ? new PermanentFailure(reason) : new Error(reason)
}
