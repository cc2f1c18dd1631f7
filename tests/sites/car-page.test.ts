import { beforeAll, describe, expect, it, test } from 'vitest'
import { pageContents } from '#scripts/build/verify/page-contents.ts'
import { all, type HtmlElement, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const lender = { interestRate: 7.99, comparisonRate: 8.75, paymentWeek: 129 }
const deposit = [{ authorization_type: 'cards', authorization_key: 'pk_demo_1', deposit_amount: 500 }]
const market = { state_average_market_price: 26000 }

let trade: BuiltYard
let plain: BuiltYard
let twins: BuiltYard

/** One car of everything: its number is its page. */
const cars = [
  { payment_processors: deposit, price: 25990 },
  { payment_processors: deposit, price: 200 },
  { certified: true },
  { price: 25000, autograb_data: market },
  { finance_lenders: { plenty: { ...lender, disclaimer: 'Made up for a test.' } } },
  { finance_lenders: { plenty: lender } },
  { tag: 'Special' },
  { tag: 'Test Drive Only' },
  { tag: 'Pre-order' },
  { simple_fuel: 'Electric', fuel: 'Electric' },
  { status: 'coming_soon' },
  { reserved: true },
  { payment_processors: deposit, price: 25990, price_type: 'Excl. Govt. Charges' },
  { before_price: 27990, price: 25990 },
  { before_price: 25990, price: 25990 },
]

beforeAll(async () => {
  const built = await buildYards({
    'trade-yard': {
      site: [
        'pages: {used_car_list: true}',
        'vehicle: {sidebar: trade_in, included: {used: [Three months of warranty]}}',
        'autograb: "true"',
        'payment_provider: demo',
        'finance_provider: plenty',
        'returns_policy: {days: 14, km: 500, fuel: at least a quarter tank}',
      ].join('\n'),
      cars,
    },
    'plain-yard': { cars: [{ certified: true }, {}] },
    'twin-yard': {
      site: 'vehicle: {days_listed: true, price_history: true}',
      cars: [
        { vin: 'NRDHERON000000001', stocknum: 'A1', price: 42990, km: 45000, engine_size: 2 },
        { vin: 'NRDHERON000000902', stocknum: 'B22', price: 8990, km: 145111, engine_size: 3.5 },
      ],
    },
  })
  twins = built['twin-yard']
  trade = built['trade-yard']
  plain = built['plain-yard']
}, 180_000)

const main = (number: number, yard = trade): HtmlElement => one(yard.page(`/cars/car-${number}`), 'main')
const buttons = (number: number) => all(main(number), 'a').map(textOf)

describe('the page of a car at a trade-in dealer', () => {
  test.each([
    ['S2.156', 'Enquire', '/contact?car_id=1&car_type=used'],
    ['S2.157', 'Get Finance', '/finance?vehiclePriceBudget=25990&car_id=1&car_type=used#finance-form'],
    ['S2.158', 'Got a Question?', '/contact?car_id=1&car_type=used'],
    ['S2.159', 'Reserve Car Now', '/cars/car-1/checkout'],
    ['S2.160', 'Book a Test Drive', '/contact?car_id=1&car_type=used'],
    ['S2.161', 'Trade-In Valuation', '/cars/trade-in?car_id=1'],
  ])('(%s) has %s, with the car in its address', (_row, text, href) => {
    const links = all(main(1), 'a').filter((link) => textOf(link) === text)
    expect(links.map(({ attribs }) => attribs.href)).toContain(href)
    expect(trade.has(href.replace(/[?#].*/, ''))).toBe(true)
  })

  it('leads search engines to no checkout', () => {
    const [link] = all(main(1), 'a', { href: '/cars/car-1/checkout' })
    expect(link?.attribs.rel).toBe('nofollow')
  })

  it('values no trade-in towards a car of 200 dollars (S2.161)', () => {
    expect(buttons(2)).toContain('Enquire')
    expect(buttons(2)).not.toContain('Trade-In Valuation')
  })
})

it('a checkout shows the deposit of its processor in its summary, not the price (S1.31, S3.18)', () => {
  expect(textOf(one(one(trade.page('/cars/car-1/checkout'), '.summary'), 'div.deposit'))).toBe('Deposit to pay now$500')
})

test.each([
  ['was higher', 14, ['Was $27,990, now:']],
  ['was the same', 15, []],
  ['is not stated', 1, []],
])('an earlier price that %s stands with the price of page and card (S4.22)', (_reason, number, said) => {
  const list = one(trade.page('/search/used-cars'), 'main')
  const card = all(list, 'article.car-card').find((each) => all(each, 'a', { href: `/cars/car-${number}` }).length > 0)
  for (const place of [one(main(number), 'div.price'), card])
    expect(place && [...textOf(place).matchAll(/Was .+?, now:/g)].flat()).toEqual(said)
})

it('a slider of prices goes from 5000 to 250000 in steps of 500 (S5.49, S9.55)', () => {
  const thumbs = all(one(trade.page('/'), 'form.finder'), 'input', { type: 'range' })
  const scale = { min: '5000', max: '250000', step: '500' }
  expect(thumbs.map(({ attribs: { min, max, step } }) => ({ min, max, step }))).toEqual([scale, scale])
  expect(thumbs.map(({ attribs }) => attribs.value)).toEqual(['5000', '250000'])
})

describe('what is left to pay after a deposit', () => {
  test.each([
    [1, 'Left to pay at the dealer$25,490'],
    [13, 'Left to pay at the dealer (Excl. Govt. Charges)$25,490'],
  ])('says what its price leaves out: car %i', (number, words) => {
    expect(textOf(one(trade.page(`/cars/car-${number}/checkout`), '.summary'))).toContain(words)
  })
})

describe('what a price buys stands beside it', () => {
  const said = '$25,990 Excl. Govt. Charges'

  test.each([
    ['its page', '/cars/car-13', '.amount', {}],
    ['the form over its page', '/cars/car-13', 'dialog', { id: 'enquiry' }],
    ['its checkout', '/cars/car-13/checkout', '.summary', {}],
  ])('on %s', (_reason, path, place, attributes) => {
    expect(textOf(one(trade.page(path), place, attributes))).toContain(said)
  })

  test.each([
    ['its card', '/search/used-cars', 'article.car-card', '.car-card-price'],
    ['its line of the plain list', '/used-car/list', 'li', 'strong'],
  ])('on %s', (_reason, path, row, price) => {
    const rows = all(one(trade.page(path), 'main'), row)
    const its = rows.filter((each) => all(each, 'a', { href: '/cars/car-13' }).length > 0)
    expect(its.map((each) => textOf(one(each, price)))).toEqual([said])
  })

  it('in what the day is compared with', () => {
    expect(JSON.parse(trade.page('/listed-cars.json')).prices).toMatchObject({ 1: '$25,990', 13: said })
  })
})

it('the numbers that its page says lead a search box to a car', () => {
  expect(textOf(main(1, twins))).toContain('NRDHERON000000001')
  expect(JSON.parse(twins.page('/car-numbers.json'))).toEqual({
    1: ['NRDHERON000000001', 'A1'],
    2: ['NRDHERON000000902', 'B22'],
  })
})

describe('a comparison rate', () => {
  test.each([
    ['with a disclaimer of the lender’s own', 5, 'Made up for a test.'],
    ['without one', 6, ''],
  ])('states its basis: %s (S9.18)', (_reason, number, disclaimer) => {
    const finance = textOf(one(main(number), '.finance'))
    expect(finance).toContain('comparison rate 8.75% p.a.')
    expect(finance).toContain('Comparison rate is based on a 5 year secured loan of $30,000.')
    expect(finance).toContain(disclaimer)
  })

  it('stands nowhere without it (S9.18)', () => {
    for (const path of trade.paths.filter((each) => each.endsWith('.html'))) {
      const text = textOf(one(trade.page(path), 'body'))
      const isStated = !/comparison rate \d/i.test(text) || /5 year secured loan of \$30,000/.test(text)
      expect(isStated, path).toBe(true)
    }
  })
})

describe('a car without photos', () => {
  test.each([
    ['Special (S4.6)', 7, 'Special'],
    ['Test Drive Only (S4.5)', 8, 'Test Drive Only'],
    ['Pre-order (S4.7)', 9, 'Pre-order'],
    ['electric (S4.10)', 10, 'Electric'],
    ['certified (S4.12)', 3, 'Certified'],
    ['coming soon', 11, 'Coming soon'],
    ['reserved', 12, 'Reserved'],
  ])('keeps its badge, as its card has it: %s', (_reason, number, text) => {
    const badge = one(one(main(number), '.gallery'), '.car-badge')
    expect(textOf(badge)).toContain(text)
    const list = one(trade.page('/search/used-cars'), 'main')
    const card = all(list, 'article.car-card').find(
      (each) => all(each, 'a', { href: `/cars/car-${number}` }).length > 0,
    )
    expect(card && textOf(one(card, '.car-badge'))).toBe(textOf(badge))
  })
})

describe('what is said of a car', () => {
  it('reads its name and variant as two words', () => {
    expect(textOf(one(main(1), 'h1'))).toBe('2021 Norda Heron GT')
  })

  it('marks a price below the market, on page and card (S1.20)', () => {
    const list = one(trade.page('/search/used-cars'), 'main')
    const cards = all(list, 'article.car-card').filter((card) => textOf(card).includes('Below market'))
    expect(cards.flatMap((card) => all(card, 'a').map(({ attribs }) => attribs.href))).toEqual(['/cars/car-4'])
    expect(textOf(main(4))).toContain('Below market')
    expect(textOf(one(main(1), '.car-panel'))).not.toContain('Below market')
  })

  it('marks a certified car and names what that brings (S1.21, S9.59, S9.60)', () => {
    for (const yard of [trade, plain]) {
      const page = main(yard === trade ? 3 : 1, yard)
      expect(textOf(one(page, '.car-badge'))).toContain('Certified')
      expect(textOf(page)).toContain('90-point inspection')
      expect(textOf(page)).toContain('1 year of roadside assist')
    }
    expect(textOf(main(2, plain))).not.toContain('90-point inspection')
  })

  it('tells of every car what its dealer gives with it, and nothing where nothing is given', () => {
    const included = (of: HtmlElement) =>
      all(of, 'section', { 'aria-labelledby': 'included' }).map((block) => textOf(block))
    expect(included(main(1))).toEqual([expect.stringContaining('Three months of warranty')])
    expect(included(main(2, plain))).toEqual([])
  })

  it('promises to take it back where the dealer does, and only there (S9.22)', () => {
    expect(textOf(one(main(1), 'section', { 'aria-labelledby': 'returns' }))).toContain(
      'within 14 days and 500 km, with at least a quarter tank.',
    )
    expect(all(main(1, plain), 'section', { 'aria-labelledby': 'returns' })).toEqual([])
  })
})

// One attribute that is another for every car would have the HTML checker read every page of a night, at ten times its cost.
test('cars that differ in figures alone show the HTML checker nothing new', () => {
  const [one, other] = [1, 2].map((number) => pageContents(twins.page(`/cars/car-${number}`)).shapes)
  expect([...(other ?? [])].filter((shape) => !one?.has(shape))).toEqual([])
})
