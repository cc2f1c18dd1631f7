import type { EventIds } from '#domain/lead/event-id.ts'
import type { MapPicture, MapService } from '#domain/location/map-picture.ts'
import type { RatingPolicy } from '#domain/rating/rating.ts'
import type { ReviewsSummary } from '#domain/rating/review.ts'

interface Api {
  /** Origin of the lead API, or empty for the site's own. */
  readonly base: string
  readonly mock: boolean
  readonly events_host: string | null
  /** Paths of single calls that differ from the platform's. */
  readonly paths: Readonly<Record<string, string>>
}

/** How events are measured; event ids are the dealer's own, else the platform's. */
interface Analytics {
  readonly provider: 'none' | 'beacon' | 'gtm'
  /** The tag container's id. */
  readonly id: string | null
  /** Whether nothing is measured before the shopper consents. */
  readonly consent: boolean
  readonly event_ids: EventIds
}

interface Chat {
  readonly enabled: boolean
  /** The chat assistant's greeting, written into the head of every page while chat is on. */
  readonly message: string
  /** Address of the widget's script, fetched when a shopper presses the chat button; null when there is none or chat is off. */
  readonly src: string | null
  /** Further origins the widget needs. */
  readonly hosts: readonly string[]
}

interface BrandBanner {
  readonly enabled: boolean
  /** V for passenger, N for commercial vehicles. */
  readonly type: 'V' | 'N'
  readonly src: string | null
  /** Further origins the script needs. */
  readonly hosts: readonly string[]
}

interface Maps {
  readonly token: string | null
  /** Service that draws the static maps at build time; null for none. */
  readonly static: MapService | null
  /** Map: location id -> its static map. Added by the build. */
  readonly pictures: Readonly<Record<string, MapPicture>>
}

interface ReviewSettings extends RatingPolicy {
  /** Summary of all the dealer's reviews in two numbers, when the stock has one. Added by the build. */
  readonly summary?: ReviewsSummary
}

/** Services the site calls or embeds, and what it keeps in the browser. */
export interface Services {
  readonly api: Api
  readonly analytics: Analytics
  readonly error_reporting: { readonly endpoint: string | null }
  readonly security: {
    /** URL where browsers report violations of the security policy; null for none. */
    readonly report_to: string | null
    /** Whether Strict-Transport-Security includes subdomains. */
    readonly https_subdomains: boolean
  }
  readonly maps: Maps
  readonly storage: { readonly prefix: string; readonly contact_details: 'days30' | 'session' | 'never' }
  readonly chat: Chat
  readonly brand_banner: BrandBanner
  readonly reviews: ReviewSettings
  readonly gmb_profiles: readonly { readonly review_url: string }[]
}
