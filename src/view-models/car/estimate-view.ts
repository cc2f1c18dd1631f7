import { countsUpTo, middlePrice } from '#domain/car/budget.ts'
import { estimateNote, estimateRates } from '#domain/car/estimate-terms.ts'
import { assumedPercent, financePolicy } from '#domain/car/finance.ts'
import type { EstimateFacts } from '#domain/car/finance-estimate.ts'
import { outrightPrice } from '#domain/car/price.ts'
import { type Noun, nounFor } from '#search/nouns.ts'
import type { Tenant } from '#tenants/current.ts'
import { carsOfList } from '#view-models/listing/linked-lists.ts'

/** Data for the estimate on the finance page, and the list it links to. */
export interface EstimateView extends EstimateFacts {
  /** "7.49% p.a. (comparison rate 8.21% p.a.)": shown beside every estimate, in type at least as large. */
  readonly rates: string
  /** Note below every estimate. */
  readonly note: string
  readonly list: string
  readonly noun: Noun
  /** Index n -> number of cars for sale at up to n × $1,000. */
  readonly upTo: readonly number[]
}

/** The estimate for a dealer that states a lender's offer; null for any other. */
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
