import type { CarStatus, CarType } from '#domain/car/car.ts'

// Words of feeds, compared without capitals, blanks and punctuation: "In-Stock" is "in stock".

/** Map: status -> words of feeds. A `withdrawn` car is not offered, and kept off the site. */
export const statusWords: Readonly<Record<CarStatus | 'withdrawn', readonly string[]>> = {
  in_stock: [
    ...['in stock', 'in yard', 'on lot', 'on the lot', 'in showroom', 'dealer stock', 'available', 'available now'],
    ...['available for sale', 'active', 'for sale', 'on sale', 'unsold', 'not sold', 'live', 'listed', 'relisted'],
    ...['published', 'advertised', 'online', 'current', 'ready for sale', 'retail', 'retail ready', 'frontline'],
    ...['stock', 'inventory', 'in inventory', 'on site', 'on ground', 'on the ground', 'at dealer', 'at dealership'],
    ...['now available', 'for sale now', 'market ready', 'ready', 'public', 'visible', 'enabled'],
    ...['frontline ready', 'new arrival', 'just arrived', 'arrived', 'immediate delivery'],
  ],
  coming_soon: [
    ...[
      'coming soon',
      'in transit',
      'in transit to dealer',
      'arriving',
      'arriving soon',
      'awaiting arrival',
      'on order',
    ],
    ...['on back order', 'back order', 'available to order', 'pre order', 'factory order', 'incoming', 'inbound'],
    ...[
      'upcoming',
      'due in',
      'due soon',
      'on the way',
      'on its way',
      'en route',
      'on water',
      'on the water',
      'at port',
    ],
    ...[
      'transit',
      'ordered',
      'shipped',
      'at sea',
      'pipeline',
      'in pipeline',
      'expected',
      'landing soon',
      'future stock',
    ],
    ...['in production', 'in build', 'in preparation', 'being prepared', 'awaiting preparation'],
  ],
  sold: [
    'sold',
    'sold out',
    'just sold',
    'recently sold',
    'sale complete',
    'sale completed',
    'delivered',
    'retailed',
    'purchased',
  ],
  reserved: [
    ...['reserved', 'on hold', 'hold', 'held', 'deposit', 'deposit taken', 'deposit paid', 'deposit received'],
    ...['under deposit', 'on deposit', 'holding deposit', 'under offer', 'under contract', 'contract', 'pending'],
    ...['sale pending', 'pending sale', 'pending delivery', 'sale in progress', 'sale agreed', 'awaiting delivery'],
    ...[
      'awaiting collection',
      'under agreement',
      'in deal',
      'buyer found',
      'allocated',
      'customer order',
      'on approval',
      'finance pending',
      'pending finance',
    ],
  ],
  withdrawn: [
    ...[
      'withdrawn',
      'removed',
      'deleted',
      'archived',
      'expired',
      'ended',
      'closed',
      'cancelled',
      'canceled',
      'inactive',
    ],
    ...[
      'not active',
      'disabled',
      'suspended',
      'hidden',
      'draft',
      'unpublished',
      'not published',
      'unlisted',
      'delisted',
    ],
    ...['offline', 'off market', 'not for sale', 'unavailable', 'not available', 'no longer available', 'out of stock'],
    ...[
      'not in stock',
      'discontinued',
      'not listed',
      'no longer for sale',
      'gone',
      'traded',
      'transferred',
      'wholesale',
      'wholesaled',
      'auction',
      'at auction',
    ],
    ...['loan car', 'written off', 'write off', 'scrapped', 'stolen', 'returned to owner'],
  ],
}

/** Words that mean, anywhere in a longer status, that the car is taken: "Sold 12/3", "HOLD - Smith". */
export const goneWords: readonly (readonly [CarStatus, readonly string[]])[] = [
  ['sold', ['sold']],
  ['reserved', ['reserved', 'hold', 'held', 'deposit', 'pending', 'contract']],
]

/** Map: condition -> words of feeds; "car", "vehicle" and the like after it add nothing. */
export const carTypeWords: Readonly<Record<CarType | 'certified', readonly string[]>> = {
  new: [
    'new',
    'n',
    'brand new',
    'all new',
    'factory new',
    'new condition',
    'new stock',
    'zero km',
    '0 km',
    'run out',
    'dealer new',
    'new in stock',
  ],
  used: [
    ...['used', 'u', 'pre owned', 'previously owned', 'pre loved', 'second hand', '2nd hand', 'used condition'],
    ...[
      'near new',
      'nearly new',
      'like new',
      'as new',
      'approved used',
      'quality used',
      'dealer used',
      'ex lease',
      'ex fleet',
    ],
    ...['ex government', 'ex rental', 'trade in', 'non certified', 'not certified', 'uncertified', 'refurbished'],
    ...['non certified pre owned', 'refurbished condition', 'classic'],
  ],
  demo: [
    ...['demo', 'd', 'demonstrator', 'ex demo', 'ex demonstrator', 'dealer demo', 'dealer demonstrator', 'demo stock'],
    ...['executive demo', 'executive demonstrator', 'factory demo', 'new demo', 'used demo', 'ex dealer demo'],
  ],
  certified: [
    ...['certified', 'cpo', 'certified pre owned', 'certified used', 'certified second hand', 'approved pre owned'],
    ...['manufacturer certified', 'factory certified', 'dealer certified'],
  ],
}

/** Nouns after a condition that add nothing. */
export const vehicleNouns: readonly string[] = [
  'car',
  'vehicle',
  'auto',
  'truck',
  'suv',
  'unit',
  'ute',
  'van',
  'motorcycle',
  'bike',
]

/** Words for an unknown value. A text of punctuation alone ("-/-", ".") has no meaning either. */
export const placeholderWords: readonly string[] = [
  ...['null', 'nil', 'none', 'na', 'nan', 'undefined', 'unknown', 'not known', 'tba', 'tbc', 'tbd', 'to be advised'],
  ...[
    'to be confirmed',
    'not specified',
    'unspecified',
    'not applicable',
    'not available',
    'not provided',
    'not stated',
  ],
  ...['not set', 'please select', 'no badge', 'no series', 'no variant', 'no data'],
]

export const yesWords: readonly string[] = ['true', 'yes', 'y', 't', '1', 'on']
export const noWords: readonly string[] = ['false', 'no', 'n', 'f', '0', 'off', 'not sold', 'unsold', 'available']

/** Known bodies, to correct misspelt ones. */
export const bodyWords: readonly string[] = [
  ...['Hatchback', 'Hatch', 'Liftback', 'Fastback', 'Notchback', 'Sedan', 'Saloon', 'Wagon', 'Station Wagon', 'Estate'],
  ...[
    'Sportback',
    'Sportwagon',
    'Tourer',
    'Coupe',
    'Convertible',
    'Cabriolet',
    'Cabrio',
    'Roadster',
    'Spider',
    'Spyder',
  ],
  ...['Targa', 'Hardtop', 'Softtop', 'Limousine', 'Crossover', 'Utility', 'Sport Utility', 'Pickup', 'Truck', 'Tipper'],
  ...['Light Truck', 'Cab Chassis', 'Single Cab', 'Dual Cab', 'Double Cab', 'Crew Cab', 'Extra Cab', 'Extended Cab'],
  ...['Super Cab', 'King Cab', 'Space Cab', 'Club Cab', 'Quad Cab', 'Regular Cab', 'Mega Cab', 'Super Crew', 'Crewmax'],
  ...['People Mover', 'Minivan', 'Minibus', 'Panel Van', 'Cargo Van', 'Passenger Van', 'Commercial', 'Motorhome'],
  ...['Campervan', 'Caravan', 'Camper Trailer', 'Trailer', 'Motorcycle', 'Motorbike', 'Scooter', 'Cruiser', 'Chopper'],
]
