import { localSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** Layout of list cards on a phone: full width, or the picture beside the text. */
export type PhoneCards = 'tall' | 'compact'

/** Local storage name of the chosen layout; components/car/asked.js reads it before a list is rendered. */
export const phoneCardsName = 'phone-cards'

export function keepPhoneCards(cards: PhoneCards, storage: SiteStorage = localSiteStorage): void {
  storage.write(phoneCardsName, cards)
}
