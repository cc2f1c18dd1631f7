import { either } from '../../explain/found.ts'
import { didYouMean, nearest } from '../../explain/nearest.ts'
import { type Kind, value } from '../setting.ts'
import { orMended } from './matching.ts'

/** One of a few names. */
export function choice<const N extends string>(names: readonly [N, ...N[]]) {
  return value<N>({
    wanted: `one of ${either(names)}`,
    example: names[0],
    read: (text) => names.find((name) => name === text) ?? null,
    json: { enum: names },
    remedy: (text) => (nearest(text, names) === null ? '' : didYouMean(text, names)),
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
      const digits = text.replace(/^#/, '').toLowerCase()
      return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
    }),
  )

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
