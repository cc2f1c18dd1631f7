import { createHmac } from 'node:crypto'
import { describeNoResponse } from '../../lib/no-response.ts'
import { PermanentFailure } from './queue.ts'

/** A POST request to another system. */
export interface Post {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Timeout of a request, in ms. */
const timeoutMs = 15_000

/** The key of a secret: base64 after `whsec_` (standardwebhooks.com), or else the text itself. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)

/**
 * Signature headers of standardwebhooks.com, which prove origin, integrity and freshness: HMAC-SHA256 of
 * "id.seconds.body". Receivers should refuse messages older than five minutes and known ids.
 */
export function signedHeaders(id: string, body: string, secret: string, now: Date): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` }
}

/** Sends a request. @throws PermanentFailure on 410, Error on any other status than 2xx or without a response */
export async function sendPost({ url, body, headers }: Post): Promise<void> {
  const { host } = new URL(url)
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal }).catch(
    (error: unknown) => {
      throw new Error(`${host}: ${describeNoResponse(error, timeoutMs / 1000)}`)
    },
  )
  // The status is known; an error while discarding the body changes nothing.
  await answer.body?.cancel().catch(() => undefined)
  if (answer.ok) return
  const reason = `${host} answered ${answer.status}`
  throw answer.status === 410 ? new PermanentFailure(reason) : new Error(reason)
}
