import { type SiteStorage, siteStorageOn } from './site-storage.ts'

/** The site's storage prefix, which the layout writes as `<html data-storage="...">`. */
function pagePrefix(): string {
  return document.documentElement.dataset.storage ?? 'site'
}

const events = () => (typeof window === 'undefined' ? null : window)

/** Kept until the shopper clears it: localStorage. */
export const localSiteStorage: SiteStorage = siteStorageOn({
  storage: () => localStorage,
  prefix: pagePrefix,
  events,
})

/** Kept while the tab lives: sessionStorage. */
export const sessionSiteStorage: SiteStorage = siteStorageOn({
  storage: () => sessionStorage,
  prefix: pagePrefix,
  events,
})
