import { orderFields, type PaymentOrder, type PaymentOutcome, type PaymentProvider } from '#domain/payment/provider.ts'

type Hosted = Extract<PaymentProvider, { kind: 'hosted' }>
type Embedded = Extract<PaymentProvider, { kind: 'embedded' }>

/** Navigates to the provider's page, with the order in a POST body and not in the address. */
export function redirectToProvider(provider: Hosted, order: PaymentOrder, page: Document = document): void {
  const form = page.createElement('form')
  form.method = 'post'
  form.action = provider.page
  form.hidden = true
  for (const [name, value] of Object.entries(orderFields(order, provider))) {
    form.append(Object.assign(page.createElement('input'), { type: 'hidden', name, value }))
  }
  page.body.append(form)
  form.submit()
}

const eventNames = { paid: 'payment-paid', failed: 'payment-failed', cancelled: 'payment-cancelled' } as const

/** Mounts the provider's element and listens for its outcome. Returns the function that removes it. */
export function mountElement(
  place: HTMLElement,
  provider: Embedded,
  order: PaymentOrder,
  ended: (outcome: PaymentOutcome) => void,
): () => void {
  const element = place.ownerDocument.createElement(provider.element)
  for (const [name, value] of Object.entries(orderFields(order, provider))) element.setAttribute(name, value)
  for (const outcome of ['paid', 'failed', 'cancelled'] as const)
    element.addEventListener(provider.events[outcome] ?? eventNames[outcome], () => ended(outcome), { once: true })
  place.replaceChildren(element)
  return () => element.remove()
}
