import type { Stock } from '#tenants/site/stock.ts'

const pattern =
  /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,? +(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?(?: ?([ap])\.?m\.?)?)?$/i

/** The hour in 24-hour time; null when invalid. */
function hourOf(said: number, half: string | undefined): number | null {
  if (half === undefined) return said < 24 ? said : null
  if (said < 1 || said > 12) return null
  return (said % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

const two = (number: number | string) => String(number).padStart(2, '0')

/** Converts a table's date to ISO; returns other texts unchanged, which are reported as unreadable later. */
export function isoDate(text: string, dates: Stock['dates']): string {
  const [, first = '', , second = '', year, said, minutes, seconds = '00', half] = pattern.exec(text.trim()) ?? []
  if (dates === 'year-month-day' || year === undefined) return text
  const [day, month] = dates === 'day-month-year' ? [first, second] : [second, first]
  const date = `${year}-${two(month)}-${two(day)}`
  if (said === undefined) return date
  const hour = hourOf(Number(said), half)
  return hour === null ? text : `${date}T${two(hour)}:${minutes}:${seconds}`
}
