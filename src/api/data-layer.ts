import type { SiteEvent } from './analytics.ts'

/** The list by which a page speaks to its tag container. */
export type DataLayer = Record<string, unknown>[]

/** The page's list; the container finds it under this name. */
export function dataLayerOf(page: { dataLayer?: DataLayer }): DataLayer {
  page.dataLayer ??= []
  return page.dataLayer
}

/** An event as a container's triggers read it: a custom event with its number and facts. */
export function pushEvent(layer: DataLayer, { name, id, facts }: SiteEvent): void {
  layer.push({ ...facts, event: name, event_id: id })
}

/** The address of a container by its id, e.g. GTM-ABC1234; it takes the moment it was asked for from the list. */
export function containerAddress(id: string, layer: DataLayer, now: Date): string {
  layer.push({ 'gtm.start': now.getTime(), event: 'gtm.js' })
  return `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
}
