import type { MeasuringData } from '#islands/measuring/measuring-data.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type Measured = SiteSlice<'services.analytics' | 'services.api' | 'identity.id'>

/** Target of a page's events; null without analytics. No tag container runs on a payment page. */
function measuredBy(
  { services: { analytics, api }, identity }: Measured,
  isPayment: boolean,
): MeasuringData['to'] | null {
  const { provider, id } = analytics
  if (provider === 'beacon' && api.events_host) return { provider, host: api.events_host, website_id: identity.id }
  return provider === 'gtm' && id ? { provider, id, isHere: !isPayment } : null
}

/** Analytics settings of a page as JSON for its script; null without analytics. */
export function measuringData(site: Measured, isPayment: boolean): string | null {
  const to = measuredBy(site, isPayment)
  const { consent: asks, event_ids } = site.services.analytics
  return to && JSON.stringify({ to, asks, call_event: event_ids.call } satisfies MeasuringData)
}
