import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type { SendDependencies } from '#api/leads.ts'

/**
 * Fault of one request: the request is lost, the response is lost, or something in between responds instead of the API,
 * before or after the API got the request.
 */
export const fault = fc.constantFrom(
  'none',
  'cut',
  'silent',
  'page-before',
  'page-after',
  'no-id',
  'locked',
  'busy',
  'down-after',
)

export type Fault = typeof fault extends fc.Arbitrary<infer T> ? T : never

const page = () => new Response('<!doctype html>', { status: 500, headers: { 'content-type': 'text/html' } })
const offline = () => new TypeError('Failed to fetch')

/** A network between browser and API that applies the next fault of the list to each request. */
export function faultyNetwork(faults: readonly Fault[], origin: string): SendDependencies {
  const waiting = [...faults]
  return {
    async fetch(address, init) {
      const next = waiting.shift() ?? 'none'
      if (next === 'cut') throw offline()
      if (next === 'page-before') return page()
      if (next === 'locked') return new Response('', { status: 401 })
      if (next === 'busy') return Response.json({ message: 'Too many requests.' }, { status: 429 })
      const headers = new Headers(init?.headers)
      headers.set('origin', origin)
      const answer = await fetch(address, { ...init, headers })
      if (next === 'none') return answer
      await answer.arrayBuffer()
      if (next === 'silent') throw offline()
      if (next === 'no-id') return Response.json({})
      return next === 'page-after' ? page() : new Response('', { status: 503 })
    },
    // Waits are ten times shorter than in reality.
    wait: (ms) => pause(ms / 10),
    random: () => 0,
  }
}
