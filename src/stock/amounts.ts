import { kilometresInMile } from '#domain/text/distance.ts'

// Numbers as people write them. An ambiguous separator is read the one way that makes sense, or not at all.

/** "12,990", "12.990", "12 990", "12'990", with cents after the other separator: "12.990,00". */
const inThousands = /^([1-9]\d{0,2})((?:([.,' ])\d{3})(?:\3\d{3})*)(?:(?!\3)[.,](\d{1,2}))?$/
/** "12990", "12990.50", "12990,50". A comma after fewer than four digits is a slip. */
const plain = /^(\d+)(?:\.(\d+))?$|^(\d{4,}),(\d{1,2})$/
/** "85k", "12.5k" */
const withK = /^(\d{1,4}(?:\.\d)?) ?k$/i
const most = 25

/** The number a text states, or null. Three digits after a single point are thousands: "12.990" is 12990. */
export function numberIn(words: string): number | null {
  if (words.length > most) return null
  const thousands = withK.exec(words)
  if (thousands) return Math.round(Number(thousands[1]) * 1000)
  const grouped = inThousands.exec(words)
  if (grouped) return Number(`${grouped[1]}${grouped[2]?.replace(/\D/g, '')}.${grouped[4] ?? 0}`)
  const [, whole, cents, long, cent] = plain.exec(words) ?? []
  return whole === undefined && long === undefined ? null : Number(`${whole ?? long}.${cents ?? cent ?? 0}`)
}

const currencies: Readonly<Record<string, string>> = { A: 'AUD', AU: 'AUD', NZ: 'NZD', US: 'USD' }
const amount =
  /(?:(AUD?|A|NZD?|USD?)? ?\$|(AUD|NZD|USD))? ?([\d.,' ]+(?: ?k)?)(?:[.,]-{1,2})?[*^#†]?(?: ?(AUD|NZD|USD|\$))?/
/**
 * Words after an amount that leave it the full price: all charges included ("DAP" is the drive-away price), or
 * negotiable. Words that add to the price are not accepted.
 */
const behind = [
  ...[/drive ?-?away(?: price)?(?:,? no more to pay)?/, /d\/?ap?/, /inc(?:l|luding)?\.? gst/],
  ...[/o\.?[nb]\.?o\.?/, /or (?:near(?:est)?|best) offer/, /neg(?:otiable)?/],
]
const money = new RegExp(`^${amount.source}(?: ?(?:${behind.map(({ source }) => source).join('|')}))?$`, 'i')

/** An amount of money as a text states it. */
export interface Amount {
  readonly amount: number
  /** ISO 4217; null when the text names none. */
  readonly currency: string | null
}

/** "$42,990", "AUD 42.990,00", "$12990.-", "42,990 Drive Away"; null when it is no amount. */
export function amountIn(words: string): Amount | null {
  if (words.length > most * 2) return null
  const [, sign, before, digits, behind] = money.exec(words) ?? []
  const amount = digits === undefined ? null : numberIn(digits.trim())
  const code = (before ?? sign ?? behind ?? '').toUpperCase().replace('$', '')
  return amount === null ? null : { amount, currency: code === '' ? null : (currencies[code] ?? code) }
}

/** An odometer as a text states it. */
export interface Distance {
  readonly distance: number
  /** null when the text names none. */
  readonly unit: 'km' | 'mi' | null
}

const road = /^([\d.,' ]+(?: ?k)?) ?(?:(km'?s?|klms?|kilomet(?:re|er)s?)|(mi|mls|miles?))?\.?$/i

/** "85,000 km", "45,000kms", "85k", "32 600 miles"; null when it is no distance. */
export function distanceIn(words: string): Distance | null {
  if (words.length > most * 2) return null
  const [, digits, km, mi] = road.exec(words) ?? []
  if (digits === undefined) return null
  // "85k" is in thousands; "85,000k" is in kilometres, as no car has done eighty-five million.
  const whole = numberIn(digits.replace(/ ?k? *$/i, ''))
  const isWhole = whole !== null && whole >= 1000
  const distance = isWhole ? whole : numberIn(digits.trim())
  return distance === null
    ? null
    : { distance, unit: km || (isWhole && /k *$/i.test(digits)) ? 'km' : mi ? 'mi' : null }
}

/** Converts a distance to another unit; without a unit it is taken to be in that one. */
export function inUnit(distance: number, from: 'km' | 'mi' | null, to: 'km' | 'mi'): number {
  if (from === null || from === to) return distance
  return to === 'km' ? distance * kilometresInMile : distance / kilometresInMile
}
