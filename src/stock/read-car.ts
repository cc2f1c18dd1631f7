import * as v from 'valibot'
import type { Car } from '#domain/car/car.ts'
import { withMildHybrid } from '#domain/car/fuel.ts'
import { isRecord } from '#domain/data/record.ts'
import { answer } from './answer.ts'
import { carFacts } from './car-facts.ts'
import { andNot } from './fact-kinds.ts'
import { foundText } from './found-text.ts'
import { identify, type Raw, refuseEntry, type Unreadable } from './identify-car.ts'
import { type Pictures, readImages, withCopies } from './images.ts'
import { listingMoment } from './moment.ts'
import { odometer } from './number.ts'
import { readYard } from './read-yard.ts'
import type { Reading } from './reading.ts'
import { isSaid } from './said.ts'
import { type Prose, readProse } from './text.ts'
import { vehicleKind } from './vehicle-kind.ts'

/** An optional fact of the snapshot that could not be understood, or not taken completely. */
export interface UnreadFact {
  readonly fact: string
  /** e.g. `price is "POA"`. */
  readonly found: string
}

/** A readable car, and the facts of it that could not be read. */
export interface ReadCar {
  readonly car: Car
  readonly unread: readonly UnreadFact[]
}

/** Whether the source lists more than was taken. */
function isCut(raw: unknown, taken: readonly string[]): boolean {
  return Array.isArray(raw) && raw.filter(isSaid).length > taken.length
}

/** Facts the source states that cannot be used, e.g. a price of "POA", or that were too long to take completely. */
function unreadFacts(raw: Raw, car: Car, pictures: Pictures, prose: Prose): UnreadFact[] {
  const unknown = Object.entries(car).flatMap(([key, value]) =>
    (value === null || value === '') && isSaid(raw[key])
      ? [{ fact: key, found: `${key} is ${foundText(raw[key])}${andNot(key)}` }]
      : [],
  )
  const { lost } = pictures
  const images = lost === null ? [] : [{ fact: 'images', found: `images could not all be taken, such as ${lost}` }]
  const parts = [
    ['description', prose.words !== null && !prose.isWhole],
    ['features', isCut(raw.features, car.features)],
    ['categories', isCut(raw.categories, car.categories)],
  ] as const
  return [
    ...unknown,
    ...images,
    ...parts.flatMap(([fact, isPart]) => (isPart ? [{ fact, found: `${fact} could not all be taken` }] : [])),
  ]
}

/** Reads one car of a snapshot: see carReader. */
export type CarReader = (raw: unknown) => ReadCar | Unreadable

/**
 * Creates the reader of a snapshot's cars. id, slug, name and status are required, and a stated car_type must be known;
 * any other fact that is missing or unreadable is null or empty. `saysShown`: the snapshot says per car whether to show
 * it, so silence about one means no.
 */
export function carReader(reading: Reading, saysShown: boolean): CarReader {
  const { now, unit, kinds, hasPicture } = reading
  const plainFacts = carFacts(reading)
  return (raw) => {
    if (!isRecord(raw)) return refuseEntry(raw)
    const record: Raw = { ...raw }
    const identity = identify(record, now)
    if ('reason' in identity) return identity
    const facts = v.parse(plainFacts, record)
    const written = readImages(record.images, record.thumbnails, record.primary_image_url, hasPicture)
    const pictures = reading.copyOf ? withCopies(written, reading.copyOf) : written
    const prose = readProse(record.description)
    const car: Car = withMildHybrid({
      ...facts,
      ...identity.who,
      km: odometer(record.km, unit, record.odometer_unit),
      certified: answer(record.certified) ?? identity.isCertified,
      description: prose.words,
      sold_date: facts.sold_date ?? listingMoment(record.sold_date_timestamp, now),
      created_at: facts.created_at ?? listingMoment(record.created_at_timestamp, now),
      show_on_dealer_website: !identity.isWithdrawn && (answer(record.show_on_dealer_website) ?? !saysShown),
      item_type: vehicleKind(record.item_type, facts.simple_body ?? facts.body, kinds),
      location: readYard(record),
      images: pictures.images,
      primary_image_url: pictures.primary,
      weekly: null,
      for_hire: false,
      point: null,
    })
    return { car, unread: unreadFacts(record, car, pictures, prose) }
  }
}
