import type { LocalePolicy } from './locale.ts'

/** What the number behind a town is called. */
export const postcodeWord = ({ locale }: Pick<LocalePolicy, 'locale'>): string =>
  locale === 'en-US' ? 'ZIP code' : 'postcode'
