import { offerEnd } from '#domain/car/finance.ts'
import type { Locale } from '#domain/text/locale.ts'

// The end of an offer by the build's rule: a prebuilt page is up to a day old.
for (const text of document.querySelectorAll<HTMLElement>('[data-offer-end]')) {
  // The build wrote the dealer's locale and time zone here.
  const { locale, timeZone = '' } = text.dataset
  text.textContent = `Offer valid until ${offerEnd(new Date(), { locale: locale as Locale, timeZone, currency: '' })}.`
}
