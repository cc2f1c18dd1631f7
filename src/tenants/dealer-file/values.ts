import { slugify } from '#domain/text/slug.ts'
import { either } from '../explain/found.ts'
import { didYouMean, nearest } from '../explain/nearest.ts'
import { type Kind, value } from './setting.ts'

const noControls = /^[^\p{Cc}\u2028\u2029]*$/u

function matching(pattern: RegExp, wanted: string, example: string, json: Kind<string>['json'] = {}): Kind<string> {
  const read = (text: string) => (pattern.test(text) ? text : null)
  return { wanted, example, read, json: { type: 'string', ...json } }
}

/** Offers the mended text if mending helps, else the example. */
function orMended(kind: Kind<string>, mend: (text: string) => string): Kind<string> {
  const remedy = (text: string) => {
    const mended = mend(text)
    return kind.read(mended) === null ? `; for example ${kind.example}` : `; did you mean "${mended}"?`
  }
  return { ...kind, remedy }
}

/** One line of text. */
export const words = () =>
  value<string>({
    wanted: 'one line of text, 300 characters at most',
    example: '"Harbour Street"',
    read: (text) => (noControls.test(text.trim()) && text.trim() !== '' && text.length <= 300 ? text.trim() : null),
    json: { type: ['string', 'number', 'boolean'] },
    remedy: (text) => {
      if (text.trim() === '') return '; leave the setting out instead'
      return text.length > 300 ? '; shorten it' : '; it holds a line break, so write it on one line'
    },
  })

/** Text of several lines; blank lines part paragraphs. */
export const prose = () =>
  value<string>({
    wanted: 'text of 1 to 20,000 characters',
    example: '"Plain words."',
    read: (text) => (text.trim() !== '' && text.length <= 20_000 ? text.trim() : null),
    json: { type: 'string' },
  })

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

function digitsIn(text: string, from: number, to: number): string {
  const digits = text.replace(/[^\d.-]/g, '')
  const share = Number(digits) / 100
  if (digits === '' || Number.isNaN(share)) return ''
  if (to === 1 && share > 0.01 && share <= 1) return `; did you mean ${share}?`
  return digits !== text && Number(digits) >= from && Number(digits) <= to ? `; did you mean ${digits}?` : ''
}

function numberKind(whole: boolean, from: number, to: number, example: string): Kind<number> {
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

/** A number, with decimals if wanted, within bounds. */
export const decimal = (from: number, to: number, example = String(from)) => value(numberKind(false, from, to, example))

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

/** Letters, digits and hyphens in lower case. */
export const slug = () =>
  value(
    orMended(matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug (a-z, 0-9 and single hyphens)', 'harbour-street'), (text) =>
      slugify(text, ''),
    ),
  )

/** An id as other systems write it: letters, digits, hyphens, underscores. Zeros in front stay. */
export const identifier = () =>
  value(
    matching(/^[A-Za-z0-9_-]{1,64}$/, 'an id (letters, digits, - and _, 64 at most)', '1042', {
      type: ['string', 'integer'],
    }),
  )

/** A page of the site itself: starts with one slash. */
export const path = () =>
  value(
    orMended(
      matching(
        /^\/(?!\/)(?!.*\/\/)(?!.*\.\.)[A-Za-z0-9._~/-]*$/,
        'a path of this site (starts with one "/")',
        '/search/used-cars',
      ),
      (text) => `/${text.replace(/^\/+/, '')}`,
    ),
  )

const urlWanted = 'a web address that begins with https:// (or http://)'

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\^`{|}]+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname.includes('.')
}

/** An https or http address. */
export const url = () =>
  value<string>({
    wanted: urlWanted,
    example: 'https://www.example.com.au/reviews',
    read: (text) => (isWebAddress(text) ? text : null),
    json: { type: 'string' },
    remedy: (text) =>
      /^www\./i.test(text) ? `; did you mean "https://${text}"?` : '; for example https://www.example.com.au',
  })

const site: Kind<string> = {
  wanted: 'the address of a site: https:// and a host, without a path',
  example: 'https://www.example.com.au',
  read: (text) =>
    isWebAddress(text) && new URL(text).pathname === '/' && !/[?#]/.test(text) ? new URL(text).origin : null,
  json: { type: 'string' },
}

function originOf(text: string): string {
  const address = /^https?:/i.test(text) ? text : `https://${text}`
  return isWebAddress(address) ? new URL(address).origin : text
}

/** The address of a whole site: scheme and host, nothing behind. */
export const origin = () => value(orMended(site, originOf))

const sitePath = /^\/(?!\/)[^\s"'<>\\^`{|}]*$/

/** Where a menu entry or button leads: a path of the site, a web address, tel: or mailto:. */
export const link = () =>
  value<string>({
    wanted: 'a link (a path such as /contact, an https address, tel: or mailto:)',
    example: '/search/used-cars',
    read: (text) =>
      sitePath.test(text) ||
      isWebAddress(text) ||
      /^tel:\+?[\d-]{6,16}$/.test(text) ||
      /^mailto:[^\s@]+@[^\s@]+$/.test(text)
        ? text
        : null,
    json: { type: 'string' },
    remedy: (text) =>
      /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(text) ? `; did you mean "/${text}"?` : '; for example /search/used-cars',
  })

/** A picture or logo: a file beside the dealer file, or a web address. */
export const file = () =>
  value<string>({
    wanted: 'a file beside this one (such as logo.svg) or an https address',
    example: 'logo.svg',
    read: (text) =>
      isWebAddress(text) || /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.(svg|png|jpe?g|webp)$/.test(text) ? text : null,
    json: { type: 'string' },
  })

/** A Markdown file of the dealer's folder. */
export const markdownFile = () =>
  value(matching(/^([a-z0-9-]+\/)*[a-z0-9-]+\.md$/, 'a Markdown file of this folder', 'pages/terms.md'))

/** An e-mail address. */
export const email = () =>
  value(matching(/^[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:.]+$/, 'an e-mail address', 'sales@example.com.au'))

/** A phone number as people write it; kept exactly so, zeros and spaces included. */
export const phone = () =>
  value<string>({
    wanted: 'a phone number (6 to 15 digits, with spaces, brackets, hyphens or a leading +)',
    example: '02 5550 0123',
    read: (text) => (/^\+?[\d ().-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, '')) ? text : null),
    json: { type: ['string', 'integer'] },
  })

/** Digits that identify, such as licence numbers; zeros in front stay. */
export const licence = () =>
  value(
    matching(/^[A-Za-z0-9][A-Za-z0-9 /-]{0,39}$/, 'a licence number (letters and digits)', 'MD012345', {
      type: ['string', 'integer'],
    }),
  )

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

function isTimeZone(text: string): boolean {
  try {
    return /^[A-Z][A-Za-z]+\/[A-Za-z_/-]+$/.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

/** An IANA time zone. */
export const timeZone = () =>
  value<string>({
    wanted: 'a time zone of the IANA list',
    example: 'Australia/Sydney',
    read: (text) => (isTimeZone(text) ? text : null),
    json: { type: 'string' },
    remedy: (text) => didYouMean(text, Intl.supportedValuesOf('timeZone')) || '; for example Australia/Sydney',
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

/** The name of an environment variable that holds a key, never the key itself. */
export const variable = () =>
  value(
    matching(
      /^[A-Z][A-Z0-9_]{2,63}$/,
      'the NAME of an environment variable (the key itself never stands here)',
      'SEARCH_KEY',
    ),
  )

function isDate(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

const day: Kind<string> = {
  wanted: 'a date written year-month-day',
  example: '2026-12-26',
  read: (text) => (isDate(text) ? text : null),
  json: { type: 'string' },
}

function turned(text: string): string {
  const [, first = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  return `${year}-${month.padStart(2, '0')}-${first.padStart(2, '0')}`
}

/** A day: YYYY-MM-DD. */
export const date = () => value(orMended(day, turned))

/** A moment: a day, or a day and time with an offset. */
export const moment = () =>
  value<string>({
    wanted: 'a date (2026-12-26) or a time with its offset (2026-12-26T09:00+11:00)',
    example: '2026-12-26',
    read: (text) =>
      isDate(text) ||
      (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
        isDate(text.slice(0, 10)) &&
        !Number.isNaN(Date.parse(text)))
        ? text
        : null,
    json: { type: 'string' },
  })
