import type { LocalePolicy } from '../text/locale.ts'

/** The word for a loan's upfront payment. "down payment" in the US, where a deposit is what holds a car. */
export const depositWord = ({ locale }: Pick<LocalePolicy, 'locale'>): string =>
  locale === 'en-US' ? 'down payment' : 'deposit'
