import { type LeadAnswer, readAnswer } from './lead-answer.ts'
import type { LeadPayload } from './lead-payload.ts'

/** Where leads go: the base address of the API (empty for the site's own origin), and whether it is the mock. */
export interface LeadApi {
  readonly base: string
  readonly mock: boolean
}

/** Who receives a form: the lead API, or the finance partner behind it. */
export type SubmitTarget = 'server' | 'car-clarity'

/** One lead to send. */
export interface LeadParcel {
  /** The lead API unless a dealer's settings say otherwise. */
  readonly target?: SubmitTarget
  readonly lead: LeadPayload
  readonly files?: readonly File[]
  /** Set once a first step was saved; further sends update that lead. */
  readonly leadId?: string | number | null
}

/** Browser dependencies of sending; tests replace them. */
export interface SendDependencies {
  readonly fetch: typeof fetch
  readonly wait: (ms: number) => Promise<void>
  /** 0 to 1, for the jitter. */
  readonly random: () => number
}

const mostTries = 3

/** Timeout of one attempt, in ms: 10 s plus time for files at 50 bytes per ms, at most 180 s. */
function timeoutMs({ files = [] }: LeadParcel): number {
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return Math.min(180_000, 10_000 + Math.ceil(bytes / 50))
}

const browserDependencies: SendDependencies = {
  fetch: (input, init) => fetch(input, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
}

/** The address of a lead call, e.g. `/api/leads`. */
export function leadAddress(api: LeadApi, path: string): string {
  return `${api.base}${api.mock ? '/mock' : '/api'}/${path}`
}

function multipart(lead: LeadPayload, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(lead)) {
    form.append(`lead[${field}]`, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const file of files) form.append('files[]', file)
  return form
}

const asJson = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** Empty values are sent in updates only; a new lead omits them. */
const saidOf = ({ lead, leadId = null }: LeadParcel): LeadPayload =>
  leadId === null ? Object.fromEntries(Object.entries(lead).filter(([, value]) => String(value) !== '')) : lead

function requestOf(api: LeadApi, parcel: LeadParcel): readonly [string, RequestInit] {
  const { target, files = [], leadId = null } = parcel
  const lead = saidOf(parcel)
  if (target === 'car-clarity') {
    const body = files.length > 0 ? { body: multipart(lead, files) } : asJson(lead)
    return [leadAddress(api, 'carClarityCustomer'), { method: 'POST', ...body }]
  }
  if (files.length > 0) {
    const named = leadId === null ? lead : { ...lead, lead_id: leadId }
    return [leadAddress(api, 'leads/with-files'), { method: 'POST', body: multipart(named, files) }]
  }
  if (leadId === null) return [leadAddress(api, 'leads'), { method: 'POST', ...asJson({ lead }) }]
  return [leadAddress(api, `leads/${encodeURIComponent(leadId)}`), { method: 'PUT', ...asJson({ lead }) }]
}

/** The lead without its id: an API that does not know the id takes it as a new lead, under the same key. */
function asNew({ lead: { lead_id: _, ...lead }, ...parcel }: LeadParcel): LeadParcel {
  return { ...parcel, lead, leadId: null }
}

/** One attempt. Network failure, timeout and an unreadable body are results, not exceptions. */
async function tryOnce(api: LeadApi, parcel: LeadParcel, dependencies: SendDependencies): Promise<LeadAnswer> {
  const [address, request] = requestOf(api, parcel)
  try {
    const response = await dependencies.fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs(parcel)) })
    if (response.status === 404 && (parcel.leadId ?? null) !== null) return tryOnce(api, asNew(parcel), dependencies)
    return readAnswer(response.status, await response.json().catch(() => null))
  } catch {
    return { kind: 'unsent', message: null, mayRetry: true }
  }
}

/** Back-off of 0.5 s, 1 s, 2 s ... plus up to 100 % jitter, so that many clients do not retry at once. */
const pause = (attempt: number, dependencies: SendDependencies) =>
  dependencies.wait(500 * 2 ** attempt * (1 + dependencies.random()))

/**
 * Sends a lead, with retries after network failures, timeouts, 408, 429 and 5xx. Never rejects.
 * A lead that the API already has with other content is sent once more as an update of it.
 */
export async function sendLead(
  api: LeadApi,
  parcel: LeadParcel,
  dependencies: SendDependencies = browserDependencies,
): Promise<LeadAnswer> {
  let answer = await tryOnce(api, parcel, dependencies)
  for (let attempt = 0; attempt < mostTries - 1; attempt += 1) {
    if (answer.kind !== 'unsent' || !answer.mayRetry) break
    await pause(attempt, dependencies)
    answer = await tryOnce(api, parcel, dependencies)
  }
  const isChange = parcel.target !== 'car-clarity' && (parcel.leadId ?? null) !== null
  if (answer.kind !== 'known' || isChange) return answer
  return sendLead(api, { ...parcel, target: 'server', leadId: answer.id }, dependencies)
}
