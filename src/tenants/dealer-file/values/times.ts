import { didYouMean } from '../../explain/nearest.ts'
import { type Kind, value } from '../setting.ts'
import { orMended } from './matching.ts'

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
