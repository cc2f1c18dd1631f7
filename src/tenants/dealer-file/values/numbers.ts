import { didYouMean } from '../../explain/nearest.ts'
import { type Kind, value } from '../setting.ts'

/** true or false. */
export const flag = () =>
  value<boolean>({
    wanted: 'true or false',
    example: 'true',
    read: (text) => (text === 'true' ? true : text === 'false' ? false : null),
    json: { type: 'boolean' },
    remedy: (text) => {
      if (/^(yes|on|y|1)$/i.test(text)) return '; write true'
      return /^(no|off|n|0)$/i.test(text) ? '; write false' : didYouMean(text, ['true', 'false'])
    },
  })

const counted = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** "S 33.87" as "33.87 S". */
const withSideBehind = (text: string) => text.replace(/^\s*([nsew])\s*(\d.*)$/i, '$2 $1')

/** A number as people write one: "three", "4,5", "4.6/5", "3k", "12.46° S"; null for other texts. */
function writtenNumber(text: string): number | null {
  const word = counted.indexOf(
    text
      .trim()
      .toLowerCase()
      .replace(/ days?$/, '')
      .replace(/^none$/, 'no'),
  )
  if (word >= 0) return word
  const [, digits = '', tail = ''] =
    /^[^\d-]*(-?\d+(?:[.,](?:\d{1,2}|\d{4,}))?)(?!\d)\s*(k\b|\/\s*\d+|°?\s*[nsew]\b)?/i.exec(withSideBehind(text)) ?? []
  if (digits === '' || (tail === '' && !/^-?\d+,(?:\d{1,2}|\d{4,})$/.test(text.trim()))) return null
  const number = Number(digits.replace(',', '.'))
  if (/^k/i.test(tail)) return number * 1000
  return /[sw]$/i.test(tail) ? -Math.abs(number) : number
}

function digitsIn(text: string, from: number, to: number): string {
  const written = writtenNumber(text)
  if (written !== null && written >= from && written <= to) return `; did you mean ${written}?`
  // Letters within a number, as in 1e1 or 0x10, are no unit that could be dropped.
  if (/\d[a-z]+\d/i.test(text)) return ''
  const digits = text.replace(/[^\d.-]/g, '')
  const share = Number(digits) / 100
  if (digits === '' || Number.isNaN(share)) return ''
  if (to === 1 && share > 0.01 && share <= 1) return `; did you mean ${share}?`
  return digits !== text && Number(digits) >= from && Number(digits) <= to ? `; did you mean ${digits}?` : ''
}

/** A number from `from` to `to`, both included, with remedies for other texts. */
export function numberKind(whole: boolean, from: number, to: number, example: string): Kind<number> {
  const pattern = whole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/
  return {
    wanted: `${whole ? 'a whole number' : 'a number'} from ${from} to ${to}`,
    example,
    read: (text) => (pattern.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : null),
    json: { type: whole ? 'integer' : 'number', minimum: from, maximum: to },
    remedy: (text) => digitsIn(text, from, to),
  }
}

/** A whole number within bounds. */
export const whole = (from: number, to: number, example = String(from)) => value(numberKind(true, from, to, example))

/** A number within bounds, with or without decimals. */
export const decimal = (from: number, to: number, example = String(from)) => value(numberKind(false, from, to, example))
