import type { LocalePolicy } from '#domain/text/locale.ts'
import type { LeadDisplay } from '../asked/lead-display.ts'
import { digitsOf, optionalElement, xmlText } from './xml-text.ts'

/** Category pattern -> ADF `interest` value; the first match counts. */
const interestsInStock = [[/test drive/i, 'test-drive']] as const
const interestsInOwn = [
  [/trade/i, 'trade-in'],
  [/sell|valuation/i, 'sell'],
] as const

const ownInterest = ({ category }: LeadDisplay) => interestsInOwn.find(([words]) => words.test(category))?.[1]

/** Condition option of the forms -> ADF value. */
const conditions: Readonly<Record<string, string>> = {
  Excellent: 'excellent',
  Good: 'good',
  Fair: 'fair',
  'Needs work': 'poor',
}

type Market = Pick<LocalePolicy, 'locale' | 'currency'>

const amountOf = (type: string, limit: string, { currency }: Market, text: string) =>
  digitsOf(text) === '' ? [] : [{ '@type': type, '@limit': limit, '@currency': currency, '#text': digitsOf(text) }]

function financeOf(lead: LeadDisplay, market: Market) {
  const amount = [
    ...amountOf('downpayment', 'exact', market, lead.text('deposit')),
    ...amountOf('total', 'maximum', market, lead.text('vehicle_price_budget')),
  ]
  return amount.length > 0 || /finance/i.test(lead.category) ? { finance: { method: 'finance', amount } } : {}
}

const vehicleWords = ['vehicle', 'car_id', 'stock_number']

/** The dealer's car that a lead is about, with the finance requested for it. */
function inStock(lead: LeadDisplay, make: string, model: string, market: Market) {
  const status = lead.text('car_type')
  return {
    '@interest': interestsInStock.find(([words]) => words.test(lead.category))?.[1] ?? 'buy',
    ...(status ? { '@status': status === 'new' ? 'new' : 'used' } : {}),
    ...(lead.text('car_id')
      ? { id: { '@sequence': '1', '@source': xmlText(lead.website), '#text': xmlText(lead.text('car_id')) } }
      : {}),
    year: xmlText(lead.text('vehicle_year')),
    make: xmlText(make),
    model: xmlText(model),
    ...optionalElement('stock', lead.text('stock_number')),
    ...financeOf(lead, market),
  }
}

const ownWords = ['rego', 'make', 'model', 'vehicle_description', 'vin']

const estimateOf = (lead: LeadDisplay, { currency }: Market) =>
  digitsOf(lead.text('offer_price')) === ''
    ? {}
    : {
        price: { '@type': 'appraisal', '@currency': currency, '#text': digitsOf(lead.text('offer_price')) },
        pricecomments: 'The estimate that the shopper was shown.',
      }

const odometerOf = (lead: LeadDisplay, { locale }: Market) =>
  digitsOf(lead.text('odometer')) === ''
    ? {}
    : {
        odometer: {
          '@status': 'unknown',
          '@units': locale === 'en-US' ? 'miles' : 'km',
          '#text': digitsOf(lead.text('odometer')),
        },
      }

const colourOf = (lead: LeadDisplay) =>
  lead.text('colour') === ''
    ? {}
    : { colorcombination: { interiorcolor: '', exteriorcolor: xmlText(lead.text('colour')), preference: '1' } }

function plateOf(lead: LeadDisplay): string {
  const plate = [lead.text('rego'), lead.text('rego_state')].filter(Boolean).join(' ')
  return [`Their own vehicle (${lead.subject})`, plate && `Registration ${plate}`].filter(Boolean).join('. ')
}

/** The shopper's own car. A car to be serviced is neither bought nor sold, so it has no `interest`. */
function own(lead: LeadDisplay, market: Market) {
  const interest = ownInterest(lead)
  const condition = conditions[lead.text('condition')]
  return {
    ...(interest ? { '@interest': interest } : {}),
    '@status': 'used',
    year: xmlText(lead.text('year')),
    make: xmlText(lead.text('make')),
    model: xmlText(lead.text('model') || lead.text('vehicle_description')),
    ...optionalElement('vin', lead.text('vin')),
    ...optionalElement('trim', lead.text('badge')),
    ...optionalElement('transmission', lead.text('transmission')),
    ...odometerOf(lead, market),
    ...(condition ? { condition } : {}),
    ...colourOf(lead),
    ...estimateOf(lead, market),
    comments: xmlText(plateOf(lead)),
  }
}

/** Vehicles of a lead: the dealer's car and the shopper's own, where given. At least one, as ADF requires. */
export function vehiclesOf(lead: LeadDisplay, make: string, model: string, market: Market) {
  const isOwn = ownInterest(lead) !== undefined || ownWords.some((name) => lead.text(name) !== '')
  const isAboutStock = vehicleWords.some((name) => lead.text(name) !== '')
  const bought = isAboutStock || !isOwn ? [inStock(lead, make, model, market)] : []
  return [...bought, ...(isOwn ? [own(lead, market)] : [])]
}
