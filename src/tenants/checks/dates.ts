import { isOverAtStart } from '#domain/promo/promo-span.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { type Context, note } from '../resolve/context.ts'
import { timeZoneOf } from '../resolve/locale.ts'
import type { Path } from '../yaml/tree.ts'

type Holiday = DealerFile['hours']['holidays'][number]

function checkPromos(file: DealerFile, context: Context): void {
  file.promos.forEach(({ start, expiry, strictDisplay }, index) => {
    const path = ['promos', index]
    if (start !== null && expiry !== null && isOverAtStart(start, expiry, timeZoneOf(file))) {
      const when = start === expiry ? 'when' : 'after'
      note(context, [...path, 'start'], `the promo starts (${start}) ${when} it expires (${expiry})`)
    }
    if (strictDisplay && (start === null || expiry === null)) {
      note(
        context,
        [...path, 'strictDisplay'],
        'a strict promo needs both start and expiry; add them or leave strictDisplay out',
      )
    }
  })
}

function checkHolidays(holidays: readonly Holiday[], path: Path, context: Context): void {
  holidays.forEach(({ date, status, hours }, index) => {
    const first = holidays.findIndex((other) => other.date === date)
    if (first < index) note(context, [...path, index, 'date'], `${date} stands in this list twice`)
    if (status === 'Closed' && hours !== null)
      note(context, [...path, index, 'hours'], 'a closed day has no hours; write "status: Open" or leave hours out')
  })
}

/**
 * Checks that promos end after they start, that strict ones have both dates, and that each holiday is listed once and
 * is open or closed, not both.
 */
export function checkDates(file: DealerFile, context: Context): void {
  checkPromos(file, context)
  checkHolidays(file.hours.holidays, ['hours', 'holidays'], context)
  file.locations.forEach(({ special_hours }, index) => {
    checkHolidays(special_hours, ['locations', index, 'special_hours'], context)
  })
}
