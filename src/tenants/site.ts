import type { Location } from '#domain/location/location.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import type { Labels } from './labels.ts'
import type { Problem } from './problem.ts'
import type { Routes } from './routes.ts'
import type { Brand } from './site/brand.ts'
import type { Cars, Garage } from './site/cars.ts'
import type { Contact } from './site/contact.ts'
import type { Forms } from './site/forms.ts'
import type { Identity } from './site/identity.ts'
import type { LocationPages } from './site/location-pages.ts'
import type { Home, Pages } from './site/pages.ts'
import type { Payment } from './site/payment.ts'
import type { Seo } from './site/seo.ts'
import type { Services } from './site/services.ts'
import type { Shell } from './site/shell.ts'
import type { MakeWords, Search, Stock } from './site/stock.ts'

/**
 * One dealer, complete: every default applied, nothing optional that a page would have to guess. A setting keeps the
 * path staff write, within a group: `garage.label` is `site.garage.label`, `phone` is `site.contact.phone`.
 */
export interface Site {
  readonly slug: string
  readonly name: string
  /** Origin without a trailing slash, e.g. https://www.example.com.au */
  readonly url: string
  readonly identity: Identity
  readonly locale: LocalePolicy
  readonly brand: Brand
  readonly contact: Contact
  readonly locations: readonly Location[]
  readonly location_pages: LocationPages
  readonly shell: Shell
  readonly home: Home
  readonly pages: Pages
  readonly routes: Routes
  readonly search: Search
  readonly stock: Stock
  /** Map: make name -> texts about it and its models. */
  readonly makes: Readonly<Record<string, MakeWords>>
  readonly cars: Cars
  readonly garage: Garage
  readonly forms: Forms
  readonly payment: Payment
  readonly services: Services
  readonly seo: Seo
  readonly labels: Labels
  /** Files of the dealer or group to publish: site path (e.g. /dealer/logo.svg) -> path from the project root. */
  readonly files: Readonly<Record<string, string>>
  /** Consent risks and other things an operator should know; printed in the build report. */
  readonly warnings: readonly Problem[]
}
