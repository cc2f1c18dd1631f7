import { visibleLocations } from '#domain/location/primary.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { type Labels, onePlace, platformLabels } from '../labels.ts'
import type { Site } from '../site.ts'
import { brandOf, seoOf } from './brand.ts'
import { carsOf, garageOf } from './cars.ts'
import { contactOf } from './contact.ts'
import type { Context } from './context.ts'
import { formsOf } from './forms.ts'
import { homeOf } from './home.ts'
import { identityOf } from './identity.ts'
import { localeOf } from './locale.ts'
import { locationPagesOf } from './location-pages.ts'
import { locationsOf } from './locations.ts'
import { pagesOf } from './pages.ts'
import { paymentOf } from './payment.ts'
import { routesOf } from './routes.ts'
import { searchOf, stockOf } from './search.ts'
import { servicesOf } from './services.ts'
import { shellOf } from './shell.ts'
import { warningsOf } from './warnings.ts'

/**
 * The dealer's labels, else the platform's: worded for the kinds of vehicles sold, and in the singular for one
 * location.
 */
function labelsOf({ labels, vehicle_types }: DealerFile, places: number): Labels {
  const said = { ...platformLabels, ...(places === 1 && onePlace) }
  const keys = Object.keys(platformLabels) as (keyof Labels)[]
  const textOf = (key: keyof Labels) =>
    labels[key] === platformLabels[key] ? inVehicleWords(said[key], vehicle_types) : labels[key]
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Labels
}

/** Resolves a checked dealer file to a Site: every default applied, every file found. Adds findings to the context. */
export function siteFrom(file: DealerFile, context: Context): Site {
  const locations = locationsOf(file, context)
  const routes = routesOf(file, locations)
  const around = { places: visibleLocations(locations).length, contact: routes.contact }
  return {
    slug: file.slug,
    name: file.name,
    url: file.url,
    identity: identityOf(file, context),
    locale: localeOf(file),
    brand: brandOf(file, context),
    contact: contactOf(file, locations),
    locations,
    location_pages: locationPagesOf(file, context),
    shell: shellOf(file, around, context),
    home: homeOf(file, routes.contact, context),
    pages: pagesOf(file, routes.contact, context),
    routes,
    search: searchOf(file, context),
    stock: stockOf(file, context),
    makes: file.makes,
    cars: carsOf(file, context),
    garage: garageOf(file),
    forms: formsOf(file),
    payment: paymentOf(file),
    services: servicesOf(file, context),
    seo: seoOf(file, context),
    labels: labelsOf(file, around.places),
    files: Object.fromEntries(context.files),
    warnings: warningsOf(file, locations, context),
  }
}
