import type { Locale, LocalePolicy } from '#domain/text/locale.ts'

/** The locale of the page. */
export const pageLocale = (): Pick<LocalePolicy, 'locale'> => ({ locale: document.documentElement.lang as Locale })
