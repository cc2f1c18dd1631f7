import type { Location } from '#domain/location/location.ts'
import { visibleLocations } from '#domain/location/primary.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { platformLabels } from '../labels.ts'
import type { Site } from '../site.ts'
import { brandOf, seoOf } from './brand.ts'
import { contactOf, sisterSitesOf } from './contact.ts'
import type { Context } from './context.ts'
import { publishMaybe } from './files.ts'
import { formFlowOf, formsOf } from './forms.ts'
import { localeOf } from './locale.ts'
import { locationsOf } from './locations.ts'
import { ownLink } from './own-link.ts'
import { pagesOf } from './pages.ts'
import { routesOf } from './routes.ts'
import { searchOf, stockOf } from './search.ts'
import { servicesOf } from './services.ts'
import { shellOf } from './shell.ts'
import { warningsOf } from './warnings.ts'

type Identity = Pick<Site, 'slug' | 'name' | 'group' | 'ids' | 'manufacturer' | 'url' | 'locale' | 'vehicleKinds'>

function identityOf(file: DealerFile): Identity {
  const { manufacturer } = file
  const makeId = file.manufacturer_id ?? manufacturer?.id ?? null
  return {
    slug: file.slug,
    name: file.name,
    group: file.dealership_group,
    ids: { site: file.id, dealer: file.dealer_id, dealership: file.dealership_id, manufacturer: makeId },
    manufacturer: manufacturer && { name: manufacturer.name },
    url: file.url,
    locale: localeOf(file),
    vehicleKinds: file.vehicle_types,
  }
}

type CarPages = Pick<
  Site,
  | 'pricing'
  | 'badges'
  | 'pictures'
  | 'garage'
  | 'compare'
  | 'saved_bar'
  | 'sidebar'
  | 'features'
  | 'buttons'
  | 'phone_reveal'
  | 'certified'
  | 'returns_policy'
>

function carPagesOf(file: DealerFile, context: Context): CarPages {
  const { features } = file
  const certificate = publishMaybe(file.certified.image, ['certified', 'image'], context)
  return {
    pricing: file.price,
    badges: { labels: file.badges, certified_image: certificate },
    pictures: file.images,
    garage: { enabled: file.garage_enabled, label: file.garage.label },
    compare: file.compare,
    saved_bar: file.favourites.bar,
    sidebar: file.vehicle.sidebar,
    features: { test_drive: features.test_drive, enquiry: features.enquiry },
    buttons: file.buttons,
    phone_reveal: file.phone_reveal,
    certified: { ...file.certified, image: certificate },
    returns_policy: file.returns_policy,
  }
}

type Places = Pick<Site, 'contact' | 'locations' | 'hours' | 'locationPages' | 'sisterSites'>

function placesOf(file: DealerFile, locations: readonly Location[], context: Context): Places {
  const { full_view, layout, closed_text } = file.hours
  return {
    locations,
    contact: contactOf(file, locations),
    hours: { full_view, layout, closed_text },
    locationPages: {
      order: file.locations_order,
      sort: file.locations_sort,
      slug_source: file.routes.location_slug,
      email_modal: file.location_cards.email_modal,
      hero_map: file.location_hero.map ?? (file.maps.token_env ? 'interactive' : 'static'),
    },
    sisterSites: sisterSitesOf(file, context),
  }
}

function promosOf(file: DealerFile, contact: string, context: Context): Site['promos'] {
  return file.promos.map((promo, index) => ({
    ...promo,
    url: promo.url && ownLink(promo.url, contact),
    image: publishMaybe(promo.image, ['promos', index, 'image'], context),
  }))
}

function homeOf({ home, brand, name }: DealerFile, contact: string, context: Context): Site['home'] {
  const slides = home.slides.map((slide, index) => ({
    ...slide,
    url: slide.url && ownLink(slide.url, contact),
    image: publishMaybe(slide.image, ['home', 'slides', index, 'image'], context),
  }))
  const intro = home.intro ?? `${name}. ${brand.strapline}`
  return { ...home, slides, headline: home.headline ?? brand.strapline, intro }
}

/** A dealer's checked file as a Site: every default applied, every file found. Mistakes are noted in the context. */
export function siteFrom(file: DealerFile, context: Context): Site {
  const locations = locationsOf(file, context)
  const routes = routesOf(file, locations)
  return {
    ...identityOf(file),
    brand: brandOf(file, context),
    design: { home: file.design.home, hero: file.design.hero },
    ...placesOf(file, locations, context),
    ...shellOf(file, { places: visibleLocations(locations).length, contact: routes.contact }, context),
    search: searchOf(file, context),
    stock: stockOf(file),
    ...carPagesOf(file, context),
    forms: formsOf(file),
    form_flow: formFlowOf(file),
    routes,
    pages: pagesOf(file, context),
    home: homeOf(file, routes.contact, context),
    promos: promosOf(file, routes.contact, context),
    labels: { ...platformLabels, ...file.labels },
    ...servicesOf(file, context),
    verification: { google: file.google_site_verification },
    seo: seoOf(file, context),
    files: Object.fromEntries(context.files),
    warnings: warningsOf(file, locations, context),
  }
}
