import type { BadgePolicy } from '#domain/car/badge.ts'
import type { CarType, VehicleKind } from '#domain/car/car.ts'
import type { FinancePolicy } from '#domain/car/finance.ts'
import type { OnShowPolicy } from '#domain/car/on-show.ts'
import type { PicturePolicy } from '#domain/car/picture.ts'
import type { PricingPolicy } from '#domain/car/price.ts'
import type { PriceScale } from '#domain/car/price-slider.ts'
import type { FormPolicy } from '#domain/contact/form-policy.ts'
import type { EventIds } from '#domain/lead/event-id.ts'
import type { HoursPolicy } from '#domain/location/hours.ts'
import type { Address, Location } from '#domain/location/location.ts'
import type { MapPicture, MapService } from '#domain/location/map-picture.ts'
import type { LocationOrderPolicy } from '#domain/location/order.ts'
import type { PaymentProvider } from '#domain/payment/provider.ts'
import type { Promo } from '#domain/promo/promo.ts'
import type { RatingPolicy } from '#domain/rating/rating.ts'
import type { PageDetection } from '#domain/saved/search-page.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import type { FontName } from './dealer-file/brand.ts'
import type { HeroLayout, HomePart } from './dealer-file/design.ts'
import type { Labels } from './labels.ts'
import type { Problem } from './problem.ts'
import type { Routes } from './routes.ts'

/** One entry of a menu. */
export interface NavigationItem {
  readonly name: string
  readonly url: string
  readonly items: readonly NavigationItem[]
  readonly logo: string | null
  readonly className: string | null
}

/** One entry of the main menu; a `dynamic` one is filled from models, stock or the group's other sites at build. */
export interface MenuItem extends NavigationItem {
  readonly dynamic: 'models' | 'stock' | 'brands' | 'bodies' | null
  /** Its submenu starts open on phones. */
  readonly mobileOpen: boolean
}

/** Another site of the same group. */
export interface SisterSite {
  readonly name: string
  readonly slug: string
  readonly make: string | null
  readonly url: string
  readonly logo: string | null
}

export interface StaffMember {
  readonly name: string
  readonly photo: string | null
  readonly department: string
  readonly phone: string | null
}

export interface Faq {
  readonly question: string
  /** Plain text; blank lines separate paragraphs. */
  readonly answer: string
}

/** A page of Markdown (terms, privacy, product information), already turned into blocks of text. */
export interface TextPage {
  readonly path: string
  readonly title: string
  readonly markdown: string
}

/** One slide of the home page. */
export interface Slide {
  readonly name: string
  readonly description: string | null
  /** Its picture, and where it leads. */
  readonly image: string | null
  readonly url: string | null
}

/** Values for the CSS tokens, names without the leading dashes: the dealer's colours, AA by construction, and its design. */
export type ThemeTokens = Readonly<Record<string, string>>

interface Brand {
  readonly logo: { readonly url: string; readonly width: number; readonly height: number }
  readonly theme: ThemeTokens
  /** Typefaces of text and of headings. */
  readonly fonts: { readonly text: FontName; readonly display: FontName }
  /** One line under the name: what this business is. */
  readonly strapline: string
}

/** One dealer, whole: every default applied, nothing optional that a page would have to guess. */
export interface Site {
  readonly slug: string
  readonly name: string
  readonly group: string | null
  readonly ids: {
    readonly site: string
    readonly dealer: string | null
    readonly dealership: string | null
    readonly manufacturer: string | null
  }
  /** The single make of a manufacturer dealer, else null. */
  readonly manufacturer: { readonly name: string } | null
  /** Origin without a trailing slash, e.g. https://www.example.com.au */
  readonly url: string
  readonly locale: LocalePolicy
  readonly brand: Brand
  /** What of the design is no style: parts of the home page in their order, and its first screen. */
  readonly design: { readonly home: readonly HomePart[]; readonly hero: HeroLayout }
  readonly vehicleKinds: readonly VehicleKind[]
  readonly contact: {
    readonly phone: string | null
    readonly email: string | null
    readonly address: Address | null
    /** page: one page for all locations; location: one each; fixed: the dealer's own path. `routes.contact` is the main one. */
    readonly mode: 'page' | 'location' | 'fixed'
    /** Numbers of a department or page, by its name. */
    readonly special_phones: Readonly<Record<string, string>>
    readonly service_booking_url: string | null
    readonly social: Readonly<Partial<Record<'facebook' | 'instagram' | 'tiktok' | 'youtube', string>>>
  }
  readonly locations: readonly Location[]
  readonly navigation: {
    readonly header: readonly MenuItem[]
    readonly footer: readonly NavigationItem[]
    /** A menu per make, by the make's name. */
    readonly make_menus: Readonly<Record<string, readonly NavigationItem[]>>
  }
  readonly banner: {
    readonly address: 'address' | 'locations' | 'none'
    readonly items: readonly ('phone' | 'social' | 'reviews')[]
  }
  readonly header: {
    readonly variant: 'standard' | 'large' | 'square_logo'
    readonly mega_menu: boolean
    readonly dropdown_trigger: 'click' | 'hover'
    readonly mobile_nav: 'burger' | 'drawer'
  }
  readonly footer: {
    readonly variant: 'standard' | 'columns' | 'minimal'
    readonly group_subfooter: { readonly enabled: boolean; readonly logo: string | null; readonly name: string | null }
    readonly subscribe: boolean
    readonly dealers: boolean
    readonly hours: boolean
    readonly map: boolean
    readonly staff: readonly StaffMember[]
    readonly owners_group: { readonly label: string; readonly url: string } | null
    readonly legal_text: string
  }
  readonly sisterSites: readonly SisterSite[]
  readonly reviews: RatingPolicy & { readonly urls: readonly string[] }
  readonly search: {
    readonly engine: 'static' | 'meilisearch'
    /** Address of the search host, or its path on the site's own address; null for the static engine. */
    readonly host: string | null
    /** Search-only key, from the environment; null for the static engine, and where a token of the index run serves. */
    readonly key: string | null
    /** Environment variable of the key that fills the index. */
    readonly admin_key_env: string
    readonly token_days: number
    readonly index: string
    readonly fallback: 'static' | 'none'
    readonly timeout_seconds: number
    readonly page_detection: PageDetection
    readonly default_path: string
    readonly list_page_size: number
    readonly price_asc_positive: boolean
    readonly total_source: 'facet_sum' | 'in_stock'
    readonly cache_cap: number
    /** What a word, or two or three, also stands for; an empty list is no synonym. */
    readonly synonyms: Readonly<Record<string, readonly string[]>>
    /** Words too common to look for. */
    readonly stop_words: readonly string[]
    readonly price_slider: PriceScale
    /** Named lists beside the car types: their path under /search/ and a filter in the engine's grammar. */
    readonly lists: Readonly<Record<string, { readonly title: string; readonly filter: string }>>
  }
  readonly stock: {
    /** Path from the project's root or an https URL. */
    readonly snapshot: string
    readonly onShow: OnShowPolicy
    /** make -> model as the source writes it -> model as shown. */
    readonly model_names: Readonly<Record<string, Readonly<Record<string, string>>>>
    /** Largest fall in the number of cars for sale against the last release, 0 to 1, before the build stops. */
    readonly allowed_drop: number
    /** A snapshot older than this is not published. */
    readonly max_age_hours: number
    /** Counts for menus in place of those of the snapshot. */
    readonly counts: Readonly<Partial<Record<CarType, number>>>
  }
  readonly pricing: PricingPolicy
  readonly badges: BadgePolicy
  readonly pictures: PicturePolicy
  readonly hours: HoursPolicy
  readonly locationPages: LocationOrderPolicy & {
    readonly slug_source: 'location' | 'dealership'
    readonly email_modal: boolean
    readonly hero_map: 'interactive' | 'static'
  }
  readonly forms: FormPolicy
  readonly routes: Routes
  readonly pages: {
    readonly faqs: readonly Faq[]
    readonly privacy: TextPage
    readonly terms: TextPage | null
    readonly info: readonly TextPage[]
    readonly models: boolean
    /** Model pages at /models/{slug}, at /{slug}, or both. */
    readonly model_path: 'models' | 'root' | 'both'
  }
  readonly home: {
    readonly headline: string
    readonly intro: string
    /** Whether the price slider stands among its parts. */
    readonly finder: boolean
    /** Reasons to buy here, shown as three short columns. */
    readonly reasons: readonly { readonly title: string; readonly text: string }[]
    readonly slides: readonly Slide[]
  }
  readonly promos: readonly Promo[]
  readonly garage: { readonly enabled: boolean; readonly label: string }
  readonly compare: { readonly enabled: boolean; readonly max_cars: number }
  readonly saved_bar: 'auto' | 'sticky' | 'autohide'
  readonly sidebar: 'standard' | 'trade_in'
  readonly finance: FinancePolicy
  readonly trade_in: { readonly valuation: boolean; readonly nevdis: boolean }
  /** What has a page of its own is on where `routes` has its address. */
  readonly features: Readonly<Record<'test_drive' | 'enquiry', boolean>>
  readonly buttons: Readonly<Record<string, boolean>>
  readonly phone_reveal: boolean
  /** What a certified car brings, a line each; shown on the pages of certified cars. */
  readonly certified: { readonly benefits: readonly string[]; readonly image: string | null }
  /** Days, distance (in the site's unit) and words about fuel within which a car may come back; null without such a promise. */
  readonly returns_policy: { readonly days: number; readonly km: number; readonly fuel: string } | null
  readonly chat: {
    readonly enabled: boolean
    /** The chat assistant's greeting, written into the head of every page while chat is on. */
    readonly message: string
    /** Address of the widget's script, fetched when a shopper presses the chat button; null when there is none or chat is off. */
    readonly src: string | null
    /** Further origins the widget needs. */
    readonly hosts: readonly string[]
  }
  readonly brand_banner: {
    readonly enabled: boolean
    /** V for passenger, N for commercial vehicles. */
    readonly type: 'V' | 'N'
    readonly src: string | null
    /** Further origins the script needs. */
    readonly hosts: readonly string[]
  }
  readonly labels: Labels
  readonly api: {
    /** Origin of the lead API, or empty for the site's own. */
    readonly base: string
    readonly mock: boolean
    readonly events_host: string | null
    /** Paths of single calls that differ from the platform's. */
    readonly paths: Readonly<Record<string, string>>
  }
  /** How events are counted: the dealer's own numbers over the platform's. */
  readonly analytics: {
    readonly provider: 'none' | 'beacon' | 'gtm'
    /** The tag container's id. */
    readonly id: string | null
    /** Nothing is counted before the shopper says yes. */
    readonly consent: boolean
    readonly event_ids: EventIds
  }
  readonly error_reporting: { readonly endpoint: string | null }
  /** Where browsers report what the security policy stopped. */
  readonly security: { readonly report_to: string | null }
  readonly maps: {
    readonly token: string | null
    /** Who draws still maps while the site is built; null for nobody. */
    readonly service: MapService | null
    /** The still maps of places, by location id; the build adds them to what the dealer's files say. */
    readonly pictures: Readonly<Record<string, MapPicture>>
  }
  readonly storage: {
    readonly prefix: string
    readonly contact_details: 'days30' | 'session' | 'never'
  }
  readonly verification: { readonly google: string | null }
  readonly seo: {
    readonly description: string
    readonly keywords: readonly string[]
    /** Site path of the picture of links: the dealer's own, else one drawn of its logo. */
    readonly social_image: string
  }
  readonly payments: {
    readonly provider: string | null
    /** How the provider is spoken to; null where there is none. */
    readonly method: PaymentProvider | null
    readonly accepted: readonly string[]
    /** What a shopper agrees to before paying a deposit. */
    readonly terms: string
    /** Dealership slug or id to its publishable key. */
    readonly publishable_keys: Readonly<Record<string, string>>
  }
  readonly form_flow: {
    readonly steps: Readonly<Record<string, readonly string[]>>
    readonly submit_target: Readonly<Record<string, 'server' | 'car-clarity'>>
    readonly service_location: boolean
    readonly test_drive_disclaimer: string | null
    readonly finance_terms: boolean
  }
  /** Files of the dealer or group to publish: site path (e.g. /dealer/logo.svg) -> path from the project root. */
  readonly files: Readonly<Record<string, string>>
  /** Consent risks and other things an operator should know; printed in the build report. */
  readonly warnings: readonly Problem[]
}
