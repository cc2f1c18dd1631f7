import { isRecord } from '#domain/data/record.ts'
import type { HostAccess } from '#search/transport/host.ts'
import { memoizeUntilSuccess } from '#search/transport/memoize-until-success.ts'
import type { HostAnswer } from './answer.ts'
import type { HostRequest, SendToHost } from './transport.ts'

/** Sends a multi-search to a search host with a release's access. Rejects when there is no response in time. */
export type AskWithAccess = (access: HostAccess, body: HostRequest, signal?: AbortSignal) => Promise<HostAnswer>

/** Error codes in a tab whose release was replaced: the index was deleted, or the token expired. */
const outdated = new Set(['index_not_found', 'invalid_api_key'])

const isOutdated = ({ body }: HostAnswer) => isRecord(body) && outdated.has(String(body.code))

/** The request with the index of this access. */
function askedOf({ index }: HostAccess, { queries }: HostRequest): HostRequest {
  return { queries: queries.map((query) => ({ ...query, indexUid: index })) }
}

/**
 * Queries a search host with the access of the live release, which is looked up once, and again when the host rejects
 * it. `warmUp` starts the lookup early.
 */
export function withAccess(
  lookUp: () => Promise<HostAccess>,
  ask: AskWithAccess,
): { readonly send: SendToHost; readonly warmUp: () => void } {
  let access = memoizeUntilSuccess(lookUp)
  const send: SendToHost = async (body, signal) => {
    const first = await access()
    const answer = await ask(first, askedOf(first, body), signal)
    if (!isOutdated(answer)) return answer
    access = memoizeUntilSuccess(lookUp)
    const second = await access()
    return second.key === first.key && second.index === first.index
      ? answer
      : ask(second, askedOf(second, body), signal)
  }
  return { send, warmUp: () => void access().catch(() => undefined) }
}
