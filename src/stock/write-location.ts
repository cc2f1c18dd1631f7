import type { Address, ContactDetail, Location, OpeningHoursEntry } from '#domain/location/location.ts'
import { stated, type Written, writeImage } from './write-car.ts'
import { writeAverage } from './write-catalogue.ts'

const writeDay = (day: OpeningHoursEntry): Written => stated({ ...day })

function writeContact({ opening_hours, ...facts }: ContactDetail): Written {
  return stated({ ...facts, opening_hours: opening_hours.map(writeDay) })
}

function writePlace(place: Address): Written {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== null && value !== ''))
}

/**
 * A place as a snapshot carries it; reading it, with the same zone, gives the same place. Words for weekdays and the zone
 * are the dealer's own and not the snapshot's to say.
 */
export function writeLocation(place: Location): Written {
  const {
    hours_text,
    timeZone,
    address,
    contact_detail,
    special_hours,
    image,
    average_rating,
    review_count,
    ...facts
  } = place
  return stated({
    ...facts,
    address: writePlace(address),
    contact_detail: writeContact(contact_detail),
    special_hours: special_hours.map((day) => stated({ ...day })),
    image: image && writeImage(image),
    average_rating,
    review_count,
    reviews: stated({
      count: review_count,
      average_rating: average_rating === null ? null : writeAverage(average_rating),
    }),
  })
}
