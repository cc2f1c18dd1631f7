import { joinWithOr } from '../../explain/found.ts'
import { didYouMean, formatSuggestions } from '../../explain/nearest.ts'
import { type Kind, value } from '../setting.ts'
import { colourNamed } from './colour-names.ts'
import { orMended } from './matching.ts'

/**
 * One of `names`. `called` maps other words of the trade to the name they mean, for the remedy; null when they mean
 * none.
 */
export function choice<const N extends string>(
  names: readonly [N, ...N[]],
  called: (text: string) => N | null = () => null,
) {
  return value<N>({
    wanted: `one of ${joinWithOr(names)}`,
    example: names[0],
    read: (text) => names.find((name) => name === text) ?? null,
    json: { enum: names },
    remedy: (text) => {
      const meant = called(text)
      return meant === null ? didYouMean(text, names) : formatSuggestions([meant])
    },
  })
}

const rgb: Kind<string> = {
  wanted: 'a colour written "#rrggbb"',
  example: '"#1f4fbf" (in quotes, because # begins a comment)',
  read: (text) => (/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : null),
  json: { type: 'string' },
}

/** A colour as #rrggbb. */
export const colour = () =>
  value(
    orMended(rgb, (text) => {
      const named = colourNamed(text)
      if (named !== null) return named
      const shares = /^rgb\((\d{1,3}),? *(\d{1,3}),? *(\d{1,3})\)$/i.exec(text)?.slice(1)
      if (shares) return `#${shares.map((share) => Number(share).toString(16).padStart(2, '0')).join('')}`
      const digits = text.replace(/^#/, '').toLowerCase()
      // The last two of eight digits are an opacity.
      return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits.replace(/^(.{6})..$/, '$1')}`
    }),
  )

const countries: Readonly<Record<string, 'AU' | 'NZ' | 'US'>> = {
  au: 'AU',
  australia: 'AU',
  nz: 'NZ',
  'new zealand': 'NZ',
  us: 'US',
  usa: 'US',
  'united states': 'US',
}

const countryCalled = (text: string) => countries[text.trim().toLowerCase()]

/** The locale of a country by its name or code; null when unknown. */
export function localeCalled(text: string): `en-${'AU' | 'NZ' | 'US'}` | null {
  const code = countryCalled(text)
  return code ? `en-${code}` : null
}

/** A two-letter country code. */
export const country = () =>
  value<string>({
    wanted: 'a country’s two letters',
    example: 'AU',
    read: (text) => (/^[A-Z]{2}$/.test(text) ? text : null),
    json: { type: 'string', pattern: '^[A-Z]{2}$' },
    remedy: (text) => {
      const code = /^[a-z]{2}$/.test(text) ? text.toUpperCase() : countryCalled(text)
      return code ? `; did you mean "${code}"?` : '; for example AU, NZ or US'
    },
  })

/** An ISO 4217 currency code. */
export const currency = () =>
  value<string>({
    wanted: 'a currency code',
    example: 'AUD',
    read: (text) => (Intl.supportedValuesOf('currency').includes(text) ? text : null),
    json: { type: 'string' },
    remedy: (text) =>
      /^[a-z]{3}$/.test(text) ? `; did you mean "${text.toUpperCase()}"?` : '; for example AUD, NZD or USD',
  })
