import { group, setting } from './setting.ts'
import { flag } from './values/numbers.ts'

/** Which files for other programs a site has. */
export const feeds = group('Files for other programs, below /feeds/.', {
  price_drops: setting(
    flag(),
    'false',
    'price-drops.json (JSON Feed) and price-drops.atom: price drops that the site itself showed.',
  ),
  google_vehicle_ads: setting(
    flag(),
    'false',
    'google-vehicle-ads.csv: the cars for sale in the columns of Google’s vehicle ads, a data source of Merchant Center. Its store codes, of locations.yaml, are those of the Business Profile; in Australia cars need a price_type that says drive away or excluding charges, from the stock or from stock.price_type.',
  ),
  google_vehicles: setting(
    flag(),
    'false',
    'google-vehicles.csv: the cars for sale in the columns of Google’s vehicle listings, which cost nothing and are not there in every country.',
  ),
  meta_vehicles: setting(
    flag(),
    'false',
    'meta-vehicles.csv: the cars for sale in the columns of Meta’s automotive catalogue.',
  ),
  csv: setting(flag(), 'false', 'stock.csv: the cars for sale as a table.'),
  json: setting(flag(), 'false', 'stock.json: the same for programs.'),
})
