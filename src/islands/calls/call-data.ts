import type { CallApi } from '#api/call.ts'
import { parseEmbeddedData } from '#islands/shared/page-facts.ts'

/** What a car page needs to record calls; embedded as JSON under `data-call-data`. */
export interface CallData {
  readonly api: CallApi
  readonly events_host: string | null
  readonly car_id: string
  readonly dealership_id: string | null
  readonly website_id: string
  /** The dealer's event id for a call. */
  readonly call_event: number
}

/** The data embedded in a page, or null when there is none or it is invalid. */
export const readCallData = (json: string | undefined): CallData | null => parseEmbeddedData<CallData>(json, 'api')
