import type { LocalePolicy } from './locale.ts'

/** A site's unit of distance. */
export interface DistanceUnit {
  /** After a number: "85,000 km". */
  readonly short: 'km' | 'mi'
  /** In a sentence: "per kilometre". */
  readonly word: 'kilometre' | 'mile'
  /** For structured data (UN/CEFACT). */
  readonly code: 'KMT' | 'SMI'
}

const kilometre: DistanceUnit = { short: 'km', word: 'kilometre', code: 'KMT' }
const mile: DistanceUnit = { short: 'mi', word: 'mile', code: 'SMI' }

/** Miles on US sites, kilometres everywhere else. */
export function distanceUnit({ locale }: Pick<LocalePolicy, 'locale'>): DistanceUnit {
  return locale === 'en-US' ? mile : kilometre
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** By law since 1959. */
export const kilometresInMile = 1.609344

/** Formats a distance in km in the site's unit: "12 km", "8 mi"; at least 1. */
export function formatRoad(kilometres: number, locale: Pick<LocalePolicy, 'locale'>): string {
  const isInMiles = distanceUnit(locale).short === 'mi'
  return formatDistance(Math.max(1, Math.round(isInMiles ? kilometres / kilometresInMile : kilometres)), locale)
}

/**
 * Formats an odometer reading: "85,000 km", "85,000 mi". The number is already in the site's unit and is not converted.
 */
export function formatDistance(distance: number, locale: Pick<LocalePolicy, 'locale'>): string {
  return `${grouped.format(distance)} ${distanceUnit(locale).short}`
}
