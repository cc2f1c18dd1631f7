import type { SiteEvent } from '#api/analytics.ts'
import { leadEventId } from '#domain/lead/event-id.ts'
import { successCategory, successUrl } from '#domain/lead/success.ts'
import type { EnquiryProps } from './enquiry-props.ts'

/** The category the success page speaks of, and its address; nothing in it is personal. */
export function successOf({ form, lead: { car }, successPath }: EnquiryProps, category: string) {
  const extra = { car_id: car?.id ?? null, car_type: car?.car_type ?? null }
  const submission = { category, isCarEnquiry: form.name === 'car-enquiry', extra }
  return { category: successCategory(submission), address: successUrl(submission, successPath) }
}

/** The event of a lead that was sent; `chosen` is its category before careers became general. */
export function conversionOf({ lead: { car }, form, events }: EnquiryProps, chosen: string): SiteEvent {
  const id = leadEventId({ category: chosen, isTestDrive: form.name === 'test-drive', car }, events)
  return { id, facts: { form: form.name, ...(car ? { car_id: car.id, car_type: car.car_type } : {}) } }
}
