import * as v from 'valibot'
import { badgeWords, type NamedBadge } from '#domain/car/badge.ts'
import type { CarType } from '#domain/car/car.ts'
import { group, list, map, maybe, required, setting, settings } from './setting.ts'
import { path } from './values/addresses.ts'
import { choice } from './values/choices.ts'
import { file } from './values/files.ts'
import { decimal, flag, whole } from './values/numbers.ts'
import { words } from './values/texts.ts'

const buttons = [
  'enquire',
  'call',
  'save',
  'photos',
  'finance',
  'trade_in',
  'question',
  'reserve',
  'test_drive',
  'history',
] as const

/** A service that is switched on by true, or by a map of its own settings. */
const serviceSwitch = () => v.union([flag(), map(words())], 'true, false or settings (name: value) belong here')

const comesWith = (type: CarType, example: string) => setting(list(words()), [], `With every ${type} car.`, example)

const badgeSetting = ({ word, of }: (typeof badgeWords)[NamedBadge]) => setting(words(), word, of)

const badgeSettings = Object.fromEntries(
  Object.entries(badgeWords).map(([kind, row]) => [kind, badgeSetting(row)]),
) as Record<NamedBadge, ReturnType<typeof badgeSetting>>

/** Settings of car pages, prices, finance and what a shopper may do with a car. */
export const carPage = {
  garage_enabled: setting(flag(), 'false', 'Shoppers may save cars and find them in a garage.'),
  garage: group('The garage of saved cars.', {
    path: setting(path(), '/favourites', 'Where it lives.', '/mygarage'),
    label: setting(words(), 'Garage', 'What it is called.', 'myGarage'),
  }),
  compare: group('Comparing saved cars.', {
    enabled: setting(flag(), 'false', 'Compare mode.'),
    max_cars: setting(whole(2, 50), '12', 'Most cars compared.'),
  }),
  favourites: group('Saved cars.', {
    bar: setting(
      choice(['auto', 'sticky', 'autohide']),
      'auto',
      'The bar of saved cars: sticky in compare mode, else five seconds; or always one of them.',
    ),
  }),
  vehicle: group('The car page.', {
    sidebar: setting(
      choice(['standard', 'trade_in']),
      'standard',
      'Its buttons: standard, or those of a trade-in dealer.',
    ),
    days_listed: setting(flag(), 'false', 'It says for how many days the car has been on show.'),
    price_history: setting(flag(), 'false', 'It lists the prices that the site showed, each by its day.'),
    market_scale: setting(flag(), 'true', 'It compares the price with the market average, where the stock states one.'),
    included: group('What comes with a car, a line each. Where nothing is said, nothing is shown.', {
      new: comesWith('new', '[A full tank]'),
      used: comesWith('used', '[3 months of warranty, Roadworthy certificate]'),
      demo: comesWith('demo', '[The rest of the registration]'),
      makes: setting(
        map(words()),
        {},
        'With every new and every demo car of a make: what its maker promises.',
        '{Toyota: 5 years of warranty by the maker}',
      ),
    }),
  }),
  buttons: group(
    'Buttons of cars; each may be hidden. The car’s own state decides as well.',
    Object.fromEntries(buttons.map((name) => [name, setting(flag(), 'true', `The ${name.replace('_', ' ')} button.`)])),
  ),
  phone_reveal: setting(flag(), 'false', 'A car’s phone number shows after a click, which is recorded.'),
  price: group('Prices.', {
    subscriptions: setting(flag(), 'false', 'Subscriptions are offered: a subscription price above 0 is shown first.'),
    extra_amount: setting(decimal(0, 100_000), '0', 'Dollars taken off together with a trade-in offer.', '500'),
    no_price_text: setting(words(), 'Contact us for price', 'Text shown in place of a price that is not stated.'),
  }),
  payment_provider: maybe(
    choice(['hosted', 'embedded', 'demo']),
    'Who takes deposits: a hosted page, an embedded form, or the demo provider that takes nothing.',
    'hosted',
  ),
  payments_accepted: setting(list(words()), ['Cash', 'Credit Card'], 'Payments named to search engines.'),
  finance_provider: maybe(
    words(),
    'The lender whose offer is shown for a car, and on a model’s page the lowest of its new and used cars.',
    'plenty',
  ),
  finance: group('Finance offers.', {
    max_car_age_years: setting(map(whole(1, 50)), {}, 'Oldest car a lender finances, in years.', '{plenty: 12}'),
    deposit_percent: setting(map(decimal(0, 100)), {}, 'Deposit a lender assumes, in percent.', '{plenty: 10}'),
    default_term_years: setting(map(whole(1, 10)), {}, 'Term a lender assumes, in years.', '{plenty: 5}'),
    on_cards: setting(flag(), 'false', 'Show the repayment on cards too, with its rate.', 'true'),
    period: setting(
      choice(['week', 'month']),
      'week',
      'Period of the repayments shown, and used to filter and sort lists; weekly for lenders that state no monthly repayment.',
      'month',
    ),
    estimate: maybe(
      settings({
        lender: required(words(), 'Who lends, as shoppers know it.', 'Plenty Finance'),
        rate: required(decimal(0, 60), 'Its interest in percent a year; in the US the APR.', '7.49'),
        comparison_rate: maybe(
          decimal(0, 60),
          'Its comparison rate, required beside the rate in Australia; in the US it is shown as the APR.',
          '8.21',
        ),
        terms: required(list(whole(1, 10)), 'Years a shopper may choose from.', '[3, 5, 7]'),
        default_term: required(whole(1, 10), 'The term that is chosen at first, one of those.', '5'),
        disclaimer: required(words(), 'What its offer depends on.', 'Lending criteria, fees and charges apply.'),
      }),
      'Repayments are worked out on the finance page, and without a finance_provider on the pages of models, from what this lender asks.',
      '{lender: Plenty Finance, rate: 7.49, comparison_rate: 8.21, terms: [3, 5, 7], default_term: 5, disclaimer: Fees apply.}',
    ),
  }),
  autobot: maybe(serviceSwitch(), 'The chat assistant’s account.', 'true'),
  autograb: maybe(serviceSwitch(), 'The trade-in valuation service is set up.', 'true'),
  trade_in: group('Trade-ins.', {
    nevdis: setting(flag(), 'false', 'Also look the registration up in the national register.'),
  }),
  returns_policy: maybe(
    settings({
      days: required(whole(1, 90), 'Days to bring the car back.', '14'),
      km: required(whole(1, 10_000), 'Most driven meanwhile, in the site’s unit.', '500'),
      fuel: required(words(), 'Fuel that must be left, in words.', 'at least a quarter tank'),
    }),
    'A promise to take cars back.',
    '{days: 14, km: 500, fuel: at least a quarter tank}',
  ),
  certified: group('Certified cars.', {
    benefits: setting(
      list(words()),
      ['90-point inspection', '1 year of roadside assist'],
      'What a certified car includes.',
    ),
    image: maybe(file(), 'Its badge, a wide picture: on cards and car pages in place of the word.', 'certified.svg'),
  }),
  badges: group('Words of the badges on cards.', badgeSettings),
}
