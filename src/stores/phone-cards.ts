import { localSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** How cards of lists stand on a phone: as wide as the screen, or the picture beside the words. */
export type PhoneCards = 'tall' | 'compact'

/** Under this name a browser keeps what a shopper chose; pages/search/asked.js.ts reads it before a list is drawn. */
export const phoneCardsName = 'phone-cards'

export function keepPhoneCards(cards: PhoneCards, storage: SiteStorage = localSiteStorage): void {
  storage.write(phoneCardsName, cards)
}
