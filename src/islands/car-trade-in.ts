import { priceAfterTradeIn } from '#domain/car/price.ts'
import { formatMoney, type MoneyPolicy } from '#domain/text/money.ts'
import { rememberedValuation } from '#stores/trade-in/valuation.ts'

/** The price data embedded in the car's page, in dollars. */
interface PricedHere {
  readonly price: number
  readonly extra: number
  readonly money: MoneyPolicy
}

/**
 * Shows the price less the shopper's trade-in valuation, with the calculation. Removes the old price, the saving and
 * the repayments, which no longer apply.
 */
function show(place: HTMLElement, { price, extra, money }: PricedHere): void {
  const offer = rememberedValuation()?.offer_price ?? 0
  const reduced = priceAfterTradeIn(price, offer, extra, money)
  const amount = place.querySelector('[data-amount]')
  const note = place.querySelector<HTMLElement>('[data-after-trade-in]')
  if (!reduced || !amount || !note) return
  amount.textContent = reduced.text
  const more = extra > 0 ? ` and ${formatMoney(extra, money)} from us` : ''
  note.textContent = `${formatMoney(price, money)} less your trade-in estimate of ${formatMoney(offer, money)}${more}.`
  note.hidden = false
  for (const part of place.querySelectorAll('.was, .car-save, .finance')) part.remove()
}

const place = document.querySelector<HTMLElement>('[data-trade-in]')
// Trusted: written by the build.
if (place) show(place, JSON.parse(place.dataset.tradeIn ?? '{}') as PricedHere)
