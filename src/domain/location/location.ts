/** 0 Sunday to 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** One weekday's hours. `open` and `close` are "HH:MM" in the location's zone; null when closed. */
export interface OpeningHoursEntry {
  readonly weekday: Weekday
  readonly status: 'Open' | 'Closed'
  /** As the source writes them, e.g. "By Appointment Only"; the specification's spelling of the key. */
  readonly formated_hours: string | null
  readonly open: string | null
  readonly close: string | null
}

/** Hours of one date that replace the weekly ones: holidays. Hours are ISO timestamps. */
export interface SpecialHoursEntry {
  readonly name: string | null
  readonly status: 'Open' | 'Closed'
  /** YYYY-MM-DD */
  readonly date: string
  readonly start_hour: string | null
  readonly end_hour: string | null
  /** Text shown instead of hours, e.g. "By appointment". */
  readonly hours_text?: string
}

/** What a location is for. */
export const locationTypes = ['sales', 'service', 'parts'] as const
export type LocationType = (typeof locationTypes)[number]

/** Default when the source states no type. */
export const unstatedType: LocationType = 'sales'

/** A postal address. Parts the source does not state are empty; postcodes keep their leading zeros. */
export interface Address {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly country: string
  readonly lat: number | null
  readonly long: number | null
  readonly place_id: string | null
  readonly place_url: string | null
  /** Key of a stored map picture. */
  readonly map_key: string | null
}

/** A location's contact details and weekly hours. */
export interface ContactDetail {
  readonly phone: string | null
  readonly landline_phone: string | null
  readonly email: string | null
  readonly opening_hours: readonly OpeningHoursEntry[]
  readonly youtube_url: string | null
  readonly linkedin_url: string | null
}

/** One place of a dealer. */
export interface Location {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly position: number
  readonly primary: boolean
  readonly location_type: LocationType
  readonly location_subtype: string | null
  readonly manufacturers: readonly string[]
  readonly dealership_id: string | null
  readonly dealership_slug: string | null
  /** Its code in the Google Business Profile; null where that is the slug. */
  readonly store_code: string | null
  readonly visible: boolean
  readonly address: Address
  readonly contact_detail: ContactDetail
  readonly special_hours: readonly SpecialHoursEntry[]
  /** Weekday -> text shown instead of its hours, e.g. {0: "By appointment"}. */
  readonly hours_text: Readonly<Partial<Record<Weekday, string>>>
  /** A note on the card, e.g. "Coming Late 2026". */
  readonly label: string | null
  /** For a place that is not open yet, shown instead of whether it is open now: "Opens in autumn". */
  readonly opening_text: string | null
  /** Directions: where to park, which bus. */
  readonly arriving: string | null
  /** IANA zone; the site's unless the location has its own. */
  readonly timeZone: string
  readonly dealer_license_number: string | null
  readonly motor_vehicle_repairer: string | null
  readonly image: { readonly url: string; readonly thumb: string | null; readonly alt: string | null } | null
  readonly average_rating: number | null
  readonly review_count: number | null
  readonly review_url: string | null
}
