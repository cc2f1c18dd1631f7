import { parseTimeZones } from '#domain/location/zone-name.ts'
import { didYouMean, formatSuggestions } from '../../explain/nearest.ts'
import { type Kind, value } from '../setting.ts'

function isTimeZone(text: string): boolean {
  try {
    return /^[A-Z][A-Za-z]+\/[A-Za-z_/-]+$/.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

/** Remedy: the zones of a state, clock or city of this name, else a similarly spelt zone. */
function zoneRemedy(text: string): string {
  const zones = Intl.supportedValuesOf('timeZone')
  const city = `/${text.trim().toLowerCase().replaceAll(' ', '_')}`
  const ofCity = zones.filter((zone) => zone.toLowerCase().endsWith(city)).slice(0, 1)
  const meant = [...parseTimeZones(text), ...ofCity]
  return formatSuggestions(meant) || didYouMean(text, zones) || '; for example Australia/Sydney'
}

/** An IANA time zone. */
export const timeZone = () =>
  value<string>({
    wanted: 'a time zone of the IANA list',
    example: 'Australia/Sydney',
    read: (text) => (isTimeZone(text) ? text : null),
    json: { type: 'string' },
    remedy: zoneRemedy,
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

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const inNumbers = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})$/

/** A date as people write it (in numbers the day first, or the year) as YYYY-MM-DD; no valid date for other texts. */
function turned(text: string): string {
  const numbers = inNumbers.exec(text)
  const words = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/i.exec(text)
  const first = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text)
  const ordered = /^(\d{4})[./ -](\d{1,2})[./ -](\d{1,2})$/.exec(text)
  const turnedOver = first ? ['', first[2], first[1], first[3]] : ordered && ['', ordered[3], ordered[2], ordered[1]]
  const [, date = '', month = '', year = ''] = numbers ?? words ?? turnedOver ?? []
  const at = months.indexOf(month.toLowerCase())
  return `${year.padStart(4, '20')}-${(at < 0 ? month : String(at + 1)).padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** Adds missing hyphens and drops a time without an offset: "20261226", "2026-12-26 9am". */
const withoutTime = (text: string) =>
  text.replace(/^(\d{4})(-?)(\d\d)\2(\d\d)(?:[T ]+\d{1,2}(?:[:.]\d\d){0,2} ?(?:[ap]\.?m\.?)?)?$/i, '$1-$3-$4')

/** Valid days the text may mean. Dates in numbers are read with the day first and, as in the US, the month first. */
function meantDays(text: string): readonly string[] {
  const monthFirst = text.replace(inNumbers, '$2/$1/$3')
  return [...new Set([withoutTime(text), turned(text), ...(inNumbers.test(text) ? [turned(monthFirst)] : [])])].filter(
    isDate,
  )
}

function dateRemedy(text: string): string {
  const [meant, other] = meantDays(text)
  if (other) return `; did you mean "${meant}", or with the month first "${other}"?`
  if (meant) return `; did you mean "${meant}"?`
  if (/^\d{4}-\d\d-\d\d\s*(?:-|–|to)\s*\d/.test(text)) return '; this is one day, so write an entry for each'
  if (/^\d{4}-\d\d-\d\d$/.test(text) || inNumbers.test(text)) return '; there is no such day'
  return /^(?:\d{1,2}\s+[a-z]+|[a-z]+\s+\d{1,2}|\d{1,2}[./-]\d{1,2})$/i.test(text)
    ? '; its year is missing, as in 2026-12-26'
    : '; for example 2026-12-26'
}

/** A day: YYYY-MM-DD. */
export const date = () => value({ ...day, remedy: dateRemedy })

/** A day, or a day and time with an offset. */
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
    remedy: dateRemedy,
  })
