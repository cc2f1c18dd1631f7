import type { CallApi } from '#api/call.ts'
import { factsIn } from '#islands/shared/page-facts.ts'

/** What a car page knows of the calls it makes; written into the page as JSON under `data-call-data`. */
export interface CallData {
  readonly api: CallApi
  readonly events_host: string | null
  readonly car_id: string
  readonly dealership_id: string | null
  readonly website_id: string
  /** The dealer's number of a call. */
  readonly call_event: number
}

/** The facts a page carries, or null where it carries none that can be read. */
export const readCallData = (json: string | undefined): CallData | null => factsIn<CallData>(json, 'api')
