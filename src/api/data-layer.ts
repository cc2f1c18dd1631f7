import type { SiteEvent } from './analytics.ts'

/** The data layer through which a page passes events to its tag container (Google Tag Manager). */
export type DataLayer = Record<string, unknown>[]

/** The page's data layer, created if missing; the container reads it under this name. */
export function dataLayerOf(page: { dataLayer?: DataLayer }): DataLayer {
  page.dataLayer ??= []
  return page.dataLayer
}

/** Pushes an event as a custom event for the container's triggers, with its number and facts. */
export function pushEvent(layer: DataLayer, { name, id, facts }: SiteEvent): void {
  layer.push({ ...facts, event: name, event_id: id })
}

/** The script address of a container, e.g. GTM-ABC1234; also pushes the load time that the container reads. */
export function containerAddress(id: string, layer: DataLayer, now: Date): string {
  layer.push({ 'gtm.start': now.getTime(), event: 'gtm.js' })
  return `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
}
