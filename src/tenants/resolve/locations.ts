import { departmentPhone } from '#domain/contact/department-phone.ts'
import type {
  Address,
  ContactDetail,
  Location,
  OpeningHoursEntry,
  SpecialHoursEntry,
  Weekday,
} from '#domain/location/location.ts'
import { visibleLocations } from '#domain/location/primary.ts'
import { placesThatSell } from '#domain/location/trades.ts'
import { slugify } from '#domain/text/slug.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { DayHours } from '../dealer-file/opening-hours.ts'
import type { Context } from './context.ts'
import { publish, publishMaybe } from './files.ts'
import { holidayOf, withShared } from './holidays.ts'
import { countryOf, timeZoneOf } from './locale.ts'

type FileLocation = DealerFile['locations'][number]
type FileAddress = FileLocation['address']
type FileHours = NonNullable<FileLocation['contact_detail']['opening_hours']>

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

function hoursEntry(weekday: Weekday, hours: DayHours | null): OpeningHoursEntry {
  if (hours === null) return { weekday, status: 'Closed', formated_hours: null, open: null, close: null }
  if ('words' in hours) return { weekday, status: 'Closed', formated_hours: hours.words, open: null, close: null }
  return { weekday, status: 'Open', formated_hours: null, open: hours.open, close: hours.close }
}

function openingHours(hours: FileHours | null): readonly OpeningHoursEntry[] {
  if (hours === null) return []
  const shared = (weekday: Weekday) => (weekday > 0 && weekday < 6 ? hours.monday_to_friday : null)
  return weekdays.map((weekday) => hoursEntry(weekday, hours[days[weekday] ?? 'sunday'] ?? shared(weekday)))
}

/** An address; its country follows from the dealer's locale when left out. */
export function addressOf(address: FileAddress, locale: DealerFile['locale']): Address {
  return { ...address, country: address.country ?? countryOf(locale), map_key: null }
}

function hoursText(words: FileLocation['hours_text']): Location['hours_text'] {
  const said = weekdays.flatMap((weekday) => {
    const text = words[days[weekday] ?? 'sunday']
    return text ? [[weekday, text] as const] : []
  })
  return Object.fromEntries(said)
}

function contactOf(file: DealerFile, { contact_detail: own, location_type }: FileLocation): ContactDetail {
  return {
    ...own,
    phone: own.phone ?? own.landline_phone ?? departmentPhone(file.special_phones, location_type) ?? file.phone,
    email: own.email ?? file.email,
    opening_hours: openingHours(own.opening_hours),
  }
}

function idsOf(place: FileLocation): Pick<Location, 'id' | 'slug' | 'dealership_id' | 'dealership_slug'> {
  const slug = place.slug ?? slugify(place.name, 'location')
  return { slug, id: place.id ?? slug, dealership_id: place.dealership_id, dealership_slug: place.dealership_slug }
}

function specialHours(file: DealerFile, place: FileLocation): readonly SpecialHoursEntry[] {
  const opening_hours = openingHours(place.contact_detail.opening_hours)
  const week = { opening_hours, hours_text: hoursText(place.hours_text) }
  return withShared(
    place.special_hours.map((holiday) => holidayOf(holiday, week)),
    file,
    week,
  )
}

function locationOf(file: DealerFile, place: FileLocation, index: number, context: Context): Location {
  const at = ['locations', index]
  const { image, time_zone, contact_detail, ...rest } = place
  return {
    ...rest,
    ...idsOf(place),
    position: place.position ?? index,
    address: addressOf(place.address, file.locale),
    contact_detail: contactOf(file, place),
    special_hours: specialHours(file, place),
    hours_text: hoursText(place.hours_text),
    timeZone: time_zone ?? timeZoneOf(file),
    image: image && {
      url: publish(image.url, [...at, 'image', 'url'], context),
      thumb: publishMaybe(image.thumb, [...at, 'image', 'thumb'], context),
      alt: image.alt,
    },
  }
}

/** A location of the snapshot, with the dealer's own phone, e-mail and holidays added. */
function adopted(file: DealerFile, place: Location): Location {
  const { contact_detail: own, special_hours, hours_text } = place
  return {
    ...place,
    contact_detail: { ...own, phone: own.phone ?? own.landline_phone ?? file.phone, email: own.email ?? file.email },
    special_hours: withShared(special_hours, file, { opening_hours: own.opening_hours, hours_text }),
  }
}

/**
 * The primary location when none is marked: the first visible one that sells, else the first visible one, else the
 * first.
 */
function firstPlace(places: readonly Location[]): Location | undefined {
  return placesThatSell(visibleLocations(places))[0] ?? places[0]
}

/** The dealer's own locations, else the snapshot's. When no visible one is marked primary, one is chosen. */
export function locationsOf(file: DealerFile, context: Context): readonly Location[] {
  const written = file.locations.map((place, index) => locationOf(file, place, index, context))
  const places = written.length > 0 ? written : context.places.map((place) => adopted(file, place))
  if (places.some(({ primary, visible }) => primary && visible)) return places
  const first = firstPlace(places)
  return places.map((place) => ({ ...place, primary: place === first }))
}
