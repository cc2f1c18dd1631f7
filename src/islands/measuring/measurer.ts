import type { SiteEvent } from '#api/analytics.ts'
import { containerAddress, type DataLayer, dataLayerOf, pushEvent } from '#api/data-layer.ts'
import { sendEventBeacon } from '#api/event-beacon.ts'
import { keepEvent, takeEvents } from '#stores/measuring.ts'
import { runThirdPartyScript } from '../shared/third-party-script.ts'
import type { MeasuringData } from './measuring-data.ts'

/** Takes note of an event. */
export type Measurer = (event: SiteEvent) => void

/** Once the page is there, looked at and has nothing better to do. */
function whenIdle(work: () => void): void {
  const { prerendering } = document as { readonly prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', () => whenIdle(work), { once: true })
  else if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(work), { once: true })
  else if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 200)
}

/** Events wait until the container runs, on a later page if need be, so that a form that leaves its page is counted. */
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

/** The one who counts for this dealer. */
export function measurerOf({ to }: MeasuringData): Measurer {
  if (to.provider === 'gtm') return containerMeasurer(to.id, to.isHere)
  return (event) => sendEventBeacon(to, event, location.pathname)
}
