import { unpricedRange } from '#domain/car/price.ts'
import type { TradeMeaning } from '#search/reading/trade-values.ts'
import { type Row, rows } from './rows.ts'
import { bodies, kinds, kindsWithoutBody } from './vehicles.ts'
import { tradeWishes } from './wishes.ts'

const fuels = rows('fuel', [
  ['Plug-in hybrid', 'phev|plug in hybrid|plugin hybrid|plug-in hybrid|plug in|plugin|phevs', 'phev|plug in|plugin'],
  [
    'Hybrid',
    'hybrid|hybrids|hybird|hybred|hev|petrol hybrid|hybrid petrol|self charging hybrid|petrol electric',
    'hev|phev',
    'mild|mhev',
  ],
  ['Mild hybrid', 'mild hybrid|mild hybrids|mhev', 'mild hybrid|mhev'],
  [
    'Electric',
    'electric|ev|evs|electric car|electric vehicle|electirc|eletric|elctric|electric only|fully electric|full electric|bev|battery electric|100 electric|all electric|pure electric|zero emission',
    'ev|bev',
    'hybrid|petrol|gas|phev|hev',
  ],
  [
    'Diesel',
    'diesel|diesels|turbo diesel|turbodiesel|disel|deisel|diesal|desel|diseal|desiel|diesle|diesil|td|tdi|diesel turbo|dsl',
    '',
    'hybrid',
  ],
  [
    'Petrol',
    'petrol|unleaded|ulp|petral|petrl|petrel|pertol|petorl|unleaded petrol|premium unleaded|premium petrol|petrol only|91 octane|gasoline',
    'unleaded|premium|ulp|gasoline|gas|leaded',
    'hybrid|electric|lpg|diesel',
  ],
  ['LPG', 'lpg|gas|dual fuel|autogas|gas powered', 'gas'],
  ['Hydrogen', 'hydrogen|fuel cell'],
])

const transmissions = rows('transmission', [
  [
    'Automatic',
    'automatic|auto|automatics|autos|automtic|automatc|automatik|auto trans|auto transmission|auto gearbox|automatic transmission|auomatic|atuo|cvt|dsg|dct|tiptronic|sports automatic|self shifter|5 speed auto|5 speed automatic|6 speed auto|6 speed automatic',
    'auto|cvt|dsg|dct|tiptronic|constantly variable|continuous variable|dual clutch|single speed|reduction gear',
  ],
  [
    'Manual',
    'manual|manuals|manaul|maual|manuel|mnual|man|stick|stick shift|5 speed manual|6 speed manual|5 speed|6 speed manual transmission|manual trans|manual transmission|manual gearbox',
    '',
    'auto|automatic',
  ],
])

const drives = rows('drive', [
  [
    '4WD',
    '4wd|4x4|4 wd|four wheel drive|4 wheel drive|four wheel drives|four by four|4 by 4|4by4|fwd 4x4|4w drive|4wheel drive|4 wheeler|four wheeler|4 x 4|4wds|4whd|fourby|part time 4wd|4*4|off road|offroad|off roader|offroader',
    '4x4|four wheel drive',
  ],
  [
    'AWD',
    'awd|all wheel drive|all wheel|all wheels drive|allwheel drive|all-wheel drive|awds',
    'all wheel drive|quattro|4matic|xdrive',
  ],
  [
    '2WD',
    '2wd|4x2|two wheel drive|2 wheel drive|2x4|2 wd',
    '4x2|front|rear|fwd|rwd|front wheel drive|rear wheel drive|two wheel drive',
  ],
  ['Front', 'fwd|front wheel drive|front wheel|frontwheel drive', 'fwd|front wheel drive|front'],
  ['Rear', 'rwd|rear wheel drive|rear wheel|rearwheel drive', 'rwd|rear wheel drive|rear'],
])

const colours = rows('colour', [
  ['White', 'white|wite|whtie|pearl white|off white', 'ivory'],
  ['Black', 'black|blak|balck|jet black', 'ebony|onyx|noir'],
  ['Silver', 'silver|sliver|sivler|siver', 'platinum|titanium'],
  [
    'Grey',
    'grey|gray|gery|charcoal|gunmetal|gun metal|graphite|dark grey|light grey|greys',
    'gray|charcoal|gunmetal|graphite|slate|granite',
  ],
  [
    'Blue',
    'blue|bleu|navy|navy blue|dark blue|light blue|bluee|sky blue|teal|turquoise',
    'navy|teal|bluestone|turquoise',
  ],
  [
    'Red',
    'red|maroon|marroon|burgundy|crimson|dark red|rde|bright red|cherry red',
    'maroon|burgundy|crimson|ruby|scarlet',
  ],
  ['Green', 'green|gren|grene|dark green|olive|british racing green', 'olive|emerald'],
  ['Brown', 'brown|bronze|tan|copper', 'bronze|copper|tan|chocolate|mocha'],
  ['Gold', 'gold|golden', 'golden'],
  ['Beige', 'beige|cream|champagne|sand coloured|biege', 'cream|champagne|sand|almond'],
  ['Orange', 'orange|ornage|organge', ''],
  ['Yellow', 'yellow|yelow|yello', ''],
  ['Purple', 'purple|purpel|violet', 'violet|plum'],
  ['Pink', 'pink', ''],
])

const conditions = rows('car_type', [
  ['New', 'new|brand new|brandnew|new car|new cars|unregistered|new only', 'new'],
  [
    'Used',
    'used|second hand|secondhand|second-hand|2nd hand|2ndhand|pre owned|preowned|pre-owned|pre loved|preloved|usd|uesd|used car|used cars',
    'used',
  ],
  [
    'Demo',
    'demo|demos|demonstrator|demonstrators|ex demo|exdemo|ex demonstrator|ex-demo|dealer demo|demo car|demo cars|ex dealer demo|dealer demonstrator',
    'demo',
  ],
])

const certified = rows('certified', [
  [
    'Certified',
    'certified|cpo|certifed|manufacturer warranty certified|manufacturer certified|approved used|assured',
    'true',
  ],
])

/** The value of documents without a price, whatever words their dealer uses for it. */
const unpricedCars = rows('price_range', [
  [
    unpricedRange,
    'poa|price on application|price on enquiry|price on inquiry|call for price|ask for price|contact for price|contact us for price',
  ],
])

/** Australian states by their names and larger cities. A city that has cars in stock means itself instead. */
const australia = rows('state', [
  ['NSW', 'nsw|new south wales|n.s.w|sydney|newcastle|wollongong', 'nsw|new south wales'],
  ['VIC', 'vic|victoria|melbourne|melb|geelong|ballarat|bendigo', 'vic|victoria'],
  [
    'QLD',
    'qld|queensland|brisbane|brissy|brisvegas|bris|gold coast|sunshine coast|cairns|townsville|toowoomba',
    'qld|queensland',
  ],
  ['WA', 'wa|western australia|perth|west australia', 'wa|western australia'],
  ['SA', 'sa|south australia|adelaide|radelaide', 'sa|south australia'],
  ['TAS', 'tas|tasmania|tassie|hobart|launceston|tassy', 'tas|tasmania'],
  ['ACT', 'act|canberra|australian capital territory', 'act|australian capital territory'],
  ['NT', 'nt|northern territory|darwin|alice springs', 'nt|northern territory'],
])

/**
 * "NZ new": first sold in New Zealand, not imported used. Some sources list it as a feature; it is said of used cars
 * only.
 */
const soldNewHere = [
  ...rows('filtered_features', [['NZ new', 'nz new|nznew|new zealand new']]),
  ...rows('car_type', [['Used', 'nz new|new zealand new|nz new used|nznew', 'used']]),
]

const newZealand = rows('state', [
  ['Auckland', 'auckland|akl|aucks', 'auckland'],
  ['Waikato', 'waikato|hamilton', 'waikato'],
  ['Bay of Plenty', 'bay of plenty|tauranga|rotorua|bop', 'bay of plenty'],
  ['Wellington', 'wellington|welly|wgtn|lower hutt', 'wellington'],
  ['Canterbury', 'canterbury|christchurch|chch|timaru', 'canterbury'],
  ['Otago', 'otago|dunedin|queenstown', 'otago'],
  ['Southland', 'southland|invercargill', 'southland'],
  ['Northland', 'northland|whangarei', 'northland'],
  ['Taranaki', 'taranaki|new plymouth', 'taranaki'],
  ['Manawatū-Whanganui', 'manawatu|palmerston north|whanganui', 'manawatu|manawatu whanganui'],
  ["Hawke's Bay", "hawkes bay|hawke's bay|napier|hastings", 'hawkes bay|hawke s bay'],
  ['Nelson', 'nelson|tasman', 'nelson|tasman'],
  ['Marlborough', 'marlborough|blenheim', 'marlborough'],
  ['West Coast', 'west coast|greymouth', 'west coast'],
  ['Gisborne', 'gisborne|tairawhiti', 'gisborne|tairawhiti'],
])

/** Two-letter codes that are also words (in, or, me, ok, hi, oh, al) or other abbreviations do not mean a state. */
const unitedStates = rows(
  'state',
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
    .split('|')
    .map((state): Row => {
      const [short, full] = [state.slice(0, 2).toLowerCase(), state.slice(3)]
      const isWord = /^(?:al|co|de|ga|hi|id|in|la|ma|me|ms|mt|oh|ok|or|pa|sd|sc)$/.test(short)
      return [full, isWord ? '' : short, short]
    }),
)

/** In the United States a pickup is a truck, petrol is gas, a people mover is a minivan, and grey is gray. */
const american: readonly TradeMeaning[] = [
  ...rows('body', [
    ['Truck', 'truck|trucks|pickup|pick up|pickup truck|pick up truck|pick-up|ute|crew cab truck', 'truck|pickup|ute'],
    [
      'Minivan',
      'minivan|mini van|minivans|people mover|people carrier|mpv|family van|passenger van',
      'minivan|people mover|mpv',
    ],
    ['Wagon', 'wagon|station wagon|estate', 'estate'],
  ]),
  ...rows('fuel', [
    [
      'Gasoline',
      'gas|gasoline|petrol|gas powered|unleaded|gas only|gas engine',
      'gas|petrol|unleaded|flex|flex fuel',
      'hybrid|electric|diesel',
    ],
  ]),
  ...rows('transmission', [
    ['Manual', 'stick|stick shift|manual|standard transmission|manual transmission', '', 'auto|automatic'],
  ]),
  ...colours.flatMap((colour) =>
    colour.name === 'Grey' ? [{ ...colour, name: 'Gray', stocked: ['grey', ...colour.stocked] }] : [],
  ),
]

const common = [
  ...kinds,
  ...bodies,
  ...kindsWithoutBody,
  ...fuels,
  ...transmissions,
  ...drives,
  ...colours,
  ...conditions,
  ...certified,
  ...unpricedCars,
  ...tradeWishes,
]

/** Meanings of search words by locale; a word's earlier meaning wins. Make names are not included. */
export const tradeMeanings: Readonly<Record<'en-AU' | 'en-NZ' | 'en-US', readonly TradeMeaning[]>> = {
  'en-AU': [...common, ...australia],
  'en-NZ': [...soldNewHere, ...common, ...newZealand],
  'en-US': [...american, ...common, ...unitedStates],
}
