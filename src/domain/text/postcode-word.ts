import type { LocalePolicy } from './locale.ts'

/** The word for a postcode in the site's country. */
export const postcodeWord = ({ locale }: Pick<LocalePolicy, 'locale'>): string =>
  locale === 'en-US' ? 'ZIP code' : 'postcode'
