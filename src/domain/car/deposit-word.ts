import type { LocalePolicy } from '../text/locale.ts'

/** What a borrower pays at once: in America a deposit is what holds a car. */
export const depositWord = ({ locale }: Pick<LocalePolicy, 'locale'>): string =>
  locale === 'en-US' ? 'down payment' : 'deposit'
