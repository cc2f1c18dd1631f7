import { parseVehicleKind } from '#domain/car/parse-vehicle-kind.ts'
import { group, list, map, maybe, required, setting, settings } from './setting.ts'
import { choice, currency, localeCalled } from './values/choices.ts'
import { flag } from './values/numbers.ts'
import { phone } from './values/phones.ts'
import { identifier, slug, words } from './values/texts.ts'
import { timeZone } from './values/times.ts'

/** Bodies that a dealer who sells cars may name as a kind of its own. */
const ofCars = /^(?:utes?|suvs?|vans?|4wds?|4x4s?|sedans?|hatch(?:back)?(?:e?s)?|wagons?)$/i

const parseKindOrBody = (word: string) => parseVehicleKind(word) ?? (ofCars.test(word.trim()) ? 'cars' : null)

/** The template setting; `example` is the name of an existing template. */
export const templateSetting = (example: string) =>
  required(slug(), 'The design: a file of dealers/_templates, without its .yaml.', example)

/** The dealer's names and ids, locale, kinds of vehicles and features. */
export const identity = {
  slug: required(slug(), 'The dealer’s folder name: one site, one slug.', 'harbour-street-motors'),
  name: required(
    words(),
    'The dealer’s name, as shoppers read it; the title of a page that has none.',
    'Harbour Street Motors',
  ),
  template: templateSetting('one-of-them'),
  id: required(identifier(), 'Id of this site in the dealer’s systems; sent with calls of its phone numbers.', '1042'),
  dealer_id: maybe(identifier(), 'Id of the dealer in its own systems; sent with leads.', '77'),
  dealership_id: maybe(identifier(), 'Id sent when a phone number is shown or called.', '0310'),
  dealership_group: maybe(slug(), 'The group it belongs to: a file of dealers/_groups.', 'harbour-group'),
  manufacturer: maybe(
    settings({
      name: required(words(), 'Name of the make.', 'Example Motors'),
      id: maybe(
        identifier(),
        'Id of the make in the snapshot’s catalogue: leads then carry the slug it has there.',
        '12',
      ),
    }),
    'The make of a single-make dealer; dealers/_makes/<make>.yaml then applies.',
    '{name: Example Motors, id: 12}',
  ),
  manufacturer_id: maybe(identifier(), 'Id of the make; the manufacturer’s own when left out.', '12'),
  locale: setting(
    choice(['en-AU', 'en-NZ', 'en-US'], localeCalled),
    'en-AU',
    'Spelling, distances and formats of numbers and dates.',
  ),
  currency: setting(currency(), 'AUD', 'Currency of every price.'),
  time_zone: maybe(
    timeZone(),
    'The dealer’s time zone; by locale when left out (Sydney, Auckland, New York).',
    'Australia/Perth',
  ),
  vehicle_types: setting(
    list(choice(['cars', 'bikes', 'motorcycles', 'trucks', 'rvs'], parseKindOrBody)),
    ['cars'],
    'Kinds of vehicles sold; the first one names them in headings.',
    '[motorcycles, rvs]',
  ),
  features: group('What the dealer offers; each switch hides what belongs to it.', {
    test_drive: setting(flag(), 'true', 'Test drives can be booked.'),
    service: setting(flag(), 'true', 'Services can be booked.'),
    finance: setting(flag(), 'true', 'Finance can be asked for.'),
    trade_in: setting(flag(), 'true', 'Trade-in valuations can be asked for.'),
    buy_online: setting(flag(), 'true', 'Cars can be reserved or bought online.'),
    enquiry: setting(
      flag(),
      'true',
      'Enquiries about cars are sent over their pages and in the garage; without it they are written on the contact page, whose form stays.',
    ),
  }),
  special_phones: setting(
    map(phone()),
    {},
    'Phone numbers of departments, by name: at the foot of every page and on the contact page. Those of service, finance, trade_in and valuations replace the main number on that page, those of service and parts at locations of that type without a number.',
    '{service: 02 5550 0199}',
  ),
}
