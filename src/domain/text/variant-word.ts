import type { LocalePolicy } from './locale.ts'

/** What a version of a model is called: in America a trim. */
export const variantWord = ({ locale }: Pick<LocalePolicy, 'locale'>): string =>
  locale === 'en-US' ? 'Trim' : 'Variant'
