import { departmentPhone } from '#domain/contact/department-phone.ts'
import type {
  Address,
  ContactDetail,
  Location,
  OpeningHoursEntry,
  SpecialHoursEntry,
  Weekday,
} from '#domain/location/location.ts'
import { slugify } from '#domain/text/slug.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { DayHours } from '../dealer-file/opening-hours.ts'
import type { Context } from './context.ts'
import { publish, publishMaybe } from './files.ts'
import { countryOf, timeZoneOf } from './locale.ts'

type FileLocation = DealerFile['locations'][number]
type FileAddress = FileLocation['address']
type FileHours = NonNullable<FileLocation['contact_detail']['opening_hours']>
type FileHoliday = DealerFile['hours']['holidays'][number]

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

/** An address whose country follows from the dealer's locale when it is left out. */
export function addressOf(address: FileAddress, locale: DealerFile['locale']): Address {
  return { ...address, country: address.country ?? countryOf(locale), map_key: null }
}

// An open holiday without hours of its own keeps those of its weekday.
function holidayOf(holiday: FileHoliday, week: readonly OpeningHoursEntry[]): SpecialHoursEntry {
  const { name, status, date, hours } = holiday
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const own = hours && 'open' in hours ? hours : week.find((entry) => entry.weekday === weekday)
  const at = (clock: string | null | undefined) => (status === 'Open' && clock ? `${date}T${clock}` : null)
  return { name, status, date, start_hour: at(own?.open), end_hour: at(own?.close) }
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

const byDate = (a: SpecialHoursEntry, b: SpecialHoursEntry) => (a.date < b.date ? -1 : 1)

function specialHours(file: DealerFile, place: FileLocation): readonly SpecialHoursEntry[] {
  const week = openingHours(place.contact_detail.opening_hours)
  const own = new Set(place.special_hours.map(({ date }) => date))
  const shared = file.hours.holidays.filter(({ date }) => !own.has(date))
  return [...place.special_hours, ...shared].map((holiday) => holidayOf(holiday, week)).sort(byDate)
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

/** A place of the snapshot with what the dealer's own files say of every place. */
function adopted(file: DealerFile, place: Location): Location {
  const { contact_detail: own, special_hours } = place
  const known = new Set(special_hours.map(({ date }) => date))
  const shared = file.hours.holidays.filter(({ date }) => !known.has(date))
  return {
    ...place,
    contact_detail: { ...own, phone: own.phone ?? own.landline_phone ?? file.phone, email: own.email ?? file.email },
    special_hours: [...special_hours, ...shared.map((holiday) => holidayOf(holiday, own.opening_hours))].sort(byDate),
  }
}

/** The dealer's places, whole, else those of the snapshot; the first one is primary when none is marked. */
export function locationsOf(file: DealerFile, context: Context): readonly Location[] {
  const written = file.locations.map((place, index) => locationOf(file, place, index, context))
  const places = written.length > 0 ? written : context.places.map((place) => adopted(file, place))
  if (places.some(({ primary }) => primary)) return places
  return places.map((place, index) => ({ ...place, primary: index === 0 }))
}
