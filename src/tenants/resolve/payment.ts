import type { PaymentProvider } from '#domain/payment/provider.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { usualTerms } from '../dealer-file/payment.ts'
import type { Payment } from '../site/payment.ts'
import { withoutNulls } from './without-nulls.ts'

function methodOf({ payment_provider: kind, payment }: DealerFile): PaymentProvider | null {
  const { page, script, element, unit, hosts } = payment
  const names = withoutNulls(payment.names)
  if (kind === 'demo') return { kind }
  if (kind === 'hosted' && page) return { kind, page, names, unit }
  if (kind === 'embedded' && script && element)
    return { kind, script, element, names, unit, hosts, events: withoutNulls(payment.events) }
  return null
}

function publishableKeys(file: DealerFile): Readonly<Record<string, string>> {
  const keys = file.dealerships.flatMap(({ id, slug, publishable_key: key }) =>
    key ? [[id, key], ...(slug ? [[slug, key]] : [])] : [],
  )
  return Object.fromEntries(keys)
}

/** The payment provider and the terms of a deposit. */
export function paymentOf(file: DealerFile): Payment {
  const { terms } = file.payment
  return {
    payment_provider: file.payment_provider,
    method: methodOf(file),
    payments_accepted: file.payments_accepted,
    publishable_keys: publishableKeys(file),
    terms: terms === usualTerms ? inVehicleWords(terms, file.vehicle_types) : terms,
    hold_days: file.payment.hold_days,
    refundable: file.payment.refundable,
  }
}
