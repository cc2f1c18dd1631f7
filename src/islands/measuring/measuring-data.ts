import { parseEmbeddedData } from '#islands/shared/page-facts.ts'

/** How a page is measured; embedded as JSON under `data-measuring`. */
export interface MeasuringData {
  readonly to:
    | { readonly provider: 'beacon'; readonly host: string; readonly website_id: string }
    /** `isHere` is false on pages that run no container: their events wait for the next page. */
    | { readonly provider: 'gtm'; readonly id: string; readonly isHere: boolean }
  /** Whether nothing may be measured before the shopper consents. */
  readonly asks: boolean
  /** The dealer's event id for a click on a phone number. */
  readonly call_event: number
}

/** The data embedded in a page, or null when there is none or it is invalid. */
export const readMeasuringData = (json: string | undefined): MeasuringData | null =>
  parseEmbeddedData<MeasuringData>(json, 'to')
