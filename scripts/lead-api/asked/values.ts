import { longDate } from '#domain/text/dates.ts'
import { isCalendarDay } from '#domain/text/instant.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import { weekdayName } from '#domain/text/near-date.ts'
import { timeText, wallClock, weekdayOf } from '#domain/text/wall-clock.ts'
import type { Field } from '#forms/field.ts'
import { leadFacts } from './parts.ts'
import { plainText } from './plain-text.ts'

/** A time in a time zone: "2026-03-02 12:00 Australia/Sydney"; an invalid time is returned as it is. */
export function formatZonedTime(iso: string, timeZone: string): string {
  if (Number.isNaN(Date.parse(iso))) return iso
  const { date, minutes } = wallClock(new Date(iso), timeZone)
  return `${date} ${timeText(minutes)} ${timeZone}`
}

const yesOrNo = (value: unknown) => (String(value) === 'true' ? 'Yes' : 'No')

function dayText(text: string, locale: LocalePolicy): string {
  if (!isCalendarDay(text)) return text
  return `${weekdayName(weekdayOf(text))}${locale.locale === 'en-US' ? ',' : ''} ${longDate(text, locale)}`
}

/** Formats a plain number as money; any other text stays as typed. */
function moneyText(text: string, locale: LocalePolicy): string {
  return /^\d{1,9}(\.\d+)?$/.test(text) ? formatMoney(Number(text), locale) : text
}

/** A field's value for staff: label of an option, Yes or No of a checkbox, date with weekday, formatted money. */
export function valueText(name: string, value: unknown, field: Field | undefined, locale: LocalePolicy): string {
  const text = plainText(value)
  if (text === '') return ''
  if (typeof value === 'boolean' || field?.kind === 'checkbox') return yesOrNo(value)
  if (field && 'options' in field) return field.options.find((option) => option.value === text)?.label ?? text
  if (field?.kind === 'date') return dayText(text, locale)
  if (name === 'consent_at' || name === 'consent_received') return formatZonedTime(text, locale.timeZone)
  return leadFacts.get(name)?.isMoney ? moneyText(text, locale) : text
}
