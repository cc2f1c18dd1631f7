import type { SiteEvent } from '#api/analytics.ts'
import { containerAddress, type DataLayer, dataLayerOf, pushEvent } from '#api/data-layer.ts'
import { sendEventBeacon } from '#api/event-beacon.ts'
import { keepEvent, takeEvents } from '#stores/measuring.ts'
import { runThirdPartyScript } from '../shared/third-party-script.ts'
import type { MeasuringData } from './measuring-data.ts'

/** Records an event. */
export type Measurer = (event: SiteEvent) => void

/** Runs the work when the page is loaded, visible (not prerendering) and idle. */
function whenIdle(work: () => void): void {
  const { prerendering } = document as { readonly prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', () => whenIdle(work), { once: true })
  else if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(work), { once: true })
  else if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 200)
}

/**
 * Events are stored until the container runs, if need be on a later page, so that a form that navigates away is
 * counted.
 */
function containerMeasurer(id: string, isHere: boolean): Measurer {
  let layer: DataLayer | null = null
  const run = async () => {
    const list = dataLayerOf(window as { dataLayer?: DataLayer })
    await runThirdPartyScript(containerAddress(id, list, new Date()))
    layer = list
    for (const event of takeEvents()) pushEvent(list, event)
  }
  const begin = () => void run().catch((error: unknown) => console.warn('The tag container did not come.', error))
  if (isHere) whenIdle(begin)
  return (event) => (layer ? pushEvent(layer, event) : keepEvent(event))
}

/** The measurer for the dealer's provider. */
export function measurerOf({ to }: MeasuringData): Measurer {
  if (to.provider === 'gtm') return containerMeasurer(to.id, to.isHere)
  return (event) => sendEventBeacon(to, event, location.pathname)
}
