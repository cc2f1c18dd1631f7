import { carTypes } from '#domain/car/car.ts'
import { defaultSoldDays } from '#domain/car/on-show.ts'
import { tableFacts } from '#domain/car/table-facts.ts'
import { truckListPath, wholeListPath } from '#domain/page/whole-list.ts'
import { feeds } from './feeds.ts'
import { group, list, map, maybe, setting, settings, value } from './setting.ts'
import { formatAliases, parseDateOrder, separatorAliases, stockFormats } from './stock-formats.ts'
import { origin, path, searchHost } from './values/addresses.ts'
import { choice } from './values/choices.ts'
import { matching } from './values/matching.ts'
import { decimal, flag, whole } from './values/numbers.ts'
import { words } from './values/texts.ts'
import { publicVariable, variable } from './values/variables.ts'

const indexName = () =>
  value(matching(/^[A-Za-z0-9_-]{1,200}$/, 'the name of an index (letters, digits, "-" and "_")', 'harbour_vehicles'))

const parseCarType = (text: string) => {
  if (/^(?:pre-?owned|second-?hand|2nd-?hand)\b/i.test(text.trim())) return 'used'
  return /^(?:ex-?)?demo/i.test(text.trim()) ? 'demo' : null
}

const carType = () => choice(carTypes, parseCarType)

/** Which vehicles are shown, and how they are searched. */
export const stock = {
  default_search_path: maybe(
    path(),
    `Where the search box leads; any list, such as /search/rental-cars. When left out, ${wholeListPath}, and ${truckListPath} where trucks alone are sold.`,
    '/search/used-cars',
  ),
  search_filters: group('Which vehicles the site shows.', {
    car_types: setting(list(carType()), [...carTypes], 'Only these types.', '[used]'),
    exclude_car_types: setting(list(carType()), [], 'None of these types.', '[demo]'),
    exclude_makes: setting(list(words()), [], 'None of these makes.', '[Example Motors]'),
    demo_min_km: maybe(whole(0, 100_000), 'Demo cars need more than this on the odometer.', '3000'),
  }),
  include_sold_cars_days: setting(whole(0, 14), String(defaultSoldDays), 'Days a sold car stays on show, marked sold.'),
  stock: group('The stock snapshot.', {
    snapshot: maybe(
      words(),
      'Where it is: a path from the project’s root, or a public https address; stock/<slug>.json (.csv, .xml) when left out.',
      'stock/harbour.json',
    ),
    format: setting(
      choice(stockFormats, (text) => formatAliases[text.toLowerCase()] ?? null),
      'json',
      'What the snapshot is: our own JSON, a table of comma-separated values whose first line names its columns, or XML.',
      'csv',
    ),
    encoding: setting(
      choice(['utf-8', 'windows-1252']),
      'utf-8',
      'Its character encoding, where the file does not show it: csv that is not UTF-8 is read as UTF-16 or windows-1252, as spreadsheets write it.',
      'windows-1252',
    ),
    separator: setting(
      choice(['comma', 'semicolon', 'tab', 'pipe'], (text) => separatorAliases[text] ?? null),
      'comma',
      'Separator between the columns of csv.',
      'semicolon',
    ),
    list_separator: setting(
      words(),
      '|',
      'Separator between the parts of a list in one column or element of csv or xml. Complete addresses of pictures may also be separated by a comma, a semicolon or a space.',
      '";"',
    ),
    item: setting(
      value(matching(/^[^/\s<>]+(\/[^/\s<>]+)*$/, 'names of elements with / between them', 'stock/vehicle')),
      'stock/vehicle',
      'Path of a vehicle in xml: the elements around it and its own.',
      'inventory/car',
    ),
    prices: setting(choice(['dollars', 'cents']), 'dollars', 'What prices of csv and xml are counted in.', 'cents'),
    price_type: maybe(
      words(),
      'What the prices include, for cars whose stock entry does not say. It is shown beside each price, and feeds state it.',
      'Drive Away',
    ),
    dates: setting(
      choice(['year-month-day', 'day-month-year', 'month-day-year'], parseDateOrder),
      'year-month-day',
      'In which order csv and xml write dates in figures; one that begins with its year is read in any case.',
      'day-month-year',
    ),
    fields: setting(
      map(words()),
      {},
      `Facts of a vehicle, and the column of csv or the path of elements in xml (price/now, @id for an attribute) that says each. A column that has the name of a fact, in any capitals, with or without spaces, needs no line. Without status all are for sale; without name or slug they are made of year, make and model. The facts: ${tableFacts.join(', ')}.`,
      '{stocknum: Stock No, km: Odometer, images: Photos}',
    ),
    dealerships: setting(
      list(words()),
      [],
      'For a snapshot that several dealers share: only the cars with one of these as their dealership_slug, dealership_id or dealership_name; all cars when left out.',
      '[Harbour North]',
    ),
    car_types: maybe(
      settings({
        new: maybe(whole(0, 100_000), 'New cars.', '12'),
        used: maybe(whole(0, 100_000), 'Used cars.', '80'),
        demo: maybe(whole(0, 100_000), 'Demo cars.', '0'),
      }),
      'Counts per type for menus; counted from the snapshot when left out. A type with 0 has no menu entry.',
      '{new: 12, demo: 0}',
    ),
    model_names: setting(
      map(map(words())),
      {},
      'Models shown under another name: make, then name in the stock, then name on the site.',
      '{Example: {XR-V Hybrid: XR-V}}',
    ),
    allowed_drop: setting(
      decimal(0, 1, '0.5'),
      '0.5',
      'Largest fall in the number of cars for sale, as a fraction, before the last good release is kept.',
    ),
    between_nights: setting(
      flag(),
      'false',
      'Pages check every half minute which cars were sold, reserved or repriced since the nightly build, and say when the stock was last checked. For dealers whose machine runs npm run delta during the day.',
    ),
    feeds,
    pictures_from: setting(
      list(origin()),
      [],
      'Sites that `npm run pictures` fetches pictures of cars from, so that pages show copies in sizes that fit, from the dealer’s own address; pictures of others stay where they are.',
    ),
    max_age_hours: setting(
      whole(1, 8760, '36'),
      '36',
      'How old a snapshot may be; one that does not state when it was taken is as old as its file.',
      '168',
    ),
  }),
  search: group('Search.', {
    engine: setting(
      choice(['static', 'meilisearch']),
      'static',
      'static: an index in the site itself; meilisearch: a search host.',
    ),
    host: maybe(
      searchHost(),
      'The search host; required for meilisearch. A path when the site’s own address leads to it.',
      'https://search.example.com',
    ),
    key_env: maybe(
      publicVariable(),
      'Environment variable that holds a token for this index that expires, or a search-only key that npm run index has checked; when left out, the token made by npm run index.',
      'FORECOURT_PUBLIC_SEARCH_KEY',
    ),
    admin_key_env: setting(
      variable('MEILI_KEY'),
      'MEILI_KEY',
      'Environment variable that holds the key npm run index works with; it never reaches the site. MEILI_KEY is sent to the servers in MEILI_HOST only.',
      'FORECOURT_DEALER_SEARCH_KEY',
    ),
    admin_host_env: maybe(
      variable('MEILI_HOST'),
      'Environment variable that holds the address npm run index reaches the host by, where that is not search.host; MEILI_HOST when left out and the host is a path.',
      'FORECOURT_DEALER_SEARCH_HOST',
    ),
    token_days: setting(
      whole(1, 90, '14'),
      '7',
      'Days for which a token of npm run index is valid; long enough for several builds.',
    ),
    index: maybe(
      indexName(),
      'Name of the vehicle index, to which each filling adds a suffix of its own; the slug when left out.',
      'harbour_vehicles',
    ),
    fallback: setting(
      choice(['static', 'none']),
      'static',
      'What answers searches while the search host does not: static, an index in the site itself; none, nothing.',
      'none',
    ),
    timeout_seconds: setting(whole(1, 30, '3'), '4', 'Seconds the search host has for an answer.'),
    lists: setting(
      map(
        settings({
          title: maybe(words(), 'Heading of the list; from its name when left out.', 'Rental cars'),
          filter: maybe(
            words(),
            'Which vehicles it holds; rental and subscription lists know their own.',
            'tag = "Special"',
          ),
        }),
      ),
      {},
      'Further lists by their name under /search/. A menu or default_search_path that leads to rental or subscription vehicles brings theirs by itself.',
      '{rental-cars: {}}',
    ),
    page_detection: setting(
      choice(['prefix', 'contains']),
      'prefix',
      'What makes a page a search page: its path begins with, or contains, "search".',
    ),
    list_page_size: setting(whole(4, 96), '24', 'Vehicles on a page of the main list.'),
    total_source: setting(
      choice(['facet_sum', 'in_stock']),
      'facet_sum',
      'Where the total comes from above 1999 hits.',
    ),
    price_asc_positive: setting(flag(), 'false', 'Sorting by lowest price leaves out vehicles without a price.'),
    price_slider: group('The slider of prices on the home page and in the price filter.', {
      min: setting(
        whole(0, 1_000_000),
        '5000',
        'Its lowest price, in whole dollars; the thumb there asks for any.',
        '5000',
      ),
      max: setting(whole(1, 10_000_000), '250000', 'Its highest price, likewise.', '120000'),
      step: setting(whole(1, 100_000), '500', 'How far an arrow key moves it.', '500'),
    }),
    cache_cap: setting(whole(1, 1000), '50', 'Searches kept in memory.'),
    synonyms: setting(
      map(list(words())),
      {},
      'Synonyms of a word, or of two or three, besides the words of the trade (ute, 4wd, auto); an empty list drops one of those.',
      '{cruiser: [landcruiser], people mover: []}',
    ),
    words: setting(
      map(map(words())),
      {},
      'What shoppers type, by the filter it sets (make, make_model, body, fuel, transmission, drive, colour, car_type, city, state): the words, and the value in the stock that they mean. A star at the end means any digits: "Cee 3*" is every Cee 320i and 330e.',
      '{colour: {oyster: Beige}, make_model: {3 series: Example 3*}}',
    ),
    stop_words: setting(
      list(words()),
      ['a', 'an', 'the', 'and', 'with', 'for', 'in'],
      'Words too common to look for.',
      '[a, the, with]',
    ),
  }),
}
