import type { Locale } from '#domain/text/locale.ts'
import { localise } from '#domain/text/spelling.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { allWords, type WordedSite } from './success-words.ts'

/** The part of the site's settings that its words depend on. */
export type SpellingSettings = SiteSlice<'contact.answer_time' | 'identity.vehicle_types' | 'locale'>

/** Words with a different name in a country, not only a different spelling. */
const named: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': { workshop: 'shop', book: 'records' },
}

/** Spellings of a site's success page: a small map to embed in the page, instead of the spelling rules. */
export function siteSpelling({ contact, identity, locale }: SpellingSettings): WordedSite {
  const spell = (word: string) =>
    inVehicleWords(named[locale.locale]?.[word] ?? localise(word, locale), identity.vehicle_types)
  const pairs = [...allWords()].map((word) => [word, spell(word)] as const)
  return { answers: contact.answer_time, spelt: Object.fromEntries(pairs.filter(([word, spelt]) => spelt !== word)) }
}
