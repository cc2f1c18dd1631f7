import { countsUpTo, middlePrice } from '#domain/car/budget.ts'
import { estimateNote, estimateRates } from '#domain/car/estimate-terms.ts'
import { assumedPercent, financePolicy } from '#domain/car/finance.ts'
import type { EstimateFacts } from '#domain/car/finance-estimate.ts'
import { outrightPrice } from '#domain/car/price.ts'
import { type Noun, nounFor } from '#search/nouns.ts'
import type { Tenant } from '#tenants/current.ts'
import { carsOfList } from '#view-models/listing/linked-lists.ts'

/** What the estimate on the finance page is made from, and the list it leads to. */
export interface EstimateView extends EstimateFacts {
  /** "7.49% p.a. (comparison rate 8.21% p.a.)": stands beside every estimate, no smaller. */
  readonly rates: string
  /** What stands below every estimate. */
  readonly note: string
  readonly list: string
  readonly noun: Noun
  /** How many cars for sale cost no more than so many thousands: none at 0, all at the end. */
  readonly upTo: readonly number[]
}

/** The estimate of a dealer that states the offer of a lender; null at any other. */
export async function estimateView(tenant: Tenant): Promise<EstimateView | null> {
  const { cars, search, identity, locale } = tenant.site
  const { estimate: policy, period } = cars.finance
  const rates = policy && estimateRates(policy, locale)
  if (!policy || rates === null) return null
  const list = search.default_search_path
  const prices = (await carsOfList(tenant, list)).flatMap((car) => outrightPrice(car) ?? [])
  return {
    ...{ policy, period, example: middlePrice(prices), rates, note: estimateNote(policy, locale) },
    deposit_percent: assumedPercent(financePolicy(cars)),
    ...{ list, noun: nounFor(identity.vehicle_types), upTo: countsUpTo(prices) },
  }
}
