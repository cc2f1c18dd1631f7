import type * as v from 'valibot'
import { brand, legal } from './brand.ts'
import { carPage } from './car-page.ts'
import { contact } from './contact.ts'
import { design } from './design.ts'
import { forms } from './forms.ts'
import { home, promos } from './home.ts'
import { identity } from './identity.ts'
import { labels } from './labels.ts'
import { places } from './locations.ts'
import { makes } from './makes.ts'
import { navigation } from './navigation.ts'
import { pages } from './pages.ts'
import { payment } from './payment.ts'
import { services } from './services.ts'
import { settings } from './setting.ts'
import { shell } from './shell.ts'
import { stock } from './stock.ts'

/** Everything staff may write about a dealer; the schema's defaults are the lowest layer. */
export const dealerFile = settings({
  ...identity,
  ...contact,
  brand,
  design,
  legal,
  navigation,
  ...shell,
  ...home,
  promos,
  ...stock,
  ...makes,
  ...pages,
  ...carPage,
  payment,
  ...places,
  ...forms,
  ...services,
  labels,
})

/** A dealer's files, merged and checked, every default applied. */
export type DealerFile = v.InferOutput<typeof dealerFile>
