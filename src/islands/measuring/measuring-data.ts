import { factsIn } from '#islands/shared/page-facts.ts'

/** What a page knows of how it is measured; written into it as JSON under `data-measuring`. */
export interface MeasuringData {
  readonly to:
    | { readonly provider: 'beacon'; readonly host: string; readonly website_id: string }
    /** `isHere` is false on pages that run no container: what happens there waits for the next page. */
    | { readonly provider: 'gtm'; readonly id: string; readonly isHere: boolean }
  /** Nothing is measured before the shopper says yes. */
  readonly asks: boolean
  /** The dealer's number of a press on a phone number. */
  readonly call_event: number
}

/** The facts a page carries, or null where it carries none that can be read. */
export const readMeasuringData = (json: string | undefined): MeasuringData | null => factsIn<MeasuringData>(json, 'to')
