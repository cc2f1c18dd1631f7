import { type OrderFact, orderFacts, type PaymentOutcome, paymentOutcomes } from '#domain/payment/provider.ts'
import { group, list, maybe, setting } from './setting.ts'
import { origin, url } from './values/addresses.ts'
import { choice } from './values/choices.ts'
import { flag, whole } from './values/numbers.ts'
import { elementName, prose, words } from './values/texts.ts'

const facts: Readonly<Record<OrderFact, string>> = {
  key: 'the publishable key',
  amount: 'the deposit',
  currency: 'the currency',
  reference: 'our reference',
  description: 'the car',
  paid_url: 'where a shopper who paid is sent',
  failed_url: 'where a shopper is sent whose payment failed',
  cancelled_url: 'where a shopper is sent who cancelled',
}

const outcomes: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'the deposit was paid',
  failed: 'the payment failed',
  cancelled: 'the shopper cancelled',
}

/** Default deposit terms. */
export const usualTerms =
  'The deposit holds this car for you while we contact you to complete the purchase, and it counts towards the price. It is taken by our payment provider; your card details never reach this website. Please ask us about refunds before you pay.'

/** How the payment provider is called. Keys come with cars and dealerships and are publishable ones only. */
export const payment = group('How the provider of payments is spoken to.', {
  page: maybe(url(), 'The provider’s payment page; for "hosted".', 'https://pay.example.com/start'),
  script: maybe(url(), 'The provider’s script; for "embedded".', 'https://js.pay.example.com/v1.js'),
  element: maybe(elementName(), 'The element the script brings; for "embedded".', 'example-payment'),
  unit: setting(choice(['cents', 'dollars']), 'cents', 'What the provider counts amounts in.'),
  hosts: setting(
    list(origin()),
    [],
    'Further addresses its frames and calls need; for "embedded".',
    '[https://frames.pay.example.com]',
  ),
  hold_days: maybe(whole(1, 60), 'For how many days a deposit holds a car; the checkout says so.', '7'),
  refundable: setting(
    flag(),
    'false',
    'A deposit is returned to a shopper who decides against the car; the checkout says so.',
  ),
  terms: setting(
    prose(),
    usualTerms,
    'What a shopper agrees to before paying a deposit.',
    '"The deposit holds the car for seven days."',
  ),
  names: group(
    'The provider’s names for the values it is sent.',
    Object.fromEntries(
      orderFacts.map((fact) => [fact, maybe(words(), `Its name for ${facts[fact]}; ${fact} when left out.`, fact)]),
    ),
  ),
  events: group(
    'The events of its element; for "embedded".',
    Object.fromEntries(
      paymentOutcomes.map((outcome) => [
        outcome,
        maybe(words(), `Tells that ${outcomes[outcome]}; payment-${outcome} when left out.`, `payment-${outcome}`),
      ]),
    ),
  ),
})
