import { SearchError, type SearchErrorCode } from '#search/engine/search-error.ts'
import type { MultiSearchRequest, MultiSearchResponse, SearchTransport } from './transport.ts'

/** One end of a channel: a worker, the worker's global scope, or one port of a MessageChannel. */
export interface RpcPort {
  readonly postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent) => void) | null
}

interface Question {
  readonly id: number
  readonly body: MultiSearchRequest
}

interface Problem {
  readonly message: string
  readonly code: SearchErrorCode | null
}

type Answer = { readonly id: number } & ({ readonly response: MultiSearchResponse } | { readonly problem: Problem })

function problemOf(problem: unknown): Problem {
  const message = problem instanceof Error ? problem.message : String(problem)
  return { message, code: problem instanceof SearchError ? problem.code : null }
}

function errorOf({ message, code }: Problem): Error {
  return code === null ? new Error(message) : new SearchError(code, message)
}

/** Serves requests that arrive on the port. */
export function serveRequests(port: RpcPort, ask: SearchTransport): void {
  port.onmessage = async ({ data }) => {
    const { id, body } = data as Question
    const answer: Answer = await ask(body).then(
      (response) => ({ id, response }),
      (problem: unknown) => ({ id, problem: problemOf(problem) }),
    )
    port.postMessage(answer)
  }
}

interface Waiting {
  readonly resolve: (response: MultiSearchResponse) => void
  readonly reject: (problem: Error) => void
}

/** SearchTransport over a port. After `close` all requests reject, pending ones included. */
export function portTransport(port: RpcPort): { readonly ask: SearchTransport; readonly close: (why: Error) => void } {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let dead: Error | null = null
  port.onmessage = ({ data }) => {
    const answer = data as Answer
    const question = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('response' in answer) question?.resolve(answer.response)
    else question?.reject(errorOf(answer.problem))
  }
  const ask: SearchTransport = (body) =>
    new Promise((resolve, reject) => {
      if (dead) return reject(dead)
      const id = asked++
      waiting.set(id, { resolve, reject })
      port.postMessage({ id, body } satisfies Question)
    })
  const close = (why: Error) => {
    dead = why
    for (const question of waiting.values()) question.reject(why)
    waiting.clear()
  }
  return { ask, close }
}
