import { type Shelf, shelfOn } from './shelf.ts'

/** The site's storage prefix, which the layout writes as `<html data-storage="...">`. */
function pagePrefix(): string {
  return document.documentElement.dataset.storage ?? 'site'
}

const events = () => (typeof window === 'undefined' ? null : window)

/** Kept until the shopper clears it: localStorage. */
export const localShelf: Shelf = shelfOn({ storage: () => window.localStorage, prefix: pagePrefix, events })

/** Kept while the tab lives: sessionStorage. */
export const sessionShelf: Shelf = shelfOn({ storage: () => window.sessionStorage, prefix: pagePrefix, events })
