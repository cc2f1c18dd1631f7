import type { SiteEvent } from '#api/analytics.ts'
import { leadEventId } from '#domain/lead/event-id.ts'
import { successCategory, successUrl } from '#domain/lead/success.ts'
import type { Submission } from './submission-content.ts'

type Sent = Pick<Submission, 'props' | 'values'>

/** Category and address of the success page, without personal data. The car is the page's, else the link's. */
export function successOf({ props: { form, lead, successPath }, values }: Sent, category: string) {
  const named = (value: unknown) => (typeof value === 'string' ? value : null)
  const extra = {
    car_id: lead.car?.id ?? named(values.car_id),
    car_type: lead.car?.car_type ?? named(values.car_type),
  }
  const submission = { category, isCarEnquiry: form.name === 'car-enquiry', extra }
  return { category: successCategory(submission), address: successUrl(submission, successPath) }
}

/** The conversion event of a delivered lead, by the category chosen in the form (not the one mapped for the API). */
export function conversionOf({ props: { lead, form, events }, values }: Sent): SiteEvent {
  const { car } = lead
  const chosen = String(values.category ?? form.category)
  const id = leadEventId({ category: chosen, isTestDrive: form.name === 'test-drive', car }, events)
  return {
    name: 'generate_lead',
    id,
    facts: { form: form.name, ...(car ? { car_id: car.id, car_type: car.car_type } : {}) },
  }
}
