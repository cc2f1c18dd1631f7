import { offerEnd } from '#domain/car/finance.ts'
import type { Locale } from '#domain/text/locale.ts'

/** Recalculates what depends on the day, by the build's rules: a prebuilt page is up to a day old. */
function refresh(now: Date): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-until]'))
    badge.hidden = Date.parse(badge.dataset.until ?? '') < now.getTime()
  for (const text of document.querySelectorAll<HTMLElement>('[data-offer-end]')) {
    const { locale, timeZone } = text.dataset
    if (!timeZone) continue
    // The build wrote the dealer's locale here.
    const end = offerEnd(now, { locale: locale as Locale, timeZone, currency: '' })
    text.textContent = `Offer valid until ${end}.`
  }
}

refresh(new Date())
