import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Identity } from '../site/identity.ts'
import type { Context } from './context.ts'
import { publish } from './files.ts'

function otherSites(file: DealerFile, context: Context): Identity['dealership_websites'] {
  return file.dealership_websites
    .map(({ logo, ...site }, index) => ({
      ...site,
      logo: logo && { url: publish(logo.url, ['dealership_websites', index, 'logo', 'url'], context) },
    }))
    .filter(({ slug }) => slug !== file.slug)
}

/** The dealer's ids, make, group, sister sites and kinds of vehicles. */
export function identityOf(file: DealerFile, context: Context): Identity {
  const { id, dealer_id, dealership_id, dealership_group, manufacturer, manufacturer_id, vehicle_types } = file
  return {
    id,
    dealer_id,
    dealership_id,
    manufacturer_id: manufacturer_id ?? manufacturer?.id ?? null,
    manufacturer: manufacturer && { name: manufacturer.name },
    dealership_group,
    dealership_websites: otherSites(file, context),
    vehicle_types,
  }
}
