import type { Locale } from '#domain/text/locale.ts'
import { localise } from '#domain/text/spelling.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { allWords, type WordedSite } from './success-words.ts'

/** What of a site its words depend on. */
export type Worded = SiteSlice<'contact.answer_time' | 'identity.vehicle_types' | 'locale'>

/** What has another name in a country, not only another spelling. */
const named: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': { workshop: 'shop', book: 'records' },
}

/** How a site writes the words of its success page, short enough to stand in the page: the rules of spelling stay behind. */
export function wordedSite({ contact, identity, locale }: Worded): WordedSite {
  const spell = (word: string) =>
    inVehicleWords(named[locale.locale]?.[word] ?? localise(word, locale), identity.vehicle_types)
  const pairs = [...allWords()].map((word) => [word, spell(word)] as const)
  return { answers: contact.answer_time, spelt: Object.fromEntries(pairs.filter(([word, spelt]) => spelt !== word)) }
}
