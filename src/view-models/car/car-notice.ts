import type { Car } from '#domain/car/car.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { localise } from '#domain/text/spelling.ts'

/** Notice above the price of a car that is sold, reserved or still to come. */
export interface CarNotice {
  readonly kind: 'sold' | 'reserved' | 'coming_soon'
  readonly title: string
  readonly text: string
}

const notices: Readonly<Record<CarNotice['kind'], Omit<CarNotice, 'kind'>>> = {
  sold: {
    title: 'This one has been sold',
    text: 'Tell us what you liked about it and we will help you find another.',
  },
  reserved: {
    title: 'Reserved for another customer',
    text: 'Enquire and we will tell you if it becomes available.',
  },
  coming_soon: { title: 'On its way to us', text: 'Enquire and we will tell you when it arrives.' },
}

function kindOf({ status, reserved }: Pick<Car, 'status' | 'reserved'>): CarNotice['kind'] | null {
  if (status === 'sold') return 'sold'
  if (status === 'reserved' || reserved) return 'reserved'
  return status === 'coming_soon' ? 'coming_soon' : null
}

/** The notice for a car's state, in the site's spelling; null for a car that is simply for sale. */
export function carNotice(
  car: Pick<Car, 'status' | 'reserved'>,
  locale: Pick<LocalePolicy, 'locale'>,
): CarNotice | null {
  const kind = kindOf(car)
  if (!kind) return null
  const { title, text } = notices[kind]
  return { kind, title, text: localise(text, locale) }
}
