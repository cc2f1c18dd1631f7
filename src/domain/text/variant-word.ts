import type { LocalePolicy } from './locale.ts'

/** The word for a model's variant: "Trim" in the US. */
export const variantWord = ({ locale }: Pick<LocalePolicy, 'locale'>): string =>
  locale === 'en-US' ? 'Trim' : 'Variant'
